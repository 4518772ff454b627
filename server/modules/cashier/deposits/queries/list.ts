import { sql } from 'kysely'
import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import { isContent } from '@senluna/kit/cashier/transfer-content.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { uuidV7, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { COLUMNS, FROM, type DepositRow } from '../store/orders.ts'

/** What a page of orders is narrowed to. */
export interface DepositFilter {
  merchantCode: MerchantCode
  memberId?: Id<'member'>
  states?: readonly DepositState[]
  method?: string | undefined
  channel?: string | undefined
  /** Only the first of each member that was credited. */
  first?: boolean
  search?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** What waits for staff or its money, the oldest first. */
  waiting?: boolean
  after?: string | undefined
  size: number
}

/** Orders by key: the newest first, or the oldest. */
export async function listDeposits(db: Db | Tx, filter: DepositFilter): Promise<DepositRow[]> {
  const after = filter.after ?? null
  const up = filter.waiting === true
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from ${FROM}
    where d.merchant_id = ${filter.merchantCode}
      ${filter.memberId ? sql`and d.member_id = ${filter.memberId}` : sql``}
      ${stateIn(filter.states)}
      ${up ? sql`and d.state in ('REVIEW', 'CONFIRMING', 'PENDING_PAYMENT')` : sql``}
      ${filter.method ? sql`and d.method = ${filter.method}` : sql``}
      ${filter.channel ? sql`and d.channel_code = ${filter.channel}` : sql``}
      ${filter.first ? FIRST : sql``}
      ${filter.from ? sql`and d.id >= ${firstIdAt(filter.from)}` : sql``}
      ${filter.until ? sql`and d.id < ${firstIdAt(filter.until)}` : sql``}
      ${filter.search ? foundBy(filter.search) : sql``}
      ${after === null ? sql`` : up ? sql`and d.id > ${after}::uuid` : sql`and d.id < ${after}::uuid`}
    order by d.id ${up ? sql`asc` : sql`desc`} limit ${filter.size}`.execute(db)
  return rows
}

const FIRST = sql`and d.state = 'CREDITED' and not exists (select from cashier.deposit e where e.member_id = d.member_id and e.state = 'CREDITED'
        and (e.credited_at, e.id) < (d.credited_at, d.id))`

/** One state by equality, so that its index gives the order too. */
const stateIn = (states: readonly DepositState[] | undefined) =>
  states === undefined
    ? sql``
    : states.length === 1
      ? sql`and d.state = ${states[0]}`
      : sql`and d.state = any(${[...states]}::text[])`

/** The least id that an order of a moment can have: ids are in the order of time. */
const firstIdAt = (at: Date): string => uuidV7(at.getTime(), new Uint8Array(10))

/**
 * What somebody looks for has one shape: a number of an order, a content, else a user name. Each
 * has its index.
 */
function foundBy(search: string) {
  const upper = search.toUpperCase()
  if (/^D[0-9A-Z]{10}$/.test(upper)) return sql`and d.order_no = ${upper}`
  if (isContent(upper)) return sql`and d.content = ${upper}`
  return sql`and d.user_name = ${search.toLowerCase()}`
}

/** Whether a member has deposited since a moment. */
export async function depositedSince(db: Db | Tx, memberId: Id<'member'>, since: Instant): Promise<boolean> {
  const { rows } = await sql`select 1 from cashier.deposit where member_id = ${memberId} and state = 'CREDITED'
    and credited_at > ${new Date(since)} limit 1`.execute(db)
  return rows.length > 0
}
