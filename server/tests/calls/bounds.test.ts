import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '@senluna/contract/endpoint.ts'

// A whole number without a bound of its own is answered by an error of the database, sooner or
// later. Without one, the shape says the largest that a float holds exactly.

const ROOT = fileURLToPath(new URL('../../../contract', import.meta.url))
const PARTS: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.ts', { cwd: ROOT }).map((file) => import(`../../../contract/${file}`)),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value
const CALLS = PARTS.flatMap((part) => Object.values(part)).filter(isEndpoint)

interface Shape {
  type?: string
  minimum?: number
  maximum?: number
}

/** Where a shape has whole numbers without bounds, by their path. */
function unbounded(shape: unknown, path: string): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { type, minimum, maximum } = shape as Shape
  const isBounded = [minimum, maximum].every((bound) => Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER)
  const own = type === 'integer' && !isBounded
  return [
    ...(own ? [path] : []),
    ...Object.entries(shape).flatMap(([name, part]) => unbounded(part, `${path}/${name}`)),
  ]
}

test('every whole number that a call takes has its bounds', () => {
  assert.ok(CALLS.length > 400)
  const found = CALLS.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) =>
      schema ? unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${method} ${path}`) : [],
    ),
  )
  assert.deepEqual([...new Set(found)], [])
})
