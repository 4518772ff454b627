import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { test } from 'vitest'
import { PostingQueue, QueueFull, type Lane } from './index.ts'

class Poison extends Error {}
class Blocked extends Error {}

/** A lane that answers on command, and keeps what it was sent. */
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
  batchOf: 4,
  lateMs: 10_000,
  bound: 10,
  isPoison: (error: unknown) => error instanceof Poison,
  isBlocked: (error: unknown) => error instanceof Blocked,
}
const queueOf = (lanes: readonly Lane<string, string>[], more: Partial<PostingQueue<string, string>['options']> = {}) =>
  new PostingQueue<string, string>(lanes, { ...options, ...more })

test('while nothing is under way, what comes goes at once; beside it, what comes is gathered', async () => {
  const lanes = [new SlowLane(), new SlowLane()]
  const queue = queueOf(lanes)
  const first = queue.add('a', '1')
  await turn()
  const others = [queue.add('b', '2'), queue.add('c', '3')]
  await turn()
  const [busy, idle] = lanes[0]!.sent.length > 0 ? [lanes[0]!, lanes[1]!] : [lanes[1]!, lanes[0]!]
  assert.deepEqual([busy.sent, idle.sent], [[['a']], []])
  await busy.answer()
  assert.equal(await first, 'a!')
  assert.deepEqual([...busy.sent, ...idle.sent].map((batch) => batch.join('')).toSorted(), ['a', 'bc'])
  await (busy.sent.length === 2 ? busy : idle).answer()
  assert.deepEqual(await Promise.all(others), ['b!', 'c!'])
})

test('what has gathered is sent before anybody hears of the batch it waited for', async () => {
  const lane = new SlowLane()
  const queue = queueOf([lane])
  const seen: number[] = []
  const first = queue.add('a', '1').then(() => seen.push(lane.sent.length))
  await turn()
  const second = queue.add('b', '2')
  await lane.answer()
  await first
  assert.deepEqual([lane.sent, seen], [[['a'], ['b']], [2]])
  await lane.answer()
  assert.equal(await second, 'b!')
})

test('a full batch goes beside another', async () => {
  const lanes = [new SlowLane(), new SlowLane(), new SlowLane()]
  const queue = queueOf(lanes)
  const answers = [...'abcdefghij'].map((item) => queue.add(item, item))
  await turn()
  assert.deepEqual(
    lanes
      .flatMap((lane) => lane.sent)
      .map((batch) => batch.join(''))
      .toSorted(),
    ['abcd', 'efgh'],
  )
  for (let i = 0; i < 2; i++) for (const lane of lanes) if (lane.sent.length > i) await lane.answer()
  assert.equal((await Promise.all(answers)).length, 10)
})

test('beside a batch that is late another goes, though nothing more comes', async () => {
  const lanes = [new SlowLane(), new SlowLane()]
  const queue = queueOf(lanes, { lateMs: 5 })
  const stuck = queue.add('a', '1')
  await turn()
  const other = queue.add('b', '2')
  while (lanes.flatMap((lane) => lane.sent).length < 2) await new Promise((resolve) => setTimeout(resolve, 1))
  const late = lanes.find((lane) => lane.sent[0]?.[0] === 'b')!
  await late.answer()
  assert.equal(await other, 'b!', 'it does not wait for the one that is stuck')
  await lanes.find((lane) => lane !== late)!.answer()
  assert.equal(await stuck, 'a!')
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

/** A lane that fails when one of these items is in the batch. */
class TouchyLane implements Lane<string, string> {
  sent: string[] = []
  readonly #fails: Readonly<Record<string, () => Error>>

  constructor(fails: Readonly<Record<string, () => Error>>) {
    this.#fails = fails
  }

  async send(items: readonly string[]): Promise<string[]> {
    this.sent.push(items.join(''))
    for (const item of items) if (this.#fails[item]) throw this.#fails[item]()
    return items.map((item) => `${item}!`)
  }
}

async function outcomeOf(lane: Lane<string, string>, items: string): Promise<string> {
  const queue = queueOf([lane], { bound: 100, batchOf: 64 })
  const results = await Promise.allSettled([...items].map((item) => queue.add(item, item)))
  return results.map((result) => (result.status === 'fulfilled' ? '+' : '-')).join('')
}

test('a locked wallet fails alone and is waited for once more', async () => {
  const lane = new TouchyLane({ c: () => new Blocked() })
  assert.equal(await outcomeOf(lane, 'abcdefgh'), '++-+++++')
  assert.deepEqual(lane.sent, ['abcdefgh', ...'abcdefgh'])
})

test('a poisonous item beside a locked one harms only itself', async () => {
  assert.equal(await outcomeOf(new TouchyLane({ b: () => new Blocked(), d: () => new Poison() }), 'abcde'), '+-+-+')
})

test('after three locks the rest of a batch is told at once', async () => {
  const lane = new TouchyLane(Object.fromEntries([...'bcdefg'].map((item) => [item, () => new Blocked()])))
  assert.equal(await outcomeOf(lane, 'abcdefgh'), '+-------')
  assert.equal(lane.sent.length, 5)
})

test('a connection lost between the items of a locked batch is told to the rest, and nothing is sent after it', async () => {
  const lane = new TouchyLane({ a: () => new Blocked(), c: () => new Error('gone') })
  assert.equal(await outcomeOf(lane, 'abcde'), '-+---')
  assert.deepEqual(lane.sent, ['abcde', 'a', 'b', 'c'])
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
