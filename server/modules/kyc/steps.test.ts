import { randomUUID } from 'node:crypto'
import { id, type Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { instant } from '@senluna/kit/time.ts'
import { openForSteps, testSteps } from '../../testing/step-tests.ts'
import { stepApplication } from './store.ts'
import { APPLICATION_STEPS, type ApplicationState } from './steps.ts'

const db = openForSteps()
const NOW = instant(Date.UTC(2026, 10, 22, 8))
const AT = new Date(NOW)

testSteps<ApplicationState, { id: Id<'kyc'>; state: ApplicationState }>(db, {
  table: APPLICATION_STEPS,
  key: 'id',
  put: (on, state, applicationId) =>
    sql`insert into kyc.application (id, merchant_id, member_id, tier, state, declared, kinds, documents, created_at, decided_at)
      values (${applicationId}, 'senluna', ${randomUUID()}, 2, ${state}, '{}', '{}', '{}', ${AT},
        ${state === 'PENDING' ? null : AT})`.execute(on),
  read: async (on, applicationId) =>
    (
      await sql<{ id: Id<'kyc'>; state: ApplicationState }>`select id, state from kyc.application
        where id = ${applicationId}`.execute(on)
    ).rows[0]!,
  step: (tx, row, to) =>
    stepApplication(tx, row, to, { by: { id: id(randomUUID()), name: 'anna' }, reason: 'why' }, NOW),
})
