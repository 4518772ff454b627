import { consolidated } from '@senluna/contract/money/reports.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../testing/show.tsx'
import { Funds } from './Funds.tsx'

const funds = (more: Partial<ReplyOf<typeof consolidated>> = {}): ReplyOf<typeof consolidated> => ({
  sumBalance: '100',
  main: '100',
  hold: '0',
  vendor: '0',
  inTransit: '0',
  points: '0',
  turnoverRemaining: '0',
  debt: '0',
  arrearsOwed: '0',
  arrearsDue: '0',
  divtypereq: 0,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  info: {},
  ...more,
})
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('only what there is beside the balance is said', async () => {
  answer(consolidated, funds({ hold: '50000', turnoverRemaining: '200000' }))
  await show(<Funds version={1} hidden={false} />, { session: 'member' })
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines()[0]).toMatch(/^[^\d]*50,000.* held for withdrawals$/)
  expect(lines()[1]).toMatch(/200,000.* left to wager$/)
  expect(text('mc.funds.debt', { amount: 'x' })).toBe('x owed')
})

test('what a bonus says is left to wager isn’t said twice', async () => {
  answer(consolidated, funds({ hold: '50000', turnoverRemaining: '200000' }))
  await show(<Funds version={1} hidden={false} bonusLeft={200_000n} />, { session: 'member' })
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]).toContain('50,000')
})

test('what must be wagered beside a bonus is said', async () => {
  answer(consolidated, funds({ turnoverRemaining: '200000' }))
  await show(<Funds version={1} hidden={false} bonusLeft={150_000n} />, { session: 'member' })
  await waitFor(() => expect(lines()).toHaveLength(1))
})

test('nothing is asked for before the balance is known', async () => {
  await show(<Funds version={undefined} hidden={false} />, { session: 'member' })
  expect(callsOf(consolidated)).toEqual([])
})

test('no amount is shown where amounts are hidden', async () => {
  answer(consolidated, funds({ hold: '50000' }))
  await show(<Funds version={1} hidden />, { session: 'member' })
  await waitFor(() => expect(callsOf(consolidated)).toHaveLength(1))
  expect(lines()).toEqual([])
})
