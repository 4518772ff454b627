import { expect, it } from 'vitest'
import { orderOf, TICKET } from '../../testing/examples.ts'
import { linesAgain } from './slip-line.ts'

const ALL = new Set(['K3_BS'])

it('writes the bets of an order once more, at the money they had', () => {
  const [line] = linesAgain(orderOf({ multiple: 3 }), 'K3_1M', ALL)
  expect(line).toMatchObject({ betType: 'K3_BS', selection: ['BIG'], unit: 10_000n, times: 3, by: 'MULTIPLE' })
})

it('of a chase repeats its first draw only, of other games and shut types nothing', () => {
  const chase = {
    tickets: [
      { ...TICKET, drawNumber: '202611230655' },
      { ...TICKET, drawNumber: '202611230654', multiple: 2 },
    ],
  }
  expect(linesAgain(chase, 'K3_1M', ALL).map(({ times }) => times)).toEqual([2])
  expect(linesAgain(orderOf(), 'K3_3M', ALL)).toEqual([])
  expect(linesAgain(orderOf(), 'K3_1M', new Set())).toEqual([])
})

it('keeps the prize level that was chosen', () => {
  const [line] = linesAgain(orderOf({ price: { by: 'SERIES', series: 1_900 } as typeof TICKET.price }), 'K3_1M', ALL)
  expect(line?.series).toBe(1_900)
})
