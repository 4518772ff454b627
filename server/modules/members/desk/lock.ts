import type * as contract from '@senluna/contract/desk/members/members.ts'
import type { Lock } from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { endGameSessions } from '../../rounds/index.ts'
import { endSessions, openSessionsOf } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { locksOf, setLock } from '../lock-store.ts'
import { lockMember } from '../store.ts'
import { changing, object, shown, type MemberDesk } from './changes.ts'

type LockCall = Call<typeof contract.lockMember>

const UNLOCK = 'members.unlock'

/**
 * Sets a lock, or asks to lift it. A locked log-in ends sessions, a locked bet ends games: stakes
 * that are out are settled.
 *
 * Refuses SYS_NOT_FOUND, APPROVAL_OPEN while another lock of the member waits to be lifted.
 */
export const lock = (desk: MemberDesk, call: LockCall) =>
  changing(desk, call, (tx, memberId) =>
    call.body.on ? setAtOnce(desk, tx, call, memberId) : askUnlock(tx, call, memberId),
  )

async function setAtOnce(desk: MemberDesk, tx: Tx, call: LockCall, memberId: Id<'member'>) {
  const { body, caller, now, reason } = call
  const changed = await setLock(tx, memberId, { ...body, staffName: caller.name, reason }, now)
  if (changed && body.kind === 'LOGIN') await endSessions(tx, desk.sessions, memberId, 'closed', now)
  if (changed && body.kind === 'BET') {
    const open = await openSessionsOf(tx, memberId, now)
    await endGameSessions(
      tx,
      memberId,
      open.map((session) => session.id),
      now,
    )
  }
  const member = await shown(tx, call, memberId)
  await staffDid(tx, call, {
    action: 'members.lock',
    object: object(memberId),
    before: { [body.kind]: !changed },
    after: { [body.kind]: true },
  })
  return member
}

/** A lock that isn't set needs no lifting: the member is answered as they are. */
async function askUnlock(tx: Tx, call: LockCall, memberId: Id<'member'>) {
  const { kind } = call.body
  const member = await shown(tx, call, memberId)
  const locks = (await locksOf(tx, memberId)).map((lock) => lock.kind)
  if (!locks.includes(kind)) return member
  const { userName } = member
  return askApproval(tx, call, {
    action: UNLOCK,
    object: object(memberId),
    memberId,
    payload: { kind },
    before: { member: userName, locks },
    after: { member: userName, locks: locks.filter((other) => other !== kind) },
    needs: 'members.approve',
  })
}

/** Lifts a lock once a second person has agreed. */
export const unlockApproval: ApprovalAction = {
  action: UNLOCK,
  async run(tx, { objectId, payload, makerName, reason }, { now }) {
    const { kind } = payload as { kind: Lock }
    const member = await lockMember(tx, id(objectId))
    if (!member) throw new Refusal('APPROVAL_STALE')
    const lifted = await setLock(tx, member.id, { kind, on: false, staffName: makerName, reason }, now)
    if (!lifted) throw new Refusal('APPROVAL_STALE')
  },
}
