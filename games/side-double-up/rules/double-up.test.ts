import assert from 'node:assert/strict'
import { gambleChoiceOf, gambleLeft, gambleMost, gambleTimes, mayGamble } from '@senluna/kit/games/gamble.ts'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { doubleUp, drawnCard } from './index.ts'

test('the certificate is what every choice comes to: all that was risked', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(doubleUp, configurationHashOf(doubleUp)), played }, certificate)
  assert.equal(certificate.rtp.decimal, '1.0000000')
})

for (const choice of doubleUp.choices()) {
  test(`over all 52 cards ${choice} returns 100 % to the last unit, whatever stands`, () => {
    const { returned, ways } = returnOf(doubleUp.sharesOf(choice))
    assert.equal(returned, ways * 10_000n)
    for (const stake of [1n, 1_003n, 999_999_999_999n]) {
      const paid = Array.from({ length: 52 }, (_, card) => doubleUp.beats([card], amount(stake), choice)[0]!.won)
      assert.equal(
        paid.reduce((sum, won) => sum + won, 0n),
        stake * 52n,
      )
      const times = BigInt(gambleTimes(gambleChoiceOf(choice)!))
      assert.ok(paid.every((won) => won === 0n || won === stake * times))
    }
  })
}

test('the card doesn’t depend on what is chosen, and says its suit', () => {
  for (let nonce = 0; nonce < 200; nonce++) {
    const cards = [...doubleUp.choices()].map(
      (choice) =>
        doubleUp.play(
          new Stream({ serverSeed: '07'.repeat(32), streamCode: 'doubleup', clientSeed: 'alice', nonce }),
          amount(1_000n),
          choice,
        ).draws[0],
    )
    assert.equal(new Set(cards).size, 1)
  }
  const outcome = (card: number) => doubleUp.beats([card], amount(1n), 'red')[0]!.outcome
  assert.deepEqual([outcome(0), outcome(25), outcome(35), outcome(51)], ['A♠', 'K♥', '10♦', 'K♣'])
})

test('what is no card and no choice is refused', () => {
  for (const text of ['', 'RED', 'green', 'spade']) assert.equal(gambleChoiceOf(text), undefined)
  for (const draws of [[], [52], [-1], [0, 1], [0.5]]) assert.throws(() => drawnCard(draws), RangeError)
})

test('a win goes on five steps at most, to 64 times itself, never above the game’s own most', () => {
  const [win, stake] = [amount(1_000n), amount(1_000n)]
  const most = gambleMost(win, stake, { capMultiple: 10_000 })
  assert.equal(most, 64_000n)
  assert.equal(gambleMost(win, stake, { capMultiple: 20 }), 20_000n)
  const at = (steps: number, standing: bigint) => ({ steps, standing: amount(standing), most })
  assert.ok(mayGamble(at(2, 16_000n), 4))
  assert.ok(!mayGamble(at(3, 32_000n), 4))
  assert.equal(gambleLeft(at(0, 1_000n)), 5)
  assert.equal(gambleLeft(at(3, 64_000n)), 0)
  assert.equal(gambleLeft(at(5, 32_000n)), 0)
  assert.equal(gambleLeft(at(1, 0n)), 0)
})
