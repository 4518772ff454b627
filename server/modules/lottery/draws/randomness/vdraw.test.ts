import assert from 'node:assert/strict'
import { test } from 'vitest'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { lotteryCases } from '@senluna/games/vectors/lottery.ts'
import { commitmentOf } from '../../../fairness/index.ts'
import { drawStream } from './vdraw.ts'

/** The profiles of the worked cases by the structures' names. */
const PROFILE: Readonly<Record<string, string>> = { SSC: 'D5' }

interface DrawCase {
  id: string
  game: string
  profile: string
  params?: { n: number; count: number }
  server_seed: string
  beacon: string
  drawNumber: string
  expected: { commitment: string; result: unknown; words_consumed: number; rejected_words: number }
}

for (const sample of lotteryCases.filter(({ kind }) => kind === 'drawgen') as unknown[] as DrawCase[])
  test(`${sample.id}: ${sample.profile} is drawn as worked out`, () => {
    const serverSeed = Buffer.from(sample.server_seed, 'hex')
    const beacon = Buffer.from(sample.beacon, 'hex')
    const stream = drawStream({ serverSeed, game: sample.game, drawNumber: sample.drawNumber, beacon })
    const { params } = sample
    const structure = STRUCTURES.get(PROFILE[sample.profile] ?? sample.profile)
    const result = params
      ? Array.from({ length: params.count }, () => stream.uint(params.n))
      : structure?.draw?.(stream)
    assert.deepEqual(
      { commitment: commitmentOf(serverSeed), result, words_consumed: stream.words, rejected_words: stream.rejected },
      sample.expected,
    )
  })

test('a name that is none is refused', () => {
  const name = { serverSeed: Buffer.alloc(32), game: 'SSC_1M', drawNumber: '202601050601', beacon: Buffer.alloc(0) }
  assert.throws(() => drawStream({ ...name, serverSeed: Buffer.alloc(31) }), RangeError)
  assert.throws(() => drawStream({ ...name, beacon: Buffer.alloc(5) }), RangeError)
  assert.throws(() => drawStream(name).uint(0), RangeError)
})

test('every draw has numbers of its own: one game, numero, seed or beacon off and they differ', () => {
  const name = {
    serverSeed: Buffer.alloc(32, 1),
    game: 'SSC_1M',
    drawNumber: '202601050601',
    beacon: Buffer.alloc(32, 2),
  }
  const numbers = (stream: { uint(n: number): number }) => Array.from({ length: 8 }, () => stream.uint(2 ** 32)).join()
  const drawn = [
    name,
    { ...name, game: 'SSC_2M' },
    { ...name, drawNumber: '202601050602' },
    { ...name, serverSeed: Buffer.alloc(32, 3) },
    { ...name, beacon: Buffer.alloc(32, 4) },
    { ...name, beacon: Buffer.alloc(0) },
  ].map((sample) => numbers(drawStream(sample)))
  assert.equal(new Set(drawn).size, drawn.length)
})
