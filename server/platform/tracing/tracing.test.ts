import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, test } from 'vitest'
import { Refusal } from '@senluna/contract/refusals.ts'
import { inTrace, newTrace } from '../trace.ts'
import { SPAN } from './span.ts'
import { openCollector } from './testing/collector.ts'
import { inSpan, startTracing, timed } from './tracing.ts'

let collector: Awaited<ReturnType<typeof openCollector>>
let tracing: ReturnType<typeof startTracing>
let warned: unknown[]
let elsewhere: Server
let elsewhereUrl: string

beforeEach(async () => {
  collector = await openCollector()
  warned = []
  const config = { endpoint: `${collector.url}/`, headers: { 'x-token': 'secret' }, serviceName: 'test' }
  tracing = startTracing(config, { role: 'api', log: { warn: (what: unknown) => void warned.push(what) } })
  elsewhere = createServer((_, reply) => void reply.writeHead(204).end())
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/user/0901234567?token=abc`
})
afterEach(async () => {
  await tracing.stop()
  await collector.close()
  await new Promise((resolve) => (elsewhere.closeAllConnections(), elsewhere.close(resolve)))
})

const internal = (name: string) => ({ name, kind: SPAN.INTERNAL })
const read = async () => {
  await tracing.flush()
  return Object.fromEntries(collector.spans().map((span) => [span.name, span]))
}
const valueOf = (span: { attributes: { key: string; value: object }[] } | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0]

test('what is done within a span is a part of it, under the trace that is in the air', async () => {
  const traceId = newTrace()
  await inTrace(traceId, () =>
    inSpan(internal('outer'), async () => {
      await inSpan(internal('inner'), async () => {
        await timed(
          () => internal('leaf'),
          () => new Promise((resolve) => setTimeout(resolve, 5)),
        )
      })
    }),
  )
  const { outer, inner, leaf } = await read()
  assert.equal(outer?.traceId, traceId)
  assert.equal(outer?.parentSpanId, undefined)
  assert.deepEqual([inner?.parentSpanId, leaf?.parentSpanId, leaf?.traceId], [outer?.spanId, inner?.spanId, traceId])
  assert.match(leaf!.spanId, /^[0-9a-f]{16}$/)
  const ms = Number(BigInt(leaf!.endTimeUnixNano) - BigInt(leaf!.startTimeUnixNano)) / 1e6
  assert.ok(ms >= 4 && ms < 5_000, String(ms))
  assert.ok(Math.abs(Number(BigInt(leaf!.endTimeUnixNano) / 1_000_000n) - Date.now()) < 60_000)
})

test('outside of all traces a span begins one; what is only timed is nothing there', async () => {
  await inSpan(internal('alone'), () => Promise.resolve())
  await timed(
    () => internal('nowhere'),
    () => Promise.resolve(),
  )
  const spans = await read()
  assert.deepEqual(Object.keys(spans), ['alone'])
  assert.match(spans.alone!.traceId, /^[0-9a-f]{32}$/)
})

test('a refusal is no fault, and of an error the code or name goes out, never its words', async () => {
  await assert.rejects(inSpan(internal('refused'), () => Promise.reject(new Refusal('SYS_NOT_FOUND'))))
  const words = 'Nguyen Lan has no account'
  await assert.rejects(inSpan(internal('failed'), () => Promise.reject(new TypeError(words))))
  const coded = Object.assign(new Error(words), { code: '23505' })
  await assert.rejects(inSpan(internal('clash'), () => Promise.reject(coded)))
  const { refused, failed, clash } = await read()
  assert.deepEqual([refused?.status, valueOf(refused, 'error.type')], [{}, 'SYS_NOT_FOUND'])
  assert.deepEqual([failed?.status.code, valueOf(failed, 'error.type')], [2, 'TypeError'])
  assert.equal(valueOf(clash, 'error.type'), '23505')
  assert.doesNotMatch(collector.requests[0]!.bytes, /Nguyen/)
})

test('a request to the outside shows its host and status, not its path', async () => {
  await inSpan(internal('asks'), async () => {
    const reply = await fetch(elsewhereUrl)
    await reply.arrayBuffer()
  })
  await assert.rejects(inSpan(internal('in vain'), () => fetch('http://127.0.0.1:1/')))
  const { host } = new URL(elsewhereUrl)
  const spans = await read()
  const asked = spans[`GET ${host}`]
  assert.equal(asked?.parentSpanId, spans.asks?.spanId)
  assert.deepEqual([asked?.kind, valueOf(asked, 'http.response.status_code')], [SPAN.CLIENT, '204'])
  assert.doesNotMatch(collector.requests.map(({ bytes }) => bytes).join(''), /0901234567|token=/)
  assert.equal(Object.keys(spans).length, 3, 'what the exporter sends is no span')
})

test('the collector learns who sends, and is shown the header it asks for', async () => {
  await inSpan(internal('one'), () => Promise.resolve())
  await tracing.flush()
  const [{ path, token, body }] = collector.requests as [(typeof collector.requests)[number]]
  assert.deepEqual([path, token], ['/v1/traces', 'secret'])
  const named = Object.fromEntries(
    body.resourceSpans[0]!.resource.attributes.map(({ key, value }) => [key, value.stringValue]),
  )
  assert.deepEqual([named['service.name'], named['senluna.role']], ['test', 'api'])
})

test('a lot that is not taken is sent once more; then it is dropped, and the log says so', async () => {
  collector.answers.push(503)
  await inSpan(internal('kept'), () => Promise.resolve())
  await tracing.flush()
  assert.deepEqual(collector.spans(), [])
  await tracing.flush()
  assert.deepEqual(
    collector.spans().map(({ name }) => name),
    ['kept'],
  )
  collector.answers.push(503, 503)
  await inSpan(internal('lost'), () => Promise.resolve())
  await tracing.flush()
  await tracing.flush()
  assert.deepEqual(warned, [{ spans: 1 }])
})

test('more spans than a collector takes are dropped, never waited for', async () => {
  collector.answers.push(503)
  for (let n = 0; n < 3_000; n++) await inSpan(internal('many'), () => Promise.resolve())
  await tracing.flush()
  await tracing.flush()
  await tracing.flush()
  const dropped = warned.reduce<number>((sum, what) => sum + (what as { spans: number }).spans, 0)
  assert.equal(collector.spans().length + dropped, 3_000)
})

test('once it is ended nothing is timed any more', async () => {
  await tracing.stop()
  await inSpan(internal('late'), () => Promise.resolve())
  await tracing.flush()
  assert.deepEqual(collector.spans(), [])
})
