import type { lotteryStats } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Result, ResultByPrize } from '@senluna/games/lottery/rules/draws/result.ts'
import { absentStreaks, cold, hot, longDragon } from '@senluna/games/lottery/rules/draws/statistics.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { PerDraw } from './per-draw.ts'
import { lastResults } from './queries/results.ts'

type Stats = ReplyOf<typeof lotteryStats>

/** What a draw of a profile is looked at by. */
interface Look {
  /** Everything that can fall, and what fell. */
  numbers: readonly string[]
  fallen(result: Result): readonly string[]
  /** What stood at each place, by the place's name. */
  places(result: Result): Readonly<Record<string, number | string>>
  /** From where on a place is big; places that aren't named have no sides. `push` is neither. */
  big: Readonly<Record<string, { from: number; push?: number }>>
}

const range = (from: number, to: number, width = 0) =>
  Array.from({ length: to - from + 1 }, (_, nth) => String(from + nth).padStart(width, '0'))

const listed = (result: Result): readonly number[] => (Array.isArray(result) ? (result as readonly number[]) : [])

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const named = (numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number, place) => [String(place + 1), number]))

/** Draws whose places mean something: digits, dice, cars. */
const placed = (from: number, to: number, big: Look['big'], withSum: boolean): Look => ({
  numbers: range(from, to),
  fallen: (result) => listed(result).map(String),
  places: (result) => ({ ...named(listed(result)), ...(withSum ? { sum: sum(listed(result)) } : {}) }),
  big,
})

const frequent = (count: number, from: number): Look['big'] =>
  Object.fromEntries(range(1, count).map((place) => [place, { from }]))

/** Draws of balls, looked at by what fell. */
const balls = (to: number, places: Look['places'], big: Look['big']): Look => ({
  numbers: range(1, to),
  fallen: (result) => listed(result).map(String),
  places,
  big,
})

const NO_PLACES: Readonly<Record<string, string>> = {}
const none: Look['places'] = () => NO_PLACES

/** Numbers by prize: two-digit tails of all of them; the first prize stands for the draw. */
const TAILS: Look = {
  numbers: range(0, 99, 2),
  fallen: (result) => numbersOf(result).map((number) => number.slice(-2)),
  places: (result) => {
    const [first] = numbersOf(result)
    return first === undefined ? NO_PLACES : { first: first.slice(-2) }
  },
  big: { first: { from: 50 } },
}

function numbersOf(result: Result): readonly string[] {
  if (Array.isArray(result)) return []
  return Object.values(result as ResultByPrize).flatMap((prize) => prize)
}

const D3 = placed(0, 9, { ...frequent(3, 5), sum: { from: 14 } }, true)

const LOOKS: Readonly<Record<string, Look>> = {
  D5: placed(0, 9, { ...frequent(5, 5), sum: { from: 23 } }, true),
  D3,
  PC28: D3,
  K3: placed(1, 6, { sum: { from: 11 } }, true),
  X115: placed(1, 11, { sum: { from: 31, push: 30 } }, true),
  PK10: placed(1, 10, frequent(10, 6), false),
  KENO: balls(80, (result) => ({ sum: sum(listed(result)) }), { sum: { from: 811, push: 810 } }),
  LHC: balls(49, (result) => ({ special: listed(result)[6] ?? 0 }), { special: { from: 25, push: 49 } }),
  VL_MEGA645: balls(45, none, {}),
  VL_POWER655: balls(55, none, {}),
  VL_KENO: balls(80, none, {}),
}

/** What came of some draws, newest first. */
export function statsOf(profile: string, results: readonly Result[]): Stats {
  const look = LOOKS[profile] ?? TAILS
  const history = results.toReversed()
  const fallen = history.map(look.fallen)
  const streaks = absentStreaks(fallen, look.numbers)
  const heat = new Map(hot(fallen).map((entry) => [entry.number, entry]))
  const places = history.map(look.places)
  return {
    draws: results.length,
    numbers: look.numbers.map((key) => ({
      key,
      hits: heat.get(key)?.hits ?? 0,
      draws: heat.get(key)?.draws ?? 0,
      absent: streaks.get(key) ?? 0,
    })),
    hot: [...heat.keys()].slice(0, MOST_NAMED),
    cold: cold(fallen, look.numbers)
      .slice(0, MOST_NAMED)
      .map(({ number }) => number),
    trend: namesOf(places).map((place) => ({
      place,
      values: places.toReversed().map((at) => String(at[place] ?? '')),
    })),
    runs: namesOf(places).flatMap((place) => runsAt(place, places, look.big[place])),
  }
}

const MOST_NAMED = 10

const namesOf = (places: readonly Readonly<Record<string, unknown>>[]) => Object.keys(places[0] ?? {})

/** The sides that have come in a row up to the last draw, twice at least. */
function runsAt(
  place: string,
  places: readonly Readonly<Record<string, number | string>>[],
  big: { from: number; push?: number } | undefined,
): Stats['runs'] {
  if (!big) return []
  const values = places.map((at) => Number(at[place]))
  const marks = [
    values.map((value) => (value === big.push ? undefined : value >= big.from ? 'BIG' : 'SMALL')),
    values.map((value) => (value === big.push ? undefined : value % 2 === 1 ? 'ODD' : 'EVEN')),
  ]
  return marks.flatMap((mark) => {
    const run = longDragon(mark, 2)
    return run ? [{ place, side: run.mark, length: run.length }] : []
  })
}

const DEFAULT_DRAWS = 100

const kept = new WeakMap<Lottery, PerDraw<Stats>>()

/** Statistics of a game's last draws. Worked out once for each draw that is settled. */
export async function statistics(
  lottery: Lottery,
  game: LotteryGame,
  count: number | undefined,
  now: Instant,
): Promise<Stats> {
  const known = kept.get(lottery) ?? new PerDraw<Stats>()
  kept.set(lottery, known)
  const query = queryOf(lottery.db)
  const draws = count ?? DEFAULT_DRAWS
  return known.of(query, game, { draws, now }, async () => {
    const rows = await lastResults(query, game.code, draws, now)
    return statsOf(
      game.profile,
      rows.map(({ result }) => result),
    )
  })
}
