import assert from 'node:assert/strict'
import { test } from 'vitest'
import { registryProblems } from './registry.ts'

const house = (rules: string, clients: string) =>
  new Map([
    ['games/crash/rules/index.ts', ''],
    ['games/crash/client/index.tsx', ''],
    ['games/rules.ts', rules],
    ['games/clients.ts', clients],
  ])

const RULES = "import { crash } from './crash/rules/index.ts'"
const CLIENTS = "export const clients = { crash: () => import('./crash/client/index.tsx') }"

test('a game in both lists is complete', () => assert.deepEqual(registryProblems(house(RULES, CLIENTS)), []))

test("a game that the server's list lacks is told", () => {
  assert.deepEqual(registryProblems(house('', CLIENTS)), ['games/rules.ts lacks games/crash/rules: import it there'])
})

test("a game that the stage's list lacks is told", () => {
  assert.deepEqual(registryProblems(house(RULES, '// crash')), [
    'games/clients.ts lacks games/crash/client: import it there',
  ])
})

test('a game that is gone is told', () => {
  const rules = `${RULES}\nimport { dice } from './dice/rules/index.ts'`
  assert.deepEqual(registryProblems(house(rules, CLIENTS)), [
    'games/rules.ts names games/dice/rules, which is not there',
  ])
})

test('a list that is not there is told', () => {
  const files = house(RULES, CLIENTS)
  files.delete('games/clients.ts')
  assert.deepEqual(registryProblems(files), ['games/clients.ts is missing: it lists crash'])
})
