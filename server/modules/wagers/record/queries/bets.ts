import { sql, type RawBuilder } from 'kysely'
import { BET_STATUS, type BetRow, type BetTotals } from '@senluna/contract/money/records.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { pageOf } from '../../../../platform/page.ts'
import { type BookNo, type WagerStatus, WAGER_STATUS, BOOK, bookOf, statusNo } from '../wager-status.ts'
import { MOVEMENT_KIND } from '../../operations/movement-kind.ts'

const { CANCELLED, VOID } = WAGER_STATUS

/** What a list of wagers is narrowed to. Times are moments; the end is excluded. */
export interface BetFilter {
  product?: string | undefined
  vendorCode?: string | undefined
  status?: WagerStatus | undefined
  mode?: 'REAL' | 'TRIAL' | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: string | undefined
  size: number
}

/** A wager as it is stored, with what corrections changed of it. */
export interface WagerRow {
  id: Id<'wager'>
  round_id: Id<'round'>
  stake: Amount
  payout: Amount
  valid_bet: Amount
  balance_before: Amount
  balance_after: Amount
  placed_at: Date
  settled_at: Date | null
  status: number
  book: BookNo
  currency: string
  product: string
  vendor: string
  game_id: string
  adjustment: Amount | null
}

/**
 * What `betRowOf` needs of `wagers.wager`. Balances are what could be spent, without what was held.
 * Corrections are part of the payout; that there were any is worth showing.
 */
export const WAGER_COLUMNS = sql.raw(
  `id, round_id, stake, payout, valid_bet, balance_before - coalesce(held_before, 0) as balance_before,
   balance_after - coalesce(held_after, 0) as balance_after, placed_at, settled_at, status, book, currency, product, vendor, game_id,
   (select sum(x.moved)::bigint from wagers.round_step x
    where x.owner_id = wager.owner_id and x.round_id = wager.round_id and x.kind = ${MOVEMENT_KIND.ADJUST} and x.wager_id = wager.id and not x.undone) as adjustment`,
)

/** A row of the record without what comes from other modules. */
export type RecordedRow = Omit<BetRow, 'rebate'>

interface BetPage {
  list: RecordedRow[]
  next?: string
}

/** One page of a member's wagers, newest first; the page's key is the last row's time and id. */
export async function betsOf(db: Db, owner: Id<'member'>, filter: BetFilter): Promise<BetPage> {
  const rows = await wagersOf(db, owner, filter, sql`true`, cursorOf(filter.after), filter.size + 1)
  return betPage(rows, filter.size, '')
}

const OPEN = sql`status = ${sql.lit(WAGER_STATUS.OPEN)}`
const SETTLED = sql`status <> ${sql.lit(WAGER_STATUS.OPEN)}`
/** Keys of pages of open wagers begin with it; alone it stands for the first settled ones. */
const AMONG_OPEN = 'o'
const FIRST_SETTLED = 's'

/**
 * The same with what is still open before everything else: pages of open wagers, then pages of
 * settled ones.
 */
export async function openFirst(db: Db, owner: Id<'member'>, filter: BetFilter): Promise<BetPage> {
  const { after, size } = filter
  const atOpen = after === undefined || after.startsWith(AMONG_OPEN)
  const open = atOpen ? await wagersOf(db, owner, filter, OPEN, cursorOf(after?.slice(1)), size + 1) : []
  if (open.length > size) return betPage(open, size, AMONG_OPEN)
  const from = atOpen || after === FIRST_SETTLED ? NOWHERE : cursorOf(after)
  const settled = await wagersOf(db, owner, filter, SETTLED, from, size - open.length + 1)
  const all = [...open, ...settled]
  if (all.length > size && open.length === size) return { list: open.map(betRowOf), next: FIRST_SETTLED }
  return betPage(all, size, '')
}

const betPage = (rows: readonly WagerRow[], size: number, mark: string): BetPage =>
  pageOf(rows, size, (last) => `${mark}${last.placed_at.toISOString()}_${last.id}`, betRowOf)

type Cursor = readonly [at: Date | null, id: Id<'wager'> | null]
const NOWHERE: Cursor = [null, null]

async function wagersOf(
  db: Db,
  owner: Id<'member'>,
  filter: BetFilter,
  which: RawBuilder<unknown>,
  [afterAt, afterId]: Cursor,
  most: number,
): Promise<WagerRow[]> {
  const { rows } = await sql<WagerRow>`
    select ${WAGER_COLUMNS} from wagers.wager
    where ${narrowed(owner, filter)} and ${which}
      and (${afterAt}::timestamptz is null or (placed_at, id) < (${afterAt}::timestamptz, ${afterId}::uuid))
    order by placed_at desc, id desc
    limit ${most}`.execute(db)
  return rows
}

const narrowed = (owner: Id<'member'>, filter: Omit<BetFilter, 'after' | 'size'>) => sql`owner_id = ${owner}
  and (${filter.from ?? null}::timestamptz is null or placed_at >= ${filter.from ?? null})
  and (${filter.until ?? null}::timestamptz is null or placed_at < ${filter.until ?? null})
  and (${filter.product ?? null}::text is null or product = ${filter.product ?? null})
  and (${filter.vendorCode ?? null}::text is null or vendor = ${filter.vendorCode ?? null})
  and (${statusNo(filter.status)}::int is null or status = ${statusNo(filter.status)})
  and (${bookOf(filter.mode)}::int is null or book = ${bookOf(filter.mode)})`

/**
 * What a member's wagers of one book come to: stakes and payouts of those that count, and what is
 * still open. Cost: one read of the period's wagers by an index.
 */
export async function betTotals(
  db: Db,
  owner: Id<'member'>,
  filter: Omit<BetFilter, 'after' | 'size'> & { mode: 'REAL' | 'TRIAL' },
): Promise<BetTotals> {
  const { rows } = await sql<Record<keyof BetTotals, bigint>>`
    select count(*) filter (where counts) as count, coalesce(sum(stake) filter (where counts), 0)::bigint as stake,
      coalesce(sum(valid_bet) filter (where counts), 0)::bigint as "validBet",
      coalesce(sum(payout) filter (where counts), 0)::bigint as payout,
      coalesce(sum(payout - stake) filter (where counts), 0)::bigint as pnl,
      count(*) filter (where status = ${sql.lit(WAGER_STATUS.OPEN)}) as open, coalesce(sum(stake) filter (where status = ${sql.lit(WAGER_STATUS.OPEN)}), 0)::bigint as "openStake"
    from (select *, status not in (${sql.lit(WAGER_STATUS.OPEN)}, ${CANCELLED}, ${VOID}) as counts from wagers.wager where ${narrowed(owner, filter)}) w`.execute(
    db,
  )
  const { count, open, ...sums } = rows[0]!
  const { stake, validBet, payout, pnl, openStake } = sums
  return {
    count: Number(count),
    open: Number(open),
    stake: stake.toString(),
    validBet: validBet.toString(),
    payout: payout.toString(),
    pnl: pnl.toString(),
    openStake: openStake.toString(),
  }
}

/**
 * One wager of a member, by its number or by the key of a win, rollback or correction that changed
 * it: the account record refers to those. Refuses SYS_NOT_FOUND for any other.
 */
export async function betOf(db: Db, owner: Id<'member'>, id: Id<'wager'>): Promise<RecordedRow> {
  const { rows } = await sql<WagerRow>`select ${WAGER_COLUMNS} from wagers.wager
    where owner_id = ${owner} and id = coalesce(
      (select m.wager_id from wagers.movement m where m.owner_id = ${owner} and m.key = ${id}::uuid and m.wager_id is not null limit 1),
      ${id}::uuid)`.execute(db)
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return betRowOf(rows[0])
}

/** A wager as the records show it; its game by its id. */
export const betRowOf = (row: WagerRow): RecordedRow => ({
  betNo: row.id,
  vendorCode: row.vendor,
  product: row.product as Product,
  game: row.game_id,
  gameId: row.game_id,
  detail: '',
  placedAt: row.placed_at.toISOString(),
  ...(row.settled_at ? { settledAt: row.settled_at.toISOString() } : {}),
  stake: row.stake.toString(),
  validBet: row.valid_bet.toString(),
  payout: row.payout.toString(),
  // The stake of a cancelled one came back.
  pnl: (row.status === CANCELLED ? 0n : row.payout - row.stake).toString(),
  ...(row.adjustment ? { adjustment: row.adjustment.toString() } : {}),
  balanceBefore: row.balance_before.toString(),
  balanceAfter: row.balance_after.toString(),
  currency: row.currency,
  mode: row.book === BOOK.REAL ? 'REAL' : 'TRIAL',
  roundId: row.round_id,
  status: BET_STATUS[row.status]!,
})

/** A page key back into its parts. Refuses VAL_FIELD for one we never gave out. */
function cursorOf(after: string | undefined): Cursor {
  if (after === undefined) return NOWHERE
  const [, at = '', last = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at)) || !isUuid<'wager'>(last))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(at), last]
}
