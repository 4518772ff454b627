import assert from 'node:assert/strict'
import { test } from 'vitest'
import { registryProblems } from './registry.ts'

const house = (own: string, clients: string) =>
  new Map([
    ['games/crash/game.ts', ''],
    ['games/crash/rules/index.ts', ''],
    ['games/crash/client/index.tsx', ''],
    ['games/own-games.ts', own],
    ['games/clients.ts', clients],
  ])

const OWN = "import { crash } from './crash/game.ts'"
const CLIENTS = "export const clients = { crash: () => import('./crash/client/index.tsx') }"

test('a game in both lists is complete', () => assert.deepEqual(registryProblems(house(OWN, CLIENTS)), []))

test('a game that the list of our games lacks is told', () => {
  assert.deepEqual(registryProblems(house('', CLIENTS)), [
    'games/own-games.ts lacks games/crash/game.ts: import it there',
  ])
})

test("a game that the stage's list lacks is told", () => {
  assert.deepEqual(registryProblems(house(OWN, '// crash')), [
    'games/clients.ts lacks games/crash/client: import it there',
  ])
})

test('a game that is gone is told', () => {
  const own = `${OWN}\nimport { dice } from './dice/game.ts'`
  assert.deepEqual(registryProblems(house(own, CLIENTS)), [
    'games/own-games.ts names games/dice/game.ts, which is not there',
  ])
})

test('a list that is not there is told', () => {
  const files = house(OWN, CLIENTS)
  files.delete('games/clients.ts')
  assert.deepEqual(registryProblems(files), ['games/clients.ts is missing: it lists crash'])
})

test('rules are a game that says what it is, or a family', () => {
  const files = house(OWN, CLIENTS).set('games/toto/rules/index.ts', '')
  assert.deepEqual(registryProblems(files), [
    'games/toto has rules that nobody knows: say what they are in games/toto/game.ts',
  ])
  files.set('games/rules.ts', "import { toto } from './toto/rules/index.ts'")
  assert.deepEqual(registryProblems(files), [])
})
