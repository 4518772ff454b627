import type * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { lockMember } from '../store.ts'
import type { Members } from '../members.ts'
import { endSessions, type Sessions } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { namedMember, shownMember } from './members.ts'
import { insertNote, memberRow } from './store.ts'

/** What changing an account takes. */
export interface MemberDesk {
  db: Db
  members: Members
  sessions: Sessions
  /** A transaction type's name in a language. */
  kindName: (language: string, kind: number) => string
}

export const object = (memberId: Id<'member'>) => ({ kind: 'member', id: memberId })

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

export async function shown(tx: Tx, call: Parameters<typeof namedMember>[1], memberId: Id<'member'>) {
  const row = await memberRow(tx, call.brand.merchantCode, memberId)
  assert(row, 'a member that is locked is there')
  return shownMember(row, call.brand)
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
