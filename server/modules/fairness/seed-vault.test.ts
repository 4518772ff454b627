import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { at } from '@senluna/kit/assert.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { seedKeyFrom, seedVault } from './index.ts'

const [key, other, seed] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]

test('a sealed seed opens again for its owner, and shows nothing of itself', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), (bytes, owner) => {
      const vault = seedVault(randomBytes(32))
      const sealed = vault.seal(bytes, owner)
      assert.deepEqual([...vault.open(sealed, owner)], [...bytes])
      assert.ok(!sealed.includes(Buffer.from(bytes)))
    }),
  )
})

test('sealing twice gives two different texts', () => {
  const vault = seedVault(key)
  assert.notDeepEqual(vault.seal(seed, 'pair-1'), vault.seal(seed, 'pair-1'))
})

test('any one altered byte is refused', () => {
  const vault = seedVault(key)
  const sealed = vault.seal(seed, 'pair-1')
  for (let i = 0; i < sealed.length; i++) {
    const altered = Buffer.from(sealed)
    altered[i] = at(sealed, i) ^ 1
    assert.throws(() => vault.open(altered, 'pair-1'), /sealed seed|SEED_KEY/, `byte ${i}`)
  }
  assert.throws(() => vault.open(sealed.subarray(0, -1), 'pair-1'), /no sealed seed/)
  assert.throws(() => vault.open(Buffer.alloc(0), 'pair-1'), /no sealed seed/)
})

test("a seed moved to another owner's row is refused", () => {
  const vault = seedVault(key)
  assert.throws(() => vault.open(vault.seal(seed, 'pair-1'), 'pair-2'), /another owner/)
})

test('a former key opens and no longer seals; an unknown one is named', () => {
  const before = seedVault(key)
  const after = seedVault(other, [key])
  const old = before.seal(seed, 'pair-1')
  assert.deepEqual(after.open(old, 'pair-1'), seed)
  assert.equal(after.keyIdOf(old), before.keyId)
  const fresh = after.seal(seed, 'pair-1')
  assert.equal(after.keyIdOf(fresh), after.keyId)
  assert.throws(() => before.open(fresh, 'pair-1'), new RegExp(after.keyId))
})

test('a seed or key of another length is refused', () => {
  assert.throws(() => seedVault(Buffer.alloc(31)), RangeError)
  assert.throws(() => seedVault(key, [Buffer.alloc(33)]), RangeError)
  assert.throws(() => seedVault(key).seal(Buffer.alloc(31), 'pair-1'), RangeError)
})

test('SEED_KEY is read as hex or base64 of 32 bytes, and nothing else', () => {
  assert.deepEqual(seedKeyFrom(key.toString('hex')), key)
  assert.deepEqual(seedKeyFrom(key.toString('base64')), key)
  assert.deepEqual(seedKeyFrom(key.toString('base64url')), key)
  for (const text of ['', 'secret', 'ab'.repeat(31), key.toString('hex') + '0', ' '.repeat(44)]) {
    assert.throws(() => seedKeyFrom(text), /SEED_KEY must be 32 bytes/)
  }
})
