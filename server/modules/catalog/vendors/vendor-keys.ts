import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { VendorKey } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { later, MINUTE, SECOND, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { derivedKey, seal, unseal } from '../../../platform/config/secrets.ts'
import type { VendorKeys } from '../../../platform/vendors/transfer-wallet.ts'

/**
 * How long a process uses the keys it read: so long after a change the one before may still sign.
 */
const KEPT = 2 * SECOND
const SHOWN = 20

/** Which vendor of which brand. */
interface VendorAt {
  merchantCode: MerchantCode
  vassalage: string
}

interface Row {
  id: string
  sealed: Buffer
  mark: string
  overlap_minutes: number
  entered_by: string
  entered_at: Date
  approved_by: string | null
  since: Date | null
  until: Date | null
}

/**
 * The secrets that brands and vendors share, as the desk enters them.
 *
 * Kept sealed and bound to their row; given to adapters only. One waits until a second person
 * agrees, signs from then on, and when another takes its place it is believed for as long as that
 * one was given to overlap.
 */
export class VendorKeyRing {
  readonly #db: Db
  readonly #clock: Clock
  readonly #seal: Buffer
  readonly #mark: Buffer
  readonly #kept = new Map<string, { at: Instant; keys: Promise<VendorKeys | undefined> }>()

  constructor(deps: { db: Db; clock: Clock; keySecret: string }) {
    this.#db = deps.db
    this.#clock = deps.clock
    this.#seal = derivedKey(deps.keySecret, 'vendor-keys')
    this.#mark = derivedKey(deps.keySecret, 'vendor-key-marks')
  }

  /**
   * What signs and what is believed now. `first` is the environment's: it holds until the desk has
   * entered one.
   */
  async keysOf(at: VendorAt, first: string): Promise<VendorKeys> {
    const now = this.#clock.now()
    const name = `${at.merchantCode}/${at.vassalage}`
    const before = this.#kept.get(name)
    const fresh = before && now - before.at < KEPT && now >= before.at
    const kept = fresh ? before : { at: now, keys: this.#read(at, first, now) }
    if (!fresh) this.#kept.set(name, kept)
    kept.keys.catch(() => {
      if (this.#kept.get(name) === kept) this.#kept.delete(name)
    })
    return (await kept.keys) ?? { signs: first, believed: [first] }
  }

  /**
   * Keeps a key that somebody asks for; it signs nothing yet. Answers its id and the mark it is
   * known by.
   */
  async enter(
    tx: Tx,
    at: VendorAt,
    key: { secret: string; overlapMinutes: number; by: string },
    now: Instant,
  ): Promise<{ id: string; mark: string }> {
    const id = newId<'vendor-key'>(now)
    const mark = this.markOf(at, key.secret)
    const sealed = seal(this.#seal, Buffer.from(key.secret), boundTo(at, id))
    await sql`insert into catalog.vendor_key (id, merchant_id, vassalage, sealed, mark, overlap_minutes, entered_by, entered_at)
      values (${id}, ${at.merchantCode}, ${at.vassalage}, ${sealed}, ${mark}, ${key.overlapMinutes}, ${key.by}, ${new Date(now)})`.execute(
      tx,
    )
    return { id, mark }
  }

  /** Distinguishes one secret from another without revealing it. */
  markOf(at: VendorAt, secret: string): string {
    return createHmac('sha256', this.#mark)
      .update(`${at.merchantCode}/${at.vassalage}/${secret}`)
      .digest('hex')
      .slice(0, 8)
  }

  async #read(at: VendorAt, first: string, now: Instant): Promise<VendorKeys | undefined> {
    const { rows } = await sql<Row>`select * from catalog.vendor_key
      where merchant_id = ${at.merchantCode} and vassalage = ${at.vassalage} and since is not null
        and (until is null or until > ${new Date(now)})
      order by since desc, id desc`.execute(this.#db)
    const signing = rows.find(({ until }) => until === null)
    if (!signing) return undefined
    const believed = rows.map((row) => unseal(this.#seal, row.sealed, boundTo(at, row.id)).toString())
    const overlaps = later(now, -signing.overlap_minutes * MINUTE) < signing.since!.getTime()
    // The environment's came before the first of the desk's.
    if (overlaps && (await isFirst(this.#db, at, signing.id))) believed.push(first)
    return { signs: unseal(this.#seal, signing.sealed, boundTo(at, signing.id)).toString(), believed }
  }
}

const boundTo = ({ merchantCode, vassalage }: VendorAt, id: string) => `${merchantCode}/${vassalage}/${id}`

async function isFirst(db: Db, at: VendorAt, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from catalog.vendor_key
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vassalage} and since is not null
    order by since, id limit 1`.execute(db)
  return rows[0]?.id === id
}

/**
 * Lets a key that was waiting sign; the one before overlaps. False when it doesn't wait any more.
 */
export async function startVendorKey(tx: Tx, at: VendorAt, id: string, by: string, now: Instant): Promise<boolean> {
  const { rows } = await sql<Row>`select * from catalog.vendor_key where id = ${id} and merchant_id = ${at.merchantCode}
    and vassalage = ${at.vassalage} and since is null for no key update`.execute(tx)
  const [key] = rows
  if (!key) return false
  const until = new Date(later(now, key.overlap_minutes * MINUTE))
  // An overlap that is still going on ends with the new one's at the latest: none at all shuts
  // every older key out.
  await sql`update catalog.vendor_key set until = least(until, ${until})
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vassalage} and since is not null`.execute(tx)
  const started = await sql`update catalog.vendor_key set since = ${new Date(now)}, approved_by = ${by}
    where id = ${id}`.execute(tx)
  assert(started.numAffectedRows === 1n, 'a key that is held starts')
  return true
}

/** Forgets a key that nobody agreed to. */
export const dropVendorKey = async (tx: Tx, at: VendorAt, id: string): Promise<void> =>
  void (await sql`delete from catalog.vendor_key where id = ${id} and merchant_id = ${at.merchantCode} and since is null`.execute(
    tx,
  ))

/** The mark of the key that signs; nothing while the environment's does. */
export async function signingMark(tx: Db | Tx, at: VendorAt): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`select mark from catalog.vendor_key
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vassalage} and since is not null and until is null`.execute(
    tx,
  )
  return rows[0]?.mark
}

/** A vendor's keys, the newest first, by everything but themselves. */
export async function vendorKeyList(db: Db, at: VendorAt, now: Instant): Promise<VendorKey[]> {
  const { rows } = await sql<Row>`select * from catalog.vendor_key
    where merchant_id = ${at.merchantCode} and vassalage = ${at.vassalage} order by entered_at desc, id desc limit ${SHOWN}`.execute(
    db,
  )
  return rows.map((row) => ({
    id: row.id,
    mark: row.mark,
    state: stateOf(row, now),
    overlapMinutes: row.overlap_minutes,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at.toISOString(),
    ...(row.approved_by === null ? {} : { approvedBy: row.approved_by }),
    ...(row.since ? { since: row.since.toISOString() } : {}),
    ...(row.until ? { until: row.until.toISOString() } : {}),
  }))
}

function stateOf({ since, until }: Row, now: Instant): VendorKey['state'] {
  if (!since) return 'WAITS'
  if (!until) return 'SIGNS'
  return until.getTime() > now ? 'OVERLAPS' : 'OVER'
}

/** Takes the secret out of keys that nobody believes any more; that there was one stays. */
export const wipeVendorKeys = async (db: Db, now: Instant): Promise<void> =>
  void (await sql`update catalog.vendor_key set sealed = '' where until <= ${new Date(now)} and sealed <> ''`.execute(
    db,
  ))
