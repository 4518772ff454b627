import { sql } from 'kysely'
import { BET_STATUS, type BetRow } from '@senluna/contract/records.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../platform/database/db.ts'

const CANCELLED = BET_STATUS.indexOf('CANCELLED')

/** What a list of wagers is narrowed to. Times are moments; the end is excluded. */
export interface BetFilter {
  product?: string | undefined
  vassalage?: string | undefined
  status?: string | undefined
  mode?: 'REAL' | 'TRIAL' | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: string | undefined
  size: number
}

interface WagerRow {
  id: string
  round_id: string
  stake: bigint
  payout: bigint
  valid_bet: bigint
  balance_before: bigint
  balance_after: bigint
  placed_at: Date
  settled_at: Date | null
  status: number
  book: number
  currency: string
  product: string
  vendor: string
  game_id: string
  adjustment: bigint | null
}

/** Corrections are part of the payout; that there were any is worth telling. */
const COLUMNS = sql.raw(
  `id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency, product, vendor, game_id,
   (select sum(x.moved)::bigint from wagers.round_step x
    where x.owner_id = wager.owner_id and x.round_id = wager.round_id and x.kind = 4 and x.wager_id = wager.id and not x.undone) as adjustment`,
)

/** One page of a member's wagers, newest first; the page's key is the last row's time and id. */
export async function betsOf(db: Db, owner: string, filter: BetFilter): Promise<{ list: BetRow[]; next?: string }> {
  const [afterAt, afterId] = cursorOf(filter.after)
  const { rows } = await sql<WagerRow>`
    select ${COLUMNS} from wagers.wager
    where owner_id = ${owner}
      and (${afterAt}::timestamptz is null or (placed_at, id) < (${afterAt}::timestamptz, ${afterId}::uuid))
      and (${filter.from ?? null}::timestamptz is null or placed_at >= ${filter.from ?? null})
      and (${filter.until ?? null}::timestamptz is null or placed_at < ${filter.until ?? null})
      and (${filter.product ?? null}::text is null or product = ${filter.product ?? null})
      and (${filter.vassalage ?? null}::text is null or vendor = ${filter.vassalage ?? null})
      and (${statusNo(filter.status)}::int is null or status = ${statusNo(filter.status)})
      and (${bookOf(filter.mode)}::int is null or book = ${bookOf(filter.mode)})
    order by placed_at desc, id desc
    limit ${filter.size + 1}`.execute(db)
  const list = rows.slice(0, filter.size)
  const last = list.at(-1)
  return {
    list: list.map(betRowOf),
    ...(rows.length > filter.size && last ? { next: `${last.placed_at.toISOString()}_${last.id}` } : {}),
  }
}

/**
 * One wager of a member, by its number or by the key of a win, rollback or correction that changed it: the account
 * record refers to those. Refuses SYS_NOT_FOUND for any other.
 */
export async function betOf(db: Db, owner: string, id: string): Promise<BetRow> {
  const { rows } = await sql<WagerRow>`select ${COLUMNS} from wagers.wager
    where owner_id = ${owner} and id = coalesce(
      (select m.wager_id from wagers.movement m where m.owner_id = ${owner} and m.key = ${id}::uuid and m.wager_id is not null limit 1),
      ${id}::uuid)`.execute(db)
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return betRowOf(rows[0])
}

const betRowOf = (row: WagerRow): BetRow => ({
  betNo: row.id,
  vassalage: row.vendor,
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
  rebate: '0',
  balanceBefore: row.balance_before.toString(),
  balanceAfter: row.balance_after.toString(),
  currency: row.currency,
  mode: row.book === 0 ? 'REAL' : 'TRIAL',
  roundId: row.round_id,
  status: BET_STATUS[row.status]!,
})

const statusNo = (status: string | undefined): number | null =>
  status === undefined ? null : BET_STATUS.findIndex((known) => known === status)

const bookOf = (mode: 'REAL' | 'TRIAL' | undefined): number | null =>
  mode === undefined ? null : mode === 'REAL' ? 0 : 1

/** A page key back into its parts. Refuses VAL_FIELD for one we never gave out. */
function cursorOf(after: string | undefined): [Date | null, string | null] {
  if (after === undefined) return [null, null]
  const parts = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after)
  if (!parts || Number.isNaN(Date.parse(parts[1]!))) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(parts[1]!), parts[2]!]
}
