import assert from 'node:assert/strict'
import { validate } from '@readme/openapi-parser'
import { test } from 'vitest'
import { CALLS, ENDPOINTS } from '@senluna/contract/all.ts'
import { openApiOf } from './openapi.ts'

interface Body {
  content: Record<string, { schema?: Record<string, unknown> }>
}
interface Operation {
  tags: string[]
  security: Record<string, unknown>[]
  requestBody?: Body
  responses: Record<string, Body>
}

const made = openApiOf(CALLS) as {
  info: { title: string }
  tags: { name: string }[]
  components: { securitySchemes: object; schemas: object }
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(made.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
)
const operation = (name: string) => operations.find((operation) => operation.name === name)!
const typesOf = (body: Body | undefined) => Object.keys(body?.content ?? {})

test('the document is valid OpenAPI 3.1', async () => {
  const found = await validate(structuredClone(made) as never)
  assert.deepEqual(found.valid ? [] : found.errors, [])
})

test('it names the product and has every call', () => {
  assert.match(made.info.title, /Senluna/)
  assert.deepEqual(
    new Set(operations.map(({ name }) => name)),
    new Set(ENDPOINTS.flatMap(({ method, also = [], path }) => [method, ...also].map((item) => `${item} ${path}`))),
  )
})

test('every $ref leads to something', () => {
  const leads: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value))
      if (key === '$ref') leads.push(String(inner))
      else walk(inner)
  }
  walk(made)
  assert.ok(
    leads.some((lead) => !lead.endsWith('/Refusal')),
    'a shape that holds itself',
  )
  for (const lead of new Set(leads)) {
    const there = lead
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], made)
    assert.ok(lead.startsWith('#/') && there, lead)
  }
})

test('every call names schemes that there are, and what it is about', () => {
  const schemes = new Set(Object.keys(made.components.securitySchemes))
  const tags = new Set(made.tags.map(({ name }) => name))
  for (const { name, security, tags: about } of operations) {
    for (const scheme of security.flatMap((item) => Object.keys(item)))
      assert.ok(schemes.has(scheme), `${name} ${scheme}`)
    assert.equal(about.length, 1, name)
    assert.ok(tags.has(about[0]!) && /^(Desk: )?[A-Z][a-z]{3}/.test(about[0]!), `${name} ${about[0]}`)
    assert.equal(about[0]!.startsWith('Desk: '), name.includes(' /bo/'), name)
  }
})

const answered = (name: string, status: string) =>
  operation(name).responses[status]?.content['application/json']!.schema
const REFUSAL = { $ref: '#/components/schemas/Refusal' }

test('what waits for a second person answers 202: always, sometimes, with what holds already', () => {
  assert.deepEqual(answered('POST /bo/v1/vendor-keys', '200'), REFUSAL, 'it is refused or waits')
  for (const name of ['POST /bo/v1/vendor-keys', 'POST /bo/v1/kyc/{id}/accept', 'PATCH /bo/v1/members/{id}/profile']) {
    const { value } = answered(name, '202')!.properties as { value: { properties: object } }
    assert.ok('approvalId' in value.properties, name)
  }
  assert.notDeepEqual(answered('POST /bo/v1/kyc/{id}/accept', '200'), REFUSAL, 'it may be done at once')
  assert.equal(answered('GET /bo/v1/kyc/{id}', '202'), undefined)
})

test('a refusal with status 200 has a shape of its own beside the decision', () => {
  const [decision, refusal] = answered('GET /wps/relay/GLS2_roomList', '200')!.oneOf as Record<string, unknown>[]
  assert.deepEqual((decision!.properties as Record<string, unknown>).success, { const: true })
  assert.deepEqual(refusal, REFUSAL)
})

test('every call that takes a file says how it is sent', () => {
  const calls = ENDPOINTS.filter((endpoint) => endpoint.multipart)
  assert.ok(calls.length > 0)
  for (const { method, path, multipart } of calls) {
    const { requestBody } = operation(`${method} ${path}`)
    assert.deepEqual(typesOf(requestBody), ['multipart/form-data'], path)
    assert.deepEqual(requestBody!.content['multipart/form-data']!.schema!.required, [
      ...Object.keys(multipart!),
      'file',
    ])
  }
})

test('pictures and files are told by their media types, not in the envelope', () => {
  const sent = (name: string) => typesOf(operation(name).responses['200'])
  assert.deepEqual(sent('GET /wps/v2/avatars/{fileId}'), ['image/png', 'image/jpeg'])
  assert.deepEqual(sent('GET /wps/v2/export/{jobId}/file'), ['application/zip', 'text/csv'])
  assert.deepEqual(sent('GET /wps/v2/deposit/orders'), ['application/json'])
})
