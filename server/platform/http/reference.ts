import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { REFUSALS } from '@senluna/contract/refusals.ts'

type Schema = Record<string, unknown>

const schemaOf = (schema: Endpoint['reply'], io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

const SECURITY: Record<Endpoint['for'], Record<string, string[]>[]> = {
  none: [],
  opt: [{}, { session: [] }],
  token: [{ session: [] }],
  member: [{ session: [] }],
  agent: [{ session: [] }],
  game: [{ game: [] }],
  gameOrToken: [{ game: [] }, { session: [] }],
  staff: [{ staff: [] }],
}

function operationOf(endpoint: Endpoint): Schema {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1]!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {}
  const required = new Set((query.required as string[] | undefined) ?? [])
  const inQuery = Object.entries((query.properties as Record<string, Schema> | undefined) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: required.has(name),
      schema,
    }),
  )
  const key = endpoint.once
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
    : []
  const reason =
    endpoint.for === 'staff' && endpoint.method !== 'GET' && !endpoint.reasonless
      ? [{ name: 'X-Reason', in: 'header', required: true, schema: { type: 'string' } }]
      : []
  const statuses = new Map<number, string[]>()
  for (const code of endpoint.refusals) statuses.set(REFUSALS[code], [...(statuses.get(REFUSALS[code]) ?? []), code])
  const refused = Object.fromEntries(
    [...statuses]
      .filter(([status]) => status !== 200)
      .map(([status, codes]) => [status, { description: codes.join(', ') }]),
  )
  const sealed = {
    type: 'object',
    required: ['jwe'],
    properties: { jwe: { type: 'string' } },
    description: 'The body below as a compact JWE.',
  }
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    parameters: [...inPath, ...inQuery, ...key, ...reason],
    security: SECURITY[endpoint.for],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: endpoint.sealed
                  ? { ...sealed, 'x-sealed-body': schemaOf(endpoint.body, 'input') }
                  : schemaOf(endpoint.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: `Decided. Refusals with success false: ${(statuses.get(200) ?? []).join(', ') || 'none'}.`,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value', 'traceId', 'serverTime'],
              properties: {
                success: { type: 'boolean' },
                value: schemaOf(endpoint.reply, 'output'),
                message: { type: 'string' },
                errorCode: { type: 'string' },
                traceId: { type: 'string' },
                serverTime: { type: 'string', format: 'date-time' },
              },
            },
          },
        },
      },
      ...refused,
    },
  }
}

/** The OpenAPI document of all calls, made from the contract. */
export function openApiOf(endpoints: readonly Endpoint[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const endpoint of endpoints) {
    for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
      paths[endpoint.path] = { ...paths[endpoint.path], [method.toLowerCase()]: operationOf(endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description: 'Amounts are strings of digits in the currency’s smallest unit. Every answer comes in the envelope.',
    },
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The session handle, beside the cookie `__Host-sid`.' },
        game: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Game <bearer>` of a game session.',
        },
      },
    },
    paths,
  }
}

/**
 * Serves the document at `/docs/json` and a page to browse it at `/docs`. Both are made when they are first asked for:
 * a process that starts to take calls has no time for them.
 */
export function serveReference(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let made: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= referenceOf(endpoints).catch((error: unknown) => {
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

async function referenceOf(endpoints: readonly Endpoint[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const reference = fastify()
  await reference.register(swagger, { mode: 'static', specification: { document: openApiOf(endpoints) as never } })
  await reference.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  return reference
}
