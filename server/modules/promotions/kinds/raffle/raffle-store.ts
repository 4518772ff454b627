import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { ExtraData } from '../../participation/extra.ts'
import { BOOK } from '../../../wagers/index.ts'

/** A prize as it stood when it was drawn. */
export interface DrawnPrize extends ExtraData {
  id: string
  amount: string
  weight: number
}

/** What somebody drew. */
export interface DrawRow {
  id: Id<'participation'>
  merchant_id: MerchantCode
  promotion_id: string
  member_id: Id<'member'>
  day: string
  place: number
  nonce: number
  commitment: string
  server_seed: string
  client_seed: string
  prizes: DrawnPrize[]
  drawn: number
  picked: string
  prize: string
  amount: Amount
  currency: string
  terms_version: number
  created_at: Date
}

/** A member's draws of a raffle so far, held: whoever draws too waits. */
export async function holdTurn(
  tx: Tx,
  key: { memberId: Id<'member'>; promotionId: string; merchantCode: MerchantCode },
): Promise<number> {
  await sql`insert into promotions.turn (member_id, promotion_id, merchant_id, draws)
    values (${key.memberId}, ${key.promotionId}, ${key.merchantCode}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ draws: number }>`select draws from promotions.turn
    where member_id = ${key.memberId} and promotion_id = ${key.promotionId} for update`.execute(tx)
  return rows[0]!.draws
}

/** A member's draws of a raffle so far. */
export async function drawsSoFar(db: Db, memberId: Id<'member'>, promotionId: string): Promise<number> {
  const { rows } = await sql<{ draws: number }>`select draws from promotions.turn
    where member_id = ${memberId} and promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.draws ?? 0
}

/** How many draws a member made on a day. */
export async function drawnOn(db: Db | Tx, memberId: Id<'member'>, promotionId: string, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotions.draw
    where member_id = ${memberId} and promotion_id = ${promotionId} and day = ${day}::date`.execute(db)
  return rows[0]!.count
}

/** What a member put in and staked, as far as it is settled, since a moment. */
export async function doneSince(
  db: Db | Tx,
  memberId: Id<'member'>,
  since: Instant,
): Promise<{ deposited: bigint; bet: bigint }> {
  const at = new Date(since)
  const { rows } = await sql<{ deposited: bigint; bet: bigint }>`select
    (select coalesce(sum(amount), 0)::bigint from cashier.for_raffles where member_id = ${memberId} and credited_at >= ${at}) as deposited,
    (select coalesce(sum(valid_bet), 0)::bigint from promotions.in_wagers where owner_id = ${memberId}
      and book = ${sql.lit(BOOK.REAL)} and placed_at >= ${at} and settled_at >= ${at}) as bet`.execute(db)
  return rows[0]!
}

/** Takes one of a prize with a stock; false when none is left. */
export async function takePrize(
  tx: Tx,
  prize: { merchantCode: MerchantCode; promotionId: string; id: string; stock: number },
): Promise<boolean> {
  await sql`insert into promotions.prize (merchant_id, promotion_id, prize, given)
    values (${prize.merchantCode}, ${prize.promotionId}, ${prize.id}, 0) on conflict do nothing`.execute(tx)
  const { numAffectedRows } = await sql`update promotions.prize set given = given + 1
    where merchant_id = ${prize.merchantCode} and promotion_id = ${prize.promotionId} and prize = ${prize.id}
      and given < ${prize.stock}`.execute(tx)
  return numAffectedRows === 1n
}

/** How many of each prize of a raffle were given, of those with a stock. */
export async function givenPrizes(
  db: Db,
  merchantCode: MerchantCode,
  promotionId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ prize: string; given: number }>`select prize, given from promotions.prize
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId}`.execute(db)
  return new Map(rows.map(({ prize, given }) => [prize, given]))
}

/** Writes a draw and counts it, in the transaction that holds the member's turn. */
export async function insertDraw(tx: Tx, row: Omit<DrawRow, 'created_at'>, now: Instant): Promise<void> {
  await sql`insert into promotions.draw (id, merchant_id, promotion_id, member_id, day, place, nonce, commitment, server_seed, client_seed,
      prizes, drawn, picked, prize, amount, currency, terms_version, created_at)
    values (${row.id}, ${row.merchant_id}, ${row.promotion_id}, ${row.member_id}, ${row.day}::date, ${row.place}, ${row.nonce},
      ${row.commitment}, ${row.server_seed}, ${row.client_seed}, ${JSON.stringify(row.prizes)}::jsonb, ${row.drawn}, ${row.picked},
      ${row.prize}, ${row.amount}, ${row.currency}, ${row.terms_version}, ${new Date(now)})`.execute(tx)
  await sql`update promotions.turn set draws = draws + 1
    where member_id = ${row.member_id} and promotion_id = ${row.promotion_id}`.execute(tx)
}

/** A draw with who made it. */
export type ListedDraw = DrawRow & { user_name: string }

/** Draws of a member or a brand, the newest first. */
export async function listDraws(
  db: Db | Tx,
  wanted: {
    merchantCode: MerchantCode
    memberId?: Id<'member'>
    promotionId?: string | undefined
    name?: string | undefined
    after: Id<'participation'> | null
    most: number
  },
): Promise<ListedDraw[]> {
  const name = wanted.name?.trim().toLowerCase() ?? null
  const { rows } = await sql<ListedDraw>`select d.*, d.day::text as day, m.user_name from promotions.draw d
    join promotions.in_people m on m.id = d.member_id
    where d.merchant_id = ${wanted.merchantCode} and (${wanted.after}::uuid is null or d.id < ${wanted.after}::uuid)
      and (${wanted.memberId ?? null}::uuid is null or d.member_id = ${wanted.memberId ?? null})
      and (${wanted.promotionId ?? null}::text is null or d.promotion_id = ${wanted.promotionId ?? null})
      and (${name}::text is null or m.user_name = ${name})
    order by d.id desc limit ${wanted.most}`.execute(db)
  return rows
}
