import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'

/** What writes down what an entry of the audit log is about: `object: { kind: 'bill', id }`. */
const ABOUT = /\{ kind: '([a-zA-Z-]+)', id\b/g
/** Who did something is no object. */
const BY = /\b(?:actor|by): $/

test('everything that the audit log is about has a name', () => {
  const kinds = new Set<string>()
  for (const path of globSync('server/modules/**/*.ts')) {
    if (path.endsWith('.test.ts')) continue
    const source = readFileSync(path, 'utf8')
    for (const { 1: kind, index } of source.matchAll(ABOUT)) if (!BY.test(source.slice(0, index))) kinds.add(kind!)
  }
  assert.ok(kinds.size > 60)
  const named = (kind: string) =>
    ['approvals', 'audit'].some((place) => `desk.${place}.object.${kind}` in DESK_TEXTS.VI)
  assert.deepEqual(
    [...kinds].filter((kind) => !named(kind)),
    [],
  )
})
