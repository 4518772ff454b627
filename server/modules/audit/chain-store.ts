import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'

/** The end of a brand's chain; `seq` 0 and an empty hash when it has entries and no end. */
export interface ChainHead {
  merchant_id: MerchantCode
  seq: bigint
  hash: Buffer
}

/** Where each brand's chain ends, also of brands that have entries only. */
export function chainHeads(query: Query): Promise<ChainHead[]> {
  return query<ChainHead>(
    `select coalesce(h.merchant_id, e.merchant_id) as merchant_id, coalesce(h.seq, 0) as seq, coalesce(h.hash, '') as hash
     from audit.head h full join (select distinct merchant_id from audit.entry) e using (merchant_id) order by 1`,
    [],
  )
}

/** Where what is left of a brand's chain begins, once months of it are detached. */
export async function anchorOf(
  query: Query,
  merchantCode: MerchantCode,
): Promise<{ seq: bigint; hash: Buffer } | undefined> {
  const rows = await query<{ seq: bigint; hash: Buffer }>('select seq, hash from audit.anchor where merchant_id = $1', [
    merchantCode,
  ])
  return rows[0]
}

/** What the past days of a brand's chain ended with, in order. */
export function dayRoots(query: Query, merchantCode: MerchantCode): Promise<{ seq: bigint; hash: Buffer }[]> {
  return query<{ seq: bigint; hash: Buffer }>('select seq, hash from audit.root where merchant_id = $1 order by seq', [
    merchantCode,
  ])
}

/** An entry as its hash is worked out. */
export interface EntryRow {
  seq: bigint
  at: Date
  actor_kind: string
  actor_id: string
  actor_name: string
  ip: string
  action: string
  object_kind: string
  object_id: string
  before: string | null
  after: string | null
  reason: string
  approver: string
  trace_id: string
  hash: Buffer
}

/** The entries of a brand's chain after one, in order, at most `most`. */
export function entriesAfter(
  query: Query,
  merchantCode: MerchantCode,
  after: { seq: bigint; most: number },
): Promise<EntryRow[]> {
  return query<EntryRow>(
    `select seq, at, actor_kind, actor_id, actor_name, ip, action, object_kind, object_id, before::text as before,
       after::text as after, reason, approver, trace_id, hash
     from audit.entry where merchant_id = $1 and seq > $2 order by seq limit $3`,
    [merchantCode, after.seq, after.most],
  )
}
