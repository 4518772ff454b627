/**
 * What players call games besides their names, folded: short words, other spellings, what a game is
 * known as. By the game's id; a game has those of all that fit.
 */
const KNOWN_AS: readonly (readonly [id: RegExp, words: string])[] = [
  [/^VN_/, 'xo so xs lo de lode so de vnlottery'],
  [/^VN_N$/, 'xsmb xstd mb kqxsmb ha noi mien bac'],
  [/^VN_FAST_N_/, 'mien bac nhanh'],
  [/^VN_C_/, 'xsmt mt kqxsmt mien trung'],
  [/^VN_S_/, 'xsmn mn kqxsmn mien nam'],
  [/^VN_FAST_S_/, 'mien nam nhanh'],
  [/^VL_/, 'vietlot xs'],
  [/^K3/, 'tai xiu tx taixiu sic bo sicbo xuc xac 3 xi ngau'],
  [/^SSC/, 'xo so nhanh xs'],
  [/^PK10/, 'dua xe dx racing'],
  [/^PC28/, 'xo so 28 canada 28'],
  [/^11X5|^X115|^115/, '11x5 11 chon 5'],
  [/^LHC/, 'luc hop thai mark six mark6'],
  [/KENO/, 'keno kn'],
]

/** The same of a whole category, by its type. */
const TYPE_KNOWN_AS: Readonly<Record<string, string>> = {
  RNG: 'no hu slot slots quay hu',
  FISH: 'ban ca',
  LIVE: 'song bai casino',
  PVP: 'game bai danh bai',
}

/**
 * What a game is known as besides its name, which is given folded: a station by `xs` and its first
 * letters.
 */
export function knownAs(gameId: string, folded = '', type = ''): string {
  const own = KNOWN_AS.filter(([id]) => id.test(gameId)).map(([, words]) => words)
  const station = /^VN_[CS]_/.test(gameId) ? [`xs${initialsOf(folded.replace(/^tp /, ''))}`] : []
  return [...own, ...station, TYPE_KNOWN_AS[type] ?? ''].join(' ').trim()
}

/** The first letters of folded words. */
export const initialsOf = (folded: string): string =>
  folded
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')

/** What is typed short, and what it stands for. */
const SHORT: Readonly<Record<string, string>> = {
  bc: 'bau cua',
  bcr: 'baccarat',
  bac: 'baccarat',
  bca: 'ban ca',
  nh: 'no hu',
  tl: 'tien len',
  tlmn: 'tien len',
  rl: 'roulette',
  tx: 'tai xiu',
  xd: 'xoc dia',
  xt: 'xi to',
}

/** What was typed, and what it may stand for. */
export const meanings = (folded: string): readonly string[] =>
  Object.hasOwn(SHORT, folded) ? [folded, SHORT[folded]!] : [folded]

/**
 * Whether two words differ by one slip of a finger at most: a letter too many, too few, another, or
 * two that changed places.
 */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && from < b.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
