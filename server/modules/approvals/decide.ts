import type * as contract from '@senluna/contract/desk/approvals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { closedAmong, rightsOf, sameAddressAs, sponsorLinksOf, staffDid } from '../staff/index.ts'
import type { ApprovalAction, Approvals } from './approvals.ts'
import { approvedOf } from './approved.ts'
import { endRequests } from './end.ts'
import { refuseRelated } from './related.ts'
import { approvalOf, isAbout, lockedApproval, relatedMembers, type Row, markDecided, type Verdict } from './store.ts'

type Decision = Call<typeof contract.approve>

/**
 * Decides a request. What it asked for happens in the same transaction as the decision, or neither
 * does.
 *
 * Refuses APPROVAL_STATE when it was decided or ran out, APPROVAL_OWN for one's own, by whichever
 * account of the same person, AUTH_FORBIDDEN
 * without the right it needs, APPROVAL_RELATED for an account or rights of one's own,
 * APPROVAL_SPONSOR where one of the two opened the other's account or gave it rights within a day
 * or somebody did so for both, APPROVAL_STALE where the maker couldn't ask for it any more, and
 * whatever the action refuses.
 */
export function decide(approvals: Approvals, call: Decision, verdict: Verdict): Promise<contract.Approved> {
  const { caller, now } = call
  const id = call.params.id ?? ''
  if (!isUuid<'approval'>(id)) throw new Refusal('SYS_NOT_FOUND')
  return approvals.db.transaction().execute(async (tx) => {
    const row = await lockedApproval(tx, caller, id)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'PENDING' || row.expires_at.getTime() <= now) throw new Refusal('APPROVAL_STATE')
    const action = approvals.actions.get(row.action)
    await refuseWrongPerson(approvals, tx, row, call, verdict)
    // Asked before an update that does it otherwise: it can be taken back, not agreed to.
    if (!action && verdict === 'APPROVED') throw new Refusal('APPROVAL_STALE')
    const checkerId = verdict === 'WITHDRAWN' ? null : caller.staffId
    await markDecided(tx, { verdict, checkerId, from: call, reason: call.reason, id }, now)
    const elsewhere = verdict === 'APPROVED' ? await action?.elsewhere?.(tx, approvedOf(row)) : undefined
    const released = verdict === 'APPROVED' ? await action?.run(tx, approvedOf(row), call) : undefined
    if (verdict === 'APPROVED' && action?.closes)
      await endRequests(approvals, tx, [action.closes(approvedOf(row))], now)
    if (verdict !== 'APPROVED') await action?.onRefused?.(tx, approvedOf(row), call)
    const logged = action ? (action.concealed ?? ((side: unknown) => side)) : () => undefined
    await writeDown(tx, { ...row, before: logged(row.before), after: logged(row.after) }, call, verdict, elsewhere)
    const decided = await lockedApproval(tx, caller, id)
    assert(decided, 'what was decided is there')
    return { ...approvalOf(decided, { ...call, own: new Set(), sponsors: new Set() }, action), ...released }
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

async function refuseWrongPerson(
  { actions, touches }: Approvals,
  tx: Tx,
  row: Row,
  { caller, now }: Decision,
  verdict: Verdict,
): Promise<void> {
  const action = actions.get(row.action)
  if (verdict === 'WITHDRAWN') {
    if (row.maker_id !== caller.staffId) throw new Refusal('AUTH_FORBIDDEN')
    return
  }
  if (row.maker_id === caller.staffId) throw new Refusal('APPROVAL_OWN')
  if ((await sameAddressAs(tx, caller.staffId)).has(row.maker_id)) throw new Refusal('APPROVAL_OWN')
  if (!caller.rights.includes(row.needs)) throw new Refusal('AUTH_FORBIDDEN')
  if (isAbout(caller, { kind: row.object_kind, id: row.object_id })) throw new Refusal('APPROVAL_RELATED')
  if (await action?.isAbout?.(tx, approvedOf(row), caller.staffId, now)) throw new Refusal('APPROVAL_RELATED')
  const isOf = (members: readonly Id<'member'>[]) =>
    touches({ db: tx, merchantCode: row.merchant_id, name: row.id, members, now })
  await refuseRelated(tx, caller.staffId, isOf)
  // Noted since they asked: the second person alone is not two.
  if (verdict === 'APPROVED') {
    const relatedToMaker = await relatedMembers(tx, row.maker_id)
    if (relatedToMaker.length > 0 && (await isOf(relatedToMaker))) throw new Refusal('APPROVAL_STALE')
  }
  // Who opened accounts, or gave them rights, could be the one who works by them.
  if ((await sponsorLinksOf(tx, caller.staffId, now)).has(row.maker_id)) throw new Refusal('APPROVAL_SPONSOR')
  if (verdict === 'APPROVED' && !(await couldAskNow(tx, row, action, now))) throw new Refusal('APPROVAL_STALE')
}

/**
 * Whether the maker's account is open and has the right it was asked for by, and the request isn't
 * about them by now.
 */
async function couldAskNow(tx: Tx, row: Row, action: ApprovalAction | undefined, now: Instant): Promise<boolean> {
  if ((await closedAmong(tx, [row.maker_id])).length > 0) return false
  if (row.asked_by !== null && !(await rightsOf(tx, row.maker_id)).has(row.asked_by)) return false
  return !(await action?.isAbout?.(tx, approvedOf(row), row.maker_id, now))
}
