import assert from 'node:assert/strict'
import { test } from 'vitest'
import { findBetType, findGame, GAMES, STRUCTURES, structureOf } from './index.ts'

const game = (code: string) => {
  const found = findGame(code)
  assert.ok(found, code)
  return found
}

test('a game is found by its code, its draw by its profile, and nothing else is', () => {
  assert.equal(game('VN_S_HCM').names.EN, 'Ho Chi Minh City')
  assert.equal(structureOf(game('VN_S_HCM')), STRUCTURES.get('VN_S'))
  assert.equal(structureOf(game('VN_FAST_N_60')), STRUCTURES.get('VN_N'))
  for (const none of ['', 'vn_n', 'VN_X', 'constructor']) assert.equal(findGame(none), undefined)
})

test('a bet type is found where the draw has it and the game has a price for it', () => {
  assert.equal(findBetType(game('VN_N'), 'DE_G7')?.units, 4)
  assert.equal(findBetType(game('VN_S_HCM'), 'DE_G7'), undefined)
  assert.equal(findBetType({ ...game('VN_N'), prices: {} }, 'DE_G7'), undefined)
  assert.equal(findBetType(game('VN_N'), 'toString'), undefined)
})

test('a game whose draw is not there is a bug', () => {
  assert.throws(() => structureOf({ ...game('VN_N'), profile: 'XX' }), RangeError)
})

test('every code stands once', () => {
  assert.ok(STRUCTURES.size > 1)
  assert.ok(GAMES.size > 60)
})
