import type { Id } from '@senluna/kit/ids.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Segment } from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { dayRange } from '../../../../platform/day-range.ts'
import { MEMBER_STATE, memberByName } from '../../../members/index.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

/** A segment as it is kept: with the line's own id, since names of accounts are looked up once. */
export type KeptSegment = Segment & { lineId?: Id<'member'> }

/**
 * Looks the line up. Refuses VAL_FIELD for one that is no account of the brand, and for a period
 * that ends before it begins.
 */
export async function keptSegment(db: Db, { merchantCode }: Brand, segment: Segment): Promise<KeptSegment> {
  for (const [from, to] of [
    ['registeredFrom', 'registeredTo'],
    ['loginFrom', 'loginTo'],
  ] as const)
    if (segment[from] && segment[to] && segment[from] > segment[to])
      throw new Refusal('VAL_FIELD', { fields: [{ field: to }] })
  if (segment.line === undefined) return segment
  const above = await memberByName(db, merchantCode, segment.line.toLowerCase())
  if (!above) throw new Refusal('VAL_FIELD', { fields: [{ field: 'line' }] })
  return { ...segment, line: above.userName, lineId: above.id }
}

/** What is so of the members `m` of a segment: open accounts that are no trial ones. */
export function inSegment(brand: Brand, segment: KeptSegment): RawBuilder<unknown> {
  const registered = dayRange({ from: segment.registeredFrom, to: segment.registeredTo }, brand.timeZone)
  const login = dayRange({ from: segment.loginFrom, to: segment.loginTo }, brand.timeZone)
  const last = sql`(select max(r.at) from sessions.for_logins r where r.member_id = m.id)`
  const deposited = sql`exists (select from cashier.for_deposits d where d.member_id = m.id and d.state = 'CREDITED')`
  return sql.join(
    [
      sql`m.merchant_id = ${brand.merchantCode} and m.state = ${sql.lit(MEMBER_STATE.OPEN)} and m.type not in (${sql.lit(ACCOUNT_TYPE.TRIAL)}, ${sql.lit(ACCOUNT_TYPE.ASSISTANT)})`,
      ...(segment.types ? [sql`m.type = any (${[...segment.types]}::smallint[])`] : []),
      ...(segment.label ? [sql`m.label = ${segment.label}`] : []),
      ...(segment.lineId ? [sql`(m.id = ${segment.lineId} or ${segment.lineId}::uuid = any (m.path))`] : []),
      ...(segment.language ? [sql`m.language = ${segment.language}`] : []),
      ...(registered.from ? [sql`m.created_at >= ${registered.from}`] : []),
      ...(registered.until ? [sql`m.created_at < ${registered.until}`] : []),
      ...(login.from ? [sql`${last} >= ${login.from}`] : []),
      ...(login.until ? [sql`${last} < ${login.until}`] : []),
      ...(segment.deposited ? [segment.deposited === 'YES' ? deposited : sql`not ${deposited}`] : []),
    ],
    sql` and `,
  )
}

/**
 * How many a segment has, how many of those consented to promotions, and how many a message of that
 * kind reaches now.
 */
export async function countSegment(
  db: Db | Tx,
  brand: Brand,
  { tab, segment }: { tab: string; segment: KeptSegment },
  now: Instant,
): Promise<{ members: number; consented: number; reaches: number }> {
  const { rows } = await sql<{ members: number; consented: number; offered: number }>`
    select count(*)::integer as members, (count(*) filter (where p.promotion_messages))::integer as consented,
      (count(*) filter (where p.promotion_messages and not coalesce(g.excluded or g.cooling_until > ${new Date(now)}, false)))::integer as offered
    from members.for_segments m
      left join messages.preference p on p.member_id = m.id
      left join protection.for_breaks g on g.owner_id = m.id
    where ${inSegment(brand, segment)}`.execute(db)
  const { members, consented, offered } = rows[0]!
  return { members, consented, reaches: tab === 'PROMOTION' ? offered : members }
}
