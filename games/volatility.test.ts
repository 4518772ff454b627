import assert from 'node:assert/strict'
import { HIGH_FROM, levelOf, MEDIUM_FROM, volatilityOf } from '@senluna/kit/games/volatility.ts'
import { test } from 'vitest'
import { OWN_GAMES } from './own-games.ts'

test('a level begins at its limit', () => {
  assert.deepEqual([0, MEDIUM_FROM - 0.001, MEDIUM_FROM, HIGH_FROM - 0.001, HIGH_FROM, 1_000].map(levelOf), [
    'LOW',
    'LOW',
    'MEDIUM',
    'MEDIUM',
    'HIGH',
    'HIGH',
  ])
})

// By hand from each certificate, and for games with a choice from the odds of the first one.
const LEVELS = {
  LOW: ['baccarat', 'blackjack', 'coin-flip', 'dice', 'hilo', 'limbo', 'mines', 'plinko', 'rps', 'tower', 'wheel'],
  MEDIUM: ['mat-rung', 'roulette', 'scratch', 'sen-vang', 'video-poker'],
  HIGH: ['cho-noi', 'keno', 'mua-vang', 'roi-nuoc'],
}

test('every game has the level that its figures say', () => {
  const found = Object.keys(LEVELS).map((level) => [
    level,
    OWN_GAMES.filter((own) => volatilityOf(own) === level)
      .map(({ game }) => game.code)
      .toSorted(),
  ])
  assert.deepEqual(Object.fromEntries(found), LEVELS)
})
