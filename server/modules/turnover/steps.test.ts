import { randomUUID } from 'node:crypto'
import { amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import { instant } from '@senluna/kit/time.ts'
import { openForSteps, testSteps } from '../../testing/step-tests.ts'
import { stepRequirement, type Stored } from './store.ts'
import { REQUIREMENT_STEPS, type RequirementState } from './steps.ts'

const db = openForSteps()
const NOW = instant(Date.UTC(2026, 10, 22, 8))
const AT = new Date(NOW)

testSteps<RequirementState, Stored>(db, {
  table: REQUIREMENT_STEPS,
  key: 'id',
  put: (on, state, requirementId) =>
    sql`insert into turnover.requirement (id, merchant_id, member_id, source, source_id, required, done, state, created_at, closed_at)
      values (${requirementId}, 'senluna', ${randomUUID()}, 'DEPOSIT', ${requirementId}, 1000, ${state === 'DONE' ? 1000 : 0}, ${state},
        ${AT}, ${state === 'OPEN' ? null : AT})`.execute(on),
  read: async (on, requirementId) =>
    (await sql<Stored>`select * from turnover.requirement where id = ${requirementId}`.execute(on)).rows[0]!,
  step: (tx, row, to) => stepRequirement(tx, row, to, { done: amount(to === 'DONE' ? 1000n : 400n) }, NOW),
})
