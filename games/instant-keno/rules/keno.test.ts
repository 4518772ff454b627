import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { keno, numbersOf, paysOf, picksOf, waysOf, writtenPicks } from './index.ts'

const stake = amount(10_000n)
const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 })

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(keno, configurationHashOf(keno)), played }, certificate)
})

/** What each count of picks returns, worked out apart: in millionths, rounded. */
const STATED = [975_000, 975_000, 977_733, 977_733, 975_900, 974_423, 975_721, 975_500, 977_619, 972_299]

for (const [nth, stated] of STATED.entries()) {
  test(`${nth + 1} picks return ${stated} millionths`, () => {
    const shares = keno.sharesOf(writtenPicks(Array.from({ length: nth + 1 }, (_, index) => 40 - index)))
    const { returned, ways } = returnOf(shares)
    assert.equal(ways, 847_660_528n)
    assert.equal(Number(((returned * 2_000_000n) / (ways * 10_000n) + 1n) / 2n), stated)
  })
}

test('hits of two and three picks are counted as they are by hand', () => {
  // Of the forty numbers only whether each pick is drawn matters: 10 · 9 of 40 · 39 and so on.
  assert.deepEqual(
    [0, 1, 2].map((hits) => waysOf(2, hits) * 1_560n),
    [870n, 600n, 90n].map((part) => part * 847_660_528n),
  )
  assert.equal(
    [0, 1, 2, 3].reduce((sum, hits) => sum + waysOf(3, hits), 0n),
    847_660_528n,
  )
})

test('a round pays by its hits, whatever the order of picks and draws', () => {
  fc.assert(
    fc.property(fc.nat(), some, (nonce, picks) => {
      const stream = () => new Stream({ serverSeed: '07'.repeat(32), streamCode: 'keno40', clientSeed: 'alice', nonce })
      const choice = keno.choosing.read(picks.join('-'))!
      assert.deepEqual(
        picksOf(choice),
        picks.toSorted((a, b) => a - b),
      )
      const { draws, payout } = keno.play(stream(), stake, choice)
      assert.deepEqual(draws, keno.play(stream(), stake, '1').draws)
      const hits = numbersOf(draws).filter((number) => picks.includes(number)).length
      const [beat] = keno.beats(draws.toReversed(), stake, choice)
      assert.deepEqual([beat!.outcome, beat!.won], [`${hits}/${picks.length}`, payout])
      assert.equal(payout, BigInt(paysOf(picks.length)[hits]!) * 100n)
    }),
  )
})

test('what is no choice and what is no draw is refused', () => {
  for (const text of ['', '0', '41', '1-1', '1-', '-1', '01', '1,2', '1-2-3-4-5-6-7-8-9-10-11'])
    assert.equal(picksOf(text), undefined)
  for (const draws of [[], [0, 1, 2, 3, 4, 5, 6, 7, 8, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8, 40]])
    assert.throws(() => keno.beats(draws, stake, '1'), RangeError)
})
