import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { offeredPromotion, offeredPromotions, type PromotionRow } from '../promotion-store.ts'
import { inSegment, isAway, listSegments, named, type KeptRules } from './segment-store.ts'

/** Whom a promotion is for, as it is kept. */
export type Meant = Pick<PromotionRow, 'id' | 'segment_id' | 'control_percent' | 'vip_from'>

/** Whether a promotion is for everybody who may have promotions at all. */
export const isForAll = ({ segment_id, control_percent }: Omit<Meant, 'vip_from'>): boolean =>
  segment_id === null && control_percent === 0

/** The rules of a promotion's segment; undefined of one for everybody. */
async function rulesOfSegment(db: Db | Tx, brand: Brand, { segment_id }: Meant): Promise<KeptRules | undefined> {
  if (segment_id === null) return undefined
  const [row] = await listSegments(db, { merchantCode: brand.merchantCode, id: segment_id, most: 1 })
  return row?.rules
}

/** Who of the accounts `m` is left out of a promotion to compare with. */
const isControl = ({ id, control_percent }: Meant): RawBuilder<unknown> =>
  sql`promotions.in_control(m.id, ${id}, ${control_percent}::integer)`

/** Of some members those who stand on the level at which a promotion opens. */
async function openAmong(
  db: Db | Tx,
  { vip_from }: Pick<Meant, 'vip_from'>,
  ids: readonly Id<'member'>[],
): Promise<ReadonlySet<string>> {
  if (vip_from === 0 || ids.length === 0) return new Set(ids)
  const { rows } = await sql<{ id: Id<'member'> }>`select member_id as id from promotions.in_levels
    where member_id = any (${[...ids]}::uuid[]) and level >= ${vip_from}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The VIP level that a member stands on; a guest stands at the foot. */
export async function vipLevelOf(db: Db | Tx, memberId: Id<'member'> | null): Promise<number> {
  if (memberId === null) return 0
  const { rows } = await sql<{ level: number }>`select level from promotions.in_levels
    where member_id = ${memberId}`.execute(db)
  return rows[0]?.level ?? 0
}

/** Refuses PROMO_VIP, with the level at which it opens, to who stands lower. */
export async function refuseLevel(db: Db | Tx, row: Pick<Meant, 'vip_from'>, memberId: Id<'member'>): Promise<void> {
  if (!(await openAmong(db, row, [memberId])).has(memberId))
    throw new Refusal('PROMO_VIP', { value: { level: row.vip_from } })
}

/**
 * Of some members those whom a promotion is for and open to: in its segment now or since it is on,
 * not away, not among those who are left out to compare with, and on its level.
 */
export async function meantAmong(
  db: Db | Tx,
  brand: Brand,
  row: Meant,
  ids: readonly Id<'member'>[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const audience = await audienceAmong(db, brand, row, ids, now)
  if (row.vip_from === 0) return audience
  return openAmong(
    db,
    row,
    ids.filter((id) => audience.has(id)),
  )
}

/** The same, whatever level they stand on: who stands lower sees it locked. */
async function audienceAmong(
  db: Db | Tx,
  brand: Brand,
  row: Meant,
  ids: readonly Id<'member'>[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || isForAll(row)) return new Set(ids)
  const rules = await rulesOfSegment(db, brand, row)
  const { rows } = await sql<{ id: Id<'member'> }>`select m.id from promotions.in_accounts m
    where m.id = any (${[...ids]}::uuid[]) and not ${isControl(row)} and not ${isAway(now)}
      and (exists (select from promotions.joined j where j.merchant_id = m.merchant_id and j.promotion_id = ${row.id}
        and j.member_id = m.id) or (${named(brand, rules ?? {}, now)}))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a promotion is for a member and open to them. */
export const isMeant = async (
  db: Db | Tx,
  brand: Brand,
  row: Meant,
  memberId: Id<'member'>,
  now: Instant,
): Promise<boolean> => (await meantAmong(db, brand, row, [memberId], now)).has(memberId)

/** Whether a member may see a promotion: it is for them, though it may open at a higher level. */
const isSeen = async (
  db: Db | Tx,
  brand: Brand,
  row: Meant,
  memberId: Id<'member'> | null,
  now: Instant,
): Promise<boolean> =>
  memberId === null ? row.segment_id === null : (await audienceAmong(db, brand, row, [memberId], now)).has(memberId)

/** Promotions that a brand offers to a member; to a guest those that are for everybody. */
export async function meantPromotions(
  db: Db | Tx,
  brand: Brand,
  memberId: Id<'member'> | null,
  now: Instant,
): Promise<PromotionRow[]> {
  const meant: PromotionRow[] = []
  for (const row of await offeredPromotions(db, brand.merchantCode))
    if (await isSeen(db, brand, row, memberId, now)) meant.push(row)
  return meant
}

/** A promotion that a brand offers to a member. Whom it isn't for can't know that there is one. */
export async function meantPromotion(
  db: Db | Tx,
  brand: Brand,
  { memberId, promotionId, now }: { memberId: Id<'member'> | null; promotionId: string; now: Instant },
): Promise<PromotionRow | undefined> {
  const row = await offeredPromotion(db, brand.merchantCode, promotionId)
  return row && (await isSeen(db, brand, row, memberId, now)) ? row : undefined
}

/** Notes who is in the audience of a promotion now and wasn't. Answers how many. */
export async function joinAudience(db: Db, brand: Brand, row: Meant, now: Instant): Promise<number> {
  const rules = (await rulesOfSegment(db, brand, row)) ?? {}
  const { numAffectedRows } =
    await sql`insert into promotions.joined (merchant_id, promotion_id, member_id, control, joined_at)
    select m.merchant_id, ${row.id}, m.id, ${isControl(row)}, ${new Date(now)}::timestamptz from promotions.in_accounts m
    where ${inSegment(brand, rules, now)}
      and not exists (select from promotions.joined j where j.merchant_id = m.merchant_id and j.promotion_id = ${row.id}
        and j.member_id = m.id)
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
