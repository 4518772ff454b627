import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lockProblems } from './lock.ts'

const wanting = (places: readonly string[]) => ({
  packages: {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-mac': '1.0.0' } },
    ...Object.fromEntries(places.map((place) => [place, { version: '1.0.0' }])),
  },
})

test("a platform's package that the lock lacks is found", () => {
  assert.deepEqual(lockProblems(wanting([])), [
    'node_modules/tool wants tool-mac@1.0.0, which the lock file does not have',
  ])
})

test('one beside its parent or inside it is there', () => {
  assert.deepEqual(lockProblems(wanting(['node_modules/tool-mac'])), [])
  assert.deepEqual(lockProblems(wanting(['node_modules/tool/node_modules/tool-mac'])), [])
})

test('one inside another package is not', () => {
  assert.equal(lockProblems(wanting(['node_modules/other/node_modules/tool-mac'])).length, 1)
})

test('a workspace finds what stands at the top', () => {
  const lock = {
    packages: { tools: { optionalDependencies: { browser: '1' } }, 'node_modules/browser': { version: '1' } },
  }
  assert.deepEqual(lockProblems(lock), [])
})
