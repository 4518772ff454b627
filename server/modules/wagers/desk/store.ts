import { MARK_STEP, type MovementKindNo } from '../operations/movement-kind.ts'
import { sql, type RawBuilder } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { WAGER_COLUMNS, type WagerRow } from '../record/queries/bets.ts'
import { type WagerStatus, WAGER_STATUS, bookOf, statusNo } from '../record/wager-status.ts'
import type { Place } from '../../../platform/page-key.ts'

/** What a list of all members' wagers is narrowed to; the end of the period is excluded. */
export interface BetsAsk {
  merchantCode: MerchantCode
  mode: 'REAL' | 'TRIAL'
  /** The one account, where the list is of one. */
  owner?: Id<'member'> | undefined
  product?: string | undefined
  status?: WagerStatus | undefined
  vendor?: string | undefined
  games?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** A wager with whose it is. */
export type BetFound = WagerRow & { owner_id: Id<'member'>; user_name: string }

/**
 * So many wagers one page looks at: what is rare is found over several pages, and none of them is
 * slow.
 */
const LOOKED_AT = 2_000

/**
 * The wagers that a page, or a sum, looks at: of a period and an account, by an index, the newest
 * first.
 */
const walked = (ask: BetsAsk, after: Place<'wager'> | undefined, most: number): RawBuilder<unknown> => sql`
  select * from wagers.wager w where true
    ${ask.owner ? sql`and w.owner_id = ${ask.owner}` : sql``}
    ${ask.from ? sql`and w.placed_at >= ${ask.from}` : sql``}
    ${ask.until ? sql`and w.placed_at < ${ask.until}` : sql``}
    ${after ? sql`and (w.placed_at, w.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
  order by w.placed_at desc, w.id desc limit ${most}`

/** Which of them are meant. */
const meant = (ask: BetsAsk): RawBuilder<unknown> => sql`m.merchant_id = ${ask.merchantCode}
  and wager.book = ${bookOf(ask.mode)}
  ${ask.product ? sql`and wager.product = ${ask.product}` : sql``}
  ${ask.vendor ? sql`and wager.vendor = ${ask.vendor}` : sql``}
  ${ask.status ? sql`and wager.status = ${statusNo(ask.status)}` : sql``}
  ${ask.games ? sql`and wager.game_id = any (${[...ask.games]}::text[])` : sql``}`

/**
 * One page, with where the next one begins. Cost: 2,000 wagers by an index at most, whatever is
 * asked for.
 */
export async function betsPage(
  db: Db,
  ask: BetsAsk,
  after: Place<'wager'> | undefined,
  size: number,
): Promise<{ rows: BetFound[]; next?: Place<'wager'> }> {
  const { rows } = await sql<BetFound>`
    with wager as (${walked(ask, after, LOOKED_AT)}), page as (
      select wager.*, m.user_name from wager join wagers.in_members m on m.id = wager.owner_id
      where ${meant(ask)} order by wager.placed_at desc, wager.id desc limit ${size + 1})
    select wager.owner_id, wager.user_name, ${WAGER_COLUMNS} from page as wager order by placed_at desc, id desc`.execute(
    db,
  )
  if (rows.length > size) {
    const last = rows[size - 1]!
    return { rows: rows.slice(0, size), next: { at: last.placed_at, id: last.id } }
  }
  const { rows: ends } = await sql<Place<'wager'>>`
    select placed_at as at, id from (${walked(ask, after, LOOKED_AT)}) w order by placed_at desc, id desc offset ${LOOKED_AT - 1}`.execute(
    db,
  )
  return { rows, ...(ends[0] ? { next: ends[0] } : {}) }
}

/**
 * The wagers of a number: a wager's own, or that of the round they belong to. Cost: a look-up by
 * key for each member.
 */
export async function betsByNumber(db: Db, ask: BetsAsk, number: string): Promise<BetFound[]> {
  const { rows } = await sql<BetFound>`
    with page as (
      select wager.*, m.user_name from wagers.in_members m cross join lateral (
        select * from wagers.wager w where w.owner_id = m.id and w.id = ${number}::uuid
        union
        select w.* from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
          where x.owner_id = m.id and x.round_id = ${number}::uuid) as wager
      where ${meant(ask)} ${ask.owner ? sql`and m.id = ${ask.owner}` : sql``})
    select wager.owner_id, wager.user_name, ${WAGER_COLUMNS} from page as wager
    order by placed_at desc, id desc limit 100`.execute(db)
  return rows
}

interface Sums {
  looked: number
  count: number
  stake: Amount
  valid: Amount
  payout: Amount
  open: number
  open_stake: Amount
}

/** What the newest wagers of a list come to. Void and cancelled ones are in no sum. */
export async function betSums(db: Db, ask: BetsAsk, most: number): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with wager as (${walked(ask, undefined, most)}), found as (
      select wager.*, wager.status not in (${sql.lit(WAGER_STATUS.OPEN)}, ${statusNo('CANCELLED')}, ${statusNo('VOID')}) as counts
      from wager join wagers.in_members m on m.id = wager.owner_id where ${meant(ask)})
    select (select count(*) from wager)::integer as looked, count(*)::integer as count,
      coalesce(sum(stake) filter (where counts), 0)::bigint as stake,
      coalesce(sum(valid_bet) filter (where counts), 0)::bigint as valid,
      coalesce(sum(payout) filter (where counts), 0)::bigint as payout,
      (count(*) filter (where status = ${sql.lit(WAGER_STATUS.OPEN)}))::integer as open,
      coalesce(sum(stake) filter (where status = ${sql.lit(WAGER_STATUS.OPEN)}), 0)::bigint as open_stake
    from found`.execute(db)
  return rows[0]!
}

/** One step that a vendor's round took. */
export interface StepRow {
  at: Date
  kind: MovementKindNo
  key: string
  moved: Amount
  balance_after: Amount
  reason: string | null
  undone: boolean
}

export async function stepsOfRound(db: Db, owner: Id<'member'>, round: string, most: number): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select m.at, m.kind, m.key, m.moved, m.balance_after, m.reason, x.undone from (
      select x.key, x.source, x.undone from wagers.round_step x where x.owner_id = ${owner} and x.round_id = ${round}::uuid and x.kind > ${sql.lit(MARK_STEP)}
        order by x.step limit ${most}) x
    join wagers.movement m on m.owner_id = ${owner} and m.key = x.key and m.source = x.source
    order by m.at, m.version`.execute(db)
  return rows
}

/** How many members played for real on a day of the brand. */
export async function activeOn(db: Db, merchantCode: MerchantCode, day: BusinessDate): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from wagers.active_day
    where merchant_id = ${merchantCode} and day = ${day}::date`.execute(db)
  return rows[0]!.n
}

/** Forgets who played before a day. */
export async function forgetActive(tx: Tx, merchantCode: MerchantCode, before: BusinessDate): Promise<void> {
  await sql`delete from wagers.active_day where merchant_id = ${merchantCode} and day < ${before}::date`.execute(tx)
}
