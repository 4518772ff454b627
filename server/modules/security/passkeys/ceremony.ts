import { isIP } from 'node:net'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/db.ts'
import { newToken } from '../../../platform/ids.ts'
import { insertChallenge } from './challenge-store.ts'

/** How long a browser and its owner may take. */
export const CEREMONY_MS = 5 * MINUTE

/** Whom a passkey is made for and shown to: the host, and the addresses its pages have. */
export interface RelyingParty {
  rpId: string
  origins: string[]
}

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/**
 * Whom passkeys of this host are for. Refuses SYS_NOT_FOUND for an address without a name, which
 * can have none.
 */
export function relyingParty(request: FastifyRequest): RelyingParty {
  const { hostname, host } = request
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw new Refusal('SYS_NOT_FOUND')
  // Browsers take a page of this machine for a safe one without a certificate.
  return { rpId: hostname, origins: [`https://${host}`, ...(isLocal(hostname) ? [`http://${host}`] : [])] }
}

/** A challenge nobody can guess, good for one answer. */
export async function giveChallenge(
  db: Db,
  merchantCode: MerchantCode,
  memberId: Id<'member'> | null,
  now: Instant,
): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now + CEREMONY_MS)
  await insertChallenge(db, { challenge, merchantCode, memberId, expiresAt })
  return challenge
}
