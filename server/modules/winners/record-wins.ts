import type { Id } from '@senluna/kit/ids.ts'
import { createHmac } from 'node:crypto'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { largeWinsAmong, type LargeWin } from '../wagers/index.ts'
import type { Winners } from './winners.ts'
import { putWins, type ReportedWager, takeAway } from './win-store.ts'

const SOONEST_MS = MINUTE
const LATEST_MS = 10 * MINUTE

/**
 * Keeps the large wins among what was settled, for the board.
 *
 * Looks at each wager as it stands: a correction changes its win, a cancellation takes it away, and
 * a repeated report changes nothing. Cost: a look-up by key for those wagers that may be large,
 * see `LastBalances`.
 */
export async function recordWins(
  winners: Winners,
  tx: Tx,
  reported: readonly ReportedWager[],
  now: Instant,
): Promise<void> {
  for (const [merchantCode, wagers] of Map.groupBy(reported, (wager) => wager.merchantCode)) {
    const currency = winners.currencyOf(merchantCode)
    const least = await winners.leastOf(merchantCode, now)
    const asked = wagers.filter(
      ({ memberId, after }) => !after || winners.balances.mayHaveWon({ memberId, ...after }, least),
    )
    const found = await largeWinsAmong(tx, asked, least)
    const large = new Map(found.filter((win) => win.currency === currency).map((win) => [keyOf(win), win]))
    await keep(winners, tx, wagers, large)
    await takeAway(
      tx,
      wagers.filter((wager) => !wager.after && !large.has(keyOf(wager))),
    )
  }
}

const keyOf = ({ memberId, wagerId }: Pick<ReportedWager, 'memberId' | 'wagerId'>) => `${memberId}/${wagerId}`

async function keep(
  winners: Winners,
  tx: Tx,
  wagers: readonly ReportedWager[],
  large: ReadonlyMap<string, LargeWin>,
): Promise<void> {
  const rows = new Map<string, object>()
  for (const wager of wagers) {
    const win = large.get(keyOf(wager))
    if (!win) continue
    const { stake, winnings, vendor } = win
    const shownAt = new Date(win.settledAt.getTime() + delayOf(winners.secret, win.wagerId)).toISOString()
    const { after: _, ...facts } = wager
    rows.set(keyOf(wager), { ...facts, vendor, stake: String(stake), winnings: String(winnings), shownAt })
  }
  if (rows.size === 0) return
  await putWins(tx, rows)
}

/** One to ten minutes, always the same for a wager, and nobody without the secret can say which. */
export const delayOf = (secret: Buffer, wagerId: Id<'wager'>): number =>
  SOONEST_MS + (createHmac('sha256', secret).update(wagerId).digest().readUIntBE(0, 6) % (LATEST_MS - SOONEST_MS + 1))
