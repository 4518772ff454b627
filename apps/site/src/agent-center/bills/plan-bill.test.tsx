import { agentBill, agentBills, type BillDetail } from '@senluna/contract/agent/bills.ts'
import { id } from '@senluna/kit/ids.ts'
import { expect, test } from 'vitest'
import { answer } from '@senluna/web/testing/calls.ts'
import { brandWith } from '../../testing/brand.ts'
import { screen, show, text, within } from '../../testing/show.tsx'
import { BillList } from './BillList.tsx'

const BILL = id<'bill'>('01890a5d-ac96-774b-bcce-0000000000a1')
const AGENT = brandWith(['AGENT'])
const member = (last: string) => id<'member'>(`01890a5d-ac96-774b-bcce-0000000000${last}`)

/** Both: 30 % of 42,500,000; one new member qualified and is counted against it. */
const bill: BillDetail = {
  billId: BILL,
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'DIVIDEND',
  account: 'kol',
  payer: 'HOUSE',
  period: { start: '2026-01-01T00:00:00+07:00', endExclusive: '2026-02-01T00:00:00+07:00', day: '2026-01-01' },
  validBet: '100000000',
  ggr: '50000000',
  costs: '7500000',
  netLoss: '42500000',
  carryIn: '0',
  base: '42500000',
  carryOut: '0',
  active: 3,
  tierIndex: 0,
  ratePpm: 300_000,
  gross: '12750000',
  plan: { kind: 'HYBRID', share: '12750000', qualified: 1, cpa: '300000' },
  adjustment: '0',
  due: '12750000',
  paid: '0',
  arrears: '0',
  state: 'REVIEW',
  version: 1,
  computedAt: '2026-02-01T04:00:00+07:00',
  contractVersion: 2,
  terms: {
    period: 'MONTHLY',
    products: ['RNG'],
    basis: 'NET_LOSS',
    tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 300_000 }],
    activeMinValidBet: '0',
    carryMode: 'UNLIMITED',
    vendorFeePpm: 100_000,
    affiliate: {
      platformFeePpm: 50_000,
      cpa: {
        amount: '300000',
        minFirstDeposit: '200000',
        minValidBet: '1000000',
        withinDays: 30,
        mostPerPeriod: 50,
        counts: 'AGAINST_SHARE',
      },
    },
  },
  metrics: {
    stake: '100000000',
    payout: '50000000',
    rebates: '0',
    bonuses: '0',
    wages: '0',
    paymentFees: '0',
    vendorFee: '5000000',
    platformFee: '2500000',
  },
  newcomers: [
    {
      account: 'ho***n',
      memberId: member('07'),
      registeredOn: '2026-01-03',
      firstDeposit: { day: '2026-01-03', amount: '200000' },
      bets: [{ day: '2026-01-04', validBet: '1000000' }],
      barred: null,
      outcome: 'QUALIFIED',
      metOn: '2026-01-04',
      lastDay: '2026-02-01',
      validBet: '1000000',
      amount: '300000',
    },
    {
      account: 'mi***h',
      memberId: member('08'),
      registeredOn: '2026-01-05',
      firstDeposit: { day: '2026-01-05', amount: '900000' },
      bets: [],
      barred: 'SAME_DEVICE',
      outcome: 'SAME_DEVICE',
      metOn: null,
      lastDay: '2026-02-03',
      validBet: '0',
      amount: '0',
    },
  ],
  before: '0',
  isLastOfMonth: true,
  missed: [],
  adjustmentLeft: '0',
  figures: [],
  payments: [],
  versions: [{ billId: BILL, version: 1, gross: '12750000', computedAt: '2026-02-01T04:00:00+07:00' }],
  below: [],
}

async function open(detail: BillDetail) {
  answer(agentBills, {
    list: [detail],
    cards: { received: '0', paid: '0', net: '0', arrearsOwed: '0', arrearsDue: '0' },
  })
  answer(agentBill, detail)
  const user = await show(<BillList kind="DIVIDEND" side="RECEIVED" />, { session: 'agent', brand: AGENT })
  await user.click(await screen.findByRole('button', { name: /01\/01\/2026|Jan 1/ }))
  const box = within(await screen.findByRole('dialog', { name: text('bill.how') }))
  await box.findByText(text('aff.new'))
  return box
}

test('an affiliate’s bill: share and new members, both fees, who qualified and why another did not', async () => {
  const box = await open(bill)
  expect(box.getByText(text('aff.share.left')).closest('div')?.textContent).toContain('12,450,000.00')
  expect(box.getByText(text('aff.platformFee.of', { rate: '5%' })).closest('div')?.textContent).toContain(
    '-2,500,000.00',
  )
  const qualified = box.getByText('ho***n').closest('details')
  expect(qualified?.textContent).toContain(text('aff.outcome.QUALIFIED'))
  expect(qualified?.textContent).toContain('300,000.00')
  expect(box.getByText('mi***h').closest('summary')?.textContent).toContain(text('aff.outcome.SAME_DEVICE'))
})

test('a plan for new members alone speaks of no tiers and no share; nobody new is said so', async () => {
  const terms = { ...bill.terms, tiers: [] }
  const plan = { kind: 'CPA', share: '0', qualified: 0, cpa: '0' } as const
  const box = await open({ ...bill, terms, plan, newcomers: [], tierIndex: null, gross: '0', due: '0', state: 'ZERO' })
  expect(box.queryByText(text('aff.share'))).toBeNull()
  expect(box.queryByText(text('bill.tier.none'))).toBeNull()
  expect(box.getByText(text('aff.new.none'))).toBeTruthy()
})
