import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'vitest'
import { secretsIn } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'senluna-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('secrets are drawn once and stay', () => {
  const first = secretsIn(folder, {})
  assert.match(first.SEED_KEY ?? '', /^[0-9a-f]{64}$/)
  assert.notEqual(first.SEED_KEY, first.PEPPER)
  assert.deepEqual(secretsIn(folder, {}), first)
})

test('only their owner can read them', () => {
  secretsIn(folder, {})
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600)
})

test("the environment's secret rules over the drawn one", () => {
  assert.equal(secretsIn(folder, { PEPPER: 'ab'.repeat(32) }).PEPPER, 'ab'.repeat(32))
})

test('nothing is drawn in production', () => {
  assert.deepEqual(secretsIn(folder, { NODE_ENV: 'production' }), {})
})
