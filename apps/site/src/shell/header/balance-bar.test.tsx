import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { balance, refill } from '@senluna/contract/money/wallet.ts'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { screen, show, text, waitFor } from '../../testing/show.tsx'
import { BalanceBar } from './BalanceBar.tsx'

const holding = (sumBalance: string, more: Partial<ReplyOf<typeof balance>> = {}): ReplyOf<typeof balance> => ({
  sumBalance,
  currency: 'VND',
  items: [{ wallet: 'MAIN', balance: sumBalance, status: 'OK' }],
  inTransit: '0',
  version: 1,
  asOf: '2026-01-02T03:04:05Z',
  refill: false,
  ...more,
})

const spoken = async () => (await screen.findByRole('status')).textContent

test('it reads the balance out', async () => {
  answer(balance, holding('1250000'))
  await show(<BalanceBar />, { session: 'member' })
  expect(await spoken()).toBe(`${text('balance.label')} 1,250,000.00`)
})

test('the eye hides it, and it stays hidden', async () => {
  answer(balance, holding('1250000'))
  const user = await show(<BalanceBar />, { session: 'member' })
  await spoken()
  await user.click(screen.getByRole('button', { name: text('balance.hide') }))
  expect(await spoken()).toBe(text('balance.hidden'))
  expect(document.body.textContent).not.toContain('1,250,000')
  expect(localStorage.getItem('hide-balance')).toBe('1')
})

test('a guest’s balance is not asked for', async () => {
  answer(balance, holding('1'))
  await show(<BalanceBar />)
  expect(callsOf(balance)).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
})

test('a trial account’s money is called so', async () => {
  answer(balance, holding('5', { items: [{ wallet: 'TRIAL', balance: '5', status: 'OK' }] }))
  await show(<BalanceBar />, { session: 'trial' })
  await waitFor(() => expect(document.body.textContent).toContain(text('balance.trial')))
})

test('demonstration money is asked for once a click, and the balance is read again', async () => {
  answer(balance, holding('5', { refill: true }))
  answer(refill, { amount: '100', balance: '105' })
  const user = await show(<BalanceBar />, { session: 'member' })
  await user.click(await screen.findByRole('button', { name: text('balance.refill') }))
  await waitFor(() => expect(callsOf(balance).length).toBeGreaterThan(1))
  expect(callsOf(refill)).toHaveLength(1)
})

test('a refused refill reads the balance again: the offer may be gone', async () => {
  answer(balance, holding('5', { refill: true }))
  refuse(refill, 'WAL_REFILL')
  const user = await show(<BalanceBar />, { session: 'member' })
  const offer = await screen.findByRole('button', { name: text('balance.refill') })
  answer(balance, holding('5'))
  await user.click(offer)
  await waitFor(() => expect(screen.queryByRole('button', { name: text('balance.refill') })).toBeNull())
})
