import { sql } from 'kysely'
import type { RedeemState } from '@senluna/contract/money/points.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import type { Texts } from '../../../platform/words/in-language.ts'
import type { GoodsRow } from './goods-store.ts'
import { REDEMPTION_STEPS } from './steps.ts'

/** Where goods are sent. */
export interface Address {
  name: string
  mobile: string
  line: string
}

/** An order of goods as it is stored. */
export interface RedemptionRow {
  id: Id<'redemption'>
  order_no: string
  merchant_id: MerchantCode
  member_id: Id<'member'>
  goods_id: string
  kind: GoodsRow['kind']
  names: Texts
  quantity: number
  points: bigint
  value: bigint
  currency: string
  state: RedeemState
  address: Address | null
  delivery: string | null
  reason: string | null
  decided_by: string | null
  decided_at: Date | null
  created_at: Date
}

export async function insertRedemption(
  tx: Tx,
  row: Omit<RedemptionRow, 'state' | 'delivery' | 'reason' | 'decided_by' | 'decided_at' | 'created_at'>,
  now: Instant,
): Promise<void> {
  await sql`insert into points.redemption (id, order_no, merchant_id, member_id, goods_id, kind, names, quantity, points, value,
      currency, state, address, created_at)
    values (${row.id}, ${row.order_no}, ${row.merchant_id}, ${row.member_id}, ${row.goods_id}, ${row.kind},
      ${JSON.stringify(row.names)}::jsonb, ${row.quantity}, ${row.points}, ${row.value}, ${row.currency}, 'In Process',
      ${row.address ? JSON.stringify(row.address) : null}::jsonb, ${new Date(now)})`.execute(tx)
}

/** How many of some goods a member has taken; what was rejected doesn't count. */
export async function takenOf(
  db: Db | Tx,
  memberId: Id<'member'>,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; taken: number }>`select goods_id as id, sum(quantity)::integer as taken
    from points.redemption where member_id = ${memberId} and goods_id = any (${[...goodsIds]}::text[]) and state <> 'Rejected'
    group by 1`.execute(db)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

/** What a member changed points for, the newest first. */
export async function ownRedemptions(
  db: Db,
  memberId: Id<'member'>,
  wanted: {
    status?: RedeemState | undefined
    from?: Date | undefined
    until?: Date | undefined
    after?: Id<'redemption'> | undefined
    size: number
  },
): Promise<RedemptionRow[]> {
  const { rows } = await sql<RedemptionRow>`select * from points.redemption where member_id = ${memberId}
    and (${wanted.status ?? null}::text is null or state = ${wanted.status ?? null})
    and (${wanted.from ?? null}::timestamptz is null or created_at >= ${wanted.from ?? null})
    and (${wanted.until ?? null}::timestamptz is null or created_at < ${wanted.until ?? null})
    and (${wanted.after ?? null}::uuid is null or id < ${wanted.after ?? null}::uuid)
    order by id desc limit ${wanted.size}`.execute(db)
  return rows
}

/** An order of a brand, held until the transaction ends. */
export async function lockRedemption(
  tx: Tx,
  merchantCode: MerchantCode,
  orderNo: string,
): Promise<RedemptionRow | undefined> {
  const { rows } = await sql<RedemptionRow>`select * from points.redemption
    where order_no = ${orderNo} and merchant_id = ${merchantCode} for no key update`.execute(tx)
  return rows[0]
}

/** Takes a held order one step on. Fails for a step that is not in REDEMPTION_STEPS. */
export async function stepRedemption(
  tx: Tx,
  row: Pick<RedemptionRow, 'id' | 'state'>,
  to: RedeemState,
  decided: { by: string; delivery?: string | undefined; reason?: string | undefined },
  now: Instant,
): Promise<void> {
  assertStep(REDEMPTION_STEPS, row.id, row.state, to)
  const stepped = await sql`update points.redemption set state = ${to}, delivery = ${decided.delivery ?? null},
    reason = ${decided.reason ?? null}, decided_by = ${decided.by}, decided_at = ${new Date(now)}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(REDEMPTION_STEPS, row.id, stepped)
}
