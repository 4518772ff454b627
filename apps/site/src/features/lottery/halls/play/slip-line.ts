import type { Json } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { selectionText } from '../../draw/names.ts'
import type { SlipLine } from '../../slip/slip.ts'
import type { Stake } from './StakeBar.tsx'

/** The most letters of a selection that its ball on the slip shows. */
const LABEL = 11

/** A selection in a few letters: places side by side, their numbers without anything between. */
function labelOf(selection: unknown): string {
  const places = Array.isArray(selection) && selection.some((part) => Array.isArray(part))
  const words = places
    ? selection
        .map((part: unknown) => (Array.isArray(part) && part.length > 0 ? part.map(String).join('') : '–'))
        .join(' ')
    : selectionText(selection)
  const label = words || text('lottery.hall.alone')
  return label.length > LABEL ? `${label.slice(0, LABEL - 1)}…` : label
}

/** A bet of the halls as it goes onto the slip. */
export const slipLine = (betType: string, selection: Json, { unit, times, series }: Stake): SlipLine => ({
  key: JSON.stringify([betType, selection, unit.toString(), series]),
  betType,
  selection,
  label: [labelOf(selection)],
  unit,
  times,
  by: 'MULTIPLE',
  ...(series === undefined ? {} : { series }),
})

/**
 * The bets of an order of a game once more, as far as their types are offered: of a chase those of
 * its first draw. They are only written onto the slip; prices are those of now.
 */
export function linesAgain(
  { tickets }: Pick<LotteryOrder, 'tickets'>,
  gameCode: string,
  offered: ReadonlySet<string>,
): readonly SlipLine[] {
  const own = tickets.filter((ticket) => ticket.gameCode === gameCode)
  const first = own.map(({ drawNumber }) => drawNumber).toSorted()[0]
  return own
    .filter(
      ({ drawNumber, betType, selection }) => drawNumber === first && offered.has(betType) && selection !== undefined,
    )
    .map(({ betType, selection, unit, multiple, price }) =>
      slipLine(betType, selection as Json, {
        unit: BigInt(unit),
        times: multiple,
        ...(price.by === 'SERIES' ? { series: price.series } : {}),
      }),
    )
}
