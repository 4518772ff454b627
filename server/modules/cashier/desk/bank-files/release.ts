import { id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { emit } from '../../../../platform/outbox.ts'
import type { ApprovalAction } from '../../../approvals/index.ts'
import { brandOf, type Deposits } from '../../deposits/deps.ts'
import { insertReceiptsOfImport, lockImport, stepImport } from '../../receipts/import-store.ts'

export const IMPORT = 'deposits.release'

/**
 * A bank's file that one person uploaded and another releases. Its lines become receipts in the
 * transaction of the decision; a job allocates each of them after it.
 */
export const importApproval = (deposits: Deposits): ApprovalAction => ({
  action: IMPORT,
  run: async (tx, { objectId, merchantCode }, { caller, now }) => {
    const file = await lockImport(tx, merchantCode, id(objectId))
    if (file?.state !== 'WAITING') throw new Refusal('APPROVAL_STALE')
    await stepImport(tx, file, 'RELEASED', { id: caller.staffId, name: caller.name }, now)
    await insertReceiptsOfImport(tx, file, brandOf(deposits, merchantCode).currency.code, now)
    const payload = { importId: file.id }
    await emit(tx, now, { topic: 'bankFileReleased', audience: caller.staffId, payload })
  },
  onRefused: async (tx, { objectId, merchantCode }, { now }) => {
    const file = await lockImport(tx, merchantCode, id(objectId))
    if (file?.state === 'WAITING') await stepImport(tx, file, 'REFUSED', undefined, now)
  },
})
