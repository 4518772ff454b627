import { ownPages } from '@senluna/contract/agent/assistants.ts'
import { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import { agentCodes } from '@senluna/contract/agent/affiliate.ts'
import { agentOverview } from '@senluna/contract/agent/overview.ts'
import { memberInfo } from '@senluna/contract/member/account.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { readNotice, type Notice } from '@senluna/contract/site/notices.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { shownToasts } from '@senluna/web/ui/toast.ts'
import { onlineManager } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { memberOf } from '../testing/session.ts'
import { screen, show, text, within } from '../testing/show.tsx'
import AgentCenter from './AgentCenter.tsx'
import { ENTRIES } from './entries.ts'

// What is looked for is the page, not how long its code takes to come.
beforeAll(() => Promise.all(ENTRIES.map(({ load }) => load())), 60_000)

const notice = (id: string, read = false): Notice => ({
  id,
  title: `About ${id}`,
  content: `<p>All of ${id}</p>`,
  type: 'PL',
  linkType: 'NONE',
  frequency: 'ONCE',
  version: 1,
  createdAt: '2026-11-22T02:00:00Z',
  read,
})

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
  divtypereq: 0,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  info: {},
} as const

async function open(type: AccountType, at = '/agentCenter/agentAnnouncement', notices: Notice[] = []) {
  answer(memberInfo, memberOf(type))
  answer(consolidated, FUNDS)
  answer(balance, {
    sumBalance: '1500000',
    currency: 'VND',
    items: [],
    inTransit: '0',
    version: 1,
    asOf: '2026-11-22T12:00:00Z',
    refill: false,
  })
  answer(agentAnnouncements, {
    list: notices,
    total: notices.length,
    unread: notices.filter(({ read }) => !read).length,
  })
  answer(readNotice, { kept: true })
  return show(
    <Routes>
      <Route path="/agentCenter/*" element={<AgentCenter />} />
    </Routes>,
    { session: 'as answered', at },
  )
}

test('an agent reads the announcement that is chosen, and the menu counts what is new', async () => {
  const user = await open(1, undefined, [notice('rates'), notice('dates', true)])
  expect(await screen.findByText('All of rates')).toBeDefined()
  expect(screen.getByRole('link', { name: new RegExp(text('agent.page.agentAnnouncement')) }).textContent).toContain(
    '1',
  )
  await user.click(screen.getByRole('button', { name: /^About dates/ }))
  expect(await screen.findByText('All of dates')).toBeDefined()
  expect(location.search).toBe('?id=dates')
})

test('without announcements the page says so', async () => {
  await open(2)
  expect(await screen.findByText(text('agent.announcements.none'))).toBeDefined()
})

test('a player finds no center, and nothing of it is asked for', async () => {
  await open(0)
  expect(await screen.findByText(text('agent.only'))).toBeDefined()
  expect(callsOf(agentAnnouncements)).toEqual([])
})

test('a guest is asked to log in', async () => {
  await show(<AgentCenter />)
  expect(screen.getByRole('button', { name: text('shell.login') })).toBeDefined()
})

test('an address that is no page of the center leads to the team’s overview', async () => {
  refuse(agentOverview, 'SYS_BUSY')
  await open(1, '/agentCenter/nowhere')
  await screen.findByRole('heading', { name: text('agent.page.agentTeamOverview') })
  expect(location.pathname).toBe('/agentCenter/agentTeamOverview')
})

test('an affiliate finds its links, profit, income and commission; no lists of single bets and movements', async () => {
  await open(41)
  await screen.findByText(text('agent.announcements.none'))
  const pages = within(screen.getByRole('navigation', { name: text('agent.menu') })).getAllByRole('link')
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    text('agent.page.agentAnnouncement'),
    text('agent.page.agentTeamOverview'),
    text('aff.links'),
    text('agent.page.palStatementsAgentCopy'),
    text('agent.page.agentRevenueReport'),
    text('aff.commission'),
  ])
})

test('an affiliate’s codes with their links and what they brought; without any it is said who gives them', async () => {
  const code = { code: 'KOL88', url: 'https://senluna.test/register?referralCode=KOL88', open: true }
  const counts = { opened: 120, registered: 30, firstDeposits: 12 }
  answer(agentCodes, { list: [{ ...code, ...counts }], ...counts, qualified: 7 })
  await open(41, '/agentCenter/registerCenter')
  expect(await screen.findByRole('heading', { name: text('aff.links') })).toBeDefined()
  expect(await screen.findByText(code.url)).toBeDefined()
  const all = screen.getByLabelText(text('aff.traffic'))
  expect(within(all).getByText('7')).toBeDefined()
})

test('an affiliate without a code is led to the brand', async () => {
  answer(agentCodes, { list: [], opened: 0, registered: 0, firstDeposits: 0, qualified: 0 })
  await open(41, '/agentCenter/registerCenter')
  expect(await screen.findByText(text('aff.codes.none'))).toBeDefined()
})

test('an assistant finds the pages that its agent ticked, and no others', async () => {
  answer(ownPages, { pages: ['agentAnnouncement'] })
  await open(42, '/agentCenter/registerCenter')
  expect(await screen.findByText(text('agent.announcements.none'))).toBeDefined()
  expect(screen.queryByRole('link', { name: text('agent.page.registerCenter') })).toBeNull()
  // The page was asked for by its address, so it is said why another one opened.
  expect(shownToasts().map(({ message }) => message)).toEqual([text('refusal.AUTH_FORBIDDEN')])
})

test('an assistant without a page is told so', async () => {
  answer(ownPages, { pages: [] })
  await open(42)
  expect(await screen.findByText(text('agent.noPages'))).toBeDefined()
})

test('without a connection what has not come yet says so, and comes once there is one', async () => {
  onlineManager.setOnline(false)
  try {
    await open(1)
    expect(await screen.findByText(text('shell.network'), {}, { timeout: 5_000 })).toBeDefined()
  } finally {
    onlineManager.setOnline(true)
  }
  expect(await screen.findByText(text('agent.announcements.none'))).toBeDefined()
  expect(screen.queryByText(text('shell.network'))).toBeNull()
})
