import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { resultStats } from '@senluna/contract/lottery/results.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { pastResults, type PastResults } from '@senluna/games/lottery/rules/history/past-results.ts'
import type { NumberPast } from '@senluna/games/lottery/rules/history/numbers.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { PerDraw } from '../reading/per-draw.ts'
import { lastOf, type PastRow } from './store.ts'

type Stats = ReplyOf<typeof resultStats>

const DEFAULT_DRAWS = 60
const MOST_SPECIALS = 30

const kept = new WeakMap<Lottery, PerDraw<Stats>>()

/**
 * What came of the last draws of a traditional lottery; worked out once a draw for all who ask.
 * Refuses SYS_NOT_FOUND for any other game.
 */
export async function statsOfResults(
  lottery: Lottery,
  code: string,
  draws: number | undefined,
  now: Instant,
): Promise<Stats> {
  const game = lottery.games.find(code)
  // Those of the calendar: fast draws have statistics on their boards.
  if (game?.family !== 'VN' || game.clock.kind !== 'CALENDAR' || game.stations) throw new Refusal('SYS_NOT_FOUND')
  const { zone } = game.clock
  const known = kept.get(lottery) ?? new PerDraw<Stats>()
  kept.set(lottery, known)
  const query = queryOf(lottery.db)
  const window = draws ?? DEFAULT_DRAWS
  return known.of(query, game, { draws: window, now }, async () =>
    replyOf(code, await lastOf(query, { game: code, draws: window, zone }, now)),
  )
}

function replyOf(gameCode: string, rows: readonly PastRow[]): Stats {
  const { draws, numbers, special, pairs, bridges } = pastResults(rows.map(({ result }) => result))
  const [from, to] = [rows[0]?.day, rows.at(-1)?.day]
  return {
    gameCode,
    draws,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    demonstration: rows.some(({ source }) => source === 'DEMONSTRATION'),
    numbers: copied(numbers),
    special: { heads: copied(special.heads), tails: copied(special.tails), sums: copied(special.sums) },
    specials: rows
      .slice(-MOST_SPECIALS)
      .toReversed()
      .map(({ day, drawNumber, result }) => ({ day, drawNumber, number: result.db?.[0] ?? '' })),
    pairs: pairs.map((pair) => ({ ...pair })),
    bridges: { EXACT: shown(bridges.EXACT), EITHER: shown(bridges.EITHER) },
  }
}

const copied = (numbers: readonly NumberPast[]) => numbers.map((number) => ({ ...number }))

const shown = ({ tried, held, longest }: PastResults['bridges']['EXACT']) => ({
  tried,
  held: [...held],
  longest: longest.map((bridge) => ({ ...bridge })),
})
