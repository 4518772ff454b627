import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { WITHOUT_VIP } from '@senluna/kit/vip/who.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { MEMBER_STATE } from '../../members/index.ts'

/** A walk through a brand's members: up, down, or their daily rebate. */
export interface VipRun {
  merchantCode: MerchantCode
  kind: 'RISE' | 'KEEP' | 'REBATE'
  day: string
}

/** How far a walk came. */
export interface RunPlace {
  upto: Id<'member'> | null
  doneAt: Date | null
}

/** A walk, held until `tx` ends: two that walk at once take turns. Begins it. */
export async function holdRun(tx: Tx, { merchantCode, kind, day }: VipRun): Promise<RunPlace> {
  await sql`insert into vip.run (merchant_id, kind, day) values (${merchantCode}, ${kind}, ${day}::date) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<RunPlace>`select upto, done_at as "doneAt" from vip.run
    where merchant_id = ${merchantCode} and kind = ${kind} and day = ${day}::date for update`.execute(tx)
  return rows[0]!
}

/** Moves a held walk on; without a member to the end. */
export async function passRun(
  tx: Tx,
  { merchantCode, kind, day }: VipRun,
  upto: Id<'member'> | undefined,
  changed: number,
  now: Instant,
): Promise<void> {
  await sql`update vip.run set upto = coalesce(${upto ?? null}::uuid, upto), changed = changed + ${changed},
      done_at = ${upto === undefined ? new Date(now) : null}
    where merchant_id = ${merchantCode} and kind = ${kind} and day = ${day}::date`.execute(tx)
}

/** Puts a walk back to its beginning. */
export async function reopenRun(db: Db, { merchantCode, kind, day }: VipRun): Promise<void> {
  await sql`update vip.run set upto = null, done_at = null
    where merchant_id = ${merchantCode} and kind = ${kind} and day = ${day}::date`.execute(db)
}

/** The last day a brand has walked to its end, before a day. */
export async function lastRun(db: Db, { merchantCode, kind, day }: VipRun): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from vip.run
    where merchant_id = ${merchantCode} and kind = ${kind} and day < ${day}::date and done_at is not null`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Accounts that have levels: people with money of their own. */
export const LEVELLED = sql`m.type not in (${sql.join(WITHOUT_VIP.map((type) => sql.lit(type)))})
  and m.state <> ${sql.lit(MEMBER_STATE.CLOSED)}`

/**
 * The next members of a brand by their ids. `since`: only those who played or put money in from
 * that day on.
 */
export async function membersAfter(
  tx: Tx,
  merchantCode: MerchantCode,
  upto: Id<'member'> | null,
  since: string | undefined,
  most: number,
): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ id: Id<'member'> }>`select m.id from vip.in_members m
    where m.merchant_id = ${merchantCode} and (${upto}::uuid is null or m.id > ${upto}::uuid) and ${LEVELLED}
      and (${since ?? null}::date is null
        or exists (select from vip.in_play p where p.member_id = m.id and p.day >= ${since ?? null}::date)
        or exists (select from vip.in_money k where k.member_id = m.id and k.day >= ${since ?? null}::date and k.kind = ${sql.lit(KIND.DEPOSIT)}))
    order by m.id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The next members of a brand who stand above the foot of its ladder. */
export async function risenAfter(
  tx: Tx,
  merchantCode: MerchantCode,
  upto: Id<'member'> | null,
  most: number,
): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ id: Id<'member'> }>`select member_id as id from vip.state
    where merchant_id = ${merchantCode} and level > 0 and (${upto}::uuid is null or member_id > ${upto}::uuid)
    order by member_id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}
