import type { Brand } from '@senluna/kit/brand.ts'
import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import { addSums, roundSums, type RtpSums } from '@senluna/kit/games/rtp-control.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { playedRounds } from '../rounds/index.ts'
import { addToDays, type DayKey } from './day-store.ts'
import { isCounted, theoryFor } from './games.ts'

/**
 * Adds rounds to their days, in the transaction that takes their events: each counts once. The day
 * is that of the brand's clock on which it was settled.
 */
export async function countRounds(tx: Tx, brands: readonly Brand[], settled: readonly WagerMoved[]): Promise<void> {
  const wagers = settled.filter(({ gameId }) => isCounted(gameId))
  const zones = new Map<string, string>(brands.map(({ merchantCode, timeZone }) => [merchantCode, timeZone]))
  const events = new Map(wagers.map((wager) => [wager.wagerId, wager]))
  const sums = new Map<string, { key: DayKey; sums: RtpSums }>()
  for (const round of await playedRounds(tx, wagers)) {
    const event = events.get(round.wagerId)
    const zone = event && zones.get(event.merchantCode)
    const theory = theoryFor(round.game, round.choice)
    if (!event || zone === undefined || !theory) continue
    const key: DayKey = {
      merchantCode: event.merchantCode,
      day: businessDate(event.at, zone),
      game: round.game,
      mode: theory.mode,
      currency: round.currency,
    }
    const name = Object.values(key).join(' ')
    const own = roundSums(round, theory)
    const before = sums.get(name)
    sums.set(name, { key, sums: before ? addSums(before.sums, own) : own })
  }
  await addToDays(tx, [...sums.values()])
}
