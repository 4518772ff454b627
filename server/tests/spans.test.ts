import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { askAs, newSomebody, openHouse, type House } from '../modules/rounds/testing/house.ts'
import { openCollector } from '../platform/tracing/testing/collector.ts'
import { startTracing } from '../platform/tracing/tracing.ts'

let house: House
let collector: Awaited<ReturnType<typeof openCollector>>
let tracing: ReturnType<typeof startTracing>
beforeAll(async () => {
  house = await openHouse()
  collector = await openCollector()
  const config = { endpoint: collector.url, headers: {}, serviceName: 'test' }
  tracing = startTracing(config, { role: 'api', log: house.parts.log })
})
afterAll(async () => {
  await tracing.stop()
  await collector.close()
  await house.close()
})

test('a call is a span under the trace it answers with, its statements are parts of it, without a value', async () => {
  const who = await newSomebody(house)
  const { traceId } = await askAs<unknown>(house, who, 'GET', '/wps/v2/wallets/balance')
  await tracing.flush()
  const ofCall = collector.spans().filter((span) => span.traceId === traceId)
  const [call] = ofCall.filter(({ kind }) => kind === 2)
  assert.match(call?.name ?? '', /^GET \//)
  assert.equal(call?.status.code, undefined)
  const statements = ofCall.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  assert.ok(statements.length > 0)
  for (const { name } of statements) assert.match(name, /^[a-z]+(?: [a-z_]+\.[a-z0-9_]+)?$/)
  const sent = collector.requests.map(({ bytes }) => bytes).join('')
  for (const word of [who.member.userName, who.member.id]) assert.ok(!sent.includes(word), word)
})
