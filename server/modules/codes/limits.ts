import { createHmac } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { addressPrefix } from '../../platform/address-prefix.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Codes } from './codes.ts'
import { isPictureDueFor, count } from './count-store.ts'

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
  const { address: ofAddress, device: ofDevice } = PICTURE_AFTER
  return isPictureDueFor(codes.db, { address, ofAddress, device, ofDevice }, now)
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
