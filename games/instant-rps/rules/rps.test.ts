import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { against, drawnHand, HANDS, handOf, rps } from './index.ts'

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(rps, configurationHashOf(rps)), played }, certificate)
})

for (const [own, house] of [
  ['paper', 'rock'],
  ['scissors', 'paper'],
  ['rock', 'scissors'],
] as const) {
  test(`${own} beats ${house}`, () => {
    assert.deepEqual([against(own, house), against(house, own), against(own, own)], ['won', 'lost', 'even'])
    const pays = (hand: string) => rps.beats([HANDS.indexOf(house)], amount(1_001n), hand)[0]!.won
    assert.deepEqual([pays(own), pays(house)], [1_941n, 1_001n])
  })
}

for (const choice of rps.choices()) {
  test(`the three hands against ${choice} return 98 %`, () => {
    const paid = HANDS.map((_, house) => rps.beats([house], amount(10_000n), choice)[0]!.won)
    const { returned, ways } = returnOf(rps.sharesOf(choice))
    assert.deepEqual([paid.reduce((sum, won) => sum + won, 0n), ways], [returned, 3n])
    assert.equal(returned, 29_400n)
  })
}

test("the house's hand doesn't depend on what is chosen", () => {
  fc.assert(
    fc.property(fc.nat(), (nonce) => {
      const drawn = HANDS.map(
        (hand) =>
          rps.play(
            new Stream({ serverSeed: '07'.repeat(32), streamCode: 'rps', clientSeed: 'alice', nonce }),
            amount(1_000n),
            hand,
          ).draws[0],
      )
      assert.equal(new Set(drawn).size, 1)
    }),
  )
})

test('what is no hand is refused', () => {
  for (const text of ['', 'ROCK', 'lizard', 'rock ']) assert.equal(handOf(text), undefined)
  for (const draws of [[], [3], [-1], [0, 1]]) assert.throws(() => drawnHand(draws), RangeError)
})
