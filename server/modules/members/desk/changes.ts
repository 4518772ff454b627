import type * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { lockMember } from '../store.ts'
import { setLock } from '../lock-store.ts'
import type { Members } from '../members.ts'
import { endGameSessions } from '../../rounds/index.ts'
import { endSessions, openSessionsOf, type Sessions } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { namedMember, shownMember } from './members.ts'
import { insertNote, memberRow, setLabel } from './store.ts'

/** What changing an account takes. */
export interface MemberDesk {
  db: Db
  members: Members
  sessions: Sessions
  /** A transaction type's name in a language. */
  kindName: (language: string, kind: number) => string
}

const object = (memberId: Id<'member'>) => ({ kind: 'member', id: memberId })

/**
 * Does something to the member that a call names, who waits meanwhile for nobody else. Refuses
 * SYS_NOT_FOUND.
 */
export async function changing<Reply>(
  { db }: MemberDesk,
  call: Parameters<typeof namedMember>[1],
  then: (tx: Tx, memberId: Id<'member'>) => Promise<Reply>,
): Promise<Reply> {
  const row = await namedMember(db, call)
  return db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, row.id)
    if (!member) throw new Refusal('SYS_NOT_FOUND')
    return then(tx, member.id)
  })
}

async function shown(tx: Tx, call: Parameters<typeof namedMember>[1], memberId: Id<'member'>) {
  const row = await memberRow(tx, call.brand.merchantCode, memberId)
  assert(row, 'a member that is locked is there')
  return shownMember(row, call.brand)
}

/**
 * Sets or lifts a lock. A locked log-in ends sessions, a locked bet ends games: stakes that are out
 * are settled.
 */
export function lock(desk: MemberDesk, call: Call<typeof contract.lockMember>) {
  const { body, caller, now, reason } = call
  return changing(desk, call, async (tx, memberId) => {
    const changed = await setLock(tx, memberId, { ...body, staffName: caller.name, reason }, now)
    if (changed && body.on && body.kind === 'LOGIN') await endSessions(tx, desk.sessions, memberId, 'closed', now)
    if (changed && body.on && body.kind === 'BET') {
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
      action: body.on ? 'members.lock' : 'members.unlock',
      object: object(memberId),
      before: { [body.kind]: changed ? !body.on : body.on },
      after: { [body.kind]: body.on },
    })
    return member
  })
}

/** Gives a label, or takes it away. */
export function label(desk: MemberDesk, call: Call<typeof contract.labelMember>) {
  return changing(desk, call, async (tx, memberId) => {
    const before = await shown(tx, call, memberId)
    await setLabel(tx, memberId, call.body.label)
    await staffDid(tx, call, {
      action: 'members.label',
      object: object(memberId),
      before: { label: before.label },
      after: { label: call.body.label },
    })
    return { ...before, label: call.body.label }
  })
}

/** Writes a note. Its words stay out of the audit log. */
export function note(desk: MemberDesk, call: Call<typeof contract.noteMember>) {
  const { body, brand, caller, now } = call
  return changing(desk, call, async (tx, memberId) => {
    const noteId = newId<'note'>(now)
    await insertNote(tx, {
      id: noteId,
      memberId,
      merchantCode: brand.merchantCode,
      at: new Date(now),
      staffId: caller.staffId,
      staffName: caller.name,
      text: body.text,
    })
    await staffDid(tx, call, { action: 'members.note', object: object(memberId), after: { note: noteId } })
    return { id: noteId }
  })
}

/** Ends every open session. */
export function logOut(desk: MemberDesk, call: Call<typeof contract.logMemberOut>) {
  return changing(desk, call, async (tx, memberId) => {
    const ended = await endSessions(tx, desk.sessions, memberId, 'logout', call.now)
    await staffDid(tx, call, { action: 'members.logout', object: object(memberId), after: { ended } })
    return { ended }
  })
}
