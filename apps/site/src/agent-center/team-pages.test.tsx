import { agentIncome, agentIncomeSources, type AgentIncome } from '@senluna/contract/agent/income.ts'
import { agentOverview, type AgentOverview } from '@senluna/contract/agent/overview.ts'
import { agentProfit, PAL_FIGURES, type AgentProfit, type PalRow } from '@senluna/contract/agent/profit.ts'
import { agentProgress } from '@senluna/contract/agent/progress.ts'
import { agentBets, agentTransactions, type TeamBet } from '@senluna/contract/agent/records.ts'
import { agentAccounts } from '@senluna/contract/agent/team.ts'
import { askExport, oneExport } from '@senluna/contract/member/exports.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { saveFile } from '../save-file.ts'
import { button, field, screen, show, text, waitFor, within } from '../testing/show.tsx'
import Bets from './bets/Bets.tsx'
import Income from './income/Income.tsx'
import Overview from './overview/Overview.tsx'
import Profit from './profit/Profit.tsx'
import Transactions from './transactions/Transactions.tsx'

vi.mock(import('../save-file.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }))

const idOf = (n: number) => `01900000-0000-7000-8000-00000000000${n}` as Id<'member'>
const ME = { id: idOf(1), account: 'lotus' }
const LAN = { id: idOf(2), account: 'lan_dn', type: 1 } as const
const DAYS = { from: '2026-11-01', to: '2026-11-26' }

const compared = (value: string, previous: string) => ({ value, previous })
const OVERVIEW: AgentOverview = {
  ...DAYS,
  previous: { from: '2026-10-01', to: '2026-10-26' },
  money: {
    deposit: compared('110000', '100000'),
    withdraw: compared('500', '0'),
    bet: compared('0', '0'),
    validBet: compared('0', '0'),
    win: compared('90', '100'),
    rebate: compared('0', '0'),
    activity: compared('0', '0'),
    wages: compared('0', '0'),
    dividend: compared('0', '0'),
    pnl: compared('-900', '1000'),
  },
  people: {
    team: 412,
    agents: 28,
    members: 384,
    registered: 76,
    firstDeposits: 41,
    depositors: 186,
    bettors: 241,
    active: 137,
    online: 63,
  },
  firstDeposited: '38400000',
  balance: { team: '286410200', mine: '18264500' },
  series: [
    { at: '2026-11-01', deposit: '10', withdraw: '0', bet: '5', validBet: '4', pnl: '-1', registered: 2 },
    { at: '2026-11-02', deposit: '0', withdraw: '7', bet: '5', validBet: '4', pnl: '3', registered: 0 },
  ],
  products: [
    { product: 'LIVE', bets: 3, bet: '300', validBet: '300', win: '100', rebate: '3', pnl: '197' },
    { product: 'RNG', bets: 1, bet: '100', validBet: '100', win: '150', rebate: '1', pnl: '-51' },
  ],
}

test('the overview compares amounts with the period before, better or worse only where that is clear', async () => {
  answer(agentOverview, OVERVIEW)
  answer(agentProgress, { asOf: '2026-11-22T12:00:00Z', list: [] })
  refuse(consolidated, 'SYS_BUSY')
  const user = await show(<Overview />, { session: 'agent' })
  const cards = await screen.findByLabelText(text('team.money'))
  const marks = [...cards.querySelectorAll('.ag-change')].map((mark) => [mark.className, mark.textContent])
  expect(marks).toEqual([
    ['ag-change num good', `▲ 10%${text('team.change.up', { percent: '10%' })}`],
    ['ag-change num ', `▼ 10%${text('team.change.down', { percent: '10%' })}`],
    ['ag-change num bad', `▼ 190%${text('team.change.down', { percent: '190%' })}`],
  ])
  expect(callsOf(agentOverview)[0]?.query.scope).toBe('TEAM')
  expect(callsOf(agentOverview)[0]?.query.from).toBe(callsOf(agentOverview)[0]?.query.to)
  const products = await screen.findByRole('table', { name: text('team.byProduct') })
  const foot = within(products).getByRole('row', { name: new RegExp(`^${text('team.total')}`) })
  expect(foot.textContent).toContain('146.00')
  answer(agentOverview, { ...OVERVIEW, products: [] })
  await user.click(button(text('team.scope.DIRECT')))
  await waitFor(() => expect(callsOf(agentOverview).at(-1)?.query.scope).toBe('DIRECT'))
  expect(location.search).toContain('scope=DIRECT')
})

const palRow = (who: { id: Id<'member'>; account: string }, bet: string, leads = false): PalRow => ({
  ...who,
  type: 1,
  leads,
  figures: Object.fromEntries(PAL_FIGURES.PNL.map((name) => [name, name === 'bet' ? bet : '0'])),
})
const PROFIT: AgentProfit = {
  ...DAYS,
  tab: 'PNL',
  self: palRow(ME, '10'),
  page: { list: [palRow(LAN, '300', true)] },
  total: { bet: '310' },
  crumbs: [ME],
}

test('profit and loss: a name leads one level down, a step of the way leads back', async () => {
  answer(agentProfit, ({ query }) =>
    query.parentId
      ? { ...PROFIT, self: palRow(LAN, '100'), page: { list: [] }, total: { bet: '100' }, crumbs: [ME, LAN] }
      : PROFIT,
  )
  const user = await show(<Profit />, { session: 'agent' })
  await user.click(await screen.findByRole('button', { name: 'lan_dn' }))
  const way = await screen.findByRole('navigation', { name: text('team.crumbs') })
  expect(callsOf(agentProfit).at(-1)?.query.parentId).toBe(LAN.id)
  expect(location.search).toContain(`account=${LAN.id}`)
  expect(within(way).getByRole('button', { name: 'lan_dn' }).getAttribute('aria-current')).toBe('location')
  await user.click(within(way).getByRole('button', { name: text('team.me') }))
  await waitFor(() => expect(location.search).not.toContain('account'))
})

test('profit and loss: the file holds every row, with plain numbers', async () => {
  answer(agentProfit, ({ query }) =>
    query.after
      ? { ...PROFIT, page: { list: [palRow({ id: idOf(3), account: '=cmd' }, '-7')] } }
      : { ...PROFIT, page: { ...PROFIT.page, next: LAN.id } },
  )
  const user = await show(<Profit />, { session: 'agent' })
  await screen.findByRole('table')
  expect(screen.getByRole('row', { name: new RegExp(text('team.subtotal')) }).textContent).toContain('310.00')
  await user.click(button(text('team.csv')))
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  const [file, name] = vi.mocked(saveFile).mock.calls[0]!
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines.map((line) => line.split(',').slice(0, 5).join())).toEqual([
    expect.stringContaining(text('team.account')),
    'lotus,Agent,0,0,10',
    'lan_dn,Agent,0,0,300',
    "'=cmd,Agent,0,0,-7",
  ])
  expect(name).toMatch(/^profit \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/)
})

const BET: TeamBet = {
  owner: LAN,
  betNo: '01900000-0000-7000-8000-0000000000aa',
  vendorCode: 'SENLUNA',
  product: 'VNLOTT',
  game: 'Lotto',
  gameId: 'lotto',
  detail: 'Draw 1 · ***',
  placedAt: '2026-11-22T02:00:00Z',
  stake: '100',
  validBet: '100',
  payout: '0',
  pnl: '-100',
  rebate: '7',
  earned: '3',
  status: 'LOST',
}

test('bets: an account is found by its first letters, a row opens its receipt', async () => {
  answer(agentBets, { ...DAYS, list: [BET], crumbs: [ME] })
  answer(agentAccounts, { list: [LAN] })
  const user = await show(<Bets />, { session: 'agent' })
  await screen.findByText('Draw 1 · ***')
  expect(screen.getAllByText('7.00')[0]?.closest('tr')?.textContent).toContain('3.00')
  expect(screen.getAllByText('-100.00')[0]?.className).toContain('neg')
  await user.click(button(text('records.detail')))
  expect(screen.getByText(BET.betNo)).toBeDefined()
  await user.type(field(text('team.account')), 'lan_dn')
  await waitFor(() => expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('lan_dn'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(callsOf(agentBets).at(-1)?.query.accountId).toBe(LAN.id))
  expect(callsOf(agentAccounts).at(-1)?.query.name).toBe('lan_dn')
})

test('an account that begins like others is chosen by its whole name alone; a wrong one is said to be', async () => {
  answer(agentBets, { ...DAYS, list: [BET], crumbs: [ME] })
  answer(agentAccounts, ({ query }) => ({
    list: query.name === 'zz' ? [] : [LAN, { ...LAN, id: idOf(4), account: 'lan_dn2' }],
  }))
  const user = await show(<Bets />, { session: 'agent' })
  const input = field(text('team.account'))
  await user.type(input, 'lan_')
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2))
  await user.keyboard('{Enter}')
  expect(callsOf(agentBets).every(({ query }) => query.accountId === undefined)).toBe(true)
  await user.clear(input)
  await user.type(input, 'zz')
  expect(await screen.findByText(text('team.account.none'))).toBeDefined()
})

test('nothing in the period: a longer one is offered, and shown', async () => {
  answer(agentBets, { ...DAYS, list: [], crumbs: [ME] })
  const user = await show(<Bets />, { session: 'agent' })
  expect(await screen.findByText(text('team.none'))).toBeDefined()
  await user.click(button(text('team.widen')))
  await waitFor(() => expect(location.search).toMatch(/from=.*&to=/))
  const { from = '', to = '' } = callsOf(agentBets).at(-1)?.query ?? {}
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6)
  await waitFor(() => expect(screen.queryByRole('button', { name: text('team.widen') })).toBeNull())
})

test('what can’t be read is asked for again', async () => {
  refuse(agentTransactions, 'SYS_BUSY')
  const user = await show(<Transactions />, { session: 'agent' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(agentTransactions, { ...DAYS, list: [], crumbs: [ME] })
  await user.click(again)
  expect(await screen.findByText(text('team.none'))).toBeDefined()
})

test('transactions: what came in and went out stand apart; an account alone shows its bets, too', async () => {
  const row = { owner: LAN, at: '2026-11-22T02:00:00Z', status: 'DONE', type: 100, typeName: 'Deposit' } as const
  answer(agentTransactions, {
    ...DAYS,
    list: [
      { ...row, serialNo: '1-2', amount: '500', balance: '700' },
      { ...row, serialNo: '1-1', amount: '-200', balance: '200' },
    ],
    crumbs: [ME],
  })
  const user = await show(<Transactions />, { session: 'agent' })
  const [, first, second] = await screen.findAllByRole('row')
  const cells = (at: HTMLElement | undefined) =>
    [...(at?.querySelectorAll('.end') ?? [])].map((cell) => cell.textContent)
  expect([cells(first), cells(second)]).toEqual([
    ['500.00', '0.00', '700.00'],
    ['0.00', '-200.00', '200.00'],
  ])
  expect(screen.queryByRole('option', { name: text('transGroup.BET') })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'lan_dn' })[0]!)
  await waitFor(() => expect(callsOf(agentTransactions).at(-1)?.query).toMatchObject({ accountId: LAN.id, team: '0' }))
  expect(await screen.findByRole('option', { name: text('transGroup.BET') })).toBeDefined()
})

const NOTHING = {
  rebate: '0',
  agentRebate: '0',
  dailyWage: '0',
  hourlySalary: '0',
  realTimeSalary: '0',
  dividend: '0',
  paidToDownlines: '0',
  adjustment: '0',
  net: '0',
}
const INCOME: AgentIncome = {
  ...DAYS,
  cards: { ...NOTHING, agentRebate: '300', net: '300' },
  rows: [{ at: '2026-11-20', to: '2026-11-20', figures: { ...NOTHING, agentRebate: '300', net: '300' } }],
}

test('income: a row opens where its rebates came from', async () => {
  answer(agentIncome, INCOME)
  answer(agentIncomeSources, {
    list: [{ source: LAN, amount: '300', products: [{ product: 'LIVE', amount: '300' }] }],
    others: '0',
  })
  const user = await show(<Income />, { session: 'agent' })
  await user.click(await screen.findByRole('button', { name: text('records.detail') }))
  const sources = await screen.findByRole('region', { name: text('team.income.sources') })
  expect(within(sources).getByText('lan_dn')).toBeDefined()
  const bets = within(sources).getByRole('link', { name: 'Live casino' })
  expect(bets.getAttribute('href')).toBe(
    `/agentCenter/personalHistoryCopy?account=${LAN.id}&alone=0&product=LIVE&from=2026-11-20&to=2026-11-20`,
  )
  expect(callsOf(agentIncomeSources)[0]).toMatchObject({ params: { date: '2026-11-20' }, query: { to: '2026-11-20' } })
  await user.selectOptions(field(text('team.income.group')), 'MONTH')
  await waitFor(() => expect(callsOf(agentIncome).at(-1)?.query.group).toBe('MONTH'))
})

test('an account that left the team is said so, with the way back to one’s own', async () => {
  refuse(agentProfit, 'AGT_NOT_IN_TEAM')
  const user = await show(<Profit />, {
    session: 'agent',
    at: `/agentCenter/palStatementsAgentCopy?account=${LAN.id}&alone=1`,
  })
  expect(await screen.findByText(text('refusal.AGT_NOT_IN_TEAM'))).toBeDefined()
  expect(screen.queryByText(text('shell.retry')), 'trying again helps nobody').toBeNull()
  await user.click(screen.getByRole('button', { name: text('team.back') }))
  await waitFor(() => expect(callsOf(agentProfit).at(-1)?.query).not.toHaveProperty('parentId'))
  expect(callsOf(agentProfit).at(-1)?.query).not.toHaveProperty('team')
})

test('profit and loss of more than 5,000 rows is made by the house, as it is narrowed', async () => {
  const rows = Array.from({ length: 100 }, () => palRow(LAN, '1'))
  answer(agentProfit, ({ query }) => ({ ...PROFIT, page: { list: rows, next: `${Number(query.after ?? 0) + 1}` } }))
  const user = await show(<Profit />, {
    session: 'agent',
    at: `/agentCenter/palStatementsAgentCopy?from=2026-11-01&to=2026-11-26&product=LIVE&alone=1`,
  })
  answer(askExport, { job: { jobId: idOf(8), state: 'WAITING', askedAt: '2026-11-26T05:00:00Z' }, mayAskAt: null })
  answer(oneExport, { jobId: idOf(8), state: 'WAITING', askedAt: '2026-11-26T05:00:00Z' })
  await user.click(await screen.findByRole('button', { name: text('team.csv') }))
  expect(await screen.findByText(text('records.export.waiting'), {}, { timeout: 30_000 })).toBeDefined()
  expect(bodiesOf(askExport)).toEqual([
    { report: 'TEAM_PROFIT', filter: { team: '0', ...DAYS, profitTab: 'PNL', product: 'LIVE' } },
  ])
})
