import { walletTransfer } from '@senluna/contract/money/transfers.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import '@senluna/web/testing/page.tsx'
import { expect, test } from 'vitest'
import { setGoesAlong } from '../../play/along.ts'
import { bringBack } from './bring-back.ts'

test('money that went along into a vendor’s game comes back whole, once', async () => {
  setGoesAlong(true)
  answer(walletTransfer, { results: [], mainBalance: '5000' })
  await bringBack('ACME')
  const [made] = callsOf(walletTransfer)
  expect(made?.body).toEqual({
    action: 'TRANSFER',
    transferId: made?.idempotencyKey,
    from: 'ACME',
    to: 'MAIN',
    amount: 'ALL',
  })
  expect(made?.idempotencyKey).toBeDefined()
})

test('what can’t come back now stays there without an error', async () => {
  setGoesAlong(true)
  refuse(walletTransfer, 'WAL_VENDOR_DOWN')
  await bringBack('ACME')
  expect(callsOf(walletTransfer)).toHaveLength(1)
})

test('where the main wallet doesn’t go along, nothing is moved', async () => {
  setGoesAlong(false)
  await bringBack('ACME')
  expect(callsOf(walletTransfer)).toEqual([])
})
