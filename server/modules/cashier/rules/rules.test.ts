import { instant, MINUTE } from '@senluna/kit/time.ts'
import { assert, test } from 'vitest'
import { failedBlock, suspends, unpaidBlock } from './blocks.ts'
import { isOwnName } from './payer.ts'
import vectors from './testing/vietqr.vectors.json' with { type: 'json' }
import { crc16, vietqrPayload } from './vietqr.ts'

for (const { id, title, input, expected } of vectors)
  test(`${id}: ${title}`, () => {
    const { amount: units, ...rest } = input
    assert.deepEqual(
      { payload: vietqrPayload({ ...rest, ...(units === undefined ? {} : { amount: BigInt(units) }) }) },
      expected,
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
