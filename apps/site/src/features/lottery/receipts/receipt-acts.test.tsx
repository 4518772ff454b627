import {
  cancelTicket,
  drawEvidence,
  lotteryGame,
  lotteryOrderOf,
  lotteryOrders,
  stopChase,
  type LotteryOrder,
} from '@senluna/contract/lottery.ts'
import { rate } from '@senluna/kit/money.ts'
import { answer, answerLater, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { gameViewOf, orderOf, PAST, TICKET, WON } from '../testing/examples.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import { Receipt } from './Receipt.tsx'
import { RecentTickets } from './RecentTickets.tsx'

const CHASE = { id: TICKET.ticketNo, stopOnWin: true, left: 2 }

async function openReceipt(order: LotteryOrder) {
  answer(lotteryOrderOf, order)
  answer(lotteryGame, gameViewOf())
  return show(<Receipt order={order} onClose={() => undefined} />, { session: 'member' })
}
const cancel = () => button(text('lottery.play.cancel'))
const noCancel = () => expect(screen.queryByRole('button', { name: text('lottery.play.cancel') })).toBeNull()

describe('taking a ticket back', () => {
  test('is done once; the ticket is cancelled at once and the focus stays beside it', async () => {
    const user = await openReceipt(orderOf({ canCancel: true }))
    const arrive = answerLater(cancelTicket, { returned: '10000', balance: '10000' })
    await user.dblClick(cancel())
    arrive()
    await screen.findByText(text('lottery.play.state.CANCELLED'))
    noCancel()
    expect(document.activeElement?.textContent).toBe(text('lottery.play.ev.title'))
    expect(callsOf(cancelTicket).map(({ params }) => params.no)).toEqual([TICKET.ticketNo])
  })

  test('too late says so, and the ticket stands', async () => {
    const user = await openReceipt(orderOf({ canCancel: true }))
    refuse(cancelTicket, 'LOT_E_CANCEL')
    await user.click(cancel())
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.LOT_E_CANCEL'))
    expect(screen.getByText(text('lottery.play.state.ACCEPTED'))).toBeDefined()
  })

  test.each([
    ['where the game takes none back', { canCancel: false }],
    ['after the lock, though the page heard nothing of it yet', { canCancel: true, lockAt: PAST }],
  ])('isn’t offered %s', async (_, ticket) => {
    await openReceipt(orderOf(ticket))
    noCancel()
  })
})

describe('ending a chase', () => {
  test('says how many draws come back, and for how much', async () => {
    const user = await openReceipt(orderOf({}, { chase: CHASE }))
    const arrive = answerLater(stopChase, { returned: '20000', cancelled: 2, runsOn: [], balance: '20000' })
    await user.dblClick(button(text('lottery.play.chase.end', { count: 2 })))
    arrive()
    await screen.findByText(text('lottery.play.chase.ended', { count: 2, money: '20,000.00' }))
    expect(callsOf(stopChase).map(({ params }) => params.id)).toEqual([CHASE.id])
  })

  test('isn’t offered when nothing of it would come back', async () => {
    await openReceipt(orderOf({}, { chase: { ...CHASE, left: 0 } }))
    expect(screen.queryByRole('button', { name: text('lottery.play.chase.end', { count: 0 }) })).toBeNull()
  })

  test('of which a draw runs already says so', async () => {
    const user = await openReceipt(orderOf({}, { chase: CHASE }))
    refuse(stopChase, 'LOT_E_CHASE_RUNS')
    await user.click(button(text('lottery.play.chase.end', { count: 2 })))
    expect((await screen.findByRole('alert')).textContent).toContain(text('refusal.LOT_E_CHASE_RUNS'))
  })
})

describe('what a receipt says', () => {
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  test('of a win what it pays, in how many hits, and that a cap has cut it', async () => {
    await openReceipt(orderOf({ ...WON, hits: 2, cappedFrom: '99000' }))
    expect(valueOf(text('lottery.play.payout'))).toBe(`19,500.00 · ${text('lottery.play.hits', { count: 2 })}`)
    expect(screen.getByText(text('lottery.play.capped'))).toBeDefined()
  })

  test('of a rebate what it came to', async () => {
    await openReceipt(orderOf({ rebatePpm: Number(rate(15_000)), rebate: '150', state: 'LOST' }))
    expect(valueOf(text('lottery.play.back'))).toContain('150.00')
  })

  test('nothing of a rebate where the ticket never counted', async () => {
    await openReceipt(orderOf({ rebatePpm: Number(rate(15_000)), rebate: '0', state: 'VOID' }))
    expect(screen.queryByText(text('lottery.play.back'), { selector: 'dt' })).toBeNull()
  })

  test('in free play that it was', async () => {
    await openReceipt(orderOf({}, { mode: 'TRIAL' }))
    expect(valueOf(text('lottery.play.total'))).toBe(`10,000.00${text('lottery.play.trial')}`)
  })

  test('the commitment that was noted goes along into the evidence', async () => {
    const commitment = 'a'.repeat(64)
    const user = await openReceipt(orderOf({ commitment }))
    refuse(drawEvidence, 'SYS_NOT_FOUND')
    await user.click(button(text('lottery.play.ev.title')))
    await waitFor(() =>
      expect(callsOf(drawEvidence)[0]?.params).toEqual({ game: TICKET.gameCode, drawNumber: TICKET.drawNumber }),
    )
    expect(screen.getByText(commitment)).toBeDefined()
  })

  test('the seed that was given, and it goes along into the evidence', async () => {
    const user = await openReceipt(orderOf({ commitment: 'a'.repeat(64), seed: 'my-own' }))
    expect(screen.getByText('my-own')).toBeDefined()
    refuse(drawEvidence, 'SYS_NOT_FOUND')
    await user.click(button(text('lottery.play.ev.title')))
    await waitFor(() => expect(callsOf(drawEvidence)).toHaveLength(1))
  })

  test('known by its number only, it is read; one that isn’t there says so', async () => {
    refuse(lotteryOrderOf, 'SYS_NOT_FOUND')
    await show(<OrderReceipt no="L9" onClose={() => undefined} />, { session: 'member' })
    const dialog = await screen.findByRole('dialog', { name: text('lottery.play.receipt') })
    expect(dialog.textContent).toContain(text('refusal.SYS_NOT_FOUND'))
  })
})

describe('the last tickets', () => {
  test('are six at most, a winning one with what it pays', async () => {
    const tickets = Array.from({ length: 8 }, (_, nth) => ({
      ...TICKET,
      ticketNo: TICKET.ticketNo.replace(/.$/, String(nth)),
      ...(nth === 0 && WON),
    }))
    answer(lotteryOrders, { list: [{ ...orderOf(), tickets }] })
    await show(<RecentTickets />, { session: 'member' })
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6))
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first!).getByText('19,500.00')).toBeDefined()
    expect(within(second!).getByText('10,000.00')).toBeDefined()
  })

  test('a guest has none, and nothing is asked', async () => {
    await show(<RecentTickets />)
    expect(callsOf(lotteryOrders)).toEqual([])
  })
})
