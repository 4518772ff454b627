import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from './money.ts'

/** What a round brought, for who listens: no win unless it is more than the player staked. */
export function paidText(round: Pick<Round, 'stake' | 'payout' | 'free'>, write: MoneyWriter): string | undefined {
  const [stake, payout] = [BigInt(round.stake), BigInt(round.payout)]
  if (payout === 0n) return undefined
  return text(payout > stake || round.free ? 'game.say.win' : 'game.say.back', { amount: write.plain(payout) })
}
