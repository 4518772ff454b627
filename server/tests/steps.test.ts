import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { APPROVAL_STEPS } from '../modules/approvals/steps.ts'
import { DEPOSIT_STEPS } from '../modules/cashier/deposits/steps.ts'
import { ACCOUNT_STEPS } from '../modules/cashier/payout-accounts/steps.ts'
import { PART_STEPS } from '../modules/cashier/payouts/steps.ts'
import { IMPORT_STEPS } from '../modules/cashier/receipts/import-steps.ts'
import { RECEIPT_STEPS } from '../modules/cashier/receipts/steps.ts'
import { WITHDRAWAL_STEPS } from '../modules/cashier/withdrawals/steps.ts'
import { CONVERSATION_STEPS } from '../modules/chat/steps.ts'
import { APPLICATION_STEPS } from '../modules/kyc/steps.ts'
import { REDEMPTION_STEPS } from '../modules/points/goods/steps.ts'
import { HELD_STEPS } from '../modules/promotions/abuse/steps.ts'
import { REWARD_STEPS } from '../modules/promotions/participation/steps.ts'
import { RECON_CASE_STEPS } from '../modules/reconciliation/steps.ts'
import { CASE_STEPS } from '../modules/risk/steps.ts'
import { TRANSFER_STEPS } from '../modules/transfers/steps.ts'
import { REQUIREMENT_STEPS } from '../modules/turnover/steps.ts'
import { printedSteps, stepProblems, type StepTable } from '../platform/steps.ts'

const SERVER = join(import.meta.dirname, '..')
/** Where tables are printed: those of money with it, the others on a page of their own. */
const PAGES = ['cashier.md', 'states.md'].map((page) => readFileSync(join(SERVER, '../docs', page), 'utf8'))
const SOURCES = globSync('**/*.ts', { cwd: SERVER, exclude: ['node_modules/**', 'dist/**', '**/*.test.ts'] })

/** Each table with the one file that steps its entity. */
const TABLES: readonly (readonly [table: StepTable<never>, steppedIn: string])[] = [
  [DEPOSIT_STEPS, 'modules/cashier/deposits/store/order-changes.ts'],
  [RECEIPT_STEPS, 'modules/cashier/receipts/store.ts'],
  [IMPORT_STEPS, 'modules/cashier/receipts/import-store.ts'],
  [WITHDRAWAL_STEPS, 'modules/cashier/withdrawals/store.ts'],
  [PART_STEPS, 'modules/cashier/payouts/store.ts'],
  [ACCOUNT_STEPS, 'modules/cashier/payout-accounts/account-store.ts'],
  [REQUIREMENT_STEPS, 'modules/turnover/store.ts'],
  [TRANSFER_STEPS, 'modules/transfers/store.ts'],
  [CASE_STEPS, 'modules/risk/store.ts'],
  [APPLICATION_STEPS, 'modules/kyc/store.ts'],
  [APPROVAL_STEPS, 'modules/approvals/store.ts'],
  [CONVERSATION_STEPS, 'modules/chat/conversation-store.ts'],
  [REDEMPTION_STEPS, 'modules/points/goods/redemption-store.ts'],
  [REWARD_STEPS, 'modules/promotions/participation/participation-store.ts'],
  [HELD_STEPS, 'modules/promotions/abuse/held-store.ts'],
  [RECON_CASE_STEPS, 'modules/reconciliation/case-store.ts'],
] as unknown as readonly (readonly [StepTable<never>, string])[]

/**
 * Whether a source sets the state of what a table keeps, by itself or through a list of columns.
 */
function setsState(source: string, storedIn: string): boolean {
  const name = storedIn.replace('.', String.raw`\.`).replace(/(\w+)$/, '"?$1"?')
  const updates = source.matchAll(new RegExp(String.raw`update ${name}\s+set([\s\S]*?)\bwhere\b`, 'g'))
  return [...updates].some(([, set]) => /\bstate\s*=/.test(set!) || set!.includes('sql.join('))
}

for (const [table, steppedIn] of TABLES) {
  test(`${table.entity}: every state is reached, and left unless it is an end`, () => {
    assert.deepEqual(stepProblems(table), [])
  })

  test(`${table.entity}: a page prints its steps`, () => {
    const printed = printedSteps(table)
    assert.ok(
      PAGES.some((page) => page.includes(printed)),
      `docs/cashier.md or docs/states.md should say:\n\n${printed}\n`,
    )
  })

  test(`${table.entity}: one file sets its state`, () => {
    const found = SOURCES.filter((path) => setsState(readFileSync(join(SERVER, path), 'utf8'), table.storedIn))
    assert.deepEqual(found, [steppedIn])
  })
}

test('a state that is set elsewhere is found', () => {
  assert.ok(setsState("sql`update payout.part set reason = 'x', state = 'PAID' where no = ${no}`", 'payout.part'))
  assert.ok(setsState('sql`update risk."case" set ${sql.join(set)} where id = ${id}`', 'risk.case'))
  assert.ok(!setsState("sql`update payout.part set reason = 'x' where state = 'PAID'`", 'payout.part'))
  assert.ok(!setsState("sql`update payout.partition set state = 'x' where a = b`", 'payout.part'))
})
