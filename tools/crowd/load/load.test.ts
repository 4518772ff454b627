import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'vitest'
import { systemStatus } from '@senluna/contract/site/system.ts'
import { moveRun, openRun, play } from '@senluna/contract/play/house.ts'
import type { Line } from '../line/line.ts'
import { worldAt } from '../living/world.ts'
import { Refused, Visitor } from '../visitor.ts'
import { figuresOf, lineOf, percentile } from './figures.ts'
import { waitAt } from './load.ts'
import { differences, Records } from './records.ts'
import { demonstrationAt, loadArgs } from './site.ts'
import type { Attempt, Ended } from './watch.ts'

test('percentiles are by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, nth) => 100 - nth)
  assert.deepEqual([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)], [50, 99, 100])
  assert.deepEqual([percentile([7], 0.5), percentile([], 0.99)], [7, 0])
})

test('refusals are counted by code, apart from errors', () => {
  const figures = figuresOf(
    [
      { ms: 10, status: 200, code: undefined },
      { ms: 20, status: 409, code: 'ROUND_OPEN' },
      { ms: 30, status: 503, code: 'SYS_BUSY' },
      { ms: 9_000, status: 0, code: 'NO_ANSWER' },
    ],
    2,
  )
  assert.deepEqual(figures.refusals, { ROUND_OPEN: 1 })
  assert.deepEqual([figures.perSecond, figures.p99, figures.noAnswer, figures.failures], [2, 30, 1, 1])
  assert.match(lineOf(5, figures), /5 players .* no answer 1, 5xx 1 .* ROUND_OPEN 1/)
})

test('what is lost, changed, doubled or made up is found; an unknown outcome may be either', () => {
  const [a, b] = [
    { id: 'a', content: '1' },
    { id: 'b', content: '2' },
  ]
  const found = (acknowledged: (typeof a)[], unknown: number, stored: (typeof a)[]) =>
    differences({ acknowledged, unknown }, stored).join('; ')
  assert.equal(found([a, b], 0, [b, a]), '')
  assert.match(found([a, b], 0, [a]), /b is lost/)
  assert.match(found([a], 0, [{ id: 'a', content: '3' }]), /a is not what was acknowledged/)
  assert.match(found([a], 0, [a, a]), /1 are stored twice/)
  assert.match(found([a], 0, [a, b]), /b was acknowledged to nobody/)
  assert.equal(found([a], 1, [a, b]), '')
  assert.equal(found([a], 1, [a]), '')
  assert.match(found([a, a], 0, [a]), /two intentions/)
})

test('a round of several moves is acknowledged once, when it is over', () => {
  const records = new Records()
  const round = {
    id: 'r',
    stake: '1',
    payout: '2',
    draws: [3],
    nonce: 4,
    seedId: 's',
    balanceBefore: '9',
    balanceAfter: '10',
  }
  const note = (endpoint: Ended['endpoint'], value?: unknown, error?: unknown) =>
    records.note({ deviceId: 'd', endpoint, value, error } as Ended, () => false)
  note(openRun, { round: null })
  note(moveRun, { round: null })
  assert.equal(records.count, 0)
  note(moveRun, { round })
  assert.deepEqual(
    records.of('d', 'round').acknowledged.map(({ id }) => id),
    ['r'],
  )
  note(moveRun, undefined, new Error('no answer'))
  assert.equal(records.of('d', 'round').unknown, 1)
})

test('a fast pace never shortens the waits that are rules', () => {
  assert.deepEqual(
    [waitAt('human', 30_000), waitAt('fast', 30_000), waitAt('fast', 1_500), waitAt('fast', 70_000)],
    [30_000, 3_000, 1_100, 70_000],
  )
})

/** A visitor whose line gives these answers one after the other, and what is seen of them. */
function visitorOf(answers: readonly (Error | { status: number; body: unknown })[]) {
  const [keys, attempts, ended]: [(string | undefined)[], Attempt[], Ended[]] = [[], [], []]
  let next = 0
  const line: Line = async ({ headers }) => {
    keys.push(headers['idempotency-key'] ?? headers['Idempotency-Key'])
    const answer = answers[next++]
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
    return { status: answer.status, body: JSON.stringify(answer.body), cookies: [] }
  }
  const stopping = new AbortController()
  const world = worldAt(line, { port: 1, merchantCode: 'm', joined: async () => undefined, stopping: stopping.signal })
  world.watch = {
    patienceMs: 5_000,
    attempted: (attempt) => attempts.push(attempt),
    ended: (call) => ended.push(call),
  }
  const visitor = new Visitor(world, { address: '127.20.1.2', deviceId: 'device', language: 'EN' })
  return { visitor, keys, attempts, ended }
}

const BUSY = { status: 503, body: { success: false, errorCode: 'SYS_BUSY', value: null } }
const spin = { params: { game: 'sen-vang' }, body: { stake: '1000' } }

test("a load's call is repeated under its key until its outcome is known", async () => {
  const yes = { status: 200, body: { success: true, value: { replayed: true } } }
  const { visitor, keys, attempts, ended } = visitorOf([new Error('cut off'), BUSY, yes])
  assert.deepEqual(await visitor.call(play, spin), { replayed: true })
  assert.equal(keys.length, 3)
  assert.ok(keys[0])
  assert.equal(new Set(keys).size, 1)
  assert.deepEqual(
    attempts.map(({ code }) => code),
    ['NO_ANSWER', 'SYS_BUSY', undefined],
  )
  assert.deepEqual([ended.length, ended[0]?.key], [1, keys[0]])
})

test('a clear no is not repeated', async () => {
  const { visitor, keys } = visitorOf([{ status: 409, body: { success: false, errorCode: 'ROUND_OPEN', value: null } }])
  await assert.rejects(visitor.call(play, spin), (error) => error instanceof Refused && error.code === 'ROUND_OPEN')
  assert.equal(keys.length, 1)
})

/** A port at which a brand answers for itself. */
async function brandAt<Result>(demonstration: boolean, ask: (port: number) => Promise<Result>): Promise<Result> {
  const info = { merchantCode: 'm', brandName: 'Brand', currency: { demonstration } }
  const server = createServer((call, reply) => {
    assert.equal(call.url, systemStatus.path)
    reply.end(JSON.stringify({ success: true, value: { info } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await ask(typeof address === 'object' && address ? address.port : 0)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('a crowd goes to a demonstration that runs, and nowhere else', async () => {
  assert.equal(await brandAt(true, (port) => demonstrationAt(port)), 'm')
  await assert.rejects(
    brandAt(false, (port) => demonstrationAt(port)),
    /real money/,
  )
  await assert.rejects(demonstrationAt(1), /No product answers/)
  await assert.rejects(demonstrationAt(1, { NODE_ENV: 'production' }), /in production/)
})

test('a command line is read or refused', () => {
  const given = { players: '500', port: '8080', pace: 'human' }
  assert.deepEqual(loadArgs(given), { players: 500, port: 8080, minutes: undefined, pace: 'human' })
  assert.throws(() => loadArgs({ ...given, players: '0' }), /--players/)
  assert.throws(() => loadArgs({ ...given, minutes: '-1' }), /--minutes/)
  assert.throws(() => loadArgs({ ...given, pace: 'slow' }), /--pace/)
})
