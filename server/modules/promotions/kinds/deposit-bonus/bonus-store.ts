import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Texts } from '../../../../platform/words/in-language.ts'
import type { Participation } from '../../participation/participation-store.ts'
import type { RulesOf } from '../kind.ts'

type Rules = RulesOf<'DEPOSIT_BONUS'>

/** What a member chose for the next deposit. */
export interface Choice {
  member_id: Id<'member'>
  merchant_id: MerchantCode
  promotion_id: string
  cycle: string
  terms_version: number
  rules: Rules
  chosen_at: Date
}

/** Which requirement a bonus is wagered by, and what of it is the deposit's own. */
export interface BonusData {
  orderNo: string
  deposit: string
  requirement: Id<'requirement'>
  /** Required of the deposit alone. */
  own: string
  products: Rules['products']
  /**
   * The most one bet may be, null for any. Absent of bonuses that came before there was such a cap;
   * they lock nothing.
   */
  maxBet?: string | null
}

/** A bonus that somebody wagers, or wagered. */
export type BonusRow = Participation & { titles: Texts; ends_at: Date; removed: Amount | null; data: BonusData }

/** Writes a choice in the place of the one before. */
export async function putChoice(
  tx: Tx,
  row: Pick<Choice, 'cycle' | 'rules'> & {
    memberId: Id<'member'>
    merchantCode: MerchantCode
    promotionId: string
    termsVersion: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into promotions.choice (member_id, merchant_id, promotion_id, cycle, terms_version, rules, chosen_at)
    values (${row.memberId}, ${row.merchantCode}, ${row.promotionId}, ${row.cycle}, ${row.termsVersion},
      ${JSON.stringify(row.rules)}::jsonb, ${new Date(now)})
    on conflict (member_id) do update set promotion_id = excluded.promotion_id, cycle = excluded.cycle,
      terms_version = excluded.terms_version, rules = excluded.rules, chosen_at = excluded.chosen_at`.execute(tx)
}

/** What some members chose; held when it is to be used up. */
export async function choicesOf(db: Db | Tx, ids: readonly Id<'member'>[], held = false): Promise<Choice[]> {
  const { rows } = await sql<Choice>`select * from promotions.choice where member_id = any(${[...ids]}::uuid[])
    order by member_id ${held ? sql`for update` : sql``}`.execute(db)
  return rows
}

export async function deleteChoice(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`delete from promotions.choice where member_id = ${memberId}`.execute(tx)
}

/** How many deposits of a member were credited. */
export async function depositsOf(db: Db | Tx, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotions.in_deposits
    where member_id = ${memberId}`.execute(db)
  return rows[0]!.count
}

/** When a deposit was credited, and which of its member's it is, the first being 1. */
export async function placeOf(
  tx: Tx,
  memberId: Id<'member'>,
  orderNo: string,
): Promise<{ creditedAt: Date; nth: number } | undefined> {
  const { rows } = await sql<{ credited_at: Date; nth: number }>`select d.credited_at, (select count(*)::int
      from promotions.in_deposits o where o.member_id = d.member_id and (o.credited_at, o.order_no) <= (d.credited_at, d.order_no)) as nth
    from promotions.in_deposits d where d.member_id = ${memberId} and d.order_no = ${orderNo}`.execute(tx)
  return rows[0] && { creditedAt: rows[0].credited_at, nth: rows[0].nth }
}

const bonus = sql`select p.*, o.titles from promotions.participation p
  join promotions.promotion o on o.merchant_id = p.merchant_id and o.id = p.promotion_id`

/** The bonus of a member that has not ended. */
export async function runningBonus(db: Db | Tx, memberId: Id<'member'>): Promise<BonusRow | undefined> {
  const { rows } = await sql<BonusRow>`${bonus}
    where p.member_id = ${memberId} and p.kind = ${sql.lit(KIND.DEPOSIT_BONUS)} and p.ended_at is null`.execute(db)
  return rows[0]
}

/** Of some members those who have a bonus that has not ended, with their brand. */
export async function bonusHolders(
  tx: Tx,
  ids: readonly Id<'member'>[],
): Promise<{ memberId: Id<'member'>; merchantCode: MerchantCode }[]> {
  const { rows } = await sql<{ member_id: Id<'member'>; merchant_id: MerchantCode }>`
    select distinct member_id, merchant_id from promotions.participation
    where member_id = any (${[...ids]}::uuid[]) and ends_at is not null order by member_id`.execute(tx)
  return rows.map((row) => ({ memberId: row.member_id, merchantCode: row.merchant_id }))
}

/** Bonuses whose time is over, the longest first. */
export async function bonusesOver(db: Db, now: Instant, most: number): Promise<BonusRow[]> {
  const { rows } = await sql<BonusRow>`${bonus}
    where p.ends_at <= ${new Date(now)} and p.ended_at is null order by p.ends_at limit ${most}`.execute(db)
  return rows
}

/** Until when a bonus that was just given must be wagered. */
export async function setEnd(tx: Tx, id: Id<'participation'>, endsAt: Instant): Promise<void> {
  await sql`update promotions.participation set ends_at = ${new Date(endsAt)} where id = ${id}`.execute(tx)
}

/** Ends a bonus, with what it took along; absent: it was wagered. False: it had ended. */
export async function endBonus(
  tx: Tx,
  id: Id<'participation'>,
  removed: Amount | undefined,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update promotions.participation set ended_at = ${new Date(now)},
      removed = ${removed ?? null}
    where id = ${id} and ends_at is not null and ended_at is null`.execute(tx)
  return numAffectedRows === 1n
}
