import { createHmac } from 'node:crypto'
import type { VendorKey } from '@senluna/contract/desk/brand/vendor-keys.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, MINUTE, SECOND, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { derivedKey, seal, unseal } from '../../../platform/config/secrets.ts'
import type { VendorKeys } from '../../../platform/vendors/transfer-wallet.ts'
import { insertVendorKey, keysInForce, lastKeys, type VendorAt, type KeyRow, isFirst } from './key-store.ts'

/**
 * How long a process uses the keys it read: so long after a change the one before may still sign.
 */
const KEPT = 2 * SECOND
const SHOWN = 20

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
    const name = `${at.merchantCode}/${at.vendorCode}`
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
  ): Promise<{ id: Id<'vendor-key'>; mark: string }> {
    const id = newId<'vendor-key'>(now)
    const mark = this.markOf(at, key.secret)
    const sealed = seal(this.#seal, Buffer.from(key.secret), boundTo(at, id))
    await insertVendorKey(
      tx,
      {
        id,
        merchantCode: at.merchantCode,
        vendorCode: at.vendorCode,
        sealed,
        mark,
        overlapMinutes: key.overlapMinutes,
        by: key.by,
      },
      now,
    )
    return { id, mark }
  }

  /** Distinguishes one secret from another without revealing it. */
  markOf(at: VendorAt, secret: string): string {
    return createHmac('sha256', this.#mark)
      .update(`${at.merchantCode}/${at.vendorCode}/${secret}`)
      .digest('hex')
      .slice(0, 8)
  }

  async #read(at: VendorAt, first: string, now: Instant): Promise<VendorKeys | undefined> {
    const rows = await keysInForce(this.#db, at.merchantCode, at.vendorCode, now)
    const signing = rows.find(({ until }) => until === null)
    if (!signing) return undefined
    const believed = rows.map((row) => unseal(this.#seal, row.sealed, boundTo(at, row.id)).toString())
    const overlaps = later(now, -signing.overlap_minutes * MINUTE) < signing.since!.getTime()
    // The environment's came before the first of the desk's.
    if (overlaps && (await isFirst(this.#db, at, signing.id))) believed.push(first)
    return { signs: unseal(this.#seal, signing.sealed, boundTo(at, signing.id)).toString(), believed }
  }
}

const boundTo = ({ merchantCode, vendorCode }: VendorAt, id: Id<'vendor-key'>) => `${merchantCode}/${vendorCode}/${id}`

/** A vendor's keys, the newest first, by everything but themselves. */
export async function vendorKeyList(db: Db, at: VendorAt, now: Instant): Promise<VendorKey[]> {
  const rows = await lastKeys(db, at.merchantCode, at.vendorCode, SHOWN)
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

function stateOf({ since, until }: KeyRow, now: Instant): VendorKey['state'] {
  if (!since) return 'WAITS'
  if (!until) return 'SIGNS'
  return until.getTime() > now ? 'OVERLAPS' : 'OVER'
}
