import {
  changeRates,
  downlineDetails,
  downlines,
  lockRegistrations,
  rateRequests,
  withdrawRateRequest,
  type Downline,
  type RateRequest,
} from '@senluna/contract/agent/downlines.ts'
import { downlineLimits, setDownlineLimits } from '@senluna/contract/agent/line-limits.ts'
import { agentProfit } from '@senluna/contract/agent/profit.ts'
import { askExport, oneExport } from '@senluna/contract/member/exports.ts'
import { agentContracts } from '@senluna/contract/agent/contracts.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen, show, text, waitFor } from '../../testing/show.tsx'
import './ChosenAccount.tsx'
import './TeamTree.tsx'
import TeamManagement from './TeamManagement.tsx'

const LAN: Downline = {
  id: id<'member'>('018f0000-0000-7000-8000-000000000001'),
  account: 'lan_dn',
  type: 1,
  level: 1,
  status: 'OPEN',
  rates: { RNG: 8_000 },
  direct: 2,
  team: 5,
  balance: '4120500',
  teamBalance: '61380000',
  registeredAt: '2026-03-03T02:00:00Z',
  online: true,
  registrationsLocked: false,
  contracts: [{ kind: 'DIVIDEND', status: 'SIGNED', ratePpm: 120_000 }],
}
const DEEP: Downline = {
  ...LAN,
  id: id<'member'>('018f0000-0000-7000-8000-000000000009'),
  account: 'hoa***1',
  type: 0,
  level: 2,
  direct: 0,
}
const ME: Downline = { ...LAN, id: id<'member'>('018f0000-0000-7000-8000-000000000002'), account: 'me', level: 0 }
const REQUEST: RateRequest = {
  id: id<'rate-request'>('018f0000-0000-7000-8000-000000000003'),
  memberId: LAN.id,
  account: 'lan_dn',
  agent: 'me',
  from: { RNG: 8_000 },
  to: { RNG: 6_000 },
  askedAt: '2026-11-22T02:00:00Z',
}

const figures = (validBet: string, pnl: string) => ({ validBet, pnl })
const pal = (id: Downline['id'], own: string, below: string) => ({
  from: '2026-11-01',
  to: '2026-11-22',
  tab: 'PNL' as const,
  self: { id, account: 'x', type: 1 as const, leads: true, figures: figures(own, '-1') },
  page: { list: [{ id: LAN.id, account: 'lan_dn', type: 1 as const, leads: true, figures: figures(below, '-5') }] },
  total: figures((BigInt(own) + BigInt(below)).toString(), '-6'),
  crumbs: [],
})

const NO_LIMITS = { ticket: null, draw: null, number: null }

function open({ list = [LAN], waiting = [] as RateRequest[], isDirect = true, at = '' } = {}) {
  answer(agentContracts, { list: [] })
  answer(agentProfit, pal(ME.id, '1000', '3000'))
  answer(downlines, ({ query }) => ({
    list: query.parentId === LAN.id ? [DEEP] : list,
    self: ME,
    crumbs: [{ id: ME.id, account: 'me' }],
  }))
  answer(rateRequests, { list: waiting })
  answer(downlineLimits, { limits: NO_LIMITS, most: { ...NO_LIMITS, ticket: '50000' } })
  answer(downlineDetails, {
    ...LAN,
    agents: 1,
    members: 4,
    own: { RNG: 10_000 },
    isDirect,
    mayPromote: false,
    lowersFreely: false,
  })
  return show(<TeamManagement />, { session: 'member', at: `/agentCenter/downlineManagmentView${at}` })
}

test('a chosen account shows what it holds; a lower rate says what it was worth, and waits for consent', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  expect(await screen.findByText(text('down.below', { agents: 1, members: 4 }))).toBeDefined()
  answer(changeRates, {
    rates: { RNG: 8_000 },
    effect: { lastMonthDelta: '-336800', products: [], fallen: 2 },
  })
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '6000' } })
  expect(await screen.findByText(new RegExp(text('down.effect.fallen', { count: 2 })))).toBeDefined()
  answer(changeRates, { rates: { RNG: 8_000 }, waiting: REQUEST })
  await user.click(screen.getByRole('button', { name: text('down.save') }))
  await waitFor(() => expect(bodiesOf(changeRates).at(-1)).toEqual({ rates: { RNG: 6_000 } }))
})

test('Escape closes a window that was opened from the account, then the account', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  const account = await screen.findByRole('complementary', { name: 'lan_dn' })
  const opened = account.appendChild(document.createElement('dialog')).appendChild(document.createElement('input'))
  fireEvent.keyDown(opened, { key: 'Escape' })
  expect(account.isConnected).toBe(true)
  fireEvent.keyDown(account, { key: 'Escape' })
  expect(account.isConnected).toBe(false)
})

test('rates of an account that is deeper are not there to change', async () => {
  const user = await open({ isDirect: false })
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  await screen.findByText(text('down.below', { agents: 1, members: 4 }))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: text('down.lock') })).toBeNull()
})

test('what waits for consent is listed and can be withdrawn', async () => {
  const user = await open({ waiting: [REQUEST] })
  expect(await screen.findByText(text('down.waits', { name: 'lan_dn' }))).toBeDefined()
  answer(withdrawRateRequest, { withdrawn: true })
  await user.click(screen.getByRole('button', { name: text('down.withdraw') }))
  await waitFor(() => expect(callsOf(withdrawRateRequest)).toHaveLength(1))
})

test('lottery limits of an account and its line: at most what holds from above, an empty field is none', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  const ticket = await screen.findByLabelText(text('down.limits.ticket'))
  expect(screen.getByText(text('down.limits.most', { money: '50,000.00' }))).toBeDefined()
  await user.type(ticket, '20000')
  answer(setDownlineLimits, {
    limits: { ...NO_LIMITS, ticket: '20000' },
    most: { ...NO_LIMITS, ticket: '50000' },
  })
  await user.click(screen.getByRole('button', { name: text('down.limits.save') }))
  await waitFor(() => expect(bodiesOf(setDownlineLimits)).toEqual([{ ...NO_LIMITS, ticket: '20000' }]))
  expect(await screen.findByText(text('down.limits.saved'))).toBeDefined()
  refuse(setDownlineLimits, 'AGT_LINE_LIMIT')
  await user.click(screen.getByRole('button', { name: text('down.limits.save') }))
  expect(await screen.findByText(text('refusal.AGT_LINE_LIMIT'))).toBeDefined()
})

test('with nobody below, the way to an invitation link', async () => {
  await open({ list: [] })
  expect(await screen.findByText(text('down.none'))).toBeDefined()
  expect(screen.getByRole('link', { name: text('down.link.new') }).getAttribute('href')).toContain('tab=links')
})

test('the rates of an account open by product, its contracts stand beside it', async () => {
  const user = await open()
  const rates = await screen.findByRole('button', { name: '0.80%' })
  await user.click(rates)
  expect(document.getElementById(rates.getAttribute('aria-controls')!)?.textContent).toContain('0.80%')
  await user.keyboard('{Escape}')
  expect(rates.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByText(`${text('contract.kind.DIVIDEND')} 12%`)).toBeDefined()
})

test('filters stand in the address and are asked for; what is no number is not', async () => {
  const user = await open({ at: '?rateProduct=RNG&rateFrom=6000&loginFrom=2026-11-01&balTo=x' })
  await screen.findByRole('button', { name: 'lan_dn' })
  const asked = () => callsOf(downlines).at(-1)?.query
  expect(asked()).toMatchObject({ rateProduct: 'RNG', rateFrom: '6000', loginFrom: '2026-11-01' })
  expect(asked()).not.toHaveProperty('balanceTo')
  await user.type(screen.getByLabelText(text('down.balance.from')), '5,000{Enter}')
  await waitFor(() => expect(asked()).toMatchObject({ balanceFrom: '5000' }))
  await user.type(screen.getByLabelText(text('down.rate.to')), 'abc')
  expect(screen.getByText(text('contract.noNumber'))).toBeDefined()
  await user.click(screen.getByRole('button', { name: text('down.filters.clear') }))
  await waitFor(() => expect(asked()).not.toHaveProperty('rateFrom'))
})

test('the tree reads a branch when it is opened, and is worked by the keys', async () => {
  const user = await open({ at: '?view=TREE' })
  const tree = await screen.findByRole('treegrid', { name: text('down.tree') })
  const rows = () => [...tree.querySelectorAll<HTMLElement>('[data-row]')]
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]!.textContent).toContain('4,000.00')
  expect(rows().map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2'])
  const before = callsOf(downlines).length
  rows()[0]!.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rows()[1])
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(callsOf(downlines).length).toBe(before + 1))
  await waitFor(() => expect(rows().map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2', '3']))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(rows()[0])
  await user.keyboard('{End}{Enter}')
  expect(await screen.findByText(text('down.below', { agents: 1, members: 4 }))).toBeDefined()
})

test('new registrations of a direct account are locked, and of a deeper one can’t be', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  answer(lockRegistrations, { registrationsLocked: true })
  await user.click(await screen.findByRole('button', { name: text('down.lock') }))
  await waitFor(() => expect(bodiesOf(lockRegistrations)).toEqual([{ locked: true }]))
})

test('a list of more than 5,000 accounts is made by the house, as it is narrowed', async () => {
  const user = await open({ at: `?account=${LAN.id}&type=AGENT&rateFrom=5000&rateProduct=RNG` })
  const many = Array.from({ length: 50 }, () => LAN)
  answer(downlines, ({ query }) => ({ list: many, next: `${query.after ?? ''}x`, self: ME, crumbs: [] }))
  const job = { jobId: ME.id, state: 'WAITING', askedAt: '2026-11-22T02:00:00Z' } as const
  answer(askExport, { job, mayAskAt: null })
  answer(oneExport, job)
  await user.click(await screen.findByRole('button', { name: text('team.csv') }))
  expect(await screen.findByText(text('records.export.waiting'), {}, { timeout: 30_000 })).toBeDefined()
  const accounts = { type: 'AGENT', rateFrom: 5_000, rateProduct: 'RNG' }
  expect(bodiesOf(askExport)).toEqual([{ report: 'TEAM_ACCOUNTS', filter: { accountId: LAN.id, accounts } }])
})
