import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { outcomeOf } from './verify.ts'

type Evidence = ReplyOf<typeof drawEvidence>

const AT = '2026-01-05T03:42:00.000Z'
const version = (number: number, result: number[]) => ({ version: number, result, origin: '', reason: '', at: AT })

/** The worked case of three dice without a beacon: P-GEN-004 of the lottery vectors. */
const DICE: Evidence = {
  game: 'K3_1M',
  drawNumber: '202601050222',
  profile: 'K3',
  source: 'SELF',
  openAt: AT,
  lockAt: AT,
  drawAt: AT,
  state: 'OPENED',
  settled: true,
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  beacon: { source: 'none' },
  facts: {},
  versions: [version(1, [3, 5, 4])],
  reports: [],
  voids: 0,
  lates: 0,
}

const CASES: readonly (readonly [why: string, changed: Partial<Evidence>, verdict: string, wasDrawn: boolean])[] = [
  ['as it was drawn', {}, 'MATCH', true],
  ['another result', { versions: [version(1, [3, 5, 5])] }, 'DIFFERENT', true],
  ['a second version', { versions: [version(1, [3, 5, 4]), version(2, [1, 1, 1])] }, 'DIFFERENT', true],
  ['another source', { source: 'OFFICIAL' }, 'DIFFERENT', true],
  ['made void after it was drawn', { state: 'VOID', voidReason: 'DESK' }, 'VOID', true],
  ['void before it was drawn', { state: 'VOID', voidReason: 'DESK', versions: [] }, 'VOID', false],
]

for (const [why, changed, verdict, wasDrawn] of CASES)
  test(`a draw is worked out in the page: ${why}`, async () => {
    const outcome = await outcomeOf({ ...DICE, ...changed })
    assert.deepEqual([outcome.verdict, outcome.wasDrawn, outcome.result], [verdict, wasDrawn, '3 5 4'])
  })

test('evidence of another seed that agrees with itself differs from the commitment noted before', async () => {
  const serverSeed = 'ab'.repeat(32)
  const commitment = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex')
  const made = await outcomeOf({ ...DICE, serverSeed, commitment })
  const forged = { ...DICE, serverSeed, commitment, versions: [version(1, made.result!.split(' ').map(Number))] }
  const alone = await outcomeOf(forged)
  assert.deepEqual([alone.verdict, alone.comparedToNoted], ['MATCH', false])
  const compared = await outcomeOf(forged, DICE.commitment)
  assert.deepEqual([compared.verdict, compared.comparedToNoted], ['DIFFERENT', true])
  assert.deepEqual(compared.checks[0], { what: 'noted', holds: false })
})

test('a draw that is neither made nor void can’t be worked out', async () => {
  await assert.rejects(outcomeOf({ ...DICE, versions: [] }), RangeError)
})
