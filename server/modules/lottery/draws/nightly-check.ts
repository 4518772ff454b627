import { Gauge, type Registry } from 'prom-client'
import { DAY, iso, later, type Instant } from '@senluna/kit/time.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { examine, type Verdict } from './randomness/randomness.ts'
import { resultsAfter } from './queries/results.ts'

/**
 * So far back it looks, and so unlikely a game's draws must be in fair ones for people to be
 * called.
 */
const WINDOW = 30 * DAY
const ALARM = 0.0001
const PAGE = 5_000

/** The figure that tells how random each game's draws look. */
export const randomnessFigure = (registry: Registry): Gauge<'game'> =>
  new Gauge({
    name: 'senluna_lottery_randomness_p',
    help: 'How likely draws as strange as the last thirty days of a game are when they are fair.',
    labelNames: ['game'],
    registers: [registry],
  })

/**
 * Looks at the draws of the last thirty days of every game that is drawn by us: whether the values
 * at each place are even and whether a draw follows from the one before. What fair draws would
 * hardly come to is an error in the log, and every game's figure a metric. Source: docs/lottery.md,
 * "How a draw is made".
 */
export async function checkDraws(
  lottery: Pick<Lottery, 'db' | 'log'>,
  randomness: Gauge<'game'>,
  now: Instant,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const game of GAMES.values()) {
    if (game.source !== 'SELF') continue
    await attempt(lottery.log, 'the draws of a game could not be examined', { game: game.code }, async () => {
      const verdict = await verdictOf(lottery, game.code, game.profile, now)
      if (verdict?.p === undefined) return
      verdicts.set(game.code, verdict)
      randomness.labels(game.code).set(verdict.p)
      if (verdict.p < ALARM)
        lottery.log.error({ game: game.code, ...verdict }, 'draws of the lottery do not look random')
    })
  }
  return verdicts
}

async function verdictOf(
  { db }: Pick<Lottery, 'db'>,
  game: string,
  profile: string,
  now: Instant,
): Promise<Verdict | undefined> {
  const examined = examine(profile)
  if (!examined) return undefined
  const query = queryOf(db)
  let after: [string, number] = [iso(later(now, -WINDOW)), 0]
  for (;;) {
    const rows = await resultsAfter(query, game, after, PAGE)
    for (const { result } of rows) examined.add(result)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return examined.verdict()
    after = [last.draw_at.toISOString(), last.no]
  }
}
