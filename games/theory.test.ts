import assert from 'node:assert/strict'
import { isInstant, spreadOf } from '@senluna/kit/games/instant.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import { betReturns, isTableGame } from '@senluna/kit/games/table.ts'
import { isBestPlay, theoryOf } from '@senluna/kit/games/theory.ts'
import { test } from 'vitest'
import { HOUSE_GAMES, rtpOf } from './rules.ts'

const near = (found: number, wanted: number, within: number, why: string) =>
  assert.ok(Math.abs(found - wanted) <= within, `${why}: ${found} is not ${wanted}`)
const own = (code: string) => HOUSE_GAMES.find(({ game }) => game.code === code)!

// The house's edge and the deviation of single bets, as tables of probabilities print them.
test.each([
  ['roulette', 'n17.5', 36 / 37, 5.8378],
  ['roulette', 'red.10', 36 / 37, 0.99963],
  ['baccarat', 'player.1', 1 - 0.012351, 0.95],
  ['baccarat', 'banker.1', 1 - 0.010579, 0.93],
])('%s: %s', (code, choice, mean, deviation) => {
  const theory = theoryOf(own(code), choice)
  near(theory.mean, mean, 1e-6, 'mean')
  near(Math.sqrt(theory.variance!), deviation, 5e-3, 'deviation')
})

// Published: a tie at 8 to 1 keeps 14.36 % of its stakes, the banker's bet 1.06 %.
test.each([
  ['roulette', 36 / 37, 36 / 37],
  ['baccarat', 0.856404, 0.989421],
])('%s: what its bets return at least and at most', (code, least, most) => {
  const { game } = own(code)
  assert.ok(isTableGame(game))
  const shares = betReturns(game).map(({ share }) => share)
  near(Math.min(...shares), least, 1e-6, 'least')
  near(Math.max(...shares), most, 1e-6, 'most')
})

test('what the return of a game is of: the bet a table is certified for, every bet, the best play', () => {
  for (const { game } of HOUSE_GAMES.filter(({ game }) => isTableGame(game))) {
    assert.ok(isTableGame(game))
    const isSame = new Set(betReturns(game).map(({ share }) => share)).size === 1
    assert.equal(rtpOf(game.code), isSame ? 'everyBet' : game.main, game.code)
  }
  const others = ['blackjack', 'video-poker', 'mines', 'dice', 'sen-vang'].map(rtpOf)
  assert.deepEqual(others, ['bestPlay', 'bestPlay', undefined, undefined, undefined])
})

// By hand: a die pays 1.98 in half of its rolls; at a target of 1,000,000 hardly anything returns.
test.each([
  ['dice', 'under-5000', '0.5000000', 0.99],
  ['limbo', '2.00', '0.4950000', 1],
  ['limbo', '1000000.00', '0.0000010', 994.987],
  ['rps', 'rock', '0.6666667', 0.79213],
])('%s: how often %s brings anything back, and how far it strays', (code, choice, hitRate, deviation) => {
  const { game } = own(code)
  assert.ok(isInstant(game))
  const spread = spreadOf(game, choice)
  assert.equal(spread.hitRate, hitRate)
  near(Number(spread.deviation), deviation, 1e-2, 'deviation')
})

test('two bets that can only lose together have less variance than each alone', () => {
  const both = theoryOf(own('roulette'), 'black.10-red.10')
  near(both.mean, 36 / 37, 1e-9, 'mean')
  assert.ok(both.variance! < 0.03)
})

test('every game and mode has the theory of its certificate', () => {
  for (const { game, certificate } of HOUSE_GAMES) {
    if (isTableGame(game) || isInstant(game)) {
      const { mean, variance } = theoryOf({ game, certificate }, game.choosing.first)
      assert.ok(mean >= Number(certificate.rtp.decimal) - 0.08 && mean <= 1, game.code)
      assert.ok(variance! > 0, game.code)
      continue
    }
    for (const { choice, rtp, deviation } of certificate.modes ?? [{ ...certificate, choice: undefined }]) {
      const theory = theoryOf({ game, certificate }, choice)
      assert.equal(theory.mean, Number(rtp.decimal), game.code)
      assert.equal(theory.mode, choice ?? '', game.code)
      if (isRunGame(game)) assert.equal(theory.variance, undefined)
      else near(Math.sqrt(theory.variance!), Number(deviation), 1e-9, game.code)
    }
  }
})

test('only blackjack and video poker return most to who plays best', () => {
  const best = HOUSE_GAMES.flatMap(({ game }) => (isBestPlay(game) ? [game.code] : []))
  assert.deepEqual(best.toSorted(), ['blackjack', 'video-poker'])
})

test('what a game doesn’t take has no theory', () => {
  assert.throws(() => theoryOf(own('mua-vang'), 'no-mode'), RangeError)
})
