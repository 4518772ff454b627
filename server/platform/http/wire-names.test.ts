import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { FIELD_NAMES, fromWire, toWire, wireCopy, wireName, type FieldName } from '@senluna/contract/names.ts'

const NAMES = ['underMaintenance'] as const
const game = { gameId: 'a', underMaintenance: 1, colors: ['red'] }

test('a reply goes out in the words of the wire, at any depth', () => {
  const reply = { list: [game, { gameId: 'b' }] as const, best: { game } }
  const wire = { gameId: 'a', isNew: 1, colors: ['red'] }
  assert.deepEqual(JSON.parse(JSON.stringify(toWire(NAMES, reply))), {
    list: [wire, { gameId: 'b' }],
    best: { game: wire },
  })
  assert.deepEqual(wireCopy(NAMES, reply), { list: [wire, { gameId: 'b' }], best: { game: wire } })
  assert.equal(reply.list[0].underMaintenance, 1, 'what the server keeps is not touched')
})

test('what has no such field is not copied', () => {
  const reply = { list: [{ gameId: 'b' }], at: new Date(0) }
  assert.equal(toWire(NAMES, reply), reply)
  assert.equal(toWire(undefined, game), game)
  assert.equal(fromWire(NAMES, reply), reply)
})

test('a request comes in our words; our own name means nothing to callers', () => {
  assert.deepEqual(fromWire(NAMES, { list: [{ isNew: '1', a: null }] }), { list: [{ underMaintenance: '1', a: null }] })
  assert.deepEqual(fromWire(NAMES, { underMaintenance: '1', isNew: '0' }), { underMaintenance: '0' })
  assert.deepEqual(fromWire(NAMES, { underMaintenance: '1' }), {})
  assert.equal(fromWire(NAMES, 'isNew'), 'isNew')
})

test('what was kept in the words of the wire goes out as it is', () => {
  assert.deepEqual(toWire(NAMES, { isNew: 0 }), { isNew: 0 })
})

test('a field is named to callers by its name on the wire', () => {
  assert.equal(wireName(NAMES, 'underMaintenance'), 'isNew')
  assert.equal(wireName(NAMES, 'shownAsNew'), 'shownAsNew', 'the call has no such field')
  assert.equal(wireName(undefined, 'underMaintenance'), 'underMaintenance')
})

const OURS = new Set<string>(FIELD_NAMES)
const WORDS = new Set(FIELD_NAMES.map((name) => wireName([name], name)))

/** The fields of a schema, at any depth. */
function fieldsOf(part: z.ZodMiniType | undefined, io: 'input' | 'output'): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') found.push(...Object.keys(inner as object))
      walk(inner)
    }
  }
  if (part) walk(z.toJSONSchema(part, { io, unrepresentable: 'any' }))
  return found
}

const fieldsOfCall = ({ path, names = [], query, body, reply }: Endpoint) => [
  ...fieldsOf(query, 'input'),
  ...fieldsOf(body, 'input'),
  ...fieldsOf(reply, 'output'),
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => names.find((name) => wireName(names, name) === part) ?? part!),
]

for (const endpoint of ENDPOINTS)
  test(`${endpoint.method} ${endpoint.path} says which of its fields have another name on the wire`, () => {
    const fields = new Set(fieldsOfCall(endpoint))
    const names: readonly FieldName[] = endpoint.names ?? []
    // An export has its list's: the heads of its table are named by them.
    const inTable = endpoint.path.endsWith('/export') ? names : []
    // What a request or an entry of the audit log compares has the names of what it is about.
    const compared = fields.has('before') && fields.has('objectKind') ? names : []
    assert.deepEqual(
      [...new Set([...fields].filter((name) => OURS.has(name)).concat(inTable, compared))].toSorted(),
      names.toSorted(),
    )
    assert.equal(new Set(names.map((name) => wireName([name], name))).size, names.length, 'two become one')
    assert.deepEqual(
      [...fields].filter((name) => WORDS.has(name)),
      [],
      'the words of the wire stand in names.ts alone',
    )
  })
