import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Puts an ETag on an answer; whether the caller has the same one already. */
export function hasSameAnswer(request: FastifyRequest, reply: FastifyReply, value: unknown): boolean {
  const tag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}
