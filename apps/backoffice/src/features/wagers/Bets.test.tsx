import {
  deskBetOne,
  deskBets,
  deskBetSums,
  voidBet,
  type DeskBet,
  type DeskBetDetails,
} from '@senluna/contract/desk/members/bets.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { findAwaiting, actNames, button, doAct, facts, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Bets from './Bets.tsx'

const MEMBER = '01890a5d-ac96-774b-bcce-b302099a8057'
const bet = (more: Partial<DeskBet> = {}): DeskBet => ({
  betNo: '01890a5d-ac96-774b-bcce-000000000001',
  vendorCode: 'SENLUNA',
  product: 'RNG',
  game: 'Sen vàng',
  gameId: 'sen-vang',
  detail: '',
  placedAt: '2026-11-22T02:00:00.000Z',
  stake: '10000',
  validBet: '10000',
  payout: '25000',
  pnl: '15000',
  balanceBefore: '100000',
  balanceAfter: '115000',
  currency: 'VND',
  mode: 'REAL',
  status: 'WON',
  memberId: id(MEMBER),
  userName: 'lan2026',
  money: VND,
  ...more,
})
const ADDRESS = `/?row=${MEMBER}.${bet().betNo}`
const ALL = ['bets.view', 'bets.edit', 'members.view'] as const

async function open(
  more: Partial<DeskBetDetails> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = ALL,
  address = ADDRESS,
) {
  const { steps = [], fair, ...row } = more
  answer(deskBets, { list: [bet(row)] })
  answer(deskBetOne, { ...bet(row), steps, ...(fair ? { fair } : {}) })
  const user = openDesk(<Bets />, { rights, address })
  await screen.findByText('1 row')
  return user
}

test('the list is of real money unless free play is asked for', async () => {
  const user = await open({}, ALL, '/')
  expect(rowsShown()[0]).toEqual([
    'lan2026',
    '22/11/2026 09:00:00',
    'Sen vàng',
    '10,000.00',
    '10,000.00',
    '25,000.00',
    expect.stringMatching(/^\+?15,000.00$/),
    'Won',
  ])
  await user.click(screen.getByRole('tab', { name: 'Demo play' }))
  await waitFor(() => expect(callsOf(deskBets).map(({ query }) => query.mode)).toEqual(['REAL', 'TRIAL']))
})

test('a wager that the list does not hold is read by its account and number', async () => {
  answer(deskBets, { list: [] })
  answer(deskBetOne, { ...bet(), steps: [] })
  openDesk(<Bets />, { rights: ALL, address: ADDRESS })
  await waitFor(() => expect(facts()).toMatchObject({ Account: 'lan2026', Game: 'Sen vàng' }))
  expect(callsOf(deskBetOne)[0]?.params).toEqual({ id: MEMBER, betNo: bet().betNo })
})

describe('one wager', () => {
  test('of a house game shows what its round was worked out from', async () => {
    const commitment = 'ab'.repeat(32)
    await open({ fair: { commitment, clientSeed: 'mine', nonce: 7, draws: [3, 1, 4], revealed: false } })
    await waitFor(() =>
      expect(Object.values(facts())).toEqual(expect.arrayContaining(['100,000.00', commitment, 'mine', '3 1 4'])),
    )
  })

  test('of a vendor shows the steps of its round, and which of them was taken back', async () => {
    const step = { at: '2026-11-22T02:00:00.000Z', key: MEMBER, balanceAfter: '90000', undone: false }
    await open({
      steps: [
        { ...step, kind: 'BET', moved: '-10000' },
        { ...step, kind: 'WIN', key: bet().betNo, moved: '25000', reason: 'late', undone: true },
      ],
    })
    await screen.findByText('Steps of the round')
    expect(screen.getByText('Taken back').closest('li')?.textContent).toMatch(
      /^Win Taken back.*25,000.00 → 90,000.00 · late/,
    )
    expect(screen.getAllByText('Taken back')).toHaveLength(1)
  })

  test('leads to the member only whoever may see members', async () => {
    await open({}, ['bets.view'])
    await waitFor(() => expect(facts().Account).toBe('lan2026'))
    expect(screen.queryByRole('link', { name: 'lan2026' })).toBeNull()
  })

  test('that can’t be read says so beside what the list knows', async () => {
    answer(deskBets, { list: [bet()] })
    refuse(deskBetOne, 'SYS_NOT_FOUND')
    openDesk(<Bets />, { rights: ALL, address: ADDRESS })
    await screen.findByRole('alert')
    expect(facts()).toMatchObject({ Account: 'lan2026' })
  })
})

describe('voiding', () => {
  test('says what comes back and what is taken back, and waits for approval', async () => {
    const user = await open()
    await user.click(button('Void bet'))
    expect(
      screen.getByText(/the stake of 10,000.00 is returned and the payout of 25,000.00 is taken back/),
    ).toBeDefined()
    await user.click(button('Close', screen.getByRole('dialog')))
    answer(voidBet, { approvalId: MEMBER, expiresAt: '2026-11-23T02:00:00.000Z' })
    await doAct(user, 'Void bet', 'A fault')
    await findAwaiting('Void bet')
    expect(callsOf(voidBet)).toEqual([
      { params: { id: MEMBER, betNo: bet().betNo }, query: {}, body: undefined, reason: 'A fault' },
    ])
  })

  test.each([
    ['is void already', { status: 'VOID' }, ALL],
    ['was cancelled', { status: 'CANCELLED' }, ALL],
    ['was of play money', { mode: 'TRIAL' }, ALL],
    ['somebody may only look at', {}, ['bets.view']],
  ] as const)('is not offered of a bet that %s', async (_, more, rights) => {
    await open(more, rights)
    expect(actNames()).toEqual([])
  })
})

describe('totals', () => {
  const sums = { money: VND, count: 3, stake: '30000', validBet: '30000', payout: '25000', ggr: '5000', openStake: '0' }

  test('are summed when asked for, of what the list is filtered to', async () => {
    const user = await open({}, ALL, '/?account=lan2026&status=WON&number=7')
    expect(callsOf(deskBetSums)).toEqual([])
    answer(deskBetSums, { ...sums, open: 2, openStake: '4000', more: true })
    await user.click(button('Totals'))
    await screen.findByText('3 bets')
    expect(callsOf(deskBetSums)[0]?.query).toEqual({ account: 'lan2026', status: 'WON' })
    expect(facts()).toMatchObject({ Stake: '30,000.00', Pending: '2 · 4,000.00' })
    expect(facts()['House result (GGR)']).toMatch(/5,000.00$/)
    expect(screen.getByText(/Totals cover only the newest 100,000 bets/)).toBeDefined()
  })

  test('say why where they are refused', async () => {
    const user = await open({}, ALL, '/')
    refuse(deskBetSums, 'VAL_FIELD')
    await user.click(button('Totals'))
    await screen.findByRole('alert')
  })
})
