import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { requirementById, type Requirement } from '../../../turnover/index.ts'
import { endBonus, runningBonus, type BonusRow } from './bonus-store.ts'

/** A bonus with what of it is wagered. */
export interface RunningBonus {
  row: BonusRow
  requirement: Requirement
}

/** The bonus that a member is wagering. One that is wagered, waived or cleared is none. */
export async function activeBonus(
  db: Db | Tx,
  memberId: Id<'member'>,
  now: Instant,
): Promise<RunningBonus | undefined> {
  const row = await runningBonus(db, memberId)
  if (!row || row.ends_at.getTime() <= now) return undefined
  const requirement = await requirementById(db, row.data.requirement)
  return requirement.state === 'OPEN' ? { row, requirement } : undefined
}

/** The bonus that a member has wagered to its end, until another comes. */
export async function lastWagered(db: Db, memberId: Id<'member'>): Promise<BonusRow | undefined> {
  const row = await runningBonus(db, memberId)
  return row && (await requirementById(db, row.data.requirement)).state === 'DONE' ? row : undefined
}

/** Notes a bonus that was wagered as over, so that another can come. */
export async function closeWagered(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  const row = await runningBonus(tx, memberId)
  if (!row) return
  const { state } = await requirementById(tx, row.data.requirement)
  if (state !== 'OPEN') await endBonus(tx, row.id, undefined, now)
}
