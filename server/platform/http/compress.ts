import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { FieldNames } from '@senluna/contract/names.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its replies are worth packing, and hold no secret beside what a caller wrote. */
    packed?: boolean
    /** The fields of its call that have another name on the wire. */
    names?: FieldNames | undefined
  }
}

/** Below this a packed reply is not sent in fewer parts of the network's. */
const WORTH_IT = 1_400
const LEVEL = 5

/** Lists that anybody may read: long, and without secrets that their packed length could reveal. */
export const isPacked = ({ method, for: who }: Endpoint): boolean =>
  method === 'GET' && (who === 'none' || who === 'opt')

/** Packs long replies of the routes that say so, for callers that can unpack them. */
export function packReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.packed || typeof payload !== 'string' || payload.length < WORTH_IT) return done()
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return done()
    gzip(payload, { level: LEVEL }, (error, packed) => {
      if (error) return done(error)
      reply.header('content-encoding', 'gzip')
      reply.removeHeader('content-length')
      done(null, packed)
    })
  })
}
