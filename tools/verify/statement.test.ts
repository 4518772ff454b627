import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import type { WrittenNewcomers } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import { cpaTerms } from '@senluna/kit/agents/testing/newcomers.ts'
import { termsWith, flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { linesOf, type Statement } from '@senluna/kit/agents/pay/statement.ts'
import { FIGURE_COLUMNS, statementTable } from '@senluna/kit/agents/pay/statement-csv.ts'
import { rate } from '@senluna/kit/money.ts'
import { Signer } from '@senluna/server/modules/bills/statement.ts'
import { verifyStatement, verifyStatementIn } from './statement.ts'

const parts: Omit<Statement, 'says'> = {
  what: 'senluna bill',
  form: 1,
  billId: 'b',
  contractId: 'c',
  contractVersion: 2,
  version: 1,
  brand: 'senluna',
  account: 'agent1',
  payer: 'HOUSE',
  currency: 'XVD',
  period: {
    start: '2026-11-01T00:00:00Z',
    endExclusive: '2026-11-16T00:00:00Z',
    day: '2026-11-01',
    isLastOfMonth: false,
  },
  terms: writtenTerms(termsWith({ tiers: [flatTier(150_000)] })),
  carryIn: '-25000000',
  before: '0',
  adjustment: '0',
  figures: [
    {
      memberId: 'm',
      account: 'player',
      product: 'RNG',
      counts: true,
      validBet: '900000000',
      stake: '900000000',
      payout: '814000000',
      rebates: '0',
      bonuses: '0',
      wages: '0',
      paymentFees: '0',
    },
  ],
}
const statement: Statement = { ...parts, says: linesOf(parts) }
const signer = new Signer(Buffer.alloc(32, 7))
const file = (changed: Partial<Statement> = {}) => JSON.stringify(signer.sign({ ...statement, ...changed }))

test('a statement that is right matches, line by line', () => {
  const { code, text } = verifyStatement(file())
  assert.equal(code, 0)
  // 86,000,000 less 25,000,000 carried in, at 15 %.
  assert.match(text, /^gross {7}9150000$/m)
  assert.equal(text.split('\n').at(-1), 'MATCH')
})

const written: WrittenNewcomers = {
  contractFrom: '2026-11-01',
  from: '2026-11-01',
  until: '2026-12-01',
  list: [
    {
      memberId: 'n1',
      account: 'ho***a',
      registeredOn: '2026-11-03',
      firstDeposit: { day: '2026-11-03', amount: '200000' },
      bets: [{ day: '2026-11-04', validBet: '1000000' }],
      barred: null,
      outcome: 'QUALIFIED',
      metOn: '2026-11-04',
      amount: '300000',
    },
    {
      memberId: 'n2',
      account: 'mi***h',
      registeredOn: '2026-11-05',
      firstDeposit: { day: '2026-11-05', amount: '900000' },
      bets: [],
      barred: 'SAME_DEVICE',
      outcome: 'SAME_DEVICE',
      metOn: null,
      amount: '0',
    },
  ],
}
const hybrid: Omit<Statement, 'says'> = {
  ...parts,
  form: 2,
  period: { ...parts.period, endExclusive: '2026-12-01T00:00:00Z', isLastOfMonth: true },
  terms: writtenTerms(
    termsWith({
      period: 'MONTHLY',
      tiers: [flatTier(150_000)],
      affiliate: { platformFee: rate(50_000), cpa: cpaTerms({ withinDays: 30 }) },
    }),
  ),
  newcomers: written,
}
const hybridFile = (changed: Partial<Statement> = {}) =>
  JSON.stringify(signer.sign({ ...hybrid, says: linesOf(hybrid), ...changed }))

test('an affiliate’s statement is worked out again: fees, share, and each new member', () => {
  const { code, text } = verifyStatement(hybridFile())
  assert.equal(code, 0, text)
  // 86,000,000 less 5 % to the platform, less 25,000,000: 56,700,000 at 15 %, and one new member.
  assert.match(text, /^platformFee 4300000$/m)
  assert.match(text, /^share {7}8505000$/m)
  assert.match(text, /^gross {7}8805000$/m)
  assert.match(text, /^newcomer {4}ho\*\*\*a QUALIFIED 300000$/m)
  assert.equal(text.split('\n').at(-1), 'MATCH')
})

test('somebody who is paid for and does not qualify is found, with what it comes to', () => {
  const list = written.list.map((row) => (row.memberId === 'n1' ? { ...row, bets: [] } : row))
  const { code, text } = verifyStatement(hybridFile({ newcomers: { ...written, list } }))
  assert.equal(code, 1)
  assert.match(text, /^newcomer .*QUALIFIED 300000 {3}DIFFERENT: recalculated as WAITING - 0$/m)
  assert.match(text, /^qualified {3}1 {3}DIFFERENT: recalculated as 0$/m)
})

test('a line that says something else is named, with what it comes to', () => {
  const { code, text } = verifyStatement(file({ says: { ...statement.says, gross: '9150001' } }))
  assert.equal(code, 1)
  assert.match(text, /^gross {7}9150001 {3}DIFFERENT: recalculated as 9150000$/m)
  assert.doesNotMatch(text, /base .*DIFFERENT/)
})

test('a statement that was changed after it was signed is found out, though its sums are right', () => {
  const signed = { ...signer.sign(statement), statement: JSON.stringify({ ...statement, account: 'agent2' }) }
  const { code, text } = verifyStatement(JSON.stringify(signed))
  assert.equal(code, 1)
  assert.match(text, /^signature {3}DIFFERENT/m)
})

const table = (changed: Partial<Statement> = {}) => statementTable({ ...statement, ...changed }, FIGURE_COLUMNS)

test('a table is worked out again; it has no signature, and says so', () => {
  const { code, text } = verifyStatement(table())
  assert.equal(code, 0, text)
  assert.match(text, /^signature {3}none/m)
  assert.equal(text.split('\n').at(-1), 'MATCH')
})

test('in a table a forged line is named: what the bill says, and a figure of a member', () => {
  const said = verifyStatement(table().replace('says.gross,9150000', 'says.gross,9150001'))
  assert.equal(said.code, 1)
  assert.match(said.text, /^gross {7}9150001 {3}DIFFERENT: recalculated as 9150000$/m)
  const figure = verifyStatement(table().replace('814000000', '814000001'))
  assert.equal(figure.code, 1)
  assert.match(figure.text, /^payout {6}814000000 {3}DIFFERENT: recalculated as 814000001$/m)
  assert.match(figure.text, /^gross {7}9150000 {3}DIFFERENT/m)
})

test('the table of an affiliate has its new members, and names one who does not qualify', () => {
  const whole = statementTable({ ...hybrid, says: linesOf(hybrid) }, FIGURE_COLUMNS)
  assert.equal(verifyStatement(whole).code, 0)
  const { code, text } = verifyStatement(whole.replace('2026-11-04 1000000', '2026-11-04 999999'))
  assert.equal(code, 1)
  assert.match(text, /^newcomer .*QUALIFIED 300000 {3}DIFFERENT: recalculated as (?:BET_LOW|WAITING) - 0$/m)
  assert.match(text, /^cpa {9}300000 {3}DIFFERENT: recalculated as 0$/m)
})

for (const text of ['', '{}', '{"statement":"{}","algorithm":"Ed25519","publicKey":"","signature":""}'])
  test(`${text || 'nothing'} is no statement`, () => assert.equal(verifyStatement(text).code, 2))

test('the file is read, and one that is not there is said so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statement-'))
  await writeFile(join(folder, 'bill.json'), file())
  assert.equal((await verifyStatementIn(join(folder, 'bill.json'))).code, 0)
  assert.equal((await verifyStatementIn(join(folder, 'none.json'))).code, 2)
  assert.equal((await verifyStatementIn(undefined)).code, 2)
  await rm(folder, { recursive: true })
})
