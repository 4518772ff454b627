import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '@senluna/contract/refusals.ts'
import { FIGURES_TYPE } from '../figures/metrics.ts'

/** What decides whether this process can serve. */
export interface HealthParts {
  /** Settles when the database answers. */
  check(): Promise<unknown>
  stopping(): boolean
  /** The figures of this process and of those beside it, in Prometheus' format. */
  figures(): Promise<string>
  /** When set, `/metrics` asks for it as a bearer. */
  metricsToken: string | undefined
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: the figures. They need no
 * brand.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !parts.stopping() &&
      (await parts.check().then(
        () => true,
        () => false,
      ))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  app.get('/metrics', async (request, reply) => {
    if (parts.metricsToken && !sameText(request.headers.authorization ?? '', `Bearer ${parts.metricsToken}`))
      throw new Refusal('AUTH_FORBIDDEN')
    return reply.type(FIGURES_TYPE).send(await parts.figures())
  })
}

function sameText(given: string, wanted: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}
