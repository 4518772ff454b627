import type * as contract from '@senluna/contract/desk/members/vip.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { ladderAt } from '../ladder/ladder.ts'
import { changeLevel } from '../levels/change-level.ts'
import { holdStates } from '../levels/state-store.ts'
import { namedVip } from './members.ts'

const LEVEL = 'vip.level'

/**
 * Asks to set a member's level. Refuses SYS_NOT_FOUND, VAL_FIELD for a level there isn't or that
 * they stand on.
 */
export function askLevel(db: Db, call: Call<typeof contract.setVipLevel>) {
  const { brand, body, now } = call
  return db.transaction().execute(async (tx) => {
    const row = await namedVip(tx, call)
    const { levels } = await ladderAt(tx, brand, now)
    if (!levels[body.level] || body.level === row.level)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'level', patternId: 'OTHER_LEVEL' }] })
    return askApproval(tx, call, {
      action: LEVEL,
      object: { kind: 'member', id: row.memberId },
      memberId: row.memberId,
      payload: { from: row.level, to: body.level },
      before: { member: row.userName, vipLevel: row.level },
      after: { member: row.userName, vipLevel: body.level },
      needs: 'members.approve',
    })
  })
}

/** Sets it once a second person has agreed, where the member still stands as it was asked. */
export const levelApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: LEVEL,
  async run(tx, { objectId, payload, merchantCode, makerId, reason }, { now }) {
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    const { from, to } = payload as { from: number; to: number }
    if (!brand) throw new Refusal('APPROVAL_STALE')
    const ladder = await ladderAt(tx, brand, now)
    const [state] = await holdStates(tx, merchantCode, [id<'member'>(objectId)], now)
    if (!state || state.level !== from || !ladder.levels[to]) throw new Refusal('APPROVAL_STALE')
    await changeLevel(tx, { brand, ladder }, state, { kind: 'HAND', to, byId: makerId, reason }, now)
  },
})
