import { recentlyUsed } from '../../../platform/recently-used.ts'

/** Why a text can't be said in a room. */
export type TextFault = 'link' | 'phone' | 'account'

/** Letters of other scripts that look like Latin ones, and what stands for letters in disguises. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  в: 'b',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  г: 'r',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  τ: 't',
  υ: 'u',
  κ: 'k',
  ι: 'i',
  χ: 'x',
  η: 'n',
  β: 'b',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '。': '.',
  '．': '.',
  '｡': '.',
  '·': '.',
  '•': '.',
  '‧': '.',
}

/** What letters stand for in disguised words, and the other way round in disguised numbers. */
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}
const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/**
 * A text without marks, in small Latin letters and digits as far as they look like such; invisible
 * letters are gone.
 */
export function plainLook(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (letter) => (/\s/.test(letter) ? ' ' : ''))
    .toLowerCase()
  return Array.from(folded, (letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** The value of a digit of any script: each script's ten stand in a row, zero first. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!
  if (code < 128) return Number(digit)
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** Endings that are no words of their own: found also with spaces around the dot. */
const SURE = 'com|net|org|info|biz|vn|xyz|asia|icu'
/** Endings that a sentence may begin with after its dot: only right after it. */
const WORDS = 'club|vip|app|site|online|shop|casino|link|tv|cc|gg|ly|cn|jp|tw|hk|ru|eu|uk|io|bet'
const DOT = String.raw`(?:\.|,|\(\s*\.?\s*\)|\[\s*\.?\s*\]|\(\s*dot\s*\)|\[\s*dot\s*\])`
const AFTER = String.raw`(?=$|[\s/:?!)"'.,])`
const LINK = [
  /(?:https?|hxxps?|ftp|tg|zalo):\s*\/\s*\//,
  /\bwww\s*[.,]\s*\w/,
  // A name, a dot however it is written, an ending.
  new RegExp(String.raw`[a-z0-9-]{2,}\s*${DOT}\s*(?:${SURE})${AFTER}`),
  new RegExp(String.raw`[a-z0-9-]{2,}\.(?:${WORDS})${AFTER}`),
  new RegExp(String.raw`[a-z0-9-]{2,}\s+(?:dot|cham)\s+(?:${SURE})\b`),
  /\b[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S/,
]

/**
 * Nine digits or more, with whatever stands between them; a round amount in groups of three is
 * none.
 */
const NUMBER = /\+?\d(?:[\s.,()_*~/|-]*\d){8,}/g
const AMOUNT = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/

/** A handle, or a messenger's name with one after it. */
const HANDLE = /(?:^|[\s(])@[a-z0-9_.]{3,}/
const MESSENGER =
  /\b(?:zalo|telegram|tele|viber|whats\s?app|we\s?chat|skype|insta(?:gram)?|facebook|fb|tiktok)\b\s*(?:id|la|:|=|-|>|@)*\s*[a-z0-9_.]*\d[a-z0-9_.]*/
/** What account names look like: letters and digits in one word. */
const ACCOUNT = /^(?=.*[a-z])(?=.*\d.*\d)[a-z][a-z0-9_]{5,}$/

/**
 * What is wrong with a text for a room; undefined for nothing.
 *
 * Whether an account of a name exists is not looked at, since the answer would tell it: what looks
 * like one is refused. `own` is the writer's account name.
 */
export function textFault(text: string, own: string): TextFault | undefined {
  // A handle's sign is a letter in disguise elsewhere.
  if (HANDLE.test(text.normalize('NFKC').toLowerCase())) return 'account'
  const plain = plainLook(text)
  if (LINK.some((pattern) => pattern.test(plain))) return 'link'
  if (hasPhone(plain)) return 'phone'
  if (MESSENGER.test(plain)) return 'account'
  const words = plain.split(/[^a-z0-9_]+/)
  if (words.some((word) => ACCOUNT.test(word) || word === own)) return 'account'
  return undefined
}

function hasPhone(plain: string): boolean {
  const isPhone = (found: string) => !(AMOUNT.test(found.trim()) && found.trim().endsWith('000'))
  // Letters that stand for digits count only among digits.
  const digits = plain.replace(/(?<=\d[\s.-]*)[oil](?=[\s.-]*\d)/g, (letter) => LETTER_DIGITS[letter] ?? letter)
  return (digits.match(NUMBER) ?? []).some(isPhone)
}

/** The word as the filter compares it: disguises undone, letters that are repeated once. */
const bareWord = (word: string): string =>
  plainLook(word)
    .replace(/\d/g, (digit) => DIGIT_LETTERS[digit] ?? '')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(.)\1+/gu, '$1')

/** More letters than this one phrase does not have. */
const LONGEST_RUN = 60

/** Two parts without repeated letters as one; the letter where they meet stands once. */
const joined = (run: string, part: string): string => {
  const first = part === '' ? '' : String.fromCodePoint(part.codePointAt(0)!)
  return first !== '' && run.endsWith(first) ? run + part.slice(first.length) : run + part
}

/** A list of words as texts are compared with it. */
interface BadWords {
  bad: ReadonlySet<string>
  /** Those that are found inside a longer word too, and how long these are. */
  parts: ReadonlySet<string>
  lengths: readonly number[]
}

/** A brand's list is the same until somebody changes it: it is read once. */
const read = recentlyUsed<string, BadWords>(100)

function readWords(words: readonly string[]): BadWords {
  const name = words.join('\n')
  const known = read.get(name)
  if (known) return known
  const bad = new Set(words.map(bareWord).filter((word) => word.length > 1))
  const parts = new Set([...bad].filter((word) => word.length > 3))
  const made = { bad, parts, lengths: [...new Set([...parts].map((word) => word.length))] }
  read.set(name, made)
  return made
}

const hasPart = (word: string, parts: ReadonlySet<string>, lengths: readonly number[]): boolean =>
  lengths.some((length) => {
    for (let from = 0; from + length <= word.length; from++) if (parts.has(word.slice(from, from + length))) return true
    return false
  })

/**
 * A text with the words of a list masked, however they are disguised; a phrase is found across
 * spaces.
 */
export function masked(text: string, words: readonly string[]): string {
  const { bad, lengths, parts: inside } = readWords(words)
  if (bad.size === 0) return text
  const parts = text.split(/(\s+)/)
  const bare = parts.map((part) => (/^\s+$/.test(part) ? '' : bareWord(part)))
  const hidden = new Set<number>()
  for (let from = 0; from < parts.length; from++) {
    if (bare[from] === '') continue
    let run = ''
    let last = from - 1
    let letters = 0
    for (let to = from; to < parts.length && letters <= LONGEST_RUN; to++) {
      letters += bare[to]!.length
      run = joined(run, bare[to]!)
      // A phrase or a word spelt out is the whole run; inside one word a long enough part will do.
      if (bad.has(run)) last = to
    }
    for (let at = from; at <= last; at++) hidden.add(at)
    if (hasPart(bare[from]!, inside, lengths)) hidden.add(from)
  }
  return parts.map((part, at) => (hidden.has(at) && bare[at] !== '' ? '***' : part)).join('')
}

/** A text as it is kept: one line without control or half letters. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cs}\p{Co}]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // Marks that turn the direction of what follows stay out: they would rearrange the page around
    // the message.
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
