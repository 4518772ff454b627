import { drawEvidence, lotteryOrderOf, lotteryOrders, type LotteryOrder } from '@senluna/contract/lottery.ts'
import { odds } from '@senluna/kit/money.ts'
import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { speakMore } from '@senluna/web/client/text.ts'
import { cache, q } from '@senluna/web/client/query.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { button, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { laterOrder } from '../draw/orders.ts'
import { Receipt } from './Receipt.tsx'
import { RecentTickets } from './RecentTickets.tsx'

const AHEAD = new Date(Date.now() + 60_000).toISOString()
const PAST = new Date(Date.now() - 1_000).toISOString()
const RULES = '13c01e2196135d32'

const TICKET: LotteryOrder['tickets'][number] = {
  ticketNo: '01890a5d-ac96-774b-bcce-b302099a8057',
  gameCode: 'K3_1M',
  gameName: 'K3',
  drawNumber: '202611230653',
  betType: 'K3_BS',
  selection: ['BIG'],
  lines: 1,
  unit: '10000',
  multiple: 1,
  stake: '10000',
  price: { by: 'ODDS', milli: { BIG: odds(1950) } },
  rules: RULES,
  acceptedAt: PAST,
  lockAt: AHEAD,
  drawAt: AHEAD,
  state: 'ACCEPTED',
  revision: 0,
  hits: 0,
  payout: '0',
  rebate: '0',
  validBet: '0',
  canCancel: false,
}
const order = (more: Partial<typeof TICKET> = {}): LotteryOrder => ({
  orderNo: 'L7',
  placedAt: PAST,
  stake: '10000',
  payout: more.payout ?? '0',
  currency: 'VND',
  mode: 'REAL',
  tickets: [{ ...TICKET, ...more }],
})
const WON = { state: 'WON', revision: 1, payout: '19500', hits: 1 } as const

const receipt = () => within(screen.getByRole('dialog', { name: text('lottery.play.receipt') }))
const wonIn = () => receipt().queryByText(text('lottery.play.state.WON'))

beforeEach(() => cache.clear())

async function showReceipt(part: React.ReactNode) {
  const user = await show(part, { session: 'member' })
  await speakMore(lotteryPages)
  return user
}

test('a receipt that is open shows the result as soon as the list it was opened from does', async () => {
  answer(lotteryOrders, { list: [order()] })
  answer(lotteryOrderOf, order())
  const user = await showReceipt(<RecentTickets gameCode="K3_1M" />)
  await user.click(await screen.findByRole('button', { name: /K3/ }))
  await screen.findByRole('dialog')
  expect(wonIn()).toBeNull()
  answer(lotteryOrders, { list: [order(WON)] })
  const reads = callsOf(lotteryOrderOf).length
  cache.setQueryData(q(lotteryOrders, { query: { gameCode: 'K3_1M', pageSize: '10' } }).queryKey, {
    list: [order(WON)],
  })
  await waitFor(() => expect(wonIn()).not.toBeNull())
  expect(screen.getByRole('dialog').textContent).toContain('19,500')
  answer(lotteryOrderOf, order(WON))
  await waitFor(() => expect(callsOf(lotteryOrderOf).length).toBeGreaterThan(reads))
})

test('once the draw is over a receipt is read again until it is settled, and the list with it', async () => {
  let settled = false
  const now = () => order({ lockAt: PAST, drawAt: PAST, ...(settled ? WON : { state: 'LOCKED' as const }) })
  answer(lotteryOrders, () => ({ list: [now()] }))
  answer(lotteryOrderOf, () => now())
  const user = await showReceipt(<RecentTickets gameCode="K3_1M" />)
  await user.click(await screen.findByRole('button', { name: /K3/ }))
  await screen.findByRole('dialog')
  settled = true
  await waitFor(() => expect(wonIn()).not.toBeNull(), { timeout: 4_000 })
  await waitFor(() => expect(document.querySelector('.mine .ok')).not.toBeNull(), { timeout: 500 })
})

test('a receipt names the choice in words; the rules’ version stands in the evidence, labelled', async () => {
  answer(lotteryOrderOf, order())
  answer(drawEvidence, {
    game: 'K3_1M',
    drawNumber: TICKET.drawNumber,
    profile: 'K3',
    source: 'SELF',
    openAt: PAST,
    lockAt: AHEAD,
    drawAt: AHEAD,
    state: 'OPEN',
    settled: false,
    facts: {},
    versions: [],
    reports: [],
    voids: 0,
    lates: 0,
  })
  const user = await showReceipt(<Receipt order={order()} onClose={() => undefined} />)
  expect(receipt().getByText(text('lottery.pick.BIG'))).toBeDefined()
  expect(receipt().queryByText(RULES)).toBeNull()
  await user.click(button(text('lottery.play.ev.title')))
  const row = (await screen.findByText(RULES)).closest('div')
  expect(row?.querySelector('dt')?.textContent).toBe(text('lottery.play.rules'))
  expect(callsOf(drawEvidence)).toHaveLength(1)
})

test('of two reads the later one counts; a selection that the list leaves out is kept', () => {
  const listed = order({ ...WON, selection: null })
  expect(laterOrder(order(), listed).tickets[0]).toMatchObject({ state: 'WON', selection: ['BIG'] })
  expect(laterOrder(order(WON), order()).tickets[0]).toMatchObject({ state: 'WON' })
})
