import fc from 'fast-check'
import { assert, test } from 'vitest'
import { convertRefusal, worthOf } from './convert.ts'
import { earnPoints, weightedBet } from './earn.ts'
import { pointTermsOf, USUAL_POINT_TERMS } from './terms.ts'
import vectors from './testing/points.vectors.json' with { type: 'json' }

for (const { id, title, input, expected } of vectors.earn)
  test(`${id}: ${title}`, () => {
    const weights: Record<string, number> = input.weightsPct
    const weighted = Object.entries(input.validBets).reduce(
      (sum, [product, validBet]) => sum + weightedBet(BigInt(validBet), weights[product] ?? 0),
      0n,
    )
    const { points, remainder } = earnPoints(BigInt(input.remainder), weighted, BigInt(input.unit))
    assert.deepEqual({ points: Number(points), remainder: Number(remainder) }, expected)
  })

for (const { id, title, input, expected } of vectors.convert)
  test(`${id}: ${title}`, () => {
    const terms = {
      ...USUAL_POINT_TERMS,
      ratio: input.vndPerPoint,
      convertMin: input.min,
      convertStep: input.step,
      turnoverX100: input.turnoverX100,
    }
    const points = BigInt(input.points)
    const error = convertRefusal(points, { balance: BigInt(input.balance), convertedToday: 0n }, terms)
    const { amount, turnoverRequired } = worthOf(points, terms)
    const done = {
      amount: Number(amount),
      changed: -input.points,
      balance: input.balance - input.points,
      turnoverRequired: Number(turnoverRequired),
    }
    assert.deepEqual<object>(error ? { error } : done, expected)
  })

test('a day takes no more than its cap, and nobody converts what they have not', () => {
  const refusalOf = (points: bigint, balance: bigint, convertedToday: bigint) =>
    convertRefusal(points, { balance, convertedToday }, USUAL_POINT_TERMS)
  assert.equal(refusalOf(100n, 100n, 99_900n), undefined)
  assert.equal(refusalOf(200n, 200n, 99_900n), 'POINT_DAILY_CAP')
  assert.equal(refusalOf(200n, 199n, 0n), 'POINT_INSUFFICIENT')
  assert.equal(refusalOf(0n, 100n, 0n), 'POINT_STEP')
})

test('what is taken back leaves everything as it was, in whatever pieces it came', () => {
  const bets = fc.array(fc.bigInt({ min: -50_000n, max: 50_000n }), { maxLength: 30 })
  fc.assert(
    fc.property(bets, fc.bigInt({ min: 1n, max: 20_000n }), (pieces, unit) => {
      let points = 0n
      let remainder = 0n
      for (const piece of [...pieces, ...pieces.map((piece) => -piece)]) {
        const earned = earnPoints(remainder, piece, unit)
        points += earned.points
        remainder = earned.remainder
        assert.ok(remainder >= 0n && remainder < unit)
      }
      assert.deepEqual([points, remainder], [0n, 0n])
    }),
  )
})

test('a multiplier counts after the weight', () => {
  assert.equal(weightedBet(100_003n, 25), 25_000n)
  assert.equal(weightedBet(100_003n, 25, 110), 27_500n)
  assert.equal(weightedBet(100_003n, 0, 200), 0n)
})

test('a brand sets what it wants otherwise', () => {
  const terms = pointTermsOf({ unit: '5000', weightsPct: { PVP: 10 }, dailyCap: 500 })
  assert.deepEqual(
    [terms.unit, terms.weightsPct.PVP, terms.weightsPct.RNG, terms.dailyCap, terms.ratio],
    [5_000n, 10, 100, 500, 10],
  )
})
