import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { DICE } from './testing/dice.ts'
import { outcomeOf } from './verify.ts'

type Evidence = ReplyOf<typeof drawEvidence>

const AT = '2026-01-05T03:42:00.000Z'
const version = (number: number, result: number[]) => ({ version: number, result, origin: '', reason: '', at: AT })

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
  const compared = await outcomeOf(forged, { commitment: DICE.commitment })
  assert.deepEqual([compared.verdict, compared.comparedToNoted], ['DIFFERENT', true])
  assert.deepEqual(compared.checks[0], { what: 'noted', holds: false })
})

test('a draw that is neither made nor void can’t be worked out', async () => {
  await assert.rejects(outcomeOf({ ...DICE, versions: [] }), RangeError)
})
