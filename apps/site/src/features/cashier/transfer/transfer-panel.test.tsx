import {
  merchantWallet,
  walletTransfer,
  type TransferResult,
  type VendorWallet,
} from '@senluna/contract/money/transfers.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { button, errorOf, field, screen, show, text, toasts, waitFor } from '../../../testing/show.tsx'
import TransferPanel from './TransferPanel.tsx'

const VENDOR: VendorWallet = {
  vendorCode: 'LUCK',
  displayName: 'Lucky',
  accountTypeId: 1,
  walletMode: 'TRANSFER',
  balance: '250000',
  inTransit: '0',
  enabled: true,
  maintenance: false,
  min: '1000',
  max: '9000000',
  step: '1000',
}
const RESULT: TransferResult = {
  transferId: '01890a5d-ac96-774b-bcce-b302099a8057',
  vendorCode: 'LUCK',
  direction: 'IN',
  amount: '500000',
  status: 'DONE',
}

async function openPanel(vendor: Partial<VendorWallet> = {}, main = '7000000') {
  answer(balance, {
    sumBalance: main,
    currency: 'VND',
    items: [{ wallet: 'MAIN', balance: main, status: 'OK' }],
    inTransit: '0',
    version: 1,
    asOf: '2026-01-02T03:04:05Z',
    refill: false,
  })
  answer(merchantWallet, { list: [{ ...VENDOR, ...vendor }] })
  const user = await show(<TransferPanel />, { session: 'member', at: '/?mc=transferFund' })
  await screen.findByRole('region', { name: 'Lucky' })
  await screen.findByText(main === '0' ? '0.00' : '7,000,000.00')
  return user
}

const AMOUNT = text('transfer.amountOf', { vendor: 'Lucky' })
const into = () => button(text('transfer.to'))
const outOf = () => button(text('transfer.from'))

test('a vendor says what it takes', async () => {
  await openPanel()
  expect(
    screen.getByText(text('transfer.limits', { min: '1,000.00', max: '9,000,000.00', step: '1,000.00' })),
  ).toBeDefined()
})

test('money in: from the main wallet to the vendor’s, and what came of it', async () => {
  const user = await openPanel()
  answer(walletTransfer, { results: [RESULT], mainBalance: '6500000' })
  await user.type(field(AMOUNT), '500000')
  await user.click(into())
  await waitFor(() => expect(toasts()).toEqual([text('transfer.done.in', { amount: '500,000.00', vendor: 'Lucky' })]))
  expect(bodiesOf(walletTransfer)).toMatchObject([{ action: 'TRANSFER', from: 'MAIN', to: 'LUCK', amount: '500000' }])
  const [made] = callsOf(walletTransfer)
  expect(made?.body).toHaveProperty('transferId', made?.idempotencyKey)
  expect(field(AMOUNT).value).toBe('')
})

test('all of it out', async () => {
  const user = await openPanel()
  answer(walletTransfer, { results: [{ ...RESULT, direction: 'OUT', amount: '250000' }], mainBalance: '0' })
  await user.click(button(text('transfer.all')))
  await user.click(outOf())
  await waitFor(() => expect(bodiesOf(walletTransfer)).toMatchObject([{ from: 'LUCK', to: 'MAIN', amount: 'ALL' }]))
})

test('what was typed is there again after the page was left', async () => {
  const user = await openPanel()
  await user.type(field(AMOUNT), '10500')
  cleanup()
  await show(<TransferPanel />, { session: 'member', at: '/?mc=transferFund' })
  await waitFor(() => expect(field(AMOUNT).value).toBe('10,500'))
})

test('nothing typed is not sent', async () => {
  const user = await openPanel()
  await user.click(into())
  expect(errorOf(AMOUNT)).toBe(text('transfer.invalid'))
  expect(callsOf(walletTransfer)).toEqual([])
})

test('both buttons wait while one transfer is on its way', async () => {
  const user = await openPanel()
  const arrive = answerLater(walletTransfer, { results: [RESULT], mainBalance: '6500000' })
  await user.type(field(AMOUNT), '500000')
  await user.dblClick(into())
  expect([into().disabled, outOf().disabled]).toEqual([true, true])
  arrive()
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(callsOf(walletTransfer)).toHaveLength(1)
})

describe('without an answer', () => {
  test('the same transfer is sent again, another amount is another', async () => {
    const user = await openPanel()
    lose(walletTransfer)
    await user.type(field(AMOUNT), '500000')
    await user.click(into())
    await screen.findByRole('alert', undefined, { timeout: 4_000 })
    answer(walletTransfer, { results: [{ ...RESULT, status: 'PENDING' }], mainBalance: '6500000' })
    await user.click(into())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await user.type(field(AMOUNT), '600000')
    await user.click(into())
    await waitFor(() => expect(new Set(callsOf(walletTransfer).map(({ body }) => JSON.stringify(body))).size).toBe(2))
  })
})

describe('what came of it is said', () => {
  test.each([
    ['still under way', { status: 'PENDING' }, 'transfer.pending'],
    ['the vendor is away', { status: 'FAILED', reason: 'WAL_VENDOR_DOWN' }, 'transfer.down'],
    ['the vendor said no', { status: 'FAILED', reason: 'REFUSED' }, 'transfer.failed'],
  ] as const)('%s', async (_, result, key) => {
    const user = await openPanel()
    answer(walletTransfer, { results: [{ ...RESULT, ...result }], mainBalance: '6500000' })
    await user.type(field(AMOUNT), '500000')
    await user.click(into())
    await waitFor(() => expect(toasts()).toEqual([text(key, { amount: '500,000.00', vendor: 'Lucky' })]))
  })

  test('a refusal stands at its vendor', async () => {
    const user = await openPanel()
    refuse(walletTransfer, 'WAL_STEP')
    await user.type(field(AMOUNT), '500001')
    await user.click(into())
    const vendor = screen.getByRole('region', { name: 'Lucky' })
    await waitFor(() => expect(vendor.querySelector('[role="alert"]')?.textContent).toBe(text('refusal.WAL_STEP')))
  })
})

describe('bringing everything back', () => {
  test('is one call without an amount', async () => {
    const user = await openPanel()
    answer(walletTransfer, { results: [], mainBalance: '7000000' })
    await user.click(button(text('transfer.recall')))
    await waitFor(() => expect(toasts()).toEqual([text('transfer.nothing')]))
    expect(bodiesOf(walletTransfer)).toEqual([{ action: 'RECALL_ALL', transferId: expect.any(String) }])
  })

  test('what is under way can’t be brought back yet, and isn’t nothing', async () => {
    const user = await openPanel({ inTransit: '100000' })
    answer(walletTransfer, { results: [], mainBalance: '7000000' })
    await user.click(button(text('transfer.recall')))
    await waitFor(() => expect(toasts()).toEqual([text('transfer.inTransitWhy')]))
  })
})

describe('what can’t be done is locked', () => {
  test.each([
    ['nothing lies there: not out', { balance: '0' }, '7000000', [false, true]],
    ['nothing at home: not in', {}, '0', [true, false]],
    ['maintenance: not in', { maintenance: true }, '7000000', [true, false]],
    ['money on its way: not in', { inTransit: '5000' }, '7000000', [true, false]],
  ] as const)('%s', async (_, vendor, main, [locksIn, locksOut]) => {
    await openPanel(vendor, main)
    expect([into().disabled, outOf().disabled]).toEqual([locksIn, locksOut])
  })
})

test('a vendor that says nothing has no balance, not a zero', async () => {
  await openPanel({ balance: null })
  expect(screen.getByText('—')).toBeDefined()
  expect(screen.getByText(text('transfer.noAnswer'))).toBeDefined()
})
