import assert from 'node:assert/strict'
import { certifyInstant, returnOf, timesStake } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { vectors } from '../../vectors/vectors.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { beatOf, choiceOf, dice, pointsOf, timesX10000, waysOf, writtenChoice } from './index.ts'

for (const { id, input, expected } of vectors.dice) {
  test(`a roll of the dice: ${id}`, () => {
    const choice = { side: input.direction === 'UNDER' ? 'under' : 'over', target: input.target } as const
    const stake = amount(BigInt(input.stake))
    const roll = new Stream({ ...input, streamCode: 'dice' }).uint(10_000)
    const beat = beatOf(roll, stake, choice)
    assert.deepEqual(
      {
        roll,
        winCount: waysOf(choice),
        multiplierX10000: timesX10000(choice),
        win: beat.timesX10000 !== 0,
        returned: Number(beat.won),
      },
      expected,
    )
    const text = writtenChoice(choice)
    // The figures hold for every point; the game offers those that win 9,800 of 10,000 at most.
    if (waysOf(choice) > 9_800) return assert.equal(choiceOf(text), undefined)
    const played = dice.play(new Stream({ ...input, streamCode: 'dice' }), stake, text)
    assert.equal(pointsOf(played.draws), roll)
    assert.deepEqual(dice.beats(played.draws, stake, text), [beat])
    assert.equal(played.payout, beat.won)
  })
}

test('the certificate is what every choice comes to', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyInstant(dice, configurationHashOf(dice)), played }, certificate)
})

test('every choice returns 99 %, less what flooring its multiplier takes', () => {
  let choices = 0
  for (const choice of dice.choices()) {
    const { returned, ways } = returnOf(dice.sharesOf(choice))
    assert.equal(ways, 10_000n)
    assert.ok(returned <= 99_000_000n && returned > 98_990_000n, choice)
    assert.equal(dice.choosing.read(choice), choice)
    choices++
  }
  assert.equal(choices, 19_600)
})

test('the shares of a choice are what its ten thousand rolls come to', () => {
  const stake = amount(1_000n)
  for (const choice of ['under-1', 'over-9998', 'under-9800', 'over-199', 'under-5000', 'over-7313']) {
    let returned = 0n
    for (let roll = 0; roll < 10_000; roll++) {
      returned += dice.beats([roll >> 8, roll & 255], stake, choice)[0]!.won
    }
    const summed = dice
      .sharesOf(choice)
      .reduce((sum, { ways, timesX10000: x }) => sum + ways * timesStake(stake, x), 0n)
    assert.equal(returned, summed)
  }
})

for (const text of ['', 'under', 'under-0', 'under-9801', 'over-9999', 'over-198', 'under-05', 'UNDER-50', 'over--5']) {
  test(`no choice of the dice: "${text}"`, () => {
    assert.equal(choiceOf(text), undefined)
    assert.throws(() => dice.sharesOf(text), RangeError)
  })
}

test('draws that are no roll are refused', () => {
  for (const draws of [[], [1], [39, 16], [1, 2, 3], [255, 255]]) assert.throws(() => pointsOf(draws), RangeError)
})
