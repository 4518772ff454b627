import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { gameVendors } from '@senluna/contract/play/games.ts'
import { accountRecord, bets, type BetRow, type TransRow } from '@senluna/contract/money/records.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { haveOpen } from '../../testing/navigation.ts'
import { chooseDay } from '../../testing/choose-day.ts'
import { button, field, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import { MovementList } from './AccountRecord.tsx'
import { BetList } from './Bets.tsx'

const BET: BetRow = {
  betNo: 'B1',
  vendorCode: 'SENLUNA',
  product: 'RNG',
  game: 'Sen Vàng',
  gameId: 'sen-vang',
  detail: '',
  placedAt: '2026-11-22T12:00:00Z',
  stake: '2000',
  validBet: '2000',
  payout: '5000',
  pnl: '3000',
  rebate: '0',
  balanceBefore: '10000',
  balanceAfter: '13000',
  currency: 'VND',
  mode: 'REAL',
  status: 'WON',
}
const TOTALS = { count: 3, stake: '6000', validBet: '6000', payout: '5000', pnl: '-1000', open: 1, openStake: '2000' }
const DAYS = { from: '2026-11-20', to: '2026-11-22' }
const SPAN = `from=${DAYS.from}&to=${DAYS.to}`

/** The rows as a reader sees them, cell by cell. */
const rows = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

describe('bets', () => {
  async function openBets(
    reply: ReplyOf<typeof bets>,
    at = `/records/bets?${SPAN}`,
    session: 'member' | 'trial' = 'member',
  ) {
    haveOpen('RNG', 'LOTT', 'ELOTT', 'VNLOTT')
    answer(gameVendors, { categories: [] })
    answer(bets, reply)
    return show(<BetList />, { session, at })
  }

  test('each with its time by the brand’s clock, its money, and what it won or lost', async () => {
    await openBets({
      list: [
        { ...BET, betNo: 'B2', status: 'OPEN', payout: '0', pnl: '0' },
        BET,
        { ...BET, betNo: 'B0', status: 'LOST', payout: '0', pnl: '-2000' },
        { ...BET, betNo: 'B9', payout: '500', pnl: '-1500' },
      ],
    })
    await screen.findAllByRole('row')
    expect(rows().map((cells) => cells.slice(2, 6))).toEqual([
      ['2,000.00', '0.00', '–', text('betStatus.OPEN')],
      ['2,000.00', '5,000.00', '+3,000.00', text('betStatus.WON')],
      ['2,000.00', '0.00', expect.stringMatching(/^[-−]2,000\.00$/), text('betStatus.LOST')],
      ['2,000.00', '500.00', expect.stringMatching(/^[-−]1,500\.00$/), text('betStatus.PARTLY_WON')],
    ])
    expect(rows()[1]?.[0]).toContain('19:00')
  })

  test('the sums are of the whole selection, what is open by itself', async () => {
    await openBets({ list: [BET], totals: TOTALS })
    const sums = await screen.findByLabelText(text('records.totals'))
    expect(within(sums).getByText('3')).toBeDefined()
    expect(
      within(sums)
        .getByText(/^[-−]1,000\.00$/)
        .closest('dd')?.className,
    ).toContain('down')
    expect(within(sums).getByText(text('records.openBets', { count: 1, amount: '2,000.00' }))).toBeDefined()
  })

  test('what it is narrowed to stands in the address and is asked for', async () => {
    const user = await openBets({ list: [BET] })
    await screen.findAllByRole('row')
    await user.selectOptions(field(text('records.status')), 'WON')
    await waitFor(() => expect(callsOf(bets).at(-1)?.query).toMatchObject({ ...DAYS, status: 'WON', mode: 'REAL' }))
    expect(location.search).toContain('status=WON')
  })

  test('only states that a product on offer produces are to choose', async () => {
    await openBets({ list: [BET] })
    await screen.findAllByRole('row')
    const states = within(field(text('records.status'))).getAllByRole<HTMLOptionElement>('option')
    expect(states.map(({ value }) => value)).toEqual(['', 'OPEN', 'WON', 'LOST', 'PUSH', 'VOID', 'CANCELLED'])
  })

  test('an address that asks for too much or nonsense is asked for the last week', async () => {
    await openBets({ list: [BET] }, '/records/bets?from=2020-01-01&to=2026-11-22&status=EATEN')
    await screen.findAllByRole('row')
    const query = callsOf(bets)[0]!.query
    expect(Date.parse(query['to']!) - Date.parse(query['from']!)).toBe(6 * 86_400_000)
    expect(query).not.toHaveProperty('status')
  })

  test('free play has its own book, and no other to choose', async () => {
    await openBets({ list: [{ ...BET, mode: 'TRIAL' }] }, `/records/bets?${SPAN}`, 'trial')
    await waitFor(() => expect(callsOf(bets).at(-1)?.query).toMatchObject({ mode: 'TRIAL' }))
    expect(screen.queryByLabelText(text('records.mode'))).toBeNull()
  })

  test('nothing yet leads to a game', async () => {
    await openBets({ list: [] })
    expect(await screen.findByText(text('records.emptyBets'))).toBeDefined()
    expect(screen.getAllByRole('link').length + screen.getAllByRole('button').length).toBeGreaterThan(0)
  })

  test('a record that can’t be read says that money is safe, and is read again', async () => {
    haveOpen('RNG')
    answer(gameVendors, { categories: [] })
    refuse(bets, 'SYS_BUSY')
    const user = await show(<BetList />, { session: 'member', at: `/records/bets?${SPAN}` })
    expect((await screen.findByRole('alert')).textContent).toContain(text('shell.errorMoney'))
    answer(bets, { list: [BET] })
    await user.click(button(text('shell.retry')))
    await screen.findAllByRole('row')
  })

  test('what was read stays when older ones can’t be', async () => {
    const user = await openBets({ list: [BET], next: 'older' })
    await screen.findAllByRole('row')
    refuse(bets, 'SYS_BUSY')
    await user.click(button(text('records.more')))
    expect((await screen.findByRole('alert')).textContent).toBe(text('refusal.SYS_BUSY'))
    expect(rows()).toHaveLength(1)
  })
})

describe('movements of the wallet', () => {
  const MOVED: TransRow = {
    serialNo: 'S1',
    at: '2026-11-22T12:00:00Z',
    type: 101,
    typeName: 'Bet',
    amount: '-2000',
    before: '10000',
    balance: '8000',
    status: 'DONE',
  }

  async function openRecord(list: TransRow[]) {
    answer(accountRecord, { list })
    const user = await show(<MovementList />, { session: 'member', at: `/records/account?${SPAN}`, brand: brandWith() })
    await screen.findAllByRole('row')
    return user
  }

  test('each with its sign and the balance it left', async () => {
    await openRecord([
      { ...MOVED, serialNo: 'S2', typeName: 'Payout', amount: '5000', before: '8000', balance: '13000' },
      MOVED,
    ])
    expect(rows().map(([, no, type, amount, balance]) => [no, type, amount, balance])).toEqual([
      ['S2', 'Payout', '+5,000.00', '13,000.00'],
      ['S1', 'Bet', expect.stringMatching(/^[-−]2,000\.00$/), '8,000.00'],
    ])
  })

  test('what was paid from money set aside before says how much that was', async () => {
    await openRecord([{ ...MOVED, typeName: 'Withdrawal', amount: '0', balance: '8000', fromHold: '2000' }])
    expect(screen.getByText(text('records.fromHold', { amount: '2,000.00' }))).toBeDefined()
  })

  test('one group of them is asked for', async () => {
    const user = await openRecord([MOVED])
    await user.selectOptions(field(text('records.group')), 'DEPOSIT')
    await waitFor(() => expect(callsOf(accountRecord).at(-1)?.query).toMatchObject({ ...DAYS, typeGroup: 'DEPOSIT' }))
  })

  test('the other day follows, so that a span is never longer than a month', async () => {
    const user = await openRecord([MOVED])
    await chooseDay(user, text('records.from'), '2026-09-01')
    await waitFor(() =>
      expect(callsOf(accountRecord).at(-1)?.query).toMatchObject({ from: '2026-09-01', to: '2026-10-01' }),
    )
  })
})
