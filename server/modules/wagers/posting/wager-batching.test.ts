import assert from 'node:assert/strict'
import { Refusal } from '@senluna/contract/refusals.ts'
import { PostingQueue } from '@senluna/ledger/index.ts'
import { randomUUID } from 'node:crypto'
import { id } from '@senluna/kit/ids.ts'
import { test } from 'vitest'
import { BATCHING, enqueue } from './wager-batching.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test('an error that one item can cause halves its batch, a lock lets items go one by one', () => {
  for (const code of ['23505', '22003', 'P0001', 'XX000', '42883']) assert.ok(BATCHING.isPoison(failing(code)), code)
  for (const code of ['55P03', '40P01']) {
    assert.ok(BATCHING.isBlocked(failing(code)), code)
    assert.ok(!BATCHING.isPoison(failing(code)), code)
  }
  for (const error of [failing('57P01'), failing('ECONNRESET'), new Error('none'), 'text', undefined])
    assert.ok(!BATCHING.isPoison(error) && !BATCHING.isBlocked(error))
})

test('a full queue refuses before anything is sent, any other failure is passed on', async () => {
  const sent: number[] = []
  const lane = {
    send: async (items: readonly number[]) => {
      sent.push(...items)
      throw failing('57P01')
    },
  }
  const queue = new PostingQueue<number, number>([lane], { ...BATCHING, bound: 1, lateMs: 20 })
  const first = enqueue(queue, 1, id(randomUUID()))
  await assert.rejects(
    enqueue(queue, 2, id(randomUUID())),
    (error) => error instanceof Refusal && error.code === 'SYS_BUSY',
  )
  await assert.rejects(first, /57P01/)
  assert.deepEqual(sent, [1])
})
