import { sql, type RawBuilder } from 'kysely'
import type { GOODS_KINDS, GOODS_STATES } from '@senluna/contract/money/points.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Texts } from '../../../platform/words/in-language.ts'

/** Something that points can be changed for. */
export interface GoodsRow {
  id: string
  kind: (typeof GOODS_KINDS)[number]
  names: Texts
  images: Texts
  points: bigint
  value: bigint
  /** So much deposited or validly bet this month. */
  requirement: bigint
  vip: number
  stock: number
  /** The most that one member takes; null: as many as there are. */
  per_member: number | null
  start_at: Date
  end_at: Date | null
  enabled: boolean
  sort: number
  version: number
  created_at: Date
}

/** A page of a list by key: what comes after a place in the brand's order. */
export type GoodsPlace = readonly [sort: number, id: string]

const COLUMNS = sql.raw(
  'id, kind, names, images, points, value, requirement, vip, stock, per_member, start_at, end_at, enabled, sort, version, created_at',
)

const listed = (merchantCode: MerchantCode, after: GoodsPlace | undefined, more: RawBuilder<unknown>, size: number) =>
  sql<GoodsRow>`select ${COLUMNS} from points.goods where merchant_id = ${merchantCode}
    and (${after?.[0] ?? null}::integer is null or (sort, id) > (${after?.[0] ?? null}::integer, ${after?.[1] ?? ''}))
    ${more} order by sort, id limit ${size}`

const offeredAt = (now: Instant) =>
  sql`and enabled and start_at <= ${new Date(now)} and (end_at is null or end_at > ${new Date(now)})`

/** Goods that a brand offers now; `most`: only what so many points reach. */
export async function offeredGoods(
  db: Db,
  merchantCode: MerchantCode,
  {
    kind,
    most,
    after,
    size,
  }: { kind?: string | undefined; most?: bigint | undefined; after?: GoodsPlace | undefined; size: number },
  now: Instant,
): Promise<GoodsRow[]> {
  const more = sql`${offeredAt(now)} and (${kind ?? null}::text is null or kind = ${kind ?? null})
    and (${most ?? null}::bigint is null or points <= ${most ?? null})`
  return (await listed(merchantCode, after, more, size).execute(db)).rows
}

/** All goods of a brand, for its people. */
export const allGoods = async (
  db: Db,
  merchantCode: MerchantCode,
  after: GoodsPlace | undefined,
  size: number,
): Promise<GoodsRow[]> => (await listed(merchantCode, after, sql``, size).execute(db)).rows

/** Goods that are offered now, held until the transaction ends. */
export async function holdOffered(
  tx: Tx,
  merchantCode: MerchantCode,
  id: string,
  now: Instant,
): Promise<GoodsRow | undefined> {
  const { rows } = await sql<GoodsRow>`select ${COLUMNS} from points.goods
    where merchant_id = ${merchantCode} and id = ${id.replaceAll('\0', '')} ${offeredAt(now)} for no key update`.execute(
    tx,
  )
  return rows[0]
}

export async function goodsById(tx: Db | Tx, merchantCode: MerchantCode, id: string): Promise<GoodsRow | undefined> {
  const { rows } = await sql<GoodsRow>`select ${COLUMNS} from points.goods
    where merchant_id = ${merchantCode} and id = ${id.replaceAll('\0', '')}`.execute(tx)
  return rows[0]
}

/** Takes some of the stock of held goods, or puts it back (below zero). */
export async function takeStock(tx: Tx, merchantCode: MerchantCode, id: string, quantity: number): Promise<void> {
  await sql`update points.goods set stock = stock - ${quantity} where merchant_id = ${merchantCode} and id = ${id}`.execute(
    tx,
  )
}

/** Goods as staff write them. */
export type GoodsDraft = Omit<GoodsRow, 'version' | 'created_at'>

/** Of those who save goods one comes after the other, also of new ones. */
export const lockGoods = (tx: Tx, merchantCode: MerchantCode, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`goods:${merchantCode}/${id}`}, 0))`.execute(tx)

/** Writes goods, new or changed. */
export async function putGoods(tx: Tx, merchantCode: MerchantCode, row: GoodsDraft, now: Instant): Promise<void> {
  await sql`insert into points.goods as g (merchant_id, id, kind, names, images, points, value, requirement, vip, stock, per_member,
      start_at, end_at, enabled, sort, version, created_at)
    values (${merchantCode}, ${row.id}, ${row.kind}, ${JSON.stringify(row.names)}::jsonb, ${JSON.stringify(row.images)}::jsonb,
      ${row.points}, ${row.value}, ${row.requirement}, ${row.vip}, ${row.stock}, ${row.per_member}, ${row.start_at}, ${row.end_at},
      ${row.enabled}, ${row.sort}, 1, ${new Date(now)})
    on conflict (merchant_id, id) do update set kind = excluded.kind, names = excluded.names, images = excluded.images,
      points = excluded.points, value = excluded.value, requirement = excluded.requirement, vip = excluded.vip,
      stock = excluded.stock, per_member = excluded.per_member, start_at = excluded.start_at, end_at = excluded.end_at,
      enabled = excluded.enabled, sort = excluded.sort, version = g.version + 1`.execute(tx)
}

/** Where goods stand for whoever looks at them. */
export const stateOf = ({ enabled, stock }: Pick<GoodsRow, 'enabled' | 'stock'>): (typeof GOODS_STATES)[number] =>
  enabled ? (stock > 0 ? 'ON' : 'SOLD_OUT') : 'OFF'

/** A page's key of goods, and back. */
export const placeText = ({ sort, id }: GoodsRow): string => `${sort}_${id}`
export function placeOf(after: string | undefined): GoodsPlace | undefined {
  const parts = /^(\d{1,9})_([a-z0-9-]{1,60})$/.exec(after ?? '')
  return parts ? [Number(parts[1]), parts[2]!] : undefined
}
