import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { pageTexts } from '@senluna/text/index.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { odds } from '@senluna/kit/money.ts'
import { beforeAll, expect, test } from 'vitest'
import { lineFigure, orderFigures } from './refusal-figure.ts'
import type { RefusedOrder } from './refused-order.ts'
import type { LineReading, SlipLine } from '../slip/slip.ts'

const vnd = { exponent: 0, displayDecimals: 2 }

beforeAll(async () => {
  await speak('EN', pageTexts)
  await speakMore(lotteryPages)
})

const ORDERS: readonly (readonly [RefusedOrder, string])[] = [
  [{}, ''],
  [{ ticket: 0 }, ''],
  [{ at: '39', availableUnit: '3000' }, 'Number: 39. 3,000.00 per unit is left.'],
  [{ at: '39', availableUnit: '0' }, 'Number: 39. Fully booked: no more bets accepted.'],
  [{ milli: { '': odds(90_000) } }, 'Now pays 90×.'],
  [{ at: '52', milli: { '': odds(90_000) } }, 'Number: 52. Now pays 90×.'],
  [
    {
      at: '52',
      milli: { '': odds(90_000) },
      fallen: [
        { at: '52', milli: { '': odds(90_000) } },
        { at: '53', milli: { '': odds(85_000) } },
        { at: '54', milli: { '': odds(90_000) } },
      ],
    },
    'Number: 52, 54. Now pays 90×. Number: 53. Now pays 85×.',
  ],
  [{ left: '500000' }, 'You can win up to 500,000.00 more in this draw.'],
  [{ mostUnit: '5000000' }, 'Maximum 5,000,000.00 per unit.'],
  [{ least: 2, most: 2 }, 'Pick exactly 2.'],
  [{ least: 2, most: 10 }, 'Pick 2 to 10.'],
  [{ least: 1 }, 'Pick at least 1.'],
]
for (const [said, sentence] of ORDERS) {
  test(`a refused order with ${JSON.stringify(said)} says "${sentence}"`, () =>
    expect(orderFigures(said, vnd)).toBe(sentence))
}

test('where all bets count in points the figures do too', () => {
  expect(orderFigures({ at: '39', availableUnit: '3000' }, vnd, true)).toBe('Number: 39. 3 points are left.')
  expect(orderFigures({ mostUnit: '500' }, vnd, true)).toBe('Maximum 500.00 per unit.')
})

const line: SlipLine = {
  key: 'LO2 39',
  betType: 'LO2',
  selection: ['39'],
  label: ['39'],
  unit: 1_000n,
  times: 9,
  by: 'UNIT',
}
const LINES: readonly (readonly [LineReading, string])[] = [
  [{ line }, ''],
  [{ line, refusal: 'LOT_E_LIMIT_TICKET', mostUnit: 5_000_000n }, 'Maximum 5,000 points.'],
  [{ line, refusal: 'LOT_E_LIMIT_EXPOSURE', mostUnit: 1_900n }, '1 point is left.'],
  [{ line, refusal: 'LOT_E_LIMIT_EXPOSURE', mostUnit: 900n }, '900.00 per unit is left.'],
  [{ line, refusal: 'LOT_E_LIMIT_EXPOSURE', mostUnit: 0n }, 'Fully booked: no more bets accepted.'],
  [
    { line: { ...line, by: 'MULTIPLE' }, refusal: 'LOT_E_LIMIT_TICKET', mostUnit: 2_000n },
    'Maximum 2,000.00 per unit.',
  ],
]
for (const [reading, sentence] of LINES) {
  test(`a line ${reading.line.by} with ${reading.refusal ?? 'no refusal'} says "${sentence}"`, () =>
    expect(lineFigure(reading, vnd)).toBe(sentence))
}
