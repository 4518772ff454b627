import type { Id } from '@senluna/kit/ids.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { openForSteps, testSteps } from '../../testing/step-tests.ts'
import { stepCase } from './store.ts'
import { CASE_STEPS, type CaseState } from './steps.ts'

const db = openForSteps()
const NOW = instant(Date.UTC(2026, 10, 22, 8))
const AT = new Date(NOW)

async function newCase(on: Db, state: CaseState, caseId: string): Promise<string> {
  const into = state === 'MERGED' ? await newCase(on, 'OPEN', randomUUID()) : null
  const by = into === null ? null : 'anna'
  await sql`insert into risk.case (id, merchant_id, member_id, kind, about_id, score, signals, state, created_at, decided_at,
      merged_into, merged_by, merged_why)
    values (${caseId}, 'senluna', ${randomUUID()}, 'AML', ${caseId}, 0, '[]', ${state}, ${AT},
      ${CASE_STEPS.ends.includes(state) ? AT : null}, ${into}, ${by}, ${by})`.execute(on)
  return caseId
}

testSteps<CaseState, { id: Id<'risk-case'>; state: CaseState }>(db, {
  table: CASE_STEPS,
  key: 'id',
  put: newCase,
  read: async (on, caseId) =>
    (
      await sql<{
        id: Id<'risk-case'>
        state: CaseState
      }>`select id, state from risk.case where id = ${caseId}`.execute(on)
    ).rows[0]!,
  step: async (tx, row, to) => {
    if (to !== 'MERGED') return stepCase(tx, row, to, CASE_STEPS.ends.includes(to) ? { decidedAt: NOW } : {})
    const { rows } = await sql<{ id: Id<'risk-case'> }>`select id from risk.case where id <> ${row.id} limit 1`.execute(
      tx,
    )
    return stepCase(tx, row, to, { decidedAt: NOW, merged: { into: rows[0]!.id, by: 'anna', why: 'one person' } })
  },
})
