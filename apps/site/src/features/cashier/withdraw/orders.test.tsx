import { confirmPart, disputePart, withdrawals, type Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { answer, answerLater, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { brandWith } from '../../../testing/brand.ts'
import { button, field, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { Orders } from './Orders.tsx'
import { ORDER } from './testing/examples.ts'

type Part = Withdrawal['parts'][number]

const part = (status: Part['status'], more: Partial<Part> = {}): Part => ({
  part: 1,
  amount: '1485000',
  status,
  ...more,
})

async function openOrders(list: readonly Partial<Withdrawal>[], brand = brandWith(['FEEDBACK'])) {
  answer(withdrawals, { list: list.map((more) => ({ ...ORDER, ...more })) })
  const user = await show(<Orders />, { session: 'member', at: '/?mc=withdraw', brand })
  await screen.findAllByRole('article')
  return user
}
const costs = (): string[] => [...document.querySelectorAll('.withdraw-costs div')].map((line) => line.textContent)

test('an order says how much, where to, when, and by when it goes on', async () => {
  await openOrders([{ dueAt: new Date(Date.now() + 600_000).toISOString() }])
  const order = within(screen.getByRole('article', { name: 'W7' }))
  expect(order.getByText('1,500,000.00')).toBeDefined()
  expect(order.getByText('Vietcombank •••• 1234')).toBeDefined()
  expect(order.getByText(/^W7 · .*22.*19:00/)).toBeDefined()
  expect(order.getByRole('timer').textContent).toMatch(/^0?9:5\d$/)
  expect(costs()).toEqual([`${text('withdraw.fee')}15,000.00`])
})

test('once the time is over it says that it is late', async () => {
  await openOrders([{ dueAt: '2026-01-01T00:00:00Z' }])
  expect(screen.getByText(text('withdraw.late'))).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('nothing yet, and nothing to be read', async () => {
  answer(withdrawals, { list: [] })
  await show(<Orders />, { session: 'member' })
  expect(await screen.findByText(text('withdraw.none'))).toBeDefined()
})

test('older ones are asked for by the key of the last page', async () => {
  answer(withdrawals, ({ query }) =>
    query['after'] === 'older' ? { list: [{ ...ORDER, no: 'W6' }] } : { list: [ORDER], next: 'older' },
  )
  const user = await show(<Orders />, { session: 'member' })
  await user.click(await screen.findByRole('button', { name: text('withdraw.more') }))
  await screen.findByRole('article', { name: 'W6' })
  expect(screen.getAllByRole('article').map((order) => order.getAttribute('aria-label'))).toEqual(['W7', 'W6'])
  expect(screen.queryByRole('button', { name: text('withdraw.more') })).toBeNull()
})

describe('what is missing leads to where it is brought', () => {
  const missing = ['KYC', 'BANK_STATEMENT', 'SOMETHING_NEW']

  test('to the own page of each', async () => {
    const user = await openOrders([{ state: 'HOLD', missing }])
    await user.click(button(text('withdraw.missing.BANK_STATEMENT')))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      mc: 'messageV2',
      'mc.view': 'feedback',
      'mc.category': 'WITHDRAWAL',
      'mc.about': 'W7',
    })
  })

  test('nowhere while messages are off, or where it isn’t known', async () => {
    await openOrders([{ state: 'HOLD', missing }], brandWith())
    const list = within(document.querySelector<HTMLElement>('.withdraw-missing')!)
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([text('withdraw.missing.KYC')])
    expect(list.getByText('SOMETHING_NEW')).toBeDefined()
  })
})

describe('a part that was paid', () => {
  const paid: Partial<Withdrawal> = { state: 'PAYING', parts: [part('PAID', { bankRef: 'FT1' })] }

  test('is confirmed once, however often it is pressed', async () => {
    const user = await openOrders([paid])
    expect(screen.getByText(text('withdraw.ref', { ref: 'FT1' }))).toBeDefined()
    const arrive = answerLater(confirmPart, { ...ORDER, state: 'RECEIVED', parts: [part('CONFIRMED')] })
    await user.dblClick(button(text('withdraw.confirm')))
    answer(withdrawals, { list: [{ ...ORDER, state: 'RECEIVED', parts: [part('CONFIRMED')] }] })
    arrive()
    await screen.findByText(text('withdraw.part.CONFIRMED'))
    expect(callsOf(confirmPart).map(({ params }) => params)).toEqual([{ no: 'W7', part: '1' }])
    expect(screen.queryByRole('button', { name: text('withdraw.confirm') })).toBeNull()
  })

  test('is disputed with what the member says of it', async () => {
    const user = await openOrders([paid])
    answer(disputePart, { ...ORDER, state: 'DISPUTED' })
    await user.click(button(text('withdraw.dispute')))
    await user.type(field(text('withdraw.dispute.why')), ' It never came. ')
    await user.click(button(text('withdraw.dispute.send')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(disputePart)).toMatchObject([
      { params: { no: 'W7', part: '1' }, body: { reason: 'It never came.' } },
    ])
  })

  test('that can’t be disputed any more keeps the window and says why', async () => {
    const user = await openOrders([paid])
    refuse(disputePart, 'WD_STATE')
    await user.click(button(text('withdraw.dispute')))
    await user.click(button(text('withdraw.dispute.send')))
    const note = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(note.textContent).toBe(text('refusal.WD_STATE'))
  })

  test('that is still on its way can be neither', async () => {
    await openOrders([{ state: 'PAYING', parts: [part('SENT')] }])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('of an order in parts it shows what came, what is to come and what went back', async () => {
  await openOrders([
    {
      state: 'PAYING',
      fee: '0',
      receivedAmount: '1000000',
      remainingAmount: '400000',
      returnedAmount: '100000',
      parts: [part('CONFIRMED', { amount: '1000000' })],
    },
  ])
  expect(costs()).toEqual([
    `${text('withdraw.received')}1,000,000.00`,
    `${text('withdraw.remaining')}400,000.00`,
    `${text('withdraw.returned')}100,000.00`,
  ])
})
