import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/format.ts'
import type { RefusedOrder } from './refused-order.ts'
import { isByPoints, oddsRange, type LineReading } from './slip.ts'

type Currency = Parameters<typeof moneyText>[1]

/** The figures of a refused order, in sentences: which number, the odds, what is left, the least and the most. */
export function orderFigures(
  { at, milli, availableUnit, left, mostUnit, least, most }: RefusedOrder,
  currency: Currency,
): string {
  const money = (digits: string) => ({ money: moneyText(digits, currency) })
  return [
    at === undefined ? '' : text('lottery.play.isAt', { number: at }),
    milli ? text('lottery.play.oddsNow', { odds: oddsRange({ by: 'ODDS', milli }) ?? '' }) : '',
    availableUnit === undefined ? '' : text('lottery.play.leftUnit', money(availableUnit)),
    left === undefined ? '' : text('lottery.play.leftPayout', money(left)),
    mostUnit === undefined ? '' : text('lottery.play.mostUnit', money(mostUnit)),
    countText(least, most),
  ]
    .filter(Boolean)
    .join(' ')
}

function countText(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return ''
  if (most === undefined) return text('lottery.play.takesLeast', { least })
  return least === most ? text('lottery.play.takesCount', { least }) : text('lottery.play.takesRange', { least, most })
}

/** How much a line may be at most, where that is why it can't be bet: in points where it counts in points. */
export function lineFigure({ line, refusal, mostUnit }: LineReading, currency: Currency): string {
  if (mostUnit === undefined) return ''
  const isFull = refusal === 'LOT_E_LIMIT_EXPOSURE'
  const points = Number(mostUnit / line.unit)
  if (isByPoints(line) && points > 0)
    return text(isFull ? 'lottery.play.leftPoints' : 'lottery.play.mostPoints', { count: points })
  const money = moneyText(mostUnit.toString(), currency)
  return text(isFull ? 'lottery.play.leftUnit' : 'lottery.play.mostUnit', { money })
}
