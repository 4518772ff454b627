import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { askApproval, type ApprovalAction, type Asking } from '../../approvals/index.ts'
import { holdSubtree, isOnCredit, moveSubtree, setType } from '../../members/index.ts'
import { setSessionType } from '../../sessions/index.ts'
import type { OnMoved } from '../moves.ts'
import type { TreeRow } from './tree-store.ts'
import { accountNamed } from './tree.ts'

const RAISE = 'agents.raise'
const { AGENT, GENERAL_AGENT } = ACCOUNT_TYPE

/**
 * Asks that an agent becomes a general agent. Refuses CRD_HELD, APPROVAL_OPEN, APPROVAL_RELATED.
 */
export async function askRaise(tx: Tx, call: Asking, row: TreeRow) {
  if (await isOnCredit(tx, row.id)) throw new Refusal('CRD_HELD')
  const aboveId = row.path.at(-1)
  const above = aboveId && (await accountNamed(tx, call.brand.merchantCode, aboveId))
  return askApproval(tx, call, {
    action: RAISE,
    object: { kind: 'member', id: row.id },
    memberId: row.id,
    payload: { from: aboveId ?? null },
    before: { member: row.userName, agent: above ? above.userName : '', types: AGENT },
    after: { member: row.userName, agent: '', types: GENERAL_AGENT },
    needs: 'members.approve',
  })
}

/**
 * Makes it one once a second person has agreed: everybody below comes along to the top, and what it
 * had with its old agent ends.
 */
export const raiseApproval = (onMoved: OnMoved): ApprovalAction => ({
  action: RAISE,
  async run(tx, { objectId, merchantCode, payload }, { now }) {
    const memberId = id<'member'>(objectId)
    await holdSubtree(tx, memberId)
    const row = await accountNamed(tx, merchantCode, memberId)
    const { from } = payload as { from: string | null }
    const isSame = row.type === AGENT && (row.path.at(-1) ?? null) === from
    if (!isSame || (await isOnCredit(tx, memberId))) throw new Refusal('APPROVAL_STALE')
    await setType(tx, memberId, GENERAL_AGENT, now)
    await setSessionType(tx, memberId, GENERAL_AGENT)
    await moveSubtree(tx, memberId, { parentId: null, path: [] }, now)
    await onMoved(tx, memberId, now)
  },
})
