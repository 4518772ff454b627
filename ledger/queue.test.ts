import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { test } from 'vitest'
import { PostingQueue, QueueFull, type Lane } from './index.ts'

class Poison extends Error {}

/** A lane that answers when it is told to, and keeps what it was sent. */
class SlowLane implements Lane<string, string> {
  sent: string[][] = []
  #answers: PromiseWithResolvers<string[]>[] = []

  send(items: readonly string[]): Promise<string[]> {
    this.sent.push([...items])
    const answer = Promise.withResolvers<string[]>()
    this.#answers.push(answer)
    return answer.promise
  }

  /** Answers what was sent first and not yet answered. */
  async answer(error?: Error): Promise<void> {
    const index = this.sent.length - this.#answers.length
    const answer = this.#answers.shift()!
    if (error) answer.reject(error)
    else answer.resolve(this.sent[index]!.map((item) => `${item}!`))
    await turn()
    await turn()
  }
}

const options = {
  singlesUpTo: 2,
  batchOf: 4,
  batchLanes: 2,
  bound: 10,
  isPoison: (error: unknown) => error instanceof Poison,
}
const queueOf = (lanes: readonly Lane<string, string>[], more: Partial<PostingQueue<string, string>['options']> = {}) =>
  new PostingQueue<string, string>(lanes, { ...options, ...more })

test('while few wait, each goes alone over the next free lane', async () => {
  const lanes = [new SlowLane(), new SlowLane()]
  const queue = queueOf(lanes)
  const answers = [queue.add('a', '1'), queue.add('b', '2')]
  await turn()
  assert.deepEqual(
    lanes
      .flatMap((lane) => lane.sent)
      .map((batch) => batch.join())
      .toSorted(),
    ['a', 'b'],
  )
  for (const lane of lanes) await lane.answer()
  assert.deepEqual(await Promise.all(answers), ['a!', 'b!'])
})

test('what arrived together goes as batches, in order, as large as allowed', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane])
  const answers = [...'abcdefg'].map((item) => queue.add(item, item))
  await turn()
  assert.deepEqual(lane.sent, [['a', 'b', 'c', 'd']])
  assert.equal(queue.waiting, 3)
  await lane.answer()
  assert.deepEqual(lane.sent.slice(1), [['e', 'f', 'g']])
  await lane.answer()
  assert.deepEqual(
    await Promise.all(answers),
    [...'abcdefg'].map((item) => `${item}!`),
  )
})

test('at most one item of a wallet travels in a batch, and its next ones keep their order', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane])
  const answers = ['x1', 'y1', 'x2', 'z1', 'x3'].map((item) => queue.add(item, item[0]!))
  await turn()
  assert.deepEqual(lane.sent[0], ['x1', 'y1', 'z1'])
  await lane.answer()
  await lane.answer()
  await lane.answer()
  assert.deepEqual(lane.sent.slice(1), [['x2'], ['x3']])
  await Promise.all(answers)
})

test('a full queue refuses at once and sends nothing of it', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane], { bound: 3 })
  const taken = ['a', 'b', 'c'].map((item) => queue.add(item, item))
  await assert.rejects(queue.add('d', 'd'), QueueFull)
  await turn()
  const later = queue.add('e', 'e')
  await lane.answer()
  await lane.answer()
  await Promise.all([...taken, later])
  assert.ok(!lane.sent.flat().includes('d'))
})

test('no timer: what is queued goes within one turn of the loop', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane])
  const answer = queue.add('a', 'a')
  assert.deepEqual(lane.sent, [], 'what arrives in the same turn may join')
  await turn()
  assert.deepEqual(lane.sent, [['a']])
  await lane.answer()
  await answer
})

test('no more batches are under way than lanes for batches', async () => {
  const lanes = Array.from({ length: 4 }, () => new SlowLane())
  const queue = queueOf(lanes, { bound: 100 })
  const answers = Array.from({ length: 20 }, (_, index) => queue.add(`${index}`, `${index}`))
  await turn()
  assert.equal(lanes.filter((lane) => lane.sent.length > 0).length, 2)
  for (let i = 0; i < 20; i++)
    for (const lane of lanes) if (lane.sent.length > 0) await lane.answer().catch(() => undefined)
  await Promise.all(answers)
})

test('a poisonous item harms only itself, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.nat(39), { maxLength: 3 }),
      async (size, poisoned) => {
        const lane: Lane<string, string> = {
          send: async (items) => {
            if (items.some((item) => poisoned.includes(Number(item)))) throw new Poison('no')
            return items.map((item) => `${item}!`)
          },
        }
        const queue = queueOf([lane], { bound: 100, batchOf: 64 })
        const results = await Promise.allSettled(
          Array.from({ length: size }, (_, index) => queue.add(`${index}`, `${index}`)),
        )
        for (const [index, result] of results.entries()) {
          if (poisoned.includes(index)) assert.ok(result.status === 'rejected' && result.reason instanceof Poison)
          else assert.deepEqual(result, { status: 'fulfilled', value: `${index}!` })
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a lost connection is told to everybody of the batch, and nothing is sent twice', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane])
  const answers = Promise.allSettled([...'abc'].map((item) => queue.add(item, item)))
  await turn()
  const lost = new Error('gone')
  await lane.answer(lost)
  for (const answer of await answers) assert.deepEqual(answer, { status: 'rejected', reason: lost })
  assert.deepEqual(lane.sent, [['a', 'b', 'c']])
  const next = queue.add('d', 'd')
  await turn()
  await lane.answer()
  assert.equal(await next, 'd!', 'and the lane is used again')
})

test('every item gets its own answer, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(5), fc.nat(3)), { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      async (items, count) => {
        const order = new Map<string, number[]>()
        const inFlight = new Set<string>()
        const lane = (): Lane<string, string> => ({
          send: async (batch) => {
            assert.equal(
              new Set(batch.map((item) => item.split('/')[0])).size,
              batch.length,
              'one of a wallet in a batch',
            )
            for (const item of batch)
              order.set(item.split('/')[0]!, [...(order.get(item.split('/')[0]!) ?? []), Number(item.split('/')[1])])
            inFlight.add(batch.join())
            await turn()
            inFlight.delete(batch.join())
            return batch.map((item) => `${item}!`)
          },
        })
        const queue = queueOf(Array.from({ length: count }, lane), { bound: 1_000 })
        const answers: Promise<string>[] = []
        for (const [index, [wallet, pause]] of items.entries()) {
          if (pause === 0) await turn()
          answers.push(queue.add(`${wallet}/${index}`, String(wallet)))
        }
        assert.deepEqual(
          await Promise.all(answers),
          items.map(([wallet], index) => `${wallet}/${index}!`),
        )
        for (const sent of order.values())
          assert.deepEqual(
            sent,
            sent.toSorted((a, b) => a - b),
            'the order of a wallet is kept',
          )
        assert.equal(queue.waiting, 0)
      },
    ),
    { numRuns: 100 },
  )
})
