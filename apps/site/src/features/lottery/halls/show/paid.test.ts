import { expect, it } from 'vitest'
import { TICKET, WON } from '../../testing/examples.ts'
import { paidOf } from './paid.ts'

const DRAW = TICKET.drawNumber

it('says nothing where no ticket of the draw has won yet', () => {
  expect(paidOf([], DRAW)).toBeUndefined()
  expect(paidOf([TICKET, { ...TICKET, state: 'LOST' }, { ...TICKET, ...WON, drawNumber: '1' }], DRAW)).toBeUndefined()
})

it('adds what several tickets of one draw were paid, as they were settled', () => {
  const paid = paidOf(
    [
      { ...TICKET, ...WON },
      { ...TICKET, ...WON, payout: '500' },
      { ...TICKET, state: 'LOST' },
    ],
    DRAW,
  )
  expect(paid?.sum).toBe(20_000n)
  expect(paid?.tickets.length).toBe(2)
})

it('is a gain only where it is more than all tickets of the draw cost', () => {
  const won = { ...TICKET, ...WON }
  expect(paidOf([won], DRAW)?.isGain).toBe(true)
  expect(paidOf([won, { ...TICKET, state: 'LOST' as const }], DRAW)?.isGain).toBe(false)
  expect(paidOf([won, { ...TICKET, state: 'CANCELLED' as const }], DRAW)?.isGain).toBe(true)
})
