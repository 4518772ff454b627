import type { Odds } from '@senluna/kit/money.ts'

/** A number and its odds as they are. */
export interface FallenNumber {
  at: string
  milli: Record<string, Odds>
}

/** What a refused order says besides its code, each where the server knows it. */
export interface RefusedOrder {
  /** Which of its tickets. */
  ticket?: number
  /** Which number. */
  at?: string
  /** Money of a unit that a full number still takes. */
  availableUnit?: string
  /** The odds as they are: of `at`, or of the whole bet type. */
  milli?: Record<string, Odds>
  /** All numbers of the ticket whose odds fell. */
  fallen?: readonly FallenNumber[]
  /** What the player can still win of the draw. */
  left?: string
  /** The most money of a unit. */
  mostUnit?: string
  /** The most that agents above the player allow. */
  lineMost?: string
  /** How many numbers the bet type takes. */
  least?: number
  most?: number
}

/** The rest of a refusal, as far as it is there and can be read. */
export function detailOf(value: unknown): RefusedOrder {
  if (typeof value !== 'object' || value === null) return {}
  const said = new Map<string, unknown>(Object.entries(value))
  const milli = said.get('milli')
  return {
    ...counts(said, 'ticket', 'least', 'most'),
    ...amounts(said, 'availableUnit', 'left', 'mostUnit', 'lineMost'),
    ...texts(said, 'at'),
    ...(isOdds(milli) ? { milli } : {}),
    ...fallenIn(said.get('fallen')),
  }
}

type Said = ReadonlyMap<string, unknown>
const picked = <Name extends string, Value>(
  said: Said,
  names: readonly Name[],
  is: (value: unknown) => value is Value,
): Partial<Record<Name, Value>> =>
  Object.fromEntries(names.flatMap((name) => (is(said.get(name)) ? [[name, said.get(name)]] : []))) as Partial<
    Record<Name, Value>
  >

const counts = <Name extends string>(said: Said, ...names: readonly Name[]) =>
  picked(said, names, (value): value is number => Number.isSafeInteger(value))

const amounts = <Name extends string>(said: Said, ...names: readonly Name[]) =>
  picked(said, names, (value): value is string => typeof value === 'string' && /^\d{1,19}$/.test(value))

const texts = <Name extends string>(said: Said, ...names: readonly Name[]) =>
  picked(said, names, (value): value is string => typeof value === 'string')

function fallenIn(value: unknown): Pick<RefusedOrder, 'fallen'> {
  if (!Array.isArray(value)) return {}
  const fallen = value.flatMap((entry: unknown): FallenNumber[] => {
    const { at, milli } = detailOf(entry)
    return at !== undefined && milli ? [{ at, milli }] : []
  })
  return fallen.length > 0 ? { fallen } : {}
}

const isOdds = (value: unknown): value is Record<string, Odds> =>
  typeof value === 'object' && value !== null && Object.values(value).every((odds) => typeof odds === 'number')
