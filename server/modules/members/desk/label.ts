import type * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { isAmongLabels } from '../../promotions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { lockMember } from '../store.ts'
import { changing, object, shown, type MemberDesk } from './changes.ts'
import { memberRow, setLabel } from './store.ts'

const LABEL = 'members.label'

/**
 * Gives a label, or takes it away. A label that a segment goes by says who gets a promotion, so it
 * is asked for, as the segment was.
 *
 * Refuses SYS_NOT_FOUND, APPROVAL_OPEN, APPROVAL_RELATED.
 */
export function label(desk: MemberDesk, call: Call<typeof contract.labelMember>) {
  const { brand, body } = call
  return changing(desk, call, async (tx, memberId) => {
    const before = await shown(tx, call, memberId)
    const about = { member: before.userName }
    if (
      before.label !== body.label &&
      (await isAmongLabels(tx, brand.merchantCode, [before.label, body.label], call.now))
    )
      return askApproval(tx, call, {
        action: LABEL,
        object: object(memberId),
        memberId,
        payload: { from: before.label, to: body.label },
        before: { ...about, label: before.label },
        after: { ...about, label: body.label },
        needs: 'members.approve',
      })
    await setLabel(tx, memberId, body.label)
    await staffDid(tx, call, {
      action: LABEL,
      object: object(memberId),
      before: { label: before.label },
      after: { label: body.label },
    })
    return { ...before, label: body.label }
  })
}

/** Sets it once a second person has agreed, where the member still has the former one. */
export const labelApproval: ApprovalAction = {
  action: LABEL,
  async run(tx, { objectId, payload, merchantCode }) {
    const { from, to } = payload as { from: string; to: string }
    const member = await lockMember(tx, id(objectId))
    const row = member && (await memberRow(tx, merchantCode, member.id))
    if (row?.label !== from) throw new Refusal('APPROVAL_STALE')
    await setLabel(tx, row.id, to)
  },
}
