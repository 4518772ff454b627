import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, newSomebody, openHouse, type House } from '../modules/rounds/testing/house.ts'
import { startJobs, wakeJob } from '../platform/jobs/jobs.ts'
import type { OutboxRow } from '../platform/live/outbox-store.ts'
import { currentTrace, inTrace, newTrace } from '../platform/trace.ts'
import { handled } from '../testing/relayed.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const outbox = async (audience: string): Promise<OutboxRow[]> =>
  (
    await sql<OutboxRow>`select * from platform.outbox where audience = ${audience} order by id`.execute(
      house.parts.database.db,
    )
  ).rows

test('a trace follows a request into what it tells, what comes of that, and the pages', async () => {
  const who = await newSomebody(house)
  await sql`delete from platform.outbox`.execute(house.parts.database.db)
  const given = newTrace()
  const reply = await ask(house, 'PUT', '/wps/v2/rg', {
    body: { kind: 'depositDay', value: '50000000' },
    headers: {
      host: who.host,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      'idempotency-key': randomUUID(),
      traceparent: `00-${given}-00f067aa0ba902b7-01`,
    },
  })
  assert.equal(reply.success, true)
  const { traceId } = reply
  assert.notEqual(traceId, given, 'a caller’s trace is not ours')
  const events = await outbox(who.member.id)
  assert.notEqual(events.length, 0)
  assert.deepEqual(new Set(events.map(({ trace_id }) => trace_id)), new Set([traceId]))

  const { db } = house.parts.database
  await db.transaction().execute((tx) => handled(house.parts, tx, events))
  const after = (await outbox(who.member.id)).filter(({ id }) => !events.some((event) => event.id === id))
  assert.deepEqual(
    after.map(({ topic, trace_id }) => [topic, trace_id]),
    [['messages', traceId]],
  )
  const pages = await db.transaction().execute((tx) => handled(house.parts, tx, after))
  assert.deepEqual(new Set(pages.map((page) => page.traceId)), new Set([traceId]))
})

test('two requests at once keep their own; outside of all there is none', async () => {
  assert.equal(currentTrace(), undefined)
  const [first, second] = [newTrace(), newTrace()]
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return currentTrace()
  }
  assert.deepEqual(await Promise.all([inTrace(first, later), inTrace(second, later), later()]), [
    first,
    second,
    undefined,
  ])
})

test('a job runs under the trace of what woke it, else under one of its own, and its lines carry it', async () => {
  const seen: (string | undefined)[] = []
  const job = {
    name: 'look-around',
    cron: '0 0 1 1 *',
    run: async () => {
      seen.push(currentTrace())
      house.parts.log.info('looked around')
    },
  }
  const runner = await startJobs(house.url, [job], house.parts.log)
  try {
    const given = newTrace()
    await wakeJob(runner, job.name, given)
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(1)
    await wakeJob(runner, job.name)
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(2)
    assert.equal(seen[0], given)
    assert.match(seen[1] ?? '', /^[0-9a-f]{32}$/)
    assert.notEqual(seen[1], given)
    const lines = house.log.filter((line) => line.includes('looked around'))
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId),
      seen,
    )
  } finally {
    await runner.stop()
  }
})
