import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { type Instant, later, MINUTE } from '@senluna/kit/time.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { assert } from '@senluna/kit/assert.ts'

/** Which vendor of which brand. */
export interface VendorAt {
  merchantCode: MerchantCode
  vendorCode: string
}

export interface KeyRow {
  id: Id<'vendor-key'>
  sealed: Buffer
  mark: string
  overlap_minutes: number
  entered_by: string
  entered_at: Date
  approved_by: string | null
  since: Date | null
  until: Date | null
}

export async function isFirst(db: Db, at: VendorAt, id: Id<'vendor-key'>): Promise<boolean> {
  const { rows } = await sql<{ id: Id<'vendor-key'> }>`select id from catalog.vendor_key
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vendorCode} and since is not null
    order by since, id limit 1`.execute(db)
  return rows[0]?.id === id
}

/**
 * Lets a key that was waiting sign; the one before overlaps. False when it doesn't wait any more.
 */
export async function startVendorKey(
  tx: Tx,
  at: VendorAt,
  id: Id<'vendor-key'>,
  by: string,
  now: Instant,
): Promise<boolean> {
  const { rows } =
    await sql<KeyRow>`select * from catalog.vendor_key where id = ${id} and merchant_id = ${at.merchantCode}
    and vassalage = ${at.vendorCode} and since is null for no key update`.execute(tx)
  const [key] = rows
  if (!key) return false
  const until = new Date(later(now, key.overlap_minutes * MINUTE))
  // An overlap that is still going on ends with the new one's at the latest: none at all shuts
  // every older key out.
  await sql`update catalog.vendor_key set until = least(until, ${until})
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vendorCode} and since is not null`.execute(tx)
  const started = await sql`update catalog.vendor_key set since = ${new Date(now)}, approved_by = ${by}
    where id = ${id}`.execute(tx)
  assert(started.numAffectedRows === 1n, 'a key that is held starts')
  return true
}

/** Forgets a key that nobody agreed to. */
export const dropVendorKey = async (tx: Tx, at: VendorAt, id: Id<'vendor-key'>): Promise<void> =>
  void (await sql`delete from catalog.vendor_key where id = ${id} and merchant_id = ${at.merchantCode} and since is null`.execute(
    tx,
  ))

/** The mark of the key that signs; nothing while the environment's does. */
export async function signingMark(tx: Db | Tx, at: VendorAt): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`select mark from catalog.vendor_key
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vendorCode} and since is not null and until is null`.execute(
    tx,
  )
  return rows[0]?.mark
}

/** Takes the secret out of keys that nobody believes any more; that there was one stays. */
export const wipeVendorKeys = async (db: Db, now: Instant): Promise<void> =>
  void (await sql`update catalog.vendor_key set sealed = '' where until <= ${new Date(now)} and sealed <> ''`.execute(
    db,
  ))

/** Keeps a key that signs nothing yet. */
export async function insertVendorKey(
  tx: Tx,
  row: {
    id: Id<'vendor-key'>
    merchantCode: MerchantCode
    vendorCode: string
    sealed: Buffer
    mark: string
    overlapMinutes: number
    by: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into catalog.vendor_key (id, merchant_id, vassalage, sealed, mark, overlap_minutes, entered_by, entered_at)
      values (${row.id}, ${row.merchantCode}, ${row.vendorCode}, ${row.sealed}, ${row.mark}, ${row.overlapMinutes}, ${row.by}, ${new Date(now)})`.execute(
    tx,
  )
}

/** The keys that are believed now, the newest first. */
export async function keysInForce(
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string,
  now: Instant,
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`select * from catalog.vendor_key
      where merchant_id = ${merchantCode} and vassalage = ${vendorCode} and since is not null
        and (until is null or until > ${new Date(now)})
      order by since desc, id desc`.execute(db)
  return rows
}

/** A vendor's keys, the newest first. */
export async function lastKeys(
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string,
  shown: number,
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`select * from catalog.vendor_key
    where merchant_id = ${merchantCode} and vassalage = ${vendorCode} order by entered_at desc, id desc limit ${shown}`.execute(
    db,
  )
  return rows
}
