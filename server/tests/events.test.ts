import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instant } from '@senluna/kit/time.ts'
import { test } from 'vitest'
import { EVENTS } from '@senluna/contract/events.ts'
import { eventsOf, problemIn, type StoredEvent } from '@senluna/contract/events/read.ts'
import { WAGER_EVENTS, type WagerMoved } from '@senluna/contract/events/wagers.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OWNER = '018f0000-0000-7000-8000-000000000001'
const ROUND = '018f0000-0000-7000-8000-000000000002'
const WAGER = '018f0000-0000-7000-8000-000000000003'
const AT = '2026-01-02T03:04:05.678901+00:00'

const alone = {
  wallet: 1,
  balance: '900',
  version: 7,
  roundId: ROUND,
  gameId: 'sen-vang',
  merchantId: 'senluna',
  product: 'RNG',
  validBet: '100',
}
const step = { ...alone, kind: 'win', wagerId: WAGER, stake: '0', validBet: '100', payout: '250', debt: '0', ref: null }
const inBatch = { ...step, owner: OWNER, at: AT, traceId: null }
const columns = {
  same: { gameId: 'VN_N', at: AT, merchantId: 'senluna', kind: 'win', wallet: 1, product: 'VNLOTT' },
  each: { owner: [OWNER, OWNER], wagerId: [WAGER, ROUND], validBet: ['100', '0'], payout: ['0', '70'] },
}
const rounds = {
  same: {},
  each: Object.fromEntries(
    Object.entries({ ...alone, wagerId: ROUND, owner: OWNER, at: AT, traceId: 'trace' }).map(([name, value]) => [
      name,
      [value, value],
    ]),
  ),
}

const stored = (topic: string, payload: unknown, audience = '*'): StoredEvent => ({
  topic,
  audience,
  payload,
  traceId: undefined,
  at: instant(1_000),
})

/** Every payload that comes of one by leaving a value out or putting another in its place. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [null, '', 'x', -1, 1.5, '1', [], {}, OWNER, '2026-01-01', true]) yield other
  if (Array.isArray(value))
    for (const [place, item] of value.entries()) {
      yield value.toSpliced(place, 1)
      for (const other of spoiled(item)) yield value.with(place, other)
    }
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
      for (const other of spoiled(item)) yield { ...value, [name]: other }
    }
}

test('the narrow check of wagers accepts what the schema accepts, and nothing else', () => {
  for (const [topic, payloads] of [
    ['wagerSettled', [alone]],
    ['wagerMoved', [step]],
    ['wagersSettled', [rounds, [inBatch]]],
    ['wagersMoved', [columns, [inBatch, inBatch], []]],
  ] as const) {
    const { payload: schema, accepts } = WAGER_EVENTS[topic]
    for (const payload of payloads) {
      assert.equal(accepts?.(payload), true, topic)
      const verdicts = new Set<boolean>()
      for (const other of [payload, ...spoiled(payload)]) {
        const { success } = schema.safeParse(other)
        assert.equal(accepts?.(other), success, `${topic} ${JSON.stringify(other)}`)
        verdicts.add(success)
      }
      assert.deepEqual(verdicts, new Set([true, false]))
    }
  }
})

test('wagers come in one shape, whatever row they were written in', () => {
  const moved = (topic: string, payload: unknown, audience?: string) =>
    eventsOf(stored(topic, payload, audience)).flatMap((event) =>
      event.topic === 'wagerMoved' ? [event.payload as WagerMoved] : [],
    )
  const [single] = moved('wagerSettled', alone, OWNER)
  const [first, second] = moved('wagersSettled', rounds)
  assert.deepEqual({ ...first, at: 0 }, { ...single, at: 0 })
  assert.deepEqual(second, first)
  const [stepped] = moved('wagerMoved', step, OWNER)
  const [listed] = moved('wagersMoved', [inBatch])
  assert.deepEqual({ ...listed, at: 0 }, { ...stepped, at: 0 })
  assert.deepEqual(
    moved('wagersMoved', columns).map(({ wagerId, validBet, payout, after }) => [wagerId, validBet, payout, after]),
    [
      [WAGER, '100', '0', undefined],
      [ROUND, '0', '70', undefined],
    ],
  )
})

test('settled are whole rounds, wins, and other steps that change what counts as played', () => {
  const topics = (topic: string, payload: unknown, audience?: string) =>
    eventsOf(stored(topic, payload, audience)).map((event) => event.topic)
  assert.deepEqual(topics('wagerSettled', alone, OWNER), ['wagerMoved', 'wagerSettled'])
  assert.deepEqual(topics('wagersMoved', columns), ['wagerMoved', 'wagerSettled', 'wagerMoved', 'wagerSettled'])
  assert.deepEqual(topics('wagerMoved', { ...step, kind: 'bet', validBet: '0' }, OWNER), ['wagerMoved'])
})

test('what is wrong with a row is said', () => {
  assert.equal(problemIn(stored('passwordChanged', {}, OWNER)), undefined)
  assert.equal(problemIn(stored('noSuchTopic', {}, OWNER)), 'unknown topic')
  assert.equal(problemIn(stored('toString', {}, OWNER)), 'unknown topic')
  assert.equal(problemIn(stored('passwordChanged', {}, 'somebody')), 'audience')
  assert.equal(problemIn(stored('notice', { type: 'changed', merchantCode: 'senluna' }, OWNER)), 'audience')
  assert.match(
    problemIn(stored('exportReady', { jobId: OWNER, report: 'ALL' }, OWNER)) ?? '',
    /^payload: report .*until/,
  )
  assert.match(problemIn(stored('wagersSettled', { same: {}, each: {} })) ?? '', /^payload: /)
})

/** The sources of the server but for tests, and the migrations. */
function* serverSources(): Generator<string> {
  for (const entry of readdirSync(join(ROOT, 'server'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:ts|sql)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    if (/\.test\.ts$|\/testing\/|\/node_modules\/|schema\.sql$|\.gen\.ts$/.test(path)) continue
    yield readFileSync(path, 'utf8')
  }
}

test('every topic has a writer, and every topic that is written is in the contract', () => {
  const written = new Set<string>()
  for (const source of serverSources()) {
    for (const [call] of source.matchAll(/\bemit\(.*?\n?.*?topic: '\w+'/gs))
      written.add(call.match(/topic: '(\w+)'$/)![1]!)
    for (const [, topic] of source.matchAll(
      /(?:into platform\.outbox[^']*?(?:values \(|select )|platform\.emit\()'(\w+)'/g,
    ))
      written.add(topic!)
  }
  assert.deepEqual([...written].sort(), Object.keys(EVENTS).sort())
})
