import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { vectors } from '../../vectors/vectors.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { choiceOf, paysOf, segmentOf, wheel } from './index.ts'

for (const { id, input, expected } of vectors.wheel) {
  test(`a turn of the wheel: ${id}`, () => {
    const stake = amount(BigInt(input.stake))
    const { draws, payout } = wheel.play(new Stream({ ...input, streamCode: 'wheel' }), stake, 'medium')
    const index = segmentOf(draws)
    assert.deepEqual({ index, multiplierX100: paysOf('medium')[index], returned: Number(payout) }, expected)
    assert.equal(wheel.beats(draws, stake, 'medium')[0]!.won, payout)
  })
}

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(wheel, configurationHashOf(wheel)), played }, certificate)
})

for (const choice of wheel.choices()) {
  test(`the twenty segments of ${choice} are counted, and return 97.5 %`, () => {
    const stake = amount(1_000n)
    const paid = Array.from({ length: 20 }, (_, segment) => wheel.beats([segment], stake, choice)[0]!.won)
    assert.equal(
      paid.reduce((sum, won) => sum + won, 0n),
      19_500n,
    )
    const { returned, ways } = returnOf(wheel.sharesOf(choice))
    assert.deepEqual([returned, ways], [195_000n, 20n])
  })
}

test('what is no choice and what is no segment is refused', () => {
  for (const text of ['', 'LOW', 'medium ', '20']) assert.equal(choiceOf(text), undefined)
  for (const draws of [[], [20], [-1], [1, 2]])
    assert.throws(() => wheel.beats(draws, amount(1_000n), 'low'), RangeError)
  assert.throws(() => wheel.beats([1], amount(1_000n), 'lowest'), RangeError)
})
