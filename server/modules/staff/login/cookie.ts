import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Only the desk's host may set or get it, only over a safe connection, no script, and no other
 * site's page at all.
 */
const COOKIE = '__Host-staff'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function cookieToken(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

export function bearerHandle(request: FastifyRequest): string | undefined {
  const handle = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return handle !== undefined && TOKEN.test(handle) ? handle : undefined
}

/** Without an age: it goes with the browser. */
export function giveCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, RULES)
}

export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, RULES)
}
