import { id } from '@senluna/kit/ids.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { instant } from '@senluna/kit/time.ts'
import { openForSteps, testSteps } from '../../testing/step-tests.ts'
import { stepTransfer, transferById, type VendorTransfer } from './store.ts'
import { TRANSFER_STEPS, type TransferState } from './steps.ts'

const db = openForSteps()
const NOW = instant(Date.UTC(2026, 10, 22, 8))
const AT = new Date(NOW)
const IS_ASKED: readonly TransferState[] = ['SENT', 'UNKNOWN']

testSteps<TransferState, VendorTransfer>(db, {
  table: TRANSFER_STEPS,
  key: 'id',
  put: (on, state, transferId) =>
    sql`insert into transfers.vendor_transfer (id, owner_id, request_id, merchant_id, vassalage, wallet_no, direction, amount,
        currency, state, ask_at, created_at, ended_at)
      values (${transferId}, ${randomUUID()}, ${randomUUID()}, 'senluna', 'TIDE', 101, 'IN', 1000, 'VND', ${state},
        ${IS_ASKED.includes(state) ? AT : null}, ${AT}, ${TRANSFER_STEPS.ends.includes(state) ? AT : null})`.execute(
      on,
    ),
  read: async (on, transferId) => (await transferById(on, id(transferId)))!,
  step: (tx, row, to) => stepTransfer(tx, row, to, { now: NOW, ...(IS_ASKED.includes(to) ? { askAt: NOW } : {}) }),
})
