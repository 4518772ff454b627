import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openApiOf } from './openapi.ts'

type Calls = Parameters<typeof openApiOf>[0]

/**
 * Serves the document at `/docs/json` and a page to browse it at `/docs`. Both are made when they
 * are first asked for: a process that starts to take calls has no time for them.
 */
export function serveReference(app: FastifyInstance, calls: Calls): void {
  let made: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= referenceOf(calls).catch((error: unknown) => {
      made = undefined
      throw error
    })
    const reference = await made
    const { accept, 'if-none-match': seen } = request.headers
    const said = await reference.inject({
      method: 'GET',
      url: request.url,
      headers: { ...(accept ? { accept } : {}), ...(seen ? { 'if-none-match': seen } : {}) },
    })
    for (const [name, value] of Object.entries(said.headers))
      if (value !== undefined && !OF_THE_WIRE.has(name)) reply.header(name, value)
    return reply.code(said.statusCode).send(said.rawPayload)
  }
  app.get('/docs', answer)
  app.get('/docs/*', answer)
  app.addHook('onClose', async () => (await made)?.close())
}

/** What a server says of its own connection. */
const OF_THE_WIRE = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

async function referenceOf(calls: Calls): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const reference = fastify()
  await reference.register(swagger, { mode: 'static', specification: { document: openApiOf(calls) as never } })
  await reference.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  return reference
}
