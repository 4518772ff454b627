import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { stateOf } from './levels/state-store.ts'

/** Which level of their brand's ladder a member stands on. */
export const levelOf = async (db: Db | Tx, memberId: Id<'member'>): Promise<number> =>
  (await stateOf(db, memberId)).level

/** The VIP title of a member, as their pages show it; null at the foot of the ladder. */
export async function clubLabelOf(
  db: Db | Tx,
  memberId: Id<'member'>,
): Promise<{ labelId: string; labelName: string } | null> {
  const level = await levelOf(db, memberId)
  return level === 0 ? null : { labelId: String(level), labelName: `VIP ${level}` }
}
