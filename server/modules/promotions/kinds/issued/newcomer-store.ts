import { sql } from 'kysely'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { MEMBER_STATE } from '../../../members/index.ts'
import type { PromotionRow } from '../../promotion-store.ts'

/** A promotion and the brand whose it is. */
export type OwnedPromotion = PromotionRow & { merchant_id: MerchantCode }

/** Whoever has an account of their own to play with. */
const PLAYERS = [ACCOUNT_TYPE.MEMBER, ACCOUNT_TYPE.AGENT, ACCOUNT_TYPE.GENERAL_AGENT]

/** When an account was opened, and its mobile number confirmed. */
export interface Newcomer {
  id: Id<'member'>
  merchant_id: MerchantCode
  created_at: Date
  mobile_at: Date | null
}

/** Of some accounts those that play and are open, in the order of their ids. */
export async function newcomersAmong(db: Db | Tx, ids: readonly Id<'member'>[]): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`select id, merchant_id, created_at, mobile_at from promotions.in_members
    where id = any (${[...ids]}::uuid[]) and type = any (${PLAYERS}::smallint[]) and state = ${sql.lit(MEMBER_STATE.OPEN)} order by id`.execute(
    db,
  )
  return rows
}

/** Published promotions of a kind that are on, of all brands or of one. */
export async function runningOf(
  db: Db | Tx,
  kind: PromotionRow['rules']['kind'],
  merchantCode: MerchantCode | null,
  now: Instant,
): Promise<OwnedPromotion[]> {
  const { rows } = await sql<OwnedPromotion>`select * from promotions.promotion
    where enabled and rules->>'kind' = ${kind} and (${merchantCode}::text is null or merchant_id = ${merchantCode})
      and start_at <= ${new Date(now)} and (end_at is null or end_at > ${new Date(now)}) order by merchant_id, id`.execute(
    db,
  )
  return rows
}

/** Whose birthday it is, known before a moment: in the order of their ids, `most` after one. */
export async function bornOn(
  db: Db | Tx,
  asked: { merchantCode: MerchantCode; days: readonly string[]; knownBefore: Instant },
  after: Id<'member'> | null,
  most: number,
): Promise<Id<'member'>[]> {
  const { merchantCode, days, knownBefore } = asked
  const { rows } = await sql<{ id: Id<'member'> }>`select id from promotions.in_members
    where merchant_id = ${merchantCode} and birthday is not null and substr(birthday, 6) = any (${[...days]}::text[])
      and birthday_at <= ${new Date(knownBefore)} and type = any (${PLAYERS}::smallint[]) and state = ${sql.lit(MEMBER_STATE.OPEN)}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
