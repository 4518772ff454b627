import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { relatedMembers } from '../../approvals/index.ts'
import { namesAmongFew, type KeptRules } from './segment-store.ts'

/**
 * Rules that name no more accounts than this are about each of them: whoever is related to one
 * would give it something under the name of a group. The number is ours.
 */
const FEW = 20

/** Whether rules name few accounts, and one that somebody of the staff is, or is related to. */
export async function namesRelatives(
  db: Db | Tx,
  brand: Brand,
  rules: KeptRules,
  staffId: Id<'staff'>,
  now: Instant,
): Promise<boolean> {
  const members = await relatedMembers(db, staffId)
  return members.length > 0 && namesAmongFew(db, brand, rules, { members, few: FEW, now })
}

/** Refuses APPROVAL_RELATED where they do. */
export async function refuseForRelatives(...asked: Parameters<typeof namesRelatives>): Promise<void> {
  if (await namesRelatives(...asked)) throw new Refusal('APPROVAL_RELATED')
}
