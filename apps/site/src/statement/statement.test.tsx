import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { linesOf, type Statement } from '@senluna/kit/agents/pay/statement.ts'
import { FIGURE_COLUMNS, statementOfTable, statementTable } from '@senluna/kit/agents/pay/statement-csv.ts'
import { cpaTerms } from '@senluna/kit/agents/testing/newcomers.ts'
import { flatTier, termsWith } from '@senluna/kit/agents/testing/terms.ts'
import { rate } from '@senluna/kit/money.ts'
import { expect, test } from 'vitest'
import { screen, show, text, within } from '../testing/show.tsx'
import { checkFile } from './read-file.ts'
import StatementPage from './StatementPage.tsx'

const parts = {
  what: 'senluna bill',
  form: 1,
  billId: '01890a5d-ac96-774b-bcce-000000000b01',
  contractId: '01890a5d-ac96-774b-bcce-000000000040',
  contractVersion: 3,
  version: 1,
  brand: 'senluna',
  account: 'agenta',
  payer: 'HOUSE',
  currency: 'VND',
  period: {
    start: '2026-11-15T17:00:00Z',
    endExclusive: '2026-11-30T17:00:00Z',
    day: '2026-11-16',
    isLastOfMonth: true,
  },
  terms: writtenTerms(termsWith({ tiers: [flatTier(100_000)] })),
  carryIn: '-5',
  before: '0',
  adjustment: '0',
  figures: [
    {
      memberId: '01890a5d-ac96-774b-bcce-000000000007',
      account: '=lan"n,',
      product: 'RNG',
      counts: true,
      validBet: '800000000',
      stake: '800000000',
      payout: '707000000',
      rebates: '-3',
      bonuses: '0',
      wages: '0',
      paymentFees: '0',
    },
  ],
} as const satisfies Omit<Statement, 'says'>
const statement: Statement = { ...parts, says: linesOf(parts) }

async function signed(of: Statement) {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const words = JSON.stringify(of)
  const bytes = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(words)))
  const signature = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return { statement: words, algorithm: 'Ed25519' as const, publicKey: x, signature }
}

test('a table holds all that a statement says, names that look like formulas too', () => {
  const table = statementTable(statement, FIGURE_COLUMNS)
  expect(statementOfTable(table)).toEqual(statement)
})

test('a signed file is right; one that was changed is not, and its lines say where', async () => {
  const file = await signed(statement)
  expect(await checkFile(JSON.stringify(file))).toMatchObject({ signature: 'RIGHT', wrong: [], figures: 1 })
  const changed = { ...file, statement: file.statement.replace('"gross":"9299', '"gross":"9399') }
  expect(changed.statement).not.toBe(file.statement)
  const found = await checkFile(JSON.stringify(changed))
  expect(found.signature).toBe('WRONG')
  expect(found.wrong.map(({ line }) => line)).toEqual(['gross'])
})

const newcomers = {
  contractFrom: '2026-11-01',
  from: '2026-11-01',
  until: '2026-12-01',
  list: [
    {
      memberId: 'n1',
      account: 'ho***a',
      registeredOn: '2026-11-03',
      firstDeposit: { day: '2026-11-03', amount: '200000' },
      bets: [
        { day: '2026-11-04', validBet: '400000' },
        { day: '2026-11-06', validBet: '600000' },
      ],
      barred: null,
      outcome: 'QUALIFIED',
      metOn: '2026-11-06',
      amount: '300000',
    },
    {
      memberId: 'n2',
      account: 'mi***h',
      registeredOn: '2026-11-05',
      firstDeposit: null,
      bets: [],
      barred: 'SAME_DEVICE',
      outcome: 'SAME_DEVICE',
      metOn: null,
      amount: '0',
    },
  ],
} as const
const planParts: Omit<Statement, 'says'> = {
  ...parts,
  form: 2,
  period: { ...parts.period, start: '2026-10-31T17:00:00Z', day: '2026-11-01' },
  terms: writtenTerms(
    termsWith({
      period: 'MONTHLY',
      tiers: [flatTier(100_000)],
      affiliate: { platformFee: rate(50_000), cpa: cpaTerms({ withinDays: 30 }) },
    }),
  ),
  newcomers,
}
const plan: Statement = { ...planParts, says: linesOf(planParts) }

test('the table of an affiliate holds its new members; one that is forged is named on the page', async () => {
  const table = statementTable(plan, FIGURE_COLUMNS)
  expect(statementOfTable(table)).toEqual(plan)
  expect(await checkFile(table)).toMatchObject({ wrong: [], figures: 3 })
  const user = await show(<StatementPage />)
  const forged = table.replace('QUALIFIED,2026-11-06', 'QUALIFIED,2026-11-05')
  expect(forged).not.toBe(table)
  await user.upload(
    screen.getByLabelText<HTMLInputElement>(text('billFile.drop')),
    new File([forged], 'bill.csv', { type: 'text/csv' }),
  )
  const row = await screen.findByRole('row', { name: /ho\*\*\*a/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['QUALIFIED 2026-11-05 300000', 'QUALIFIED 2026-11-06 300000'])
})

test('what is no statement is refused: other words, other JSON, a table without its lower part', async () => {
  const table = statementTable(statement, FIGURE_COLUMNS)
  for (const words of ['', 'hello', '{}', '[1]', table.slice(0, 300), '"x"', '{"what":"senluna bill","form":1}'])
    await expect(checkFile(words), words).rejects.toThrow()
})

test('the page says which line of a dropped table differs, without a call', async () => {
  const user = await show(<StatementPage />)
  const input = screen.getByLabelText<HTMLInputElement>(text('billFile.drop'))
  const table = statementTable({ ...statement, says: { ...statement.says, active: '7' } }, FIGURE_COLUMNS)
  await user.upload(input, new File([table], 'bill.csv', { type: 'text/csv' }))
  expect(await screen.findByRole('heading', { name: text('billFile.wrong', { count: 1 }) })).toBeDefined()
  const row = screen.getByRole('row', { name: new RegExp(`^${text('bill.active')}`) })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['7', '1'])
  expect(screen.getByText(text('billFile.signature.NONE'))).toBeDefined()
  expect(screen.queryByRole('rowheader', { name: text('aff.platformFee') }), 'no affiliate’s').toBeNull()
  await user.upload(
    input,
    new File([JSON.stringify(await signed(statement))], 'bill.json', { type: 'application/json' }),
  )
  expect(await screen.findByRole('heading', { name: text('billFile.right') })).toBeDefined()
  await user.upload(input, new File(['nonsense'], 'x.csv', { type: 'text/csv' }))
  expect((await screen.findByRole('alert')).textContent).toBe(text('billFile.unreadable'))
})
