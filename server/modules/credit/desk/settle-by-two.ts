import type * as contract from '@senluna/contract/desk/credit.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import { idParam } from '../../../platform/http/id-param.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import type { Credit } from '../credit.ts'
import { settleWithHouse } from '../settle/step.ts'
import { namedStatement } from '../store/statement-lists.ts'
import { heldStatement } from '../store/statement-store.ts'

const SETTLE = 'credit.settle'

/**
 * Asks to mark a general agent's week as settled with the house. Refuses SYS_NOT_FOUND for any
 * other statement, CRD_STATE for one that isn't open, APPROVAL_OPEN, APPROVAL_RELATED.
 */
export const askSettled = ({ db }: Credit, call: Call<typeof contract.settleCredit>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params } = call
    const found = await namedStatement(tx, idParam<'credit-statement'>(params.id))
    if (!found || found.merchantCode !== brand.merchantCode || found.uplineId !== null)
      throw new Refusal('SYS_NOT_FOUND')
    if (found.state !== 'OPEN') throw new Refusal('CRD_STATE')
    const what = { member: found.userName, week: found.week, amount: found.owed.toString() }
    return askApproval(tx, call, {
      action: SETTLE,
      object: { kind: 'credit-statement', id: found.id },
      memberId: found.memberId,
      payload: {},
      before: { ...what, state: found.state },
      after: { ...what, state: 'PAID' },
      needs: 'credit.approve',
    })
  })

/** Marks it once a second person has agreed. */
export const settleApproval: ApprovalAction = {
  action: SETTLE,
  async run(tx, { objectId, merchantCode }, { now, caller }) {
    const held = await heldStatement(tx, id<'credit-statement'>(objectId))
    if (held?.merchantCode !== merchantCode || held.state !== 'OPEN') throw new Refusal('APPROVAL_STALE')
    await settleWithHouse(tx, held, caller.staffId, now)
  },
}
