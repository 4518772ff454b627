import { ordersOf } from '@senluna/games/lottery/rules/families/vn/reversed.ts'

/**
 * The prizes whose last digits a Vietnamese bet type compares, where it isn't all of them. Proven
 * against the rules in its test. `g4#0` is the first number of the fourth prize alone.
 */
const AMONG: Readonly<Record<string, readonly string[]>> = {
  DE_DB: ['db'],
  C3_DB: ['db'],
  C4_DB: ['db'],
  DE_G1: ['g1'],
  C3_G1: ['g1'],
  DE_G7: ['g7'],
  BAO8: ['g7', 'g6', 'db'],
  BAO7: ['g8', 'g7', 'g6', 'g5', 'db'],
  B7L3: ['g7', 'g6', 'g5', 'g4#0', 'db'],
  B8L3: ['g7', 'g6', 'g5', 'g4#0', 'g4#1', 'db'],
  DE_DAU: ['g8'],
  DE_DAU_DUOI: ['g8', 'db'],
}

/** By region: the third of the North from the sixth prize, of the others from the seventh. */
const THIRD: Readonly<Record<string, readonly string[]>> = { C3_DAU: [], C3_DAU_DUOI: ['db'] }

/** Plays that compare something else of one prize than the ends of its numbers. */
const ONE_PRIZE: Readonly<Record<string, string>> = {
  DAU: 'db',
  DUOI: 'db',
  TX_DB: 'db',
  CL_DB: 'db',
  TONG_DB: 'db',
  TONG_TX: 'db',
  TONG_CL: 'db',
  DE_DAU_DB: 'db',
  DE_DAU_G1: 'g1',
}

/** Plays on first digits have nothing to light at the end of a number. */
const BY_FIRST: ReadonlySet<string> = new Set(['LO2_DAU', 'DE_DAU_DB', 'DE_DAU_G1'])

/** Whether a Vietnamese bet type compares the first two digits of a number. */
export const isFirstDigits = (betType: string): boolean => BY_FIRST.has(betType)

/**
 * How numbers of one's own are looked for in a result: `58` in every prize, `db:58` in the special
 * one, all of its orders where the type is bet on them. Nothing of what isn't a number of two to
 * four digits.
 */
export function ownMarks(profile: string, betType: string, numbers: readonly unknown[]): string[] {
  if (isFirstDigits(betType)) return []
  const base = betType.replace(/_DAO$/, '')
  const among = amongOf(profile, base)
  return numbers
    .filter((number): number is string => typeof number === 'string' && /^\d{2,4}$/.test(number))
    .flatMap((number) => (base === betType ? [number] : ordersOf(number)))
    .flatMap((number) => among?.map((prize) => `${prize}:${number}`) ?? [number])
}

function amongOf(profile: string, base: string): readonly string[] | undefined {
  const third = THIRD[base] && [profile === 'VN_N' ? 'g6' : 'g7', ...THIRD[base]]
  return AMONG[base] ?? third
}

/** The prizes that a Vietnamese bet type looks at; undefined where it looks at all of them. */
export function prizesOf(profile: string, betType: string): ReadonlySet<string> | undefined {
  const own = ONE_PRIZE[betType]
  const among = own === undefined ? amongOf(profile, betType.replace(/_DAO$/, '')) : [own]
  return among && new Set(among.map((prize) => prize.replace(/#.*$/, '')))
}

/**
 * How many of a number's last digits are one's own; undefined for none. `place` is its place in its
 * prize.
 */
export const ownDigits = (own: ReadonlySet<string>, prize: string, number: string, place: number): number | undefined =>
  [4, 3, 2].find((digits) => {
    const end = number.slice(-digits)
    return (
      number.length >= digits && (own.has(end) || own.has(`${prize}:${end}`) || own.has(`${prize}#${place}:${end}`))
    )
  })
