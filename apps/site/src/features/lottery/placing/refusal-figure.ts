import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import type { RefusedOrder } from './refused-order.ts'
import { isByPoints, oddsRange, POINT, type LineReading } from '../slip/slip.ts'

type Currency = Parameters<typeof moneyText>[1]

/**
 * The figures of a refused order, in sentences: which numbers, the odds, what is left, the least
 * and the most; in points where all its bets count in points.
 */
export function orderFigures(said: RefusedOrder, currency: Currency, byPoints = false): string {
  const { availableUnit, left, mostUnit, lineMost, least, most } = said
  const step = byPoints ? POINT : undefined
  return [
    ...oddsTexts(said),
    availableUnit === undefined ? '' : unitText(BigInt(availableUnit), 'left', step, currency),
    left === undefined ? '' : text('lottery.play.leftPayout', { money: moneyText(left, currency) }),
    mostUnit === undefined ? '' : unitText(BigInt(mostUnit), 'most', step, currency),
    lineMost === undefined ? '' : text('lottery.play.lineMost', { money: moneyText(lineMost, currency) }),
    countText(least, most),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Which numbers, and what they pay now: those with the same odds together. */
function oddsTexts({ at, milli, fallen = [] }: RefusedOrder): string[] {
  const all = fallen.length > 0 ? fallen : [{ at, milli }]
  const byOdds = Map.groupBy(all, ({ milli }) => (milli ? (oddsRange({ by: 'ODDS', milli }) ?? '') : ''))
  return [...byOdds].flatMap(([odds, group]) => {
    const numbers = group.flatMap(({ at: number }) => number ?? [])
    return [
      numbers.length === 0 ? '' : text('lottery.play.isAt', { number: numbers.join(', ') }),
      odds === '' ? '' : text('lottery.play.oddsNow', { odds }),
    ]
  })
}

/**
 * So much a unit, in points where a `step` is one and it comes to some; nothing left is said as
 * such.
 */
function unitText(unit: bigint, how: 'left' | 'most', step: bigint | undefined, currency: Currency): string {
  if (how === 'left' && unit === 0n) return text('lottery.play.full')
  const points = step === undefined ? 0 : Number(unit / step)
  if (points > 0) return text(`lottery.play.${how}Points`, { count: points })
  return text(`lottery.play.${how}Unit`, { money: moneyText(unit.toString(), currency) })
}

function countText(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return ''
  if (most === undefined) return text('lottery.play.takesLeast', { least })
  return least === most ? text('lottery.play.takesCount', { least }) : text('lottery.play.takesRange', { least, most })
}

/**
 * How much a line may be at most, where that is why it can't be bet: in points where it counts in
 * points.
 */
export function lineFigure({ line, refusal, mostUnit }: LineReading, currency: Currency): string {
  if (mostUnit === undefined) return ''
  const how = refusal === 'LOT_E_LIMIT_EXPOSURE' ? 'left' : 'most'
  return unitText(mostUnit, how, isByPoints(line) ? line.unit : undefined, currency)
}
