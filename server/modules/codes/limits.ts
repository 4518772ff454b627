import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { addressPrefix } from '../../platform/address-prefix.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Codes } from './codes.ts'

/** So long nothing is sent at least, once there was too much. */
const LOCK = 5 * MINUTE
/** What may be sent in a day. */
const A_DAY = { number: 5, device: 10, address: 20 } as const
/** After so many a picture has to be read first; an address may have many people behind it. */
const PICTURE_AFTER = { device: 3, address: 10 } as const
/** Wrong codes that one address may try in a period, however many numbers it tries them for. */
const GUESSES = { most: 50, period: 30 * MINUTE } as const

/** Who asks for something to be sent, and to whom. */
export interface Asking {
  brand: Brand
  /** The number or address that it goes to. */
  to: string
  ip: string
  deviceId: string
  /** The account's own device: it has a count of its own, so strangers can't use up its owner's. */
  knownDevice: boolean
}

const keyOf = (codes: Codes, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', codes.key)
    .update(`count\u0000${parts.join('\u0000')}`)
    .digest()

const sendingKeys = (codes: Codes, { brand, to, ip, deviceId, knownDevice }: Asking) => ({
  number: keyOf(codes, 'number', brand.merchantCode, to, knownDevice ? deviceId : ''),
  address: keyOf(codes, 'address', brand.merchantCode, addressPrefix(ip)),
  device: keyOf(codes, 'device', brand.merchantCode, deviceId),
})

/**
 * Counts one sending before it is made. Refuses SMS_TOO_MANY with the seconds to wait, at least
 * five minutes.
 *
 * Numbers nobody has are counted like others.
 */
export async function countSending(codes: Codes, asking: Asking, now: Instant): Promise<void> {
  const keys = sendingKeys(codes, asking)
  for (const what of ['address', 'device', 'number'] as const) {
    if (what === 'device' && asking.deviceId === '') continue
    const wait = await count(codes.db, keys[what], A_DAY[what], DAY, now)
    if (wait > 0) throw tooMany(wait)
  }
}

/** Whether so much was sent for this device or address that a person must read a picture first. */
export async function isPictureDue(codes: Codes, asking: Asking, now: Instant): Promise<boolean> {
  const { address, device } = sendingKeys(codes, asking)
  const { rows } = await sql<{
    due: boolean
  }>`select exists (select from codes.count where since > ${new Date(now - DAY)}
    and (key = ${address} and count >= ${PICTURE_AFTER.address} or key = ${device} and count >= ${PICTURE_AFTER.device})) as due`.execute(
    codes.db,
  )
  return rows[0]!.due
}

/** Counts one try of a code by where it comes from. Refuses SMS_TOO_MANY. */
export async function countGuess(codes: Codes, brand: Brand, ip: string, now: Instant): Promise<void> {
  const key = keyOf(codes, 'guess', brand.merchantCode, addressPrefix(ip))
  const wait = await count(codes.db, key, GUESSES.most, GUESSES.period, now)
  if (wait > 0) throw tooMany(wait)
}

/**
 * Whether an address that somebody typed into a form may still be mailed to, and counts it. With
 * `tx`, before it is mailed.
 */
export async function isMailFree(codes: Codes, tx: Tx, brand: Brand, email: string, now: Instant): Promise<boolean> {
  const key = keyOf(codes, 'question', brand.merchantCode, email)
  return (await count(tx, key, A_DAY.number, DAY, now)) === 0
}

const tooMany = (retryAfterSec: number) => new Refusal('SMS_TOO_MANY', { value: { retryAfterSec }, retryAfterSec })

/**
 * Counts, and answers how many seconds to wait: 0 as long as there were no more than `most` in the
 * period.
 */
async function count(db: Db | Tx, key: Buffer, most: number, periodMs: number, now: Instant): Promise<number> {
  const at = new Date(now)
  const old = new Date(now - periodMs)
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into codes.count as c (key, count, since, forget_at) values (${key}, 1, ${at}, ${new Date(now + periodMs + LOCK)})
    on conflict (key) do update set
      count = case when c.locked_until > ${at} then c.count when c.locked_until <= ${at} or c.since <= ${old} then 1 else c.count + 1 end,
      since = case when c.locked_until > ${at} then c.since when c.locked_until <= ${at} or c.since <= ${old} then ${at} else c.since end,
      locked_until = case when c.locked_until > ${at} then c.locked_until
        when c.locked_until <= ${at} or c.since <= ${old} then null
        when c.count >= ${most} then greatest(c.since + make_interval(secs => ${periodMs / 1_000}), ${new Date(now + LOCK)}::timestamptz) end,
      forget_at = greatest(c.forget_at, ${new Date(now + periodMs + LOCK)}::timestamptz)
    returning locked_until`.execute(db)
  const locked = rows[0]!.locked_until
  return locked ? Math.ceil((locked.getTime() - now) / 1_000) : 0
}
