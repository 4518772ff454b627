import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** Where a member stands. */
export interface VipState {
  memberId: Id<'member'>
  level: number
  peak: number
  raisedAt: Date | null
  /** The day of the last fall; valid bets count for the way back from it on. */
  fellOn: string | null
  used: Amount
  keptMonth: string | null
}

const COLUMNS =
  sql.raw(`member_id as "memberId", level, peak, raised_at as "raisedAt", to_char(fell_on, 'YYYY-MM-DD') as "fellOn", used,
  to_char(kept_month, 'YYYY-MM-DD') as "keptMonth"`)

/** Somebody of whom nothing is kept stands at the foot. */
export const atTheFoot = (memberId: Id<'member'>): VipState => ({
  memberId,
  level: 0,
  peak: 0,
  raisedAt: null,
  fellOn: null,
  used: amount(0n),
  keptMonth: null,
})

/** Where a member stands. */
export async function stateOf(db: Db | Tx, memberId: Id<'member'>): Promise<VipState> {
  const { rows } = await sql<VipState>`select ${COLUMNS} from vip.state where member_id = ${memberId}`.execute(db)
  return rows[0] ?? atTheFoot(memberId)
}

/** Which levels some members stand on; who stands at the foot may be left out. */
export async function levelsOf(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, number>> {
  const { rows } = await sql<{ id: Id<'member'>; level: number }>`select member_id as id, level from vip.state
    where member_id = any (${[...memberIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** Makes rows of some members and holds them: nobody else changes their levels until `tx` ends. */
export async function holdStates(
  tx: Tx,
  merchantCode: MerchantCode,
  memberIds: readonly Id<'member'>[],
  now: Instant,
): Promise<VipState[]> {
  await sql`insert into vip.state (member_id, merchant_id, level, peak, changed_at)
    select id, ${merchantCode}, 0, 0, ${new Date(now)} from unnest(${[...memberIds]}::uuid[]) as m (id)
    order by id on conflict do nothing`.execute(tx)
  const { rows } = await sql<VipState>`select ${COLUMNS} from vip.state
    where member_id = any (${[...memberIds]}::uuid[]) order by member_id for update`.execute(tx)
  return rows
}

/** The states of those among some members who have one, not held. */
export async function statesOf(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, VipState>> {
  const { rows } = await sql<VipState>`select ${COLUMNS} from vip.state
    where member_id = any (${[...memberIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** Writes where a held member stands from now on. */
export async function writeState(tx: Tx, state: VipState, now: Instant): Promise<void> {
  await sql`update vip.state set level = ${state.level}, peak = ${state.peak}, raised_at = ${state.raisedAt}, fell_on = ${state.fellOn}::date,
      used = ${state.used}, kept_month = ${state.keptMonth}::date, changed_at = ${new Date(now)} where member_id = ${state.memberId}`.execute(
    tx,
  )
}

/** Notes that a month was asked whether it keeps the level of a held member. */
export async function noteKept(tx: Tx, memberIds: readonly Id<'member'>[], month: string): Promise<void> {
  await sql`update vip.state set kept_month = ${month}::date where member_id = any (${[...memberIds]}::uuid[])`.execute(
    tx,
  )
}
