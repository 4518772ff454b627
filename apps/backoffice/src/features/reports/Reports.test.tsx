import { agentReport, type AgentReportRow } from '@senluna/contract/desk/agent-report.ts'
import { liabilityReport } from '@senluna/contract/desk/liability.ts'
import { playerValue } from '@senluna/contract/desk/player-value.ts'
import { HOUSE_LINE, NOT_ALLOCATED, playReport, type PlayRow } from '@senluna/contract/desk/reports.ts'
import { deskPromotions } from '@senluna/contract/desk/brand/promotions.ts'
import { NO_PROMOTION, rewardReport, type RewardRow } from '@senluna/contract/desk/reward-report.ts'
import { taxReport, type TaxRow } from '@senluna/contract/desk/taxes.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import AgentReport from './AgentReport.tsx'
import LiabilityReport from './LiabilityReport.tsx'
import PlayerValue from './PlayerValue.tsx'
import PlayReport from './PlayReport.tsx'
import RewardReport from './RewardReport.tsx'
import TaxReport from './TaxReport.tsx'

const RIGHTS = ['reports.view', 'reports.export', 'members.view'] as const

const played = (more: Partial<PlayRow>): PlayRow => ({
  key: 'LIVE',
  total: false,
  currency: VND,
  bets: 3,
  wins: 1,
  players: 2,
  stake: '1500',
  validBet: '1500',
  payout: '1200',
  ggr: '300',
  rtp: 8_000,
  given: '0',
  ngr: '300',
  ...more,
})

test('play by line names the house and what has no bets, with NGR under each', async () => {
  answer(playReport, {
    list: [
      played({ key: 'agent01' }),
      played({ key: HOUSE_LINE, given: '400', ngr: '-100' }),
      played({ key: NOT_ALLOCATED, stake: '0', payout: '0', ggr: '0', given: '50', ngr: '-50' }),
      played({ key: '', total: true, given: '450', ngr: '150' }),
    ],
  })
  const user = openDesk(<PlayReport />, { rights: RIGHTS })
  await screen.findByText('4 rows')
  await user.click(screen.getByRole('tab', { name: 'Line' }))
  await waitFor(() => expect(callsOf(playReport).at(-1)?.query).toMatchObject({ by: 'line' }))
  expect(rowsShown().map((cells) => cells[0])).toEqual(['agent01', 'House', 'Not allocated', 'Total'])
  expect(rowsShown()[1]).toEqual(expect.arrayContaining(['400.00', '-100.00']))
})

test('play by game names each beside its code, and only there says what it is built to pay', async () => {
  answer(playReport, ({ query }) => ({
    list:
      query?.by === 'game'
        ? [played({ key: 'sen-vang', name: 'Sen Vàng', theory: 9_650 })]
        : query?.by === 'vendor'
          ? [played({ key: 'TCG_LOTTO_VN' })]
          : [played({ key: '2026-11-22' })],
  }))
  const user = openDesk(<PlayReport />, { rights: RIGHTS })
  await screen.findByText('1 row')
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads()).not.toContain('Theoretical RTP')
  await user.click(screen.getByRole('tab', { name: 'Game' }))
  await waitFor(() => expect(rowsShown()[0]?.[0]).toBe('Sen Vàngsen-vang'))
  expect([heads().at(-1), rowsShown()[0]?.at(-1)]).toEqual(['Theoretical RTP', '96.50%'])
  await user.click(screen.getByRole('tab', { name: 'Provider' }))
  await waitFor(() => expect(rowsShown()[0]?.[0]).toBe('Vietnam LotteryTCG_LOTTO_VN'))
  expect(heads()).not.toContain('Theoretical RTP')
})

test('a line of the agent report opens down to its members and back up, for the same days', async () => {
  const row = (more: Partial<AgentReportRow>): AgentReportRow => ({
    kind: 'BELOW',
    account: 'agent01',
    memberId: id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057'),
    above: '',
    leads: true,
    currency: VND,
    players: 2,
    bets: 3,
    stake: '1500',
    validBet: '1500',
    payout: '500',
    ggr: '1000',
    rebates: '10',
    wages: '20',
    dividends: '30',
    bonuses: '40',
    ngr: '900',
    betweenAgents: '0',
    arrears: '7',
    ...more,
  })
  const total = { kind: 'TOTAL', memberId: undefined, leads: false } as const
  answer(agentReport, ({ query }) => ({
    list: query?.parent
      ? [
          row({ ...total, account: 'agent02', above: 'agent01' }),
          row({ account: 'lan2026', above: 'agent01/agent02', leads: false }),
          row({ kind: 'SELF', account: 'agent02', above: 'agent01' }),
        ]
      : [
          row({ ...total, account: '' }),
          row({}),
          row({ kind: 'HOUSE', account: '', memberId: undefined, leads: false }),
        ],
  }))
  const user = openDesk(<AgentReport />, { rights: RIGHTS, address: '/reports-agents?from=2026-11-01' })
  await screen.findByText('3 rows')
  expect(rowsShown().map((cells) => cells[0])).toEqual(['Total', 'agent01', 'House'])
  expect(rowsShown()[1]).toEqual([
    'agent01',
    'Show downlines',
    '2',
    '1,500.00',
    '+1,000.00',
    '10.00',
    '20.00',
    '30.00',
    '40.00',
    '+900.00',
    '7.00',
  ])
  await user.click(screen.getByRole('link', { name: 'Show downlines' }))
  await waitFor(() =>
    expect(callsOf(agentReport).at(-1)?.query).toMatchObject({ parent: 'agent01', from: '2026-11-01' }),
  )
  await screen.findByRole('link', { name: 'Open member' })
  expect(rowsShown().map((cells) => cells[0])).toEqual(['Total', 'lan2026', 'agent02 alone'])
  const way = screen.getByRole('navigation', { name: 'Levels' })
  expect(way.textContent).toBe('All linesagent01agent02')
  await user.click(screen.getByRole('link', { name: 'All lines' }))
  await waitFor(() => expect(rowsShown().map((cells) => cells[0])).toEqual(['Total', 'agent01', 'House']))
})

test('player value lists members with the way to each, by the period and order that are asked for', async () => {
  const member = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
  answer(playerValue, {
    list: [
      {
        memberId: member,
        userName: 'lan2026',
        currency: VND,
        registeredAt: '2026-11-01T02:00:00.000Z',
        deposited: '500000',
        withdrawn: '200000',
        bets: 12,
        stake: '900000',
        ggr: '90000',
        given: '10000',
        ngr: '80000',
        lastPlayed: '2026-11-22',
      },
    ],
  })
  const user = openDesk(<PlayerValue />, { rights: RIGHTS })
  await screen.findByText('1 row')
  expect(rowsShown()[0]).toEqual([
    'lan2026',
    'House',
    '500,000.00',
    '200,000.00',
    '+90,000.00',
    '10,000.00',
    '+80,000.00',
    '',
    '22/11/2026',
  ])
  expect(screen.getByRole('link', { name: 'lan2026' }).getAttribute('href')).toBe(`/members?row=${member}`)
  await user.click(screen.getByRole('tab', { name: 'All time' }))
  await waitFor(() => expect(callsOf(playerValue).at(-1)?.query).toMatchObject({ period: 'EVER' }))
})

test('liability shows what is owed now before the days that are over', async () => {
  const row = {
    at: '2026-11-22T17:01:00.000Z',
    currency: VND,
    owed: '1000000',
    main: '1200000',
    locked: '0',
    vendor: '0',
    debt: '-200000',
    suspense: '0',
    credit: '0',
    held: '50000',
    withdrawals: '50000',
    openBets: '7000',
    worstCase: '990000',
    house: '1000000',
  }
  answer(liabilityReport, { list: [row, { ...row, day: '2026-11-22', owed: '900000' }] })
  openDesk(<LiabilityReport />, { rights: RIGHTS })
  await screen.findByText('2 rows')
  expect(rowsShown().map((cells) => cells.slice(0, 3))).toEqual([
    ['Now', '1,000,000.00', '1,200,000.00'],
    ['22/11/2026', '900,000.00', '1,200,000.00'],
  ])
  expect(rowsShown()[0]!.slice(-3)).toEqual(['50,000.00', '7,000.00', '990,000.00'])
})

test('taxes show each line by month and in total, a year at a time', async () => {
  const row = (more: Partial<TaxRow>): TaxRow => ({
    month: '2026-10',
    line: 'EXAMPLE-GGR',
    name: 'Tax on GGR',
    base: 'GGR',
    rate: 52_525,
    currency: VND,
    taxed: '-40000',
    due: '0',
    unfinished: false,
    ...more,
  })
  const stakes = { line: 'EXAMPLE-STAKE', name: 'Tax on stakes', base: 'STAKE', rate: 50_000 } as const
  answer(taxReport, {
    list: [
      row({}),
      row({ ...stakes, month: '2026-11', taxed: '700000', due: '35000', unfinished: true }),
      row({ month: undefined, rate: undefined }),
    ],
  })
  const user = openDesk(<TaxReport />, { rights: RIGHTS })
  await screen.findByText('3 rows')
  expect(rowsShown()).toEqual([
    ['10/2026', 'Tax on GGREXAMPLE-GGR', 'GGR', '-40,000.00', '5.2525%', '0.00'],
    ['11/2026 (so far)', 'Tax on stakesEXAMPLE-STAKE', 'Stakes', '700,000.00', '5.00%', '35,000.00'],
    ['Total for the year', 'Tax on GGREXAMPLE-GGR', 'GGR', '-40,000.00', '', '0.00'],
  ])
  const years = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(callsOf(taxReport).at(-1)?.query).toMatchObject({ year: years[0] })
  expect(Number(years[0]) - Number(years[1])).toBe(1)
  await user.click(screen.getByRole('tab', { name: years[1]! }))
  await waitFor(() => expect(callsOf(taxReport).at(-1)?.query).toMatchObject({ year: years[1] }))
})

test('rewards by promotion name them, with what they cost, who got them and what they brought', async () => {
  const row = (more: Partial<RewardRow>): RewardRow => ({
    key: 'CHECK_IN',
    total: false,
    currency: VND,
    claims: 3,
    members: 2,
    cash: '3000',
    free: '0',
    taken: '500',
    cost: '2500',
    each: '1250',
    share: 1_250,
    points: '5',
    worth: '50',
    asked: '6000',
    wagered: '4000',
    became: '1000',
    ...more,
  })
  answer(deskPromotions, { list: [] })
  answer(rewardReport, ({ query }) => ({
    list:
      query?.by === 'promotion'
        ? [
            row({ key: NO_PROMOTION, share: undefined }),
            row({ key: 'tet-2027', more: '-700' }),
            row({ key: '', total: true }),
          ]
        : [row({}), row({ key: 'VIP_REBATE' }), row({ key: '', total: true })],
  }))
  const user = openDesk(<RewardReport />, { rights: [...RIGHTS, 'promotions.view'] })
  await screen.findByText('3 rows')
  expect(rowsShown().map((cells) => cells[0])).toEqual(['Daily check-in', 'VIP daily rebate', 'Total'])
  expect(rowsShown()[0]).toEqual(
    expect.arrayContaining(['3', '2', '3,000.00', '500.00', '2,500.00', '1,250.00', '12.50%']),
  )
  await user.click(screen.getByRole('tab', { name: 'Promotion' }))
  await waitFor(() => expect(callsOf(rewardReport).at(-1)?.query).toMatchObject({ by: 'promotion' }))
  await waitFor(() => expect(rowsShown().map((cells) => cells[0])).toEqual(['Outside promotions', 'tet-2027', 'Total']))
  expect(rowsShown()[1]).toEqual(expect.arrayContaining(['-700.00']))
})
