import { merchantCode } from '@senluna/kit/brand.ts'
import { amount, fee as asFee, gross as asGross } from '@senluna/kit/money.ts'
import { instant, MINUTE } from '@senluna/kit/time.ts'
import fc from 'fast-check'
import { assert, test } from 'vitest'
import { failedBlock, suspends, unpaidBlock } from './blocks.ts'
import { depositFee, scratchDeposit, splitCredit, usdtDeposit, usdtFor } from '@senluna/kit/cashier/deposit-amounts.ts'
import { mayStep } from '../../../platform/steps.ts'
import { DEPOSIT_STATES, DEPOSIT_STEPS, isOpen } from '../deposits/steps.ts'
import { isOwnName } from './payer.ts'
import { contentsIn, isContent, newContent, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import vectors from './testing/deposit.vectors.json' with { type: 'json' }
import { crc16, vietqrPayload } from './vietqr.ts'

for (const { id, title, input, expected } of vectors.vietqr)
  test(`${id}: ${title}`, () => {
    const { amount: units, ...rest } = input
    assert.deepEqual(
      { payload: vietqrPayload({ ...rest, ...(units === undefined ? {} : { amount: BigInt(units) }) }) },
      expected,
    )
  })

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

for (const [why, input] of [
  ['a bank of five digits', { bin: '97043', account: '1' }],
  ['an account of twenty', { bin: '970436', account: '12345678901234567890' }],
  ['an amount of nothing', { bin: '970436', account: '1', amount: 0n }],
  ['fourteen digits', { bin: '970436', account: '1', amount: 10n ** 13n }],
  ['letters with marks', { bin: '970436', account: '1', content: 'chuyển' }],
] as const)
  test(`no VietQR for ${why}`, () => assert.throws(() => vietqrPayload(input), RangeError))

test('every single wrong sign is noticed by the check', () => {
  const payload = vietqrPayload({ bin: '970436', account: '1012345678', amount: 500_000n, content: 'SE7K3M9QTX4' })
  for (let at = 0; at < payload.length - 4; at++) {
    const other = payload[at] === '7' ? '8' : '7'
    const changed = payload.slice(0, at) + other + payload.slice(at + 1, -4)
    assert.notEqual(crc16(changed), payload.slice(-4))
  }
})

const drawn = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 800, maxLength: 800 })

test('a content is eleven letters and digits that check; one wrong sign, or two changed places, are noticed', () => {
  assert.ok(isContent('EV7K3M9QTX4'), 'the one of the vectors')
  fc.assert(
    fc.property(drawn, fc.nat(7), fc.integer({ min: 1, max: 31 }), (draws, at, more) => {
      const rest = [...draws]
      const content = newContent('SE', () => rest.shift() ?? 7)
      assert.match(content, /^SE[0-9A-Z]{9}$/)
      assert.ok(isContent(content))
      const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const other = signs[(signs.indexOf(content[2 + at]!) + more) % 32]!
      assert.ok(!isContent(content.slice(0, 2 + at) + other + content.slice(3 + at)))
      const [a, b] = [content[2]!, content[3]!]
      if (a !== b) assert.ok(!isContent(`SE${b}${a}${content.slice(4)}`))
    }),
  )
})

test('a check that banks would not let through is drawn again', () => {
  // 00000010 is 32: the check would be `*`.
  const draws = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5]
  assert.equal(
    newContent('SE', () => draws.shift()!),
    'SE000000055',
  )
})

for (const [text, found] of [
  ['SE000000055', ['SE000000055']],
  ['chuyen khoan se0000 00055 FT123', ['SE000000055']],
  ['MBVCB.123.SE000000055.CT tu 99', ['SE000000055']],
  ['SE000000055 SE000000055', ['SE000000055']],
  ['SE000000056', []],
  ['SSE000000055', ['SE000000055']],
  ['thanh toan', []],
] as const)
  test(`contents in "${text}"`, () => assert.deepEqual(contentsIn(text, 'SE'), [...found]))

test('a brand has two letters', () =>
  assert.deepEqual([merchantCode('senluna'), merchantCode('refbrand1'), merchantCode('x1')].map(prefixOf), [
    'SE',
    'RE',
    'XX',
  ]))

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

const at = (minutes: number) => instant(minutes * MINUTE)

test('three unpaid orders within 15 minutes: none for half an hour after the third', () => {
  assert.equal(unpaidBlock([at(0), at(7)], at(8)), undefined)
  assert.equal(unpaidBlock([at(0), at(7), at(14)], at(15)), at(44))
  assert.equal(unpaidBlock([at(0), at(7), at(15)], at(16)), undefined)
  assert.equal(unpaidBlock([at(0), at(7), at(14)], at(44)), undefined)
  assert.equal(unpaidBlock([at(0), at(1), at(2), at(20)], at(21)), at(32), 'a later one alone lifts nothing')
})

test('five failures within ten minutes block, ten in a day suspend', () => {
  const times = [0, 2, 4, 6, 8].map(at)
  assert.equal(failedBlock(times, at(9)), at(38))
  assert.equal(failedBlock([0, 3, 6, 9, 12].map(at), at(13)), undefined)
  assert.equal(suspends([...times, ...[40, 41, 42, 43].map(at)], at(50)), false)
  assert.equal(suspends([...times, ...[40, 41, 42, 43, 44].map(at)], at(50)), true)
})

for (const [payer, own, same] of [
  ['NGUYEN VAN A', 'Nguyễn Văn A', true],
  ['nguyen  van  a', 'NGUYỄN VĂN A', true],
  ['DO THI BE', 'Đỗ Thị Bé', true],
  ['TRAN VAN B', 'Nguyễn Văn A', false],
  ['', 'Nguyễn Văn A', true],
  ['TRAN VAN B', undefined, true],
] as const)
  test(`payer "${payer}" of "${own ?? ''}"`, () => assert.equal(isOwnName(payer, own), same))

test('what ends stays ended; only late money opens an order again', () => {
  for (const to of DEPOSIT_STATES) {
    assert.ok(!mayStep(DEPOSIT_STEPS, 'CREDITED', to) && !mayStep(DEPOSIT_STEPS, 'REJECTED', to))
    for (const from of ['EXPIRED', 'CANCELLED'] as const)
      assert.equal(mayStep(DEPOSIT_STEPS, from, to), to === 'REVIEW')
  }
  assert.deepEqual(DEPOSIT_STATES.filter(isOpen), ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING'])
  assert.ok(!mayStep(DEPOSIT_STEPS, 'CONFIRMING', 'CANCELLED'), 'what is said to be paid is not taken back')
})
