import type { SegmentRules } from '@senluna/contract/desk/brand/segments.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, DAY, type Instant } from '@senluna/kit/time.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { waitingPayloads } from '../../approvals/index.ts'
import { MEMBER_STATE } from '../../members/index.ts'

/** Rules as they are kept: with the line's own id, since names of accounts are looked up once. */
export type KeptRules = SegmentRules & { lineId?: Id<'member'> }

/** A segment as it is kept. */
export interface SegmentRow {
  id: string
  name: string
  rules: KeptRules
  version: number
  promotions: number
  maker: string
  maker_shown_as: string
  checker: string
  checker_shown_as: string
  changed_at: Date
}

/** How many days the figures of a month are. */
const MONTH = 30

/** Of whom no list may have anybody: closed, excluded, on a break, locked in anything. */
export const isAway = (now: Instant): RawBuilder<unknown> => sql`(m.state <> ${sql.lit(MEMBER_STATE.OPEN)}
  or exists (select from protection.for_breaks g
    where g.owner_id = m.id and (g.excluded or g.cooling_until > ${new Date(now)}))
  or exists (select from members.for_locks l where l.member_id = m.id))`

/** What is so of the accounts `m` of some rules, before those who are away are left out. */
export function named(
  { merchantCode, timeZone, currency }: Brand,
  rules: KeptRules,
  now: Instant,
): RawBuilder<unknown> {
  const today = businessDate(now, timeZone)
  const since = (days: number) => sql`${daysFrom(today, 1 - days)}::date`
  const ago = (days: number) => new Date(now - days * DAY)
  const level = sql`coalesce((select v.level from promotions.in_levels v where v.member_id = m.id), 0)`
  const played = (days: number, more: RawBuilder<unknown> = sql``) => sql`exists (select from promotions.in_play p
    where p.member_id = m.id and p.merchant_id = m.merchant_id and p.day >= ${since(days)} ${more})`
  const deposits = (more: RawBuilder<unknown>) => sql`(select coalesce(sum(d.received), 0) from promotions.in_deposits d
    where d.member_id = m.id and ${more})`
  const isMobile = sql`(select l.device ~* 'android|iphone|ipad|ios' from promotions.in_logins l
    where l.member_id = m.id order by l.at desc limit 1)`
  const everDeposited = sql`exists (select from promotions.in_deposits d where d.member_id = m.id)`
  return sql.join(
    [
      sql`m.merchant_id = ${merchantCode} and m.state = ${sql.lit(MEMBER_STATE.OPEN)}
        and m.type not in (${sql.lit(ACCOUNT_TYPE.TRIAL)}, ${sql.lit(ACCOUNT_TYPE.ASSISTANT)})`,
      ...(rules.types ? [sql`m.type = any (${[...rules.types]}::smallint[])`] : []),
      ...(rules.label ? [sql`m.label = ${rules.label}`] : []),
      ...(rules.lineId ? [sql`(m.id = ${rules.lineId} or ${rules.lineId}::uuid = any (m.path))`] : []),
      ...(rules.language ? [sql`m.language = ${rules.language}`] : []),
      ...(rules.vipFrom ? [sql`${level} >= ${rules.vipFrom}`] : []),
      ...(rules.vipTo === undefined ? [] : [sql`${level} <= ${rules.vipTo}`]),
      ...(rules.ageFrom ? [sql`m.created_at <= ${ago(rules.ageFrom)}`] : []),
      ...(rules.ageTo ? [sql`m.created_at > ${ago(rules.ageTo)}`] : []),
      ...(rules.deposited ? [rules.deposited === 'YES' ? everDeposited : sql`not ${everDeposited}`] : []),
      ...(rules.deposit30 ? [sql`${deposits(sql`d.credited_at > ${ago(MONTH)}`)} >= ${rules.deposit30}::bigint`] : []),
      ...(rules.bet30
        ? [
            sql`(select coalesce(sum(p.valid_bet), 0) from promotions.in_play p where p.member_id = m.id
              and p.merchant_id = m.merchant_id and p.currency = ${currency.code} and p.day >= ${since(MONTH)}) >= ${rules.bet30}::bigint`,
          ]
        : []),
      ...(rules.products ? [played(MONTH, sql`and p.product = any (${[...rules.products]}::text[])`)] : []),
      ...(rules.activeDays ? [played(rules.activeDays)] : []),
      ...(rules.idleDays ? [sql`not ${played(rules.idleDays)}`] : []),
      ...(rules.loginDevice ? [rules.loginDevice === 'MOBILE' ? isMobile : sql`not ${isMobile}`] : []),
    ],
    sql` and `,
  )
}

/** What is so of the accounts `m` of a segment. */
export const inSegment = (brand: Brand, rules: KeptRules, now: Instant): RawBuilder<unknown> =>
  sql`${named(brand, rules, now)} and not ${isAway(now)}`

/** How many some rules name, how many of those are left out, and the first names. */
export async function countRules(
  db: Db | Tx,
  brand: Brand,
  rules: KeptRules,
  { now, most }: { now: Instant; most: number },
): Promise<{ members: number; leftOut: number; sample: { memberId: Id<'member'>; userName: string }[] }> {
  const { rows } = await sql<{
    members: number
    out: number
  }>`select count(*) filter (where not gone)::integer as members,
      count(*) filter (where gone)::integer as out
    from (select ${isAway(now)} as gone from promotions.in_accounts m where ${named(brand, rules, now)}) c`.execute(db)
  const { rows: sample } = await sql<{
    memberId: Id<'member'>
    userName: string
  }>`select m.id as "memberId", p.user_name as "userName"
    from promotions.in_accounts m join promotions.in_people p on p.id = m.id
    where ${inSegment(brand, rules, now)} order by m.id desc limit ${most}`.execute(db)
  return { members: rows[0]!.members, leftOut: rows[0]!.out, sample }
}

/** Whether some rules name so few accounts at most, and one of some members among them. */
export async function namesAmongFew(
  db: Db | Tx,
  brand: Brand,
  rules: KeptRules,
  { members, few, now }: { members: readonly Id<'member'>[]; few: number; now: Instant },
): Promise<boolean> {
  const { rows } = await sql<{ hit: boolean }>`select exists (select from promotions.in_accounts m
        where m.id = any (${[...members]}::uuid[]) and ${named(brand, rules, now)})
      and (select count(*) from (select from promotions.in_accounts m where ${named(brand, rules, now)}
        limit ${few + 1}) n) <= ${few} as hit`.execute(db)
  return rows[0]!.hit
}

/** Segments of a brand in the order of their names. */
export async function listSegments(
  db: Db | Tx,
  wanted: { merchantCode: MerchantCode; id?: string | undefined; after?: string | undefined; most: number },
): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`select s.*, (select count(*) from promotions.promotion p
      where p.merchant_id = s.merchant_id and p.segment_id = s.id and p.enabled)::integer as promotions,
      coalesce(m.shown_as, s.maker) as maker_shown_as, coalesce(c.shown_as, s.checker) as checker_shown_as
    from promotions.segment s
    left join staff.for_lists m on m.merchant_id = s.merchant_id and m.name = s.maker
    left join staff.for_lists c on c.merchant_id = s.merchant_id and c.name = s.checker
    where s.merchant_id = ${wanted.merchantCode}
      and (${wanted.id ?? null}::text is null or s.id = ${wanted.id ?? null})
      and (${wanted.after ?? null}::text is null or s.id > ${wanted.after ?? null})
    order by s.id limit ${wanted.most}`.execute(db)
  return rows
}

/** Writes a segment over the version that was read, 0 for a new one. False: it is another. */
export async function putSegment(
  tx: Tx,
  row: Pick<SegmentRow, 'id' | 'name' | 'rules' | 'maker' | 'checker'> & { merchantCode: MerchantCode; seen: number },
  now: Instant,
): Promise<boolean> {
  const rules = sql`${JSON.stringify(row.rules)}::jsonb`
  const { numAffectedRows } =
    row.seen === 0
      ? await sql`insert into promotions.segment (merchant_id, id, name, rules, version, maker, checker, changed_at)
          values (${row.merchantCode}, ${row.id}, ${row.name}, ${rules}, 1, ${row.maker}, ${row.checker}, ${new Date(now)})
          on conflict do nothing`.execute(tx)
      : await sql`update promotions.segment set name = ${row.name}, rules = ${rules}, version = version + 1, maker = ${row.maker},
            checker = ${row.checker}, changed_at = ${new Date(now)}
          where merchant_id = ${row.merchantCode} and id = ${row.id} and version = ${row.seen}`.execute(tx)
  return numAffectedRows === 1n
}

/** What a segment is asked for by: its request keeps the rules that would hold. */
export const SEGMENT_ACTION = 'promotions.segment'

/**
 * Whether a segment of a brand goes by one of some labels, or would once a request that waits is
 * agreed to.
 */
export async function isAmongLabels(
  tx: Tx,
  merchantCode: MerchantCode,
  labels: readonly string[],
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql`select from promotions.segment where merchant_id = ${merchantCode}
    and rules->>'label' = any (${[...labels]}::text[]) limit 1`.execute(tx)
  if (rows.length > 0) return true
  const asked = await waitingPayloads(tx, merchantCode, SEGMENT_ACTION, now)
  return asked.some((payload) => {
    const { label } = (payload as { rules: KeptRules }).rules
    return label !== undefined && labels.includes(label)
  })
}
