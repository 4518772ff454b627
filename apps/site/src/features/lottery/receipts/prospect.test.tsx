import { lotteryGame, lotteryOrderOf } from '@senluna/contract/lottery.ts'
import { odds } from '@senluna/kit/money.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { screen, show, text } from '../../../testing/show.tsx'
import { gameViewOf, orderOf, type TICKET, WON } from '../testing/examples.ts'
import { Receipt } from './Receipt.tsx'

beforeEach(() => cache.clear())

/** Opens the receipt of a ticket while one player is paid so much of a draw. */
async function receipt(ticket: Partial<typeof TICKET>, perPlayerPayout: string) {
  const order = orderOf(ticket)
  answer(lotteryOrderOf, order)
  answer(lotteryGame, gameViewOf(perPlayerPayout))
  await show(<Receipt order={order} onClose={() => undefined} />, { session: 'member' })
}

type Row = 'lottery.play.most' | 'lottery.play.chance.most' | 'lottery.play.chance'
const said = async (key: Row) => (await screen.findByText(text(key))).closest('div')?.querySelector('dd')?.textContent

test('a ticket that waits says the most it can pay and how likely it is', async () => {
  await receipt({}, '5000000')
  expect(await said('lottery.play.most')).toBe('19,500.00')
  // Big of three dice: 105 of 216 throws.
  expect(await said('lottery.play.chance')).toBe('48.6111%')
  expect(screen.queryByText(text('lottery.play.chance.most'))).toBeNull()
})

test('no more than one player is paid of a draw, and it says so', async () => {
  await receipt({}, '15000')
  expect(await said('lottery.play.most')).toBe(`15,000.00 ${text('lottery.play.most.cap')}`)
})

test('where a ticket can pay more or less, the most has a chance of its own', async () => {
  const price = { by: 'ODDS', milli: { '': odds(99_000) } } as const
  await receipt({ gameCode: 'VN_FAST_N_45', betType: 'LO2', selection: ['07'], price, unit: '1000' }, '99000000')
  expect(await said('lottery.play.most')).toBe('2,673,000.00')
  expect(await said('lottery.play.chance.most')).toBe(text('lottery.play.chance.below'))
  expect(await said('lottery.play.chance')).toBe('23.7657%')
})

test.each([
  ['is settled', WON],
  ['the page’s rules don’t know', { betType: 'NONE' }],
] as const)('a ticket that %s promises nothing', async (_, ticket) => {
  await receipt(ticket, '5000000')
  await screen.findByRole('dialog')
  // What comes later comes with the read of the game.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(text('lottery.play.most'))).toBeNull()
  expect(screen.queryByText(text('lottery.play.chance'))).toBeNull()
})
