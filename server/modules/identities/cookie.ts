import type { FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'

/**
 * Names the browser that began a sign-in; no script sees it, and it comes along when the provider
 * sends the browser back.
 */
const COOKIE = '__Host-sign-in'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
const LIFE = 20 * MINUTE

export function signInCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : undefined
}

export const giveSignInCookie = (reply: FastifyReply, value: string): void =>
  void reply.setCookie(COOKIE, value, { ...RULES, maxAge: LIFE / SECOND })
