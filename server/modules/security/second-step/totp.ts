import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { forgetDevices } from './device-store.ts'
import { type Totp, dropTotp } from './totp-store.ts'

/**
 * As authenticator apps have it: SHA-1, six digits, half a minute. A step before and one after are
 * taken too.
 */
const STEP_S = 30

/**
 * The step of time a right code is of, or nothing. A code of the last step taken, or an older one,
 * is never right.
 */
export function stepOf(totp: Pick<Totp, 'secret' | 'lastStep'>, code: string, now: Instant): bigint | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now / 1_000)
  const result = verifySync({ secret: totp.secret, token, epoch, epochTolerance: STEP_S })
  if (!result.valid) return undefined
  const step = BigInt(Math.floor(epoch / STEP_S) + result.delta)
  return step > totp.lastStep ? step : undefined
}

export const newSecret = (): string => generateSecret({ length: 20 })

/** What a QR code of the secret says. */
export const secretUri = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret })

/**
 * Takes the second step away whole: the secret, its recovery codes, and the devices that were known
 * by it.
 */
export async function dropSecondStep(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await dropTotp(tx, memberId)
  await forgetDevices(tx, memberId)
}
