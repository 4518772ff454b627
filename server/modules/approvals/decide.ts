import type * as contract from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { sponsorLinksOf, staffDid } from '../staff/index.ts'
import type { Approvals, Approved } from './approvals.ts'
import { refuseRelated } from './related.ts'
import { approvalOf, isAbout, isRelated, lockedApproval, type Row, markDecided, type Verdict } from './store.ts'

type Decision = Call<typeof contract.approve>

/**
 * Decides a request. What it asked for happens in the same transaction as the decision, or neither
 * does.
 *
 * Refuses APPROVAL_STATE when it was decided or ran out, APPROVAL_OWN for one's own, AUTH_FORBIDDEN
 * without the right it needs, APPROVAL_RELATED for an account of one's own, APPROVAL_SPONSOR where
 * one of the two opened the other's account or gave it rights within a day, and whatever the action
 * refuses.
 */
export function decide(approvals: Approvals, call: Decision, verdict: Verdict): Promise<contract.Approval> {
  const { caller, now } = call
  const id = call.params.id ?? ''
  if (!isUuid<'approval'>(id)) throw new Refusal('SYS_NOT_FOUND')
  return approvals.db.transaction().execute(async (tx) => {
    const row = await lockedApproval(tx, caller, id)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'PENDING' || row.expires_at.getTime() <= now) throw new Refusal('APPROVAL_STATE')
    await refuseWrongPerson(tx, row, call, verdict)
    const action = approvals.actions.get(row.action)
    // Asked before an update that does it otherwise: it can be taken back, not agreed to.
    if (!action && verdict === 'APPROVED') throw new Refusal('APPROVAL_STALE')
    const checkerId = verdict === 'WITHDRAWN' ? null : caller.staffId
    await markDecided(tx, { verdict, checkerId, from: call, reason: call.reason, id }, now)
    const elsewhere = verdict === 'APPROVED' ? await action?.elsewhere?.(tx, approvedOf(row)) : undefined
    if (verdict === 'APPROVED') await action?.run(tx, approvedOf(row), call)
    else await action?.onRefused?.(tx, approvedOf(row), call)
    const logged = action ? (action.concealed ?? ((side: unknown) => side)) : () => undefined
    await writeDown(tx, { ...row, before: logged(row.before), after: logged(row.after) }, call, verdict, elsewhere)
    const decided = await lockedApproval(tx, caller, id)
    assert(decided, 'what was decided is there')
    return approvalOf(decided, { ...call, sponsors: new Set() }, action)
  })
}

/**
 * Into the logs of the brand that asked and of the decider's, whole; into those of other brands
 * that it touches as far as it concerns them. Always in one order, so that two decisions don't wait
 * for each other.
 */
async function writeDown(
  tx: Tx,
  row: Row,
  call: Decision,
  verdict: Verdict,
  elsewhere: { merchantCodes: readonly MerchantCode[]; after: unknown } | undefined,
): Promise<void> {
  const whole = [row.merchant_id, call.brand.merchantCode]
  for (const merchantCode of [...new Set([...whole, ...(elsewhere?.merchantCodes ?? [])])].sort())
    await staffDid(
      tx,
      { ...call, brand: { merchantCode } },
      {
        action: `${row.action}.${verdict.toLowerCase()}`,
        object: { kind: row.object_kind, id: row.object_id },
        ...(whole.includes(merchantCode) ? { before: row.before, after: row.after } : { after: elsewhere?.after }),
      },
    )
}

async function refuseWrongPerson(tx: Tx, row: Row, { caller, now }: Decision, verdict: Verdict): Promise<void> {
  if (verdict === 'WITHDRAWN') {
    if (row.maker_id !== caller.staffId) throw new Refusal('AUTH_FORBIDDEN')
    return
  }
  if (row.maker_id === caller.staffId) throw new Refusal('APPROVAL_OWN')
  if (!caller.rights.includes(row.needs)) throw new Refusal('AUTH_FORBIDDEN')
  if (isAbout(caller, { kind: row.object_kind, id: row.object_id })) throw new Refusal('APPROVAL_RELATED')
  if (row.member_id !== null) {
    await refuseRelated(tx, caller.staffId, row.member_id)
    // Noted since they asked: the second person alone is not two.
    if (verdict === 'APPROVED' && (await isRelated(tx, row.maker_id, row.member_id)))
      throw new Refusal('APPROVAL_STALE')
  }
  // Who opened an account, or gave it rights, could be the one who works by it.
  if ((await sponsorLinksOf(tx, caller.staffId, now)).has(row.maker_id)) throw new Refusal('APPROVAL_SPONSOR')
}

export const approvedOf = (row: Row): Approved => ({
  id: row.id,
  merchantCode: row.merchant_id,
  objectId: row.object_id,
  memberId: row.member_id,
  payload: row.payload,
  makerId: row.maker_id,
  makerName: row.maker_name,
  reason: row.reason,
})
