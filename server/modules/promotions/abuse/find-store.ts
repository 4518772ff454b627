import type { AbuseSignal } from '@senluna/contract/desk/brand/held-rewards.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** A reward that waits and was not looked at. */
export interface NewReward {
  id: Id<'participation'>
  merchant_id: MerchantCode
  promotion_id: string
  member_id: Id<'member'>
  created_at: Date
}

/** Something that speaks against a reward, with the accounts it is shared with. */
export interface Finding {
  reward_id: Id<'participation'>
  signal: AbuseSignal
  others: Id<'member'>[]
  claims: number | null
}

/** So many other accounts are named. */
const NAMED = 10
/** Claims of a month, nothing put in, that look like hunting. */
const CLAIMS = 3

/** Until when rewards were looked at, held until `tx` ends; nobody else looks meanwhile. */
export async function holdLooked(tx: Tx, start: Date): Promise<Date> {
  await sql`insert into promotions.looked (upto) values (${start}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ upto: Date }>`select upto from promotions.looked for update`.execute(tx)
  return rows[0]!.upto
}

export async function passLooked(tx: Tx, upto: Date): Promise<void> {
  await sql`update promotions.looked set upto = ${upto}`.execute(tx)
}

/** Waits until nobody else compares rewards of a promotion; nobody does until `tx` ends. */
export async function lockCompared(tx: Tx, of: { merchantCode: MerchantCode; promotionId: string }): Promise<void> {
  const name = `compared ${of.merchantCode} ${of.promotionId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Rewards that wait, made between two moments, of which none is held or was decided. */
export async function madeBetween(tx: Tx, from: Date, until: Date): Promise<NewReward[]> {
  const { rows } = await sql<NewReward>`select p.id, p.merchant_id, p.promotion_id, p.member_id, p.created_at
    from promotions.participation p where p.state = 'ISSUED' and p.created_at > ${from} and p.created_at <= ${until}
      and not exists (select from promotions.suspicion s where s.reward_id = p.id)
    order by p.created_at, p.id`.execute(tx)
  return rows
}

/**
 * What speaks against some rewards: other accounts that got one of the same promotion have
 * something in common with the account, or it put nothing in for a month and took rewards.
 */
export async function findingsOf(
  tx: Tx,
  rewards: readonly Pick<NewReward, 'id'>[],
  { hunting = true }: { /** Whether rewards without a deposit speak. */ hunting?: boolean } = {},
): Promise<Finding[]> {
  if (rewards.length === 0) return []
  const asked = sql`(select p.* from promotions.participation p where p.id = any (${rewards.map(({ id }) => id)}::uuid[]))`
  const common = (signal: AbuseSignal, table: RawBuilder<unknown>, same: RawBuilder<unknown>) => sql`
    select r.id as reward_id, ${signal} as signal, (array_agg(distinct b.member_id))[1:${sql.lit(NAMED)}] as others, null::integer as claims
    from ${asked} r
      join ${table} a on a.member_id = r.member_id and a.merchant_id = r.merchant_id
      join ${table} b on b.merchant_id = a.merchant_id and b.member_id <> a.member_id and ${same}
    where exists (select from promotions.participation o where o.member_id = b.member_id and o.promotion_id = r.promotion_id
      and o.state <> 'CLOSED')
    group by r.id`
  const near = (side: 'a' | 'b') =>
    sql`${sql.ref(`${side}.at`)} between r.created_at - interval '1 day' and r.created_at + interval '1 day'`
  const { rows } = await sql<Finding>`
    ${common('SAME_DEVICE', sql`promotions.in_devices`, sql`b.device_id = a.device_id`)}
    union all
    ${common('SAME_ACCOUNT', sql`promotions.in_payees`, sql`(b.kind, b.bank_code, b.number) = (a.kind, a.bank_code, a.number)`)}
    union all
    ${common('SAME_PERSON', sql`promotions.in_names`, sql`(b.payee_name, b.birthday) = (a.payee_name, a.birthday)`)}
    union all
    ${common('SAME_ADDRESS', sql`promotions.in_lines`, sql`b.ip = a.ip and b.device = a.device and a.device <> '' and ${near('a')} and ${near('b')}`)}
    union all
    select r.id, 'BONUS_HUNTING', '{}'::uuid[], c.claims from ${asked} r
      cross join lateral (select count(*)::integer as claims from promotions.participation o
        where o.member_id = r.member_id and o.state = 'CLAIMED' and o.claimed_at > r.created_at - interval '30 days') c
    where ${hunting} and c.claims >= ${sql.lit(CLAIMS)} and not exists (select from promotions.in_deposits d
      where d.member_id = r.member_id and d.credited_at > r.created_at - interval '30 days')`.execute(tx)
  return rows
}
