import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { POINT } from '../slip/slip.ts'

type Bet = Pick<LotteryTicket, 'gameCode' | 'lines' | 'unit' | 'multiple'>

/**
 * What the stake of a ticket was made of: its lines, the points or the money of each unit, and how
 * many times it was bought.
 */
export function madeOf({ gameCode, lines, unit, multiple }: Bet, currency: Parameters<typeof moneyText>[1]): string {
  // A ticket's unit has its multiple in it.
  const once = BigInt(unit) / BigInt(multiple)
  const isByPoints = gameCode.startsWith('VN_') && once % POINT === 0n
  return [
    text('lottery.play.lines', { count: lines }),
    isByPoints
      ? text('lottery.play.entry.points', { points: Number(once / POINT) })
      : text('lottery.play.unitEach', { money: moneyText(once.toString(), currency) }),
    ...(multiple > 1 ? [`×${multiple}`] : []),
  ].join(' · ')
}
