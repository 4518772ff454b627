import { agentBills, agentRealtimeSalary, type Bill } from '@senluna/contract/agent/bills.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { expect, test, vi } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { screen, show, text, within } from '../../testing/show.tsx'
import { HourStrip } from './HourStrip.tsx'
import { RealtimeDay } from './RealtimeDay.tsx'

const AGENT = { session: 'agent', brand: brandWith(['AGENT']) } as const
const ids = [id<'bill'>('01890a5d-ac96-774b-bcce-000000000b01'), id<'bill'>('01890a5d-ac96-774b-bcce-000000000b02')]
const hour = (at: number, gross: string, place: number): Bill => ({
  billId: ids[place]!,
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'HOURLY_SALARY',
  account: 'agenta',
  payer: 'HOUSE',
  period: {
    start: new Date(Date.UTC(2026, 10, 21, 17 + at)).toISOString(),
    endExclusive: new Date(Date.UTC(2026, 10, 21, 18 + at)).toISOString(),
    day: '2026-11-22',
  },
  validBet: '0',
  ggr: '0',
  costs: '0',
  netLoss: '0',
  carryIn: '0',
  base: '0',
  carryOut: '0',
  active: 1,
  tierIndex: 0,
  ratePpm: 1_000,
  gross,
  adjustment: '0',
  due: gross,
  paid: gross,
  arrears: '0',
  state: 'PAID',
  version: 1,
  computedAt: '2026-11-22T12:00:00Z',
})

test('a day has 24 hours; those with a bill open it, the best one is the deepest', async () => {
  answer(agentBills, {
    list: [hour(9, '400', 0), hour(13, '100', 1)],
    cards: { received: '0', paid: '0', net: '0', arrearsOwed: '0', arrearsDue: '0' },
  })
  const onOpen = vi.fn()
  const user = await show(<HourStrip day="2026-11-22" onOpen={onOpen} />, AGENT)
  const nine = await screen.findByRole('button', { name: '09:00 · 400.00' })
  const hours = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(hours).toHaveLength(24)
  expect([9, 13, 14].map((at) => hours[at]!.style.getPropertyValue('--part'))).toEqual(['100%', '25%', '0%'])
  expect(screen.getByText('500.00')).toBeDefined()
  await user.click(nine)
  expect(onOpen).toHaveBeenCalledWith(ids[0])
  expect(callsOf(agentBills)[0]?.query).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
})

const windows = [
  {
    billId: ids[0]!,
    window: '2026-11-22T03:00:00Z',
    validBet: '1500',
    cumulative: '1500',
    ratePpm: 1_000,
    amount: '1',
  },
  {
    billId: ids[1]!,
    window: '2026-11-22T03:05:00Z',
    validBet: '1500',
    cumulative: '3000',
    ratePpm: 1_000,
    amount: '2',
  },
].map((window) => ({ ...window, state: 'PAID' as const }))

test('the windows of a day are proved to be the share of all its bets', async () => {
  answer(agentRealtimeSalary, { windows, sum: '3', dayFloor: '3' })
  await show(<RealtimeDay day="2026-11-22" onOpen={() => undefined} />, AGENT)
  expect(await screen.findByText(text('bill.windows.right', { sum: '3.00', floor: '3.00' }))).toBeDefined()
  expect(screen.getByText('3,000.00 × 0.1% = 3.00')).toBeDefined()
})

test('where they are not, the page says so', async () => {
  answer(agentRealtimeSalary, { windows, sum: '3', dayFloor: '4' })
  await show(<RealtimeDay day="2026-11-22" onOpen={() => undefined} />, AGENT)
  expect(await screen.findByText(text('bill.windows.wrong', { sum: '3.00', floor: '4.00' }))).toBeDefined()
})
