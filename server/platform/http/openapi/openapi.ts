import * as z from 'zod'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { REFUSALS, STANDARD_REFUSALS, type RefusalCode } from '@senluna/contract/refusals.ts'
import { Shapes, type Schema } from '../shapes.ts'

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

const SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The session handle, beside the cookie `__Host-sid`.' },
  staff: {
    type: 'http',
    scheme: 'bearer',
    description: 'The handle of a session at the desk, beside the cookie `__Host-staff`; only on the desk’s own host.',
  },
  game: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Game <bearer>` of a game session.' },
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const REFUSAL = {
  type: 'object',
  required: ['success', 'value', 'message', 'errorCode', 'traceId', 'serverTime'],
  properties: {
    success: { const: false },
    value: { description: 'Mostly null; what a form needs to know besides, where there is something.' },
    message: { type: 'string', description: 'In the reader’s language, safe to show.' },
    errorCode: { type: 'string', enum: Object.keys(REFUSALS) },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field'],
        properties: {
          field: { type: 'string' },
          patternId: { type: 'string' },
          args: { type: 'array', items: { type: ['string', 'number'] } },
        },
      },
    },
    traceId: { type: 'string' },
    serverTime: { type: 'string', format: 'date-time' },
  },
}

const decided = (value: Schema): Schema => ({
  type: 'object',
  required: ['success', 'value', 'traceId', 'serverTime'],
  properties: {
    success: { const: true },
    value,
    traceId: { type: 'string' },
    serverTime: { type: 'string', format: 'date-time' },
  },
})

const json = (schema: Schema) => ({ 'application/json': { schema } })

/** The OpenAPI document of all calls, made from the contract. */
export function openApiOf(calls: Readonly<Record<string, readonly Endpoint[]>>): Schema {
  const shapes = new Shapes()
  const paths: Record<string, Record<string, Schema>> = {}
  const tags = new Set<string>()
  for (const [subject, endpoints] of Object.entries(calls)) {
    for (const endpoint of endpoints) {
      const tag = endpoint.path.startsWith('/bo/') ? `Desk: ${subject}` : subject
      tags.add(tag)
      for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
        paths[endpoint.path] = {
          ...paths[endpoint.path],
          [method.toLowerCase()]: { tags: [tag], ...operationOf(endpoint, shapes) },
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Senluna API',
      version: '1',
      description:
        'Amounts are strings of digits in the currency’s smallest unit. Every answer comes in the envelope, files excepted.',
    },
    tags: [...tags].sort().map((name) => ({ name })),
    components: { securitySchemes: SCHEMES, schemas: { Refusal: REFUSAL, ...shapes.named } },
    paths,
  }
}

function operationOf(endpoint: Endpoint, shapes: Shapes): Schema {
  return {
    summary: endpoint.summary,
    parameters: parametersOf(endpoint, shapes),
    security: SECURITY[endpoint.for],
    ...bodyOf(endpoint, shapes),
    responses: responsesOf(endpoint, shapes),
  }
}

function parametersOf(endpoint: Endpoint, shapes: Shapes): Schema[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1]!,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = endpoint.query ? shapes.of(endpoint.query, 'input', endpoint.names) : {}
  const required = new Set((query.required as string[] | undefined) ?? [])
  const inQuery = Object.entries((query.properties as Record<string, Schema> | undefined) ?? {}).map(
    ([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }),
  )
  const inHeader = (name: string, schema: Schema) => ({ name, in: 'header', required: true, schema })
  const needsReason = endpoint.for === 'staff' && endpoint.method !== 'GET' && !endpoint.reasonless
  return [
    ...inPath,
    ...inQuery,
    ...(endpoint.once ? [inHeader('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
    ...(needsReason ? [inHeader('X-Reason', { type: 'string' })] : []),
  ]
}

function bodyOf(endpoint: Endpoint, shapes: Shapes): Schema {
  if (endpoint.multipart) {
    const texts = shapes.of(z.object(endpoint.multipart), 'input', endpoint.names)
    const schema = {
      ...texts,
      properties: { ...(texts.properties as Schema), file: { type: 'string', format: 'binary' } },
      required: [...((texts.required as string[] | undefined) ?? []), 'file'],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!endpoint.body) return {}
  const schema = shapes.of(endpoint.body, 'input', endpoint.names)
  const sealed = {
    type: 'object',
    required: ['jwe'],
    properties: { jwe: { type: 'string' } },
    description: 'The body below as a compact JWE.',
    'x-sealed-body': schema,
  }
  const form = endpoint.form ? { 'application/x-www-form-urlencoded': { schema } } : {}
  return { requestBody: { required: true, content: { ...json(endpoint.sealed ? sealed : schema), ...form } } }
}

/**
 * By status: what the call decides, what waits for a second person (202), its refusals, and those
 * of any call.
 */
function responsesOf(endpoint: Endpoint, shapes: Shapes): Schema {
  const refused = new Map<number, RefusalCode[]>()
  for (const code of endpoint.refusals) refused.set(REFUSALS[code], [...(refused.get(REFUSALS[code]) ?? []), code])
  const softly = refused.get(200) ?? []
  refused.delete(200)
  const refusal = refTo('Refusal')
  const { now, waiting } = repliesOf(endpoint, shapes)
  const decision = now && decided(now)
  return {
    ...(decision || endpoint.sends || softly.length > 0
      ? {
          200: {
            description: [
              ...(endpoint.sends ? ['The file.'] : decision ? ['Decided.'] : []),
              ...(softly.length > 0 ? [`Refusals with success false: ${softly.join(', ')}.`] : []),
            ].join(' '),
            content: endpoint.sends
              ? {
                  ...Object.fromEntries(endpoint.sends.map((type) => [type, {}])),
                  ...(softly.length > 0 ? json(refusal) : {}),
                }
              : json(softly.length === 0 ? decision! : decision ? { oneOf: [decision, refusal] } : refusal),
          },
        }
      : {}),
    ...(waiting ? { 202: { description: 'It waits for a second person.', content: json(decided(waiting)) } } : {}),
    ...Object.fromEntries(
      [...refused].map(([status, codes]) => [status, { description: `${codes.join(', ')}.`, content: json(refusal) }]),
    ),
    default: { description: `What any call may refuse: ${STANDARD_REFUSALS.join(', ')}.`, content: json(refusal) },
  }
}

/**
 * The shapes of a call's reply: what is done now, and what waits for a second person; that has an
 * `approvalId`.
 */
function repliesOf(endpoint: Endpoint, shapes: Shapes): { now?: Schema; waiting?: Schema } {
  if (endpoint.sends) return {}
  const reply = shapes.of(endpoint.reply, 'output', endpoint.names)
  const replies = (reply.anyOf as Schema[] | undefined) ?? [reply]
  const waits = replies.find((reply) => 'approvalId' in ((reply.properties as Schema | undefined) ?? {}))
  if (!waits) return { now: reply }
  const always = ((waits.required as string[] | undefined) ?? []).includes('approvalId')
  const others = always ? replies.filter((reply) => reply !== waits) : replies
  return { waiting: waits, ...(others.length > 0 ? { now: others.length === 1 ? others[0]! : { anyOf: others } } : {}) }
}

/** Whether a call may answer that it waits for a second person. */
export const mayWait = (endpoint: Endpoint): boolean => repliesOf(endpoint, new Shapes()).waiting !== undefined
