import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { relatedMembers } from './store.ts'

/**
 * Refuses APPROVAL_RELATED when something touches the member that somebody of the staff is, or one
 * they are related to. `touches` is asked only where there are such members; an id is asked by
 * itself.
 */
export async function refuseRelated(
  db: Db | Tx,
  staffId: Id<'staff'>,
  touches: Id<'member'> | ((members: readonly Id<'member'>[]) => Promise<boolean> | boolean),
): Promise<void> {
  const members = await relatedMembers(db, staffId)
  if (members.length === 0) return
  if (await (typeof touches === 'string' ? members.includes(touches) : touches(members)))
    throw new Refusal('APPROVAL_RELATED')
}
