import fc from 'fast-check'
import { assert, test } from 'vitest'
import { amount, fee as asFee, gross as asGross } from '../money.ts'
import { depositFee, isWithin, scratchDeposit, splitCredit, usdtDeposit, usdtFor } from './deposit-amounts.ts'
import vectors from './testing/deposit.vectors.json' with { type: 'json' }

for (const { id, title, input, expected } of vectors.usdt)
  test(`${id}: ${title}`, () => {
    const { gross, fee, credited } = usdtDeposit(BigInt(input.usdtMicro), BigInt(input.vndPerUsdt), {
      fixed: 0n,
      ppm: input.feePpm,
    })
    assert.deepEqual({ gross: Number(gross), fee: Number(fee), credited: Number(credited) }, expected)
  })

for (const { id, title, input, expected } of vectors.scratch)
  test(`${id}: ${title}`, () => {
    const { declared, actual, feePpm, penaltyPpm } = input
    const { fee, credited } = scratchDeposit(BigInt(declared), BigInt(actual), { fixed: 0n, ppm: feePpm }, penaltyPpm)
    assert.deepEqual({ fee: Number(fee), credited: Number(credited) }, expected)
  })

test('a card that holds more or less than declared: the lower of the two, and the penalty', () => {
  const rule = { fixed: 0n, ppm: 250_000 }
  assert.deepEqual(scratchDeposit(100_000n, 50_000n, rule, 500_000), {
    gross: 50_000n,
    fee: 37_500n,
    credited: 12_500n,
  })
  assert.deepEqual(scratchDeposit(50_000n, 100_000n, rule, 500_000), {
    gross: 50_000n,
    fee: 37_500n,
    credited: 12_500n,
  })
})

test('a fee is a fixed part and a share, cut, and never more than what came in', () => {
  assert.equal(depositFee(1_000_001n, { fixed: 1_000n, ppm: 15_000 }), 16_000n)
  assert.equal(depositFee(500n, { fixed: 1_000n, ppm: 0 }), 500n)
})

test('what an amount needs in USDT reaches it, and a millionth less does not', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 10n), fc.bigInt(1_000n, 100_000n), (units, perUsdt) => {
      const micro = usdtFor(units, perUsdt)
      const reaches = (some: bigint) => (some * perUsdt) / 1_000_000n >= units
      assert.ok(reaches(micro) && !reaches(micro - 1n))
    }),
  )
})

test('over a limit what has no room is locked, and no fee is lost', () => {
  const split = (gross: bigint, fee: bigint, room?: bigint) =>
    splitCredit(asGross(gross), asFee(fee), room === undefined ? undefined : amount(room))
  assert.deepEqual(split(100n, 5n), { main: 100n, locked: 0n, feeFrom: 'main' })
  assert.deepEqual(split(100n, 5n, 100n), { main: 100n, locked: 0n, feeFrom: 'main' })
  assert.deepEqual(split(100n, 5n, 40n), { main: 40n, locked: 60n, feeFrom: 'main' })
  assert.deepEqual(split(100n, 5n, 4n), { main: 4n, locked: 96n, feeFrom: 'locked' })
  assert.deepEqual(split(100n, 5n, 0n), { main: 0n, locked: 100n, feeFrom: 'locked' })
  assert.deepEqual(split(100n, 60n, 50n), { main: 0n, locked: 100n, feeFrom: 'locked' })
})

test('an amount is within a channel’s limits at both of them', () => {
  const limits = { least: 10n, most: 20n }
  assert.deepEqual(
    [9n, 10n, 20n, 21n].map((units) => isWithin(units, limits)),
    [false, true, true, false],
  )
})
