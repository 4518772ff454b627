import type { FastifyReply, FastifyRequest } from 'fastify'

/** Only this host may set or get it, only over a safe connection, and no script. */
const COOKIE = '__Host-sid'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** A token is 32 bytes in base64url; anything else isn't worth a query. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function cookieToken(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

export function bearerHandle(request: FastifyRequest): string | undefined {
  const handle = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return handle !== undefined && TOKEN.test(handle) ? handle : undefined
}

export function giveCookie(reply: FastifyReply, token: string, maxAgeMs: number): void {
  reply.setCookie(COOKIE, token, { ...RULES, maxAge: Math.floor(maxAgeMs / 1_000) })
}

export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, RULES)
}
