import { sql } from 'kysely'
import type { DESK_PROMOTION_STATES, PromotionDraftBody } from '@senluna/contract/desk/brand/promotions.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { COST } from './participation/cost.ts'

/** A draft, and what stands published under its name. */
export interface DraftRow {
  id: string
  body: PromotionDraftBody
  version: number
  saved_by: string
  saved_at: Date
  published_version: number | null
  state: (typeof DESK_PROMOTION_STATES)[number]
  published_at_version: number | null
  rewards: number
  claimed: bigint
  waiting: bigint
  /** In force. */
  budget: bigint | null
}

/** What of a brand's promotions is looked for. */
interface DraftFilter {
  merchantCode: MerchantCode
  id?: string
  state?: DraftRow['state'] | undefined
  after?: { at: Date; id: string } | undefined
  most: number
}

/** Drafts, the one that was written last first, each with what members got of it. */
export async function listDrafts(db: Db | Tx, wanted: DraftFilter, now: Instant): Promise<DraftRow[]> {
  const at = new Date(now)
  const { id = null, state = null, after } = wanted
  const { rows } = await sql<DraftRow>`with shown as (select * from (
        select d.merchant_id, d.id, d.body, d.version, d.saved_by, d.saved_at, d.published_version as published_at_version,
          p.version as published_version, case when p.id is null then 'DRAFT' when not p.enabled then 'STOPPED'
            when p.start_at > ${at} then 'PLANNED' when p.end_at <= ${at} then 'OVER' else 'ON' end as state
        from promotions.draft d
        left join promotions.promotion p on p.merchant_id = d.merchant_id and p.id = d.id
        where d.merchant_id = ${wanted.merchantCode} and (${id}::text is null or d.id = ${id})
          and (${after?.id ?? null}::text is null
            or (d.saved_at, d.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}))) o
      where ${state}::text is null or o.state = ${state}
      order by o.saved_at desc, o.id desc limit ${wanted.most})
    select s.*, r.rewards, r.claimed, r.waiting, b.most as budget from shown s
    left join promotions.budget b on b.merchant_id = s.merchant_id and b.promotion_id = s.id
    left join lateral (select count(*)::int as rewards, coalesce(sum(${sql.raw(COST)}) filter (where c.state = 'CLAIMED'), 0)::bigint as claimed,
        coalesce(sum(${sql.raw(COST)}) filter (where c.state = 'ISSUED'), 0)::bigint as waiting
      from promotions.participation c where c.merchant_id = s.merchant_id and c.promotion_id = s.id) r on true
    order by s.saved_at desc, s.id desc`.execute(db)
  return rows
}

/** The version of a draft, locked. */
export async function lockDraft(tx: Tx, merchantCode: MerchantCode, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from promotions.draft
    where merchant_id = ${merchantCode} and id = ${id} for update`.execute(tx)
  return rows[0]?.version
}

/** Writes a draft over the version that was read, 0 for a new one. False: it is another. */
export async function putDraft(
  tx: Tx,
  row: { merchantCode: MerchantCode; id: string; body: PromotionDraftBody; seen: number; savedBy: string },
  now: Instant,
): Promise<boolean> {
  const body = sql`${JSON.stringify(row.body)}::jsonb`
  const { numAffectedRows } =
    row.seen === 0
      ? await sql`insert into promotions.draft (merchant_id, id, body, version, saved_by, saved_at)
          values (${row.merchantCode}, ${row.id}, ${body}, 1, ${row.savedBy}, ${new Date(now)}) on conflict do nothing`.execute(
          tx,
        )
      : await sql`update promotions.draft set body = ${body}, version = version + 1, saved_by = ${row.savedBy},
            saved_at = ${new Date(now)}
          where merchant_id = ${row.merchantCode} and id = ${row.id} and version = ${row.seen}`.execute(tx)
  return numAffectedRows === 1n
}

/** How many of a hundred a promotion leaves out, as it was published; undefined before it was. */
export async function controlOf(tx: Tx, merchantCode: MerchantCode, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ control: number }>`select control_percent as control from promotions.promotion
    where merchant_id = ${merchantCode} and id = ${id}`.execute(tx)
  return rows[0]?.control
}

/** Notes which version of a draft is published. */
export async function notePublished(tx: Tx, merchantCode: MerchantCode, id: string): Promise<void> {
  await sql`update promotions.draft set published_version = version where merchant_id = ${merchantCode} and id = ${id}`.execute(
    tx,
  )
}

/** Takes a promotion off. Answers whether it was on offer. */
export async function disablePromotion(tx: Tx, merchantCode: MerchantCode, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update promotions.promotion set enabled = false, version = version + 1
    where merchant_id = ${merchantCode} and id = ${id} and enabled`.execute(tx)
  return numAffectedRows === 1n
}
