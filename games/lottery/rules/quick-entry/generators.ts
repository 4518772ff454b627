/** The hundred two-digit numbers. */
const ALL = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

const head = (number: string) => Number(number[0])
const tail = (number: string) => Number(number[1])

const where = (keeps: (a: number, b: number) => boolean): readonly string[] =>
  ALL.filter((number) => keeps(head(number), tail(number)))

const even = (digit: number) => digit % 2 === 0

/** Lists that need nothing said. Words as spoken; source: docs/lottery.md, "Quick entry". */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
  kep: where((a, b) => a === b),
  'kep bang': where((a, b) => a === b),
  'kep lech': where((a, b) => Math.abs(a - b) === 5),
  'sat kep': where((a, b) => Math.abs(a - b) === 1),
  'chan chan': where((a, b) => even(a) && even(b)),
  'chan le': where((a, b) => even(a) && !even(b)),
  'le chan': where((a, b) => !even(a) && even(b)),
  'le le': where((a, b) => !even(a) && !even(b)),
  chan: where((_, b) => even(b)),
  le: where((_, b) => !even(b)),
  tai: where((a) => a >= 5),
  xiu: where((a) => a < 5),
  'dau chan': where((a) => even(a)),
  'dau le': where((a) => !even(a)),
  'duoi chan': where((_, b) => even(b)),
  'duoi le': where((_, b) => !even(b)),
  'tong chan': where((a, b) => even(a + b)),
  'tong le': where((a, b) => !even(a + b)),
}

/** Lists made of one digit each: `tổng` counts the last digit of the sum. */
export const BY_DIGIT: Readonly<Record<string, (digit: number) => readonly string[]>> = {
  dau: (digit) => where((a) => a === digit),
  duoi: (digit) => where((_, b) => b === digit),
  tong: (digit) => where((a, b) => (a + b) % 10 === digit),
}

/**
 * The numbers from one to another, both included; undefined when they aren't of one width and
 * rising.
 */
export function range(from: string, to: string): readonly string[] | undefined {
  if (from.length !== to.length || from.length > 4 || from >= to) return undefined
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) =>
    String(Number(from) + step).padStart(from.length, '0'),
  )
}

/**
 * The twelve animals in their order, by the names players use: 00 is the rat's, 01 the buffalo's,
 * and so round.
 */
const ANIMALS: readonly (readonly string[])[] = [
  ['chuot'],
  ['suu', 'trau'],
  ['dan', 'ho', 'cop'],
  ['mao', 'meo'],
  ['thin', 'rong'],
  ['ran'],
  ['ngo', 'ngua'],
  ['mui', 'de'],
  ['than', 'khi'],
  ['dau', 'ga'],
  ['tuat', 'cho'],
  ['hoi', 'heo', 'lon'],
]

const RAT = 0
const SNAKE = 5

/** The numbers of an animal. UNCLEAR: Tý and Tỵ are the same word without their marks. */
export function numbersOfAnimal(plain: string, own: string): readonly string[] | 'UNCLEAR' | undefined {
  if (plain === 'ty' || plain === 'ti') {
    const marked = own.normalize('NFC').toLowerCase()
    if (/[ýí]/.test(marked)) return numbersAt(RAT)
    return /[ỵị]/.test(marked) ? numbersAt(SNAKE) : 'UNCLEAR'
  }
  const place = ANIMALS.findIndex((names) => names.includes(plain))
  return place < 0 ? undefined : numbersAt(place)
}

const numbersAt = (place: number) => ALL.filter((_, value) => value % ANIMALS.length === place)
