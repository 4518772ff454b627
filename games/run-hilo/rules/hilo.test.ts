import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { certifyRun } from '@senluna/kit/games/run.ts'
import { configurationHashOf } from '../../configuration-hash.ts'
import { hiloCards, hiloTimes } from '../../vectors/runs.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { CONFIGURATION, countOf, hilo, offers, timesX10000, type Guess } from './index.ts'

const STAKE = amount(1_001n)
const MOVE = { GE: 'h', GT: 'h', LE: 'l', LT: 'l', EQ: 'e' } as const
const RANKS = Array.from({ length: 13 }, (_, less) => less + 1)
const GUESSES: readonly Guess[] = ['h', 'l', 'e']

for (const { id, input, expected } of hiloCards) {
  test(`cards of hi-lo: ${id}`, () => {
    const drawn = hilo.drawn(new Stream({ ...input, streamCode: 'hilo' }), 'cards', input.count - 1)
    assert.deepEqual(drawn, expected.ranks)
    // Fewer moves turn fewer cards, the same ones.
    assert.deepEqual(hilo.drawn(new Stream({ ...input, streamCode: 'hilo' }), 'cards', 2), expected.ranks.slice(0, 3))
  })
}

for (const { id, input, expected } of hiloTimes) {
  test(`what hi-lo pays: ${id}`, () => {
    const counts = input.steps.map(({ card, guess }) => countOf(card, MOVE[guess]))
    assert.equal(timesX10000(counts), expected.multiplierX10000)
  })
}

test('every guess on every card is fair: over its 13 next cards it brings what it risks', () => {
  let offered = 0
  for (const rank of RANKS)
    for (const guess of GUESSES) {
      const count = countOf(rank, guess)
      if (count === 0) {
        assert.equal(hilo.judge([rank, 1], 'cards', guess), undefined)
        continue
      }
      const right = RANKS.filter((next) => hilo.judge([rank, next], 'cards', guess)!.timesX10000 > 0)
      assert.equal(right.length, count, `${rank}${guess}`)
      offered++
    }
  assert.equal(offered, 26)
})

test('the certificate is the least of all strategies: longer runs return more', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyRun(hilo, configurationHashOf(hilo)), played }, certificate)
  const least = Number(certificate.rtp.numerator) / Number(certificate.rtp.denominator)
  let plans = 0
  for (const plan of hilo.choices()) {
    const { returned, ways } = returnOf(hilo.sharesOf(plan))
    assert.ok(returned <= 9_900n * ways && Number(returned) / Number(ways * 10_000n) >= least - 1e-12, plan)
    plans++
  }
  assert.equal(plans, 12 + 78 + 364 + 1_365)
  // Five right guesses multiply by this at least: flooring takes less than the certificate's.
  const fifth = timesX10000([12, 12, 12, 12, 12])
  assert.ok(0.99 * (1 - 1 / fifth) > least)
})

test('two strategies that look at the cards, over all cards of two turns, return the same 99 %', () => {
  // Always the likelier side; and a skip of every card from 5 to 9, then the likelier side.
  for (const skipping of [false, true]) {
    let floored = 0
    let exact = 0
    for (const first of RANKS)
      for (const second of RANKS)
        for (const third of RANKS) {
          const skip = skipping && first >= 5 && first <= 9
          const rank = skip ? second : first
          const guess: Guess = rank <= 7 ? 'h' : 'l'
          const cards = skip ? [first, second, third] : [first, second]
          const stand = hilo.judge(cards, 'cards', skip ? `s${guess}` : guess)!
          floored += stand.timesX10000
          if (stand.timesX10000 > 0) exact += (9_900 * 13) / countOf(rank, guess)
        }
    assert.ok(Math.abs(exact / 13 ** 3 - 9_900) < 1e-6)
    assert.ok(floored / 13 ** 3 <= 9_900 && floored / 13 ** 3 > 9_899)
  }
})

test('a run ends by a wrong guess, and by itself where no guess stays below the most', () => {
  assert.deepEqual(hilo.judge([7, 3], 'cards', 'h'), { timesX10000: 0, cashable: false, over: true })
  assert.equal(hilo.judge([7, 3, 5], 'cards', 'hl'), undefined)
  const kings = Array.from({ length: 6 }, () => 13)
  const stand = hilo.judge(kings, 'cards', 'eeeee')!
  assert.deepEqual(stand, { timesX10000: timesX10000([1, 1, 1, 1, 1]), cashable: true, over: false })
  // A sixth king would pay 4.8 million times: it isn't offered, a lower card still is.
  assert.equal(hilo.judge([...kings, 13], 'cards', 'eeeeee'), undefined)
  let counts: number[] = [1, 1, 1, 1, 1]
  while (offers(13, { counts, skipped: 0 }, 'l')) counts = [...counts, 12]
  const moves = `eeeee${counts
    .slice(5)
    .map((_, nth) => (nth % 2 === 0 ? 'l' : 'h'))
    .join('')}`
  const turned = [...kings, ...Array.from(moves.slice(5), (_, nth) => (nth % 2 === 0 ? 1 : 13))]
  assert.ok(hilo.judge(turned, 'cards', moves)!.over)
})

test('skips: free, without a right guess the stake comes back, at most 52', () => {
  const ranks = Array.from({ length: 54 }, () => 7)
  assert.deepEqual(hilo.judge(ranks.slice(0, 53), 'cards', 's'.repeat(52)), {
    timesX10000: 9_900,
    cashable: false,
    over: false,
  })
  assert.equal(hilo.judge(ranks, 'cards', 's'.repeat(53)), undefined)
  assert.equal(hilo.beats(ranks.slice(0, 3), STAKE, 'cards-ss')[0]?.won, STAKE)
})

test('moves, draws and openings that are none', () => {
  for (const moves of ['x', '1', 'hx'])
    assert.equal(hilo.judge([7, ...Array.from(moves, () => 9)], 'cards', moves), undefined)
  for (const drawn of [[], [1, 2], [0], [14]]) assert.throws(() => hilo.judge(drawn, 'cards', ''), RangeError)
  for (const opening of ['', 'Cards', '3']) assert.equal(hilo.opening.read(opening), undefined)
  assert.equal(at(hilo.stakes, 0), 1_000n)
  assert.equal(CONFIGURATION.skips, 52)
})
