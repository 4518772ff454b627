import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import * as z from 'zod'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { mobileNumberOf } from '../../platform/words/mobile-numbers.ts'
import type { Address } from './address.ts'
import type { Codes } from './codes.ts'
import { takeProof } from './proof-store.ts'

/**
 * Somebody signed in there just now, not an hour ago: a token that lies about somewhere is of no
 * use.
 */
const FRESH = 5 * MINUTE
const SKEW_SEC = 60

const claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  exp: z.number(),
  phone_number: z.string(),
})

/**
 * Reads the mobile number out of an ID token of the brand's Firebase project; each token is taken
 * once.
 *
 * Refuses AUTH_SOCIAL_FAILED for anything but a fresh token of that project with a number of this
 * brand's countries. Source: Firebase Authentication, "Verify ID tokens using a third-party JWT
 * library".
 */
export async function proveByFirebase(codes: Codes, brand: Brand, idToken: string, now: Instant): Promise<Address> {
  const { firebase } = codes
  if (!firebase || idToken === '') throw new Refusal('AUTH_SOCIAL_FAILED')
  const read = await jwtVerify(idToken, firebase.keys, {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${firebase.project}`,
    audience: firebase.project,
    currentDate: new Date(now),
    clockTolerance: SKEW_SEC,
  }).catch((error: unknown) => {
    codes.log.info({ error: error instanceof Error ? error.name : 'unknown' }, 'a firebase token was refused')
    throw new Refusal('AUTH_SOCIAL_FAILED')
  })
  const said = claims.safeParse(read.payload)
  if (!said.success) throw new Refusal('AUTH_SOCIAL_FAILED')
  const age = now - said.data.auth_time * SECOND
  const number = mobileNumberOf(said.data.phone_number, '', brand.codes.countries)
  if (age > FRESH || age < -SKEW_SEC * SECOND || !('e164' in number)) throw new Refusal('AUTH_SOCIAL_FAILED')
  await takeOnce(codes, idToken, said.data.exp)
  return { kind: 'mobile', value: number.e164 }
}

async function takeOnce(codes: Codes, idToken: string, expiresSec: number): Promise<void> {
  const hash = createHash('sha256').update(idToken).digest()
  const expiresAt = new Date((expiresSec + SKEW_SEC) * SECOND)
  const taken = await takeProof(codes.db, hash, expiresAt)
  if (!taken) throw new Refusal('AUTH_SOCIAL_FAILED')
}
