import assert from 'node:assert/strict'
import { test } from 'vitest'
import { registryProblems } from './registry.ts'

const house = (own: string) =>
  new Map([
    ['games/crash/game.ts', ''],
    ['games/crash/rules/index.ts', ''],
    ['games/own-games.ts', own],
  ])

const OWN = "import { crash } from './crash/game.ts'"

test('a game in the list is complete', () => assert.deepEqual(registryProblems(house(OWN)), []))

test('a game that the list of our games lacks is told', () => {
  assert.deepEqual(registryProblems(house('')), ['games/own-games.ts lacks games/crash/game.ts: import it there'])
})

test('a game that is gone is told', () => {
  const own = `${OWN}\nimport { dice } from './dice/game.ts'`
  assert.deepEqual(registryProblems(house(own)), ['games/own-games.ts names games/dice/game.ts, which is not there'])
})

test('a list that is not there is told', () => {
  const files = house(OWN)
  files.delete('games/own-games.ts')
  assert.deepEqual(registryProblems(files), ['games/own-games.ts is missing: it lists crash'])
})

test('rules are a game that says what it is, or a family', () => {
  const files = house(OWN).set('games/toto/rules/index.ts', '')
  assert.deepEqual(registryProblems(files), [
    'games/toto has rules that nobody knows: say what they are in games/toto/game.ts',
  ])
  files.set('games/rules.ts', "import { toto } from './toto/rules/index.ts'")
  assert.deepEqual(registryProblems(files), [])
})
