import { agentProgress, type ContractProgress } from '@senluna/contract/agent/progress.ts'
import type { PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { screen, show, text, within } from '../../testing/show.tsx'
import { ContractStrip } from './ContractStrip.tsx'

const dividend: ContractProgress = {
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'DIVIDEND',
  payer: 'HOUSE',
  products: ['LIVE'],
  period: { start: '2026-11-15T17:00:00Z', endExclusive: '2026-11-30T17:00:00Z', day: '2026-11-16' },
  billAt: '2026-11-30T21:00:00Z',
  estimate: '6503911',
  tierIndex: 1,
  ratePpm: 120_000,
  next: { index: 2, ratePpm: 150_000 },
  conditions: [
    { threshold: 'VALID_BET', reached: '2430000000', needed: '2000000000', isMet: true },
    { threshold: 'ACTIVE', reached: '24', needed: '30', isMet: false },
  ],
  validBet: '2430000000',
  active: 24,
}
const offer: PendingRequest = {
  requestId: id<'contract-request'>('01890a5d-ac96-774b-bcce-000000000041'),
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000042'),
  requestType: 'new request',
  from: 'saigonline',
  period: 'daily',
  products: ['LIVE'],
  basis: 'VALID_BET',
  tiers: [],
  carryMode: 'NONE',
  activeMinValidBet: '0',
  createdAt: '2026-11-21T02:00:00Z',
  expiresAt: '2026-11-28T02:00:00Z',
}
const FUNDS = {
  sumBalance: '0',
  main: '0',
  hold: '0',
  vendor: '0',
  inTransit: '0',
  points: '0',
  turnoverRemaining: '0',
  debt: '0',
  arrearsOwed: '0',
  arrearsDue: '0',
  divtypereq: 1,
  dailysalreqtype: 2,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
} as const

const strip = (list: ContractProgress[], asOf = '2026-11-23T10:00:00Z', dailySalary?: PendingRequest) => {
  answer(agentProgress, { asOf, list })
  answer(consolidated, { ...FUNDS, info: dailySalary ? { dailySalary } : {} })
  return show(<ContractStrip />, { session: 'member', brand: brandWith(['AGENT']) })
}

test('a contract shows its tier so far, what the next one lacks, and when its bill comes', async () => {
  await strip([dividend])
  const tile = (await screen.findByRole('heading', { name: text('contract.kind.DIVIDEND') })).closest('article')!
  expect(tile.textContent).toContain('6,503,911.00')
  expect(tile.textContent).toContain(text('progress.tier', { place: 2, rate: '12%' }))
  expect(tile.textContent).toContain(text('progress.next', { place: 3, rate: '15%' }))
  expect(tile.textContent).toContain(text('progress.more', { amount: '6' }))
  expect(tile.textContent).toMatch(/2\.43B \/ 2B/)
  expect(tile.textContent).toContain('04:00')
})

test('an offer of a kind that isn’t held yet waits beside them, with the way to answer it', async () => {
  await strip([dividend], undefined, offer)
  const tile = (await screen.findByRole('heading', { name: text('contract.kind.DAILY_SALARY') })).closest('article')!
  expect(tile.textContent).toContain('saigonline')
  expect(
    within(tile)
      .getByRole('link', { name: text('progress.review') })
      .getAttribute('href'),
  ).toBe('/agentCenter/agentDailyWages2')
})

test('a contract that doesn’t count yet says from when it does, and no estimate', async () => {
  await strip([dividend], '2026-11-14T10:00:00Z')
  const tile = (await screen.findByRole('heading', { name: text('contract.kind.DIVIDEND') })).closest('article')!
  expect(within(tile).queryByText(text('progress.estimate'))).toBeNull()
})

test('of a real-time salary the day stands beside its last windows', async () => {
  const windows = [
    { start: '2026-11-23T09:55:00Z', validBet: '500' },
    { start: '2026-11-23T10:00:00Z', validBet: '1000' },
  ]
  const { next: _, ...rest } = dividend
  await strip([{ ...rest, kind: 'REALTIME_SALARY', ratePpm: 2_000, tierIndex: 0, conditions: [], windows }])
  const list = await screen.findByRole('list', { name: text('progress.windows') })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('500.00'), expect.stringContaining('1,000.00')])
  expect(screen.getByText(text('progress.flat', { rate: '0.2%' }))).toBeDefined()
})
