import assert from 'node:assert/strict'
import { certifyInstant, returnOf } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { vectors } from '../../vectors/vectors.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { choiceOf, paysOf, plinko, slotOf } from './index.ts'

for (const { id, input, expected } of vectors.plinko) {
  test(`a ball of plinko: ${id}`, () => {
    const text = `${input.rows}-${input.risk}`
    const choice = choiceOf(text)!
    const stake = amount(BigInt(input.stake))
    const { draws, payout } = plinko.play(new Stream({ ...input, streamCode: 'plinko' }), stake, text)
    const slot = slotOf(draws, choice)
    assert.deepEqual(
      {
        path: draws.map((step) => (step === 1 ? 'R' : 'L')).join(''),
        slot,
        multiplierX100: paysOf(choice)[slot],
        returned: Number(payout),
      },
      expected,
    )
    assert.equal(plinko.beats(draws, stake, text)[0]!.won, payout)
  })
}

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(plinko, configurationHashOf(plinko)), played }, certificate)
})

const STATED: Readonly<Record<string, string>> = {
  '8-low': '0.988281',
  '8-medium': '0.990625',
  '8-high': '0.989063',
  '12-low': '0.991650',
  '12-medium': '0.989795',
  '12-high': '0.989893',
  '16-low': '0.988031',
  '16-medium': '0.989993',
  '16-high': '0.989999',
}

for (const choice of plinko.choices()) {
  test(`every path of ${choice} is counted, and they return ${STATED[choice]}`, () => {
    const { rows } = choiceOf(choice)!
    const stake = amount(10_000n)
    let paid = 0n
    for (let bits = 0; bits < 2 ** rows; bits++) {
      paid += plinko.beats(
        Array.from({ length: rows }, (_, row) => (bits >> row) & 1),
        stake,
        choice,
      )[0]!.won
    }
    const { returned, ways } = returnOf(plinko.sharesOf(choice))
    assert.deepEqual([paid, ways], [returned, 2n ** BigInt(rows)])
    const millionths = ((returned * 2_000_000n) / (ways * 10_000n) + 1n) / 2n
    assert.equal(`0.${millionths}`, STATED[choice])
  })
}

test('what is no choice and what is no path is refused', () => {
  for (const text of ['', '8', '8-', '10-low', '8-LOW', '16-high ']) assert.equal(choiceOf(text), undefined)
  const stake = amount(1_000n)
  assert.throws(() => plinko.beats([0, 1], stake, '8-low'), RangeError)
  assert.throws(() => plinko.beats([0, 1, 2, 0, 0, 0, 0, 0], stake, '8-low'), RangeError)
})
