import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { staffDid } from '../staff/index.ts'
import type { Asking, ApprovalRequest } from './approvals.ts'
import { refuseRelated } from './related.ts'
import { isAbout, insertRequest } from './store.ts'
import { thingsIn } from './touches.ts'

/** A request nobody has decided runs out after. */
const OPEN_FOR = DAY

/**
 * Asks for a second person, in the caller's transaction; the last thing it does. The route answers
 * 202 with the reply.
 *
 * Refuses APPROVAL_OPEN while another request for the same waits, APPROVAL_RELATED when it touches
 * the asker's own account.
 */
export async function askApproval(tx: Tx, call: Asking, wanted: ApprovalRequest): Promise<Awaiting> {
  const { brand, caller, now, agreedBy } = call
  assert(agreedBy?.includes(wanted.needs) ?? true, `${wanted.action} needs ${wanted.needs}, which its call doesn't say`)
  if (isAbout(caller, wanted.object)) throw new Refusal('APPROVAL_RELATED')
  if (wanted.memberId) await refuseRelated(tx, caller.staffId, wanted.memberId)
  const id = newId<'approval'>(now)
  const expiresAt = new Date(later(now, OPEN_FOR))
  const asked = await insertRequest(
    tx,
    {
      id,
      merchantCode: brand.merchantCode,
      action: wanted.action,
      kind: wanted.object.kind,
      objectId: wanted.object.id,
      memberId: wanted.memberId,
      payload: wanted.payload,
      before: wanted.before,
      after: wanted.after,
      needs: wanted.needs,
      askedBy: call.right,
      concerns: thingsIn(call, call.concerns ?? []).filter(({ what }) => what !== 'staff'),
      staffId: caller.staffId,
      from: call,
      reason: call.reason,
      expiresAt,
    },
    now,
  )
  if (!asked) throw new Refusal('APPROVAL_OPEN')
  const logged = wanted.concealed ?? ((side: unknown) => side)
  await staffDid(tx, call, {
    action: `${wanted.action}.asked`,
    object: wanted.object,
    before: logged(wanted.before),
    after: logged(wanted.after),
  })
  call.reply.code(202)
  return { approvalId: id, expiresAt: expiresAt.toISOString() }
}
