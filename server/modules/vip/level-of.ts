import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { stateOf } from './levels/state-store.ts'
import { memberLabelOf } from './service-store.ts'

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

/** From this level on a member has the VIP service. */
const SERVED_FROM = 5
/** A member with this label has it at any level. */
const SERVED_LABEL = 'VIP'

/** Whether a member has ways of their own to be served, before others. */
export const hasVipService = async (db: Db | Tx, memberId: Id<'member'>): Promise<boolean> =>
  (await levelOf(db, memberId)) >= SERVED_FROM || (await memberLabelOf(db, memberId)).toUpperCase() === SERVED_LABEL
