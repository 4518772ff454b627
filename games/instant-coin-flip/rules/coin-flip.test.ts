import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { choiceOf, coinFlip, timesX10000 } from './index.ts'

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(coinFlip, configurationHashOf(coinFlip)), played }, certificate)
})

for (const choice of coinFlip.choices()) {
  test(`every run of ${choice} is counted, one wins, and they return 98 %`, () => {
    const { flips } = choiceOf(choice)!
    const stake = amount(10_000n)
    const paid = Array.from({ length: 2 ** flips }, (_, bits) =>
      coinFlip.beats(
        Array.from({ length: flips }, (__, nth) => (bits >> nth) & 1),
        stake,
        choice,
      ),
    ).map(([beat]) => beat!.won)
    assert.equal(paid.filter((won) => won > 0n).length, 1)
    const { returned, ways } = returnOf(coinFlip.sharesOf(choice))
    assert.deepEqual([paid.reduce((sum, won) => sum + won, 0n), BigInt(paid.length)], [returned, ways])
    assert.equal(returned * 100n, ways * 10_000n * 98n)
  })
}

test('a stream gives the flips from its first number on, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...coinFlip.choices()), (nonce, choice) => {
      const stream = () =>
        new Stream({ serverSeed: '07'.repeat(32), streamCode: 'coinflip', clientSeed: 'alice', nonce })
      const stake = amount(1_001n)
      const { draws, payout } = coinFlip.play(stream(), stake, choice)
      const longest = coinFlip.play(stream(), stake, 'heads-10').draws
      assert.deepEqual(draws, longest.slice(0, draws.length))
      assert.equal(coinFlip.beats(draws, stake, choice)[0]!.won, payout)
      assert.ok(payout === 0n || payout === (stake * BigInt(timesX10000(choiceOf(choice)!))) / 10_000n)
    }),
  )
})

test('what is no choice and what is no run is refused', () => {
  for (const text of ['', 'heads', 'heads-0', 'heads-11', 'edge-1', 'heads-01', 'HEADS-1'])
    assert.equal(choiceOf(text), undefined)
  for (const draws of [[], [2], [0, 1]])
    assert.throws(() => coinFlip.beats(draws, amount(1_000n), 'heads-1'), RangeError)
})
