import {
  agentArrears,
  agentBill,
  agentBills,
  agentRealtimeSalary,
  billStatement,
  payArrears,
  type BillDetail,
} from '@senluna/contract/agent/bills.ts'
import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { linesOf, type Statement } from '@senluna/kit/agents/pay/statement.ts'
import { flatTier, termsWith, tierOfVector } from '@senluna/kit/agents/testing/terms.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf } from '@senluna/web/testing/calls.ts'
import { expect, test } from 'vitest'
import { brandWith } from '../../testing/brand.ts'
import { button, screen, show, text, within } from '../../testing/show.tsx'
import { ArrearsStrip } from './ArrearsStrip.tsx'
import { BillList } from './BillList.tsx'
import { checkStatement } from '../../statement/check-statement.ts'

const BILL = id<'bill'>('01890a5d-ac96-774b-bcce-000000000b01')
const BELOW = id<'bill'>('01890a5d-ac96-774b-bcce-000000000b02')
const AGENT = brandWith(['AGENT'])
const terms = termsWith({
  tiers: [flatTier(100_000), tierOfVector({ minValidBet: 900_000_000, minLoss: 0, minActive: 30, ratePpm: 150_000 })],
})
const { kind: _, cap: _cap, ...written } = writtenTerms(terms)

const bill: BillDetail = {
  billId: BILL,
  contractId: id<'contract'>('01890a5d-ac96-774b-bcce-000000000040'),
  kind: 'DIVIDEND',
  account: 'agenta',
  payer: 'HOUSE',
  period: { start: '2026-01-01T00:00:00+07:00', endExclusive: '2026-01-16T00:00:00+07:00', day: '2026-01-01' },
  validBet: '800000000',
  ggr: '93000000',
  costs: '0',
  netLoss: '93000000',
  carryIn: '0',
  base: '93000000',
  carryOut: '0',
  active: 8,
  tierIndex: 0,
  ratePpm: 100_000,
  gross: '9300000',
  adjustment: '0',
  due: '9300000',
  paid: '9300000',
  arrears: '0',
  state: 'PAID',
  version: 1,
  computedAt: '2026-01-16T04:00:00+07:00',
  paidAt: '2026-01-16T04:06:00+07:00',
  contractVersion: 3,
  terms: { ...written, products: [...written.products], tiers: [...written.tiers] },
  metrics: {
    stake: '800000000',
    payout: '707000000',
    rebates: '0',
    bonuses: '0',
    wages: '0',
    paymentFees: '0',
    vendorFee: '0',
    platformFee: '0',
  },
  newcomers: [],
  before: '0',
  isLastOfMonth: false,
  missed: [
    { tier: 1, threshold: 'VALID_BET', needed: '900000000', reached: '800000000', short: '100000000' },
    { tier: 1, threshold: 'ACTIVE', needed: '30', reached: '8', short: '22' },
  ],
  adjustmentLeft: '0',
  figures: [
    {
      account: 'lan***n',
      memberId: id<'member'>('01890a5d-ac96-774b-bcce-000000000007'),
      product: 'RNG',
      counts: true,
      validBet: '800000000',
      stake: '800000000',
      payout: '707000000',
      rebates: '0',
      bonuses: '0',
      wages: '0',
      paymentFees: '0',
    },
  ],
  payments: [
    {
      seq: 1,
      what: 'PAY',
      from: 'HOUSE',
      to: 'agenta',
      amount: '9300000',
      serialNo: 'serial-1',
      at: '2026-01-16T04:06:00+07:00',
    },
  ],
  versions: [{ billId: BILL, version: 1, gross: '9300000', computedAt: '2026-01-16T04:00:00+07:00' }],
  below: [],
}
const lower = {
  ...bill,
  billId: BELOW,
  account: 'agentb',
  payer: 'agenta',
  due: '4000000',
  paid: '1000000',
  arrears: '3000000',
  state: 'PARTIAL' as const,
}

const { figures, terms: __, ...rest } = bill
const parts: Omit<Statement, 'says'> = {
  what: 'senluna bill',
  form: 1,
  billId: rest.billId,
  contractId: rest.contractId,
  contractVersion: 3,
  version: 1,
  brand: 'senluna',
  account: 'agenta',
  payer: 'HOUSE',
  currency: 'XVD',
  period: { ...bill.period, isLastOfMonth: false },
  terms: writtenTerms(terms),
  carryIn: '0',
  before: '0',
  adjustment: '0',
  figures,
}
const KEYS = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])
const urlText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
async function signed(says: Partial<Statement['says']> = {}) {
  const statement = JSON.stringify({ ...parts, says: { ...linesOf(parts), ...says } })
  const signature = await crypto.subtle.sign({ name: 'Ed25519' }, KEYS.privateKey, new TextEncoder().encode(statement))
  const publicKey = (await crypto.subtle.exportKey('jwk', KEYS.publicKey)).x ?? ''
  return { statement, algorithm: 'Ed25519' as const, publicKey, signature: urlText(signature) }
}

const CARDS = { received: '9300000', paid: '4000000', net: '5300000', arrearsOwed: '0', arrearsDue: '0' }
function answered() {
  answer(agentBills, { list: [bill], cards: CARDS })
  answer(agentBill, { ...bill, below: [lower] })
}

test('a bill opens how it was calculated: what the next tier lacked, each member, where it went', async () => {
  answered()
  const user = await show(<BillList kind="DIVIDEND" side="RECEIVED" />, { session: 'agent', brand: AGENT })
  await user.click(await screen.findByRole('button', { name: /01\/01\/2026|Jan 1/ }))
  const box = within(await screen.findByRole('dialog', { name: text('bill.how') }))
  expect(await box.findByText(text('bill.missed.ACTIVE', { place: 2, amount: '22' }))).toBeTruthy()
  expect(box.getByText(text('bill.missed.VALID_BET', { place: 2, amount: '100,000,000.00' }))).toBeTruthy()
  expect(box.getByText('lan***n')).toBeTruthy()
  expect(box.getByText('serial-1')).toBeTruthy()
  expect(box.getByRole('button', { name: /agentb/ })).toBeTruthy()
})

test.each([
  ['DIVIDEND', '1 2 3 4'],
  ['REALTIME_SALARY', '1 2 3'],
] as const)('the steps of a bill are numbered one after the other: %s', async (kind, numbers) => {
  answer(agentBills, { list: [{ ...bill, kind }], cards: CARDS })
  answer(agentBill, { ...bill, kind, below: [] })
  // The day of a real-time salary stands above its bills.
  if (kind === 'REALTIME_SALARY') answer(agentRealtimeSalary, { windows: [], sum: '0', dayFloor: '0' })
  const user = await show(<BillList kind={kind} side="RECEIVED" />, { session: 'agent', brand: AGENT })
  await user.click(await screen.findByRole('button', { name: /01\/01\/2026|Jan 1/ }))
  const box = await screen.findByRole('dialog', { name: text('bill.how') })
  await within(box).findByText('serial-1')
  const shown = [...box.querySelectorAll('.bill-step > h3 > span')].map((step) => step.textContent)
  expect(shown.join(' ')).toBe(numbers)
})

test('the bill is worked out again on the device; a line that differs is named with both amounts', async () => {
  answered()
  const user = await show(<BillList kind="DIVIDEND" side="RECEIVED" />, { session: 'agent', brand: AGENT })
  await user.click(await screen.findByRole('button', { name: /01\/01\/2026|Jan 1/ }))
  answer(billStatement, await signed())
  await user.click(await screen.findByRole('button', { name: text('bill.verify') }))
  expect(await screen.findByText(text('bill.matches'))).toBeTruthy()
  answer(billStatement, await signed({ gross: '9300001' }))
  await user.click(button(text('bill.verify')))
  expect(await screen.findByText(`${text('bill.amount')}: 9300001 ≠ 9300000`)).toBeTruthy()
})

test('a statement that was changed after it was signed is not taken', async () => {
  const statement = await signed()
  expect(await checkStatement(statement)).toMatchObject({ isSigned: true, wrong: [] })
  const changed = { ...statement, statement: statement.statement.replace('agenta', 'agentz') }
  expect(await checkStatement(changed)).toMatchObject({ isSigned: false, wrong: [] })
})

test('what is owed can be paid at once', async () => {
  const owed = {
    billId: BELOW,
    kind: 'DIVIDEND' as const,
    account: 'agentb',
    day: '2026-01-01',
    amount: '4000000',
    left: '3000000',
    since: '2026-01-16T04:06:00+07:00',
  }
  answer(agentArrears, { owed: '3000000', due: '0', owedList: [owed], dueList: [] })
  answer(payArrears, { paid: '3000000', left: '0' })
  const user = await show(<ArrearsStrip />, { session: 'agent', brand: AGENT })
  expect(await screen.findByText(text('bill.arrears.owe', { amount: '3,000,000.00', account: 'agentb' }))).toBeTruthy()
  await user.click(button(text('bill.arrears.pay')))
  expect(bodiesOf(payArrears)).toEqual([{}])
})
