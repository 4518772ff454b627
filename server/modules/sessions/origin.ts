import { Refusal } from '@senluna/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'
import { isSameOrigin } from '../../platform/http/guards/same-origin.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * Whether the page that sent this is of another origin than the one it was sent to: of another
 * host, or read over another scheme.
 */
function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && !isSameOrigin(origin, request.protocol, request.host)
}

/** Refuses AUTH_FORBIDDEN for a change that the page of another site asks for. */
export function refuseForeignChange(request: FastifyRequest): void {
  if (!READS.has(request.method) && isForeign(request)) throw new Refusal('AUTH_FORBIDDEN')
}

/**
 * Refuses AUTH_FORBIDDEN for anything that isn't asked by a page of this very origin, or typed by a
 * person.
 */
export function refuseForeignRead(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  const own = site === undefined || site === 'same-origin' || site === 'none'
  if (!own || isForeign(request)) throw new Refusal('AUTH_FORBIDDEN')
}
