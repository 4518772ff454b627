import { drawEvidence, lotteryGame, lotteryOrderOf, lotteryOrders } from '@senluna/contract/lottery.ts'
import { cache, q } from '@senluna/web/client/query.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { button, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { laterOrder } from '../draw/orders.ts'
import { AHEAD, gameViewOf, orderOf, PAST, TICKET, WON } from '../testing/examples.ts'
import { Receipt } from './Receipt.tsx'
import { RecentTickets } from './RecentTickets.tsx'

const receipt = () => within(screen.getByRole('dialog', { name: text('lottery.play.receipt') }))
const wonIn = () => receipt().queryByText(text('lottery.play.state.WON'))

beforeEach(() => {
  cache.clear()
  answer(lotteryGame, gameViewOf())
})

const showReceipt = (part: React.ReactNode) => show(part, { session: 'member' })

test('a receipt that is open shows the result as soon as the list it was opened from does', async () => {
  answer(lotteryOrders, { list: [orderOf()] })
  answer(lotteryOrderOf, orderOf())
  const user = await showReceipt(<RecentTickets gameCode="K3_1M" />)
  await user.click(await screen.findByRole('button', { name: /K3/ }))
  await screen.findByRole('dialog')
  expect(wonIn()).toBeNull()
  answer(lotteryOrders, { list: [orderOf(WON)] })
  const reads = callsOf(lotteryOrderOf).length
  cache.setQueryData(q(lotteryOrders, { query: { gameCode: 'K3_1M', pageSize: '10' } }).queryKey, {
    list: [orderOf(WON)],
  })
  await waitFor(() => expect(wonIn()).not.toBeNull())
  expect(screen.getByRole('dialog').textContent).toContain('19,500')
  answer(lotteryOrderOf, orderOf(WON))
  await waitFor(() => expect(callsOf(lotteryOrderOf).length).toBeGreaterThan(reads))
})

test('once the draw is over a receipt is read again until it is settled, and the list with it', async () => {
  let settled = false
  const now = () => orderOf({ lockAt: PAST, drawAt: PAST, ...(settled ? WON : { state: 'LOCKED' as const }) })
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
  answer(lotteryOrderOf, orderOf())
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
  const user = await showReceipt(<Receipt order={orderOf()} onClose={() => undefined} />)
  expect(receipt().getByText(text('lottery.pick.BIG'))).toBeDefined()
  expect(receipt().queryByText(TICKET.rules)).toBeNull()
  await user.click(button(text('lottery.play.ev.title')))
  const row = (await screen.findByText(TICKET.rules)).closest('div')
  expect(row?.querySelector('dt')?.textContent).toBe(text('lottery.play.rules'))
  expect(callsOf(drawEvidence)).toHaveLength(1)
})

test('of two reads the later one counts; a selection that the list leaves out is kept', () => {
  const listed = orderOf({ ...WON, selection: null })
  expect(laterOrder(orderOf(), listed).tickets[0]).toMatchObject({ state: 'WON', selection: ['BIG'] })
  expect(laterOrder(orderOf(WON), orderOf()).tickets[0]).toMatchObject({ state: 'WON' })
})
