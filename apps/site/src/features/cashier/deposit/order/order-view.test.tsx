import {
  cancelDeposit,
  depositChannels,
  depositOrderOne,
  depositPaid,
  depositProof,
  type DepositOrder,
} from '@senluna/contract/money/deposits.ts'
import { answer, answerLater, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test, vi } from 'vitest'
import { button, screen, show, text, waitFor } from '../../../../testing/show.tsx'
import { OrderView } from './OrderView.tsx'
import { DEPOSIT } from '../testing/examples.ts'

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

async function openOrder(more: Partial<DepositOrder> = {}) {
  answer(depositOrderOne, { ...DEPOSIT, expiresAt: soon(600_000), ...more })
  const onNew = vi.fn<() => void>()
  const user = await show(<OrderView orderNo={DEPOSIT.orderNo} onNew={onNew} />, { session: 'member' })
  await screen.findByText(text('deposit.order', { no: DEPOSIT.orderNo }))
  return { user, onNew }
}
const state = () => document.querySelector('.deposit-order')?.getAttribute('data-state')
const has = (name: string) => screen.queryByRole('button', { name }) !== null

test('an order that waits says what to pay, where to, and how long', async () => {
  await openOrder()
  expect(screen.getByText('0123456789')).toBeDefined()
  expect(screen.getByText('SE7K2M9Q4R1')).toBeDefined()
  expect(screen.getByRole('img', { name: text('deposit.scan.label') })).toBeDefined()
  expect(screen.getByRole('timer').textContent).toMatch(/9:5\d|10:00/)
})

test('who opened it is taken to it', async () => {
  await openOrder()
  expect(document.activeElement?.textContent).toBe(text('deposit.order', { no: DEPOSIT.orderNo }))
})

test('paid: it is looked for, and said once', async () => {
  const { user } = await openOrder()
  const arrive = answerLater(depositPaid, { ...DEPOSIT, state: 'CONFIRMING', saidPaid: true })
  await user.dblClick(button(text('deposit.paid')))
  arrive()
  await waitFor(() => expect(state()).toBe('CONFIRMING'))
  expect(callsOf(depositPaid)).toHaveLength(1)
  expect(has(text('deposit.cancel'))).toBe(false)
})

test('giving up asks once more: money may be on its way', async () => {
  const { user } = await openOrder()
  answer(cancelDeposit, { ...DEPOSIT, state: 'CANCELLED' })
  await user.click(button(text('deposit.cancel')))
  expect(screen.getByText(text('deposit.cancel.sure'))).toBeDefined()
  expect(callsOf(cancelDeposit)).toEqual([])
  await user.click(button(text('deposit.cancel')))
  await waitFor(() => expect(state()).toBe('CANCELLED'))
  expect(screen.getByText(text('deposit.say.CANCELLED'))).toBeDefined()
})

test('an order that moved on meanwhile says so and is read again', async () => {
  const { user } = await openOrder()
  refuse(depositPaid, 'DEP_EXPIRED')
  answer(depositOrderOne, { ...DEPOSIT, state: 'EXPIRED' })
  await user.click(button(text('deposit.paid')))
  await waitFor(() => expect(state()).toBe('EXPIRED'))
})

test('time that is over ends it here, before the server says so', async () => {
  const { user, onNew } = await openOrder({ expiresAt: soon(-1_000) })
  expect(state()).toBe('EXPIRED')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(has(text('deposit.paid'))).toBe(false)
  await user.click(button(text('deposit.new')))
  expect(onNew).toHaveBeenCalled()
})

test('of more pictures than are taken none goes: nobody guesses which one to leave out', async () => {
  const { user } = await openOrder()
  const pictures = [1, 2, 3, 4].map((nth) => new File(['png'], `${nth}.png`, { type: 'image/png' }))
  await user.upload(screen.getByTestId('deposit-proof'), pictures)
  expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.FILE_COUNT'))
  expect(callsOf(depositProof)).toEqual([])
})

describe('what came of it', () => {
  test('credited, less the part that a limit keeps', async () => {
    answer(depositChannels, {
      methods: [],
      promotions: [],
      rg: {},
      stopped: false,
      kept: { amount: '100000', why: 'LIMIT' },
    })
    await openOrder({ state: 'CREDITED', received: '500000', credited: '500000', locked: '100000' })
    expect(screen.getByText(text('deposit.say.CREDITED', { amount: '400,000.00' }))).toBeDefined()
    expect(screen.getByText(text('deposit.say.locked', { amount: '100,000.00' }))).toBeDefined()
  })

  test.each([
    ['REVIEW', 'LATE'],
    ['REJECTED', 'NOT_RECEIVED'],
  ] as const)('%s says why', async (now, reason) => {
    await openOrder({ state: now, reason })
    expect(screen.getByText(text(`deposit.reason.${reason}`))).toBeDefined()
  })

  test('a card that was given waits for nobody: there is nothing left to pay', async () => {
    await openOrder({ method: 'SCRATCH', pay: {} })
    expect(state()).toBe('CONFIRMING')
    expect(has(text('deposit.paid'))).toBe(false)
  })

  test('a chain’s confirmations are counted', async () => {
    await openOrder({ method: 'USDT', state: 'CONFIRMING', confirmations: { have: 7, need: 20 } })
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(7)
  })
})

test('one that isn’t there can be asked for again', async () => {
  refuse(depositOrderOne, 'SYS_NOT_FOUND')
  const user = await show(<OrderView orderNo="D0" onNew={() => undefined} />, { session: 'member' })
  const retry = await screen.findByRole('button', { name: text('shell.retry') })
  answer(depositOrderOne, { ...DEPOSIT, orderNo: 'D0' })
  await user.click(retry)
  await screen.findByText(text('deposit.order', { no: 'D0' }))
})
