import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Instant } from '@senluna/kit/time.ts'

const STEP_SEC = 30

/** A secret for an authenticator app: 20 random bytes in base 32. */
export const newTotpSecret = (): string => generateSecret()

/** What an authenticator app reads from a picture. */
export const totpUri = (secret: string, issuer: string, label: string): string => generateURI({ issuer, label, secret })

/**
 * The half minute a code belongs to, when it is right now or was a moment ago and no code of it or
 * of a later one was taken yet; undefined for any other text. Whoever takes it writes the answer
 * down as the next `after`.
 *
 * Source: RFC 6238, 5.2: a code is taken once, and one step to either side is let through for
 * clocks that differ.
 */
export function totpStep(secret: string, code: string, now: Instant, after: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const epoch = Math.floor(now / 1_000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SEC })
  if (!result.valid) return undefined
  const step = Math.floor(epoch / STEP_SEC) + result.delta
  return step > after ? step : undefined
}
