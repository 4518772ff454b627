import assert from 'node:assert/strict'
import { test } from 'vitest'
import { mergedFigures } from './merged-figures.ts'
import { Metrics } from './metrics.ts'

test('every figure is explained once and told for each process', async () => {
  const [api, live] = [new Metrics('api'), new Metrics('live')]
  live.sockets.set(7)
  api.batches.observe(3)
  const text = mergedFigures([await api.figures(), await live.figures(), ''])
  const lines = text.split('\n')
  const heads = lines.filter((line) => line.startsWith('#'))
  assert.equal(new Set(heads).size, heads.length)
  assert.ok(heads.includes('# TYPE senluna_live_sockets gauge'))
  assert.ok(lines.includes('senluna_live_sockets{role="live"} 7'))
  assert.ok(lines.includes('senluna_live_sockets{role="api"} 0'))
  assert.ok(lines.includes('senluna_posting_batch_items_bucket{le="4",role="api"} 1'))
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'))
  assert.equal(new Set(samples.map((line) => line.slice(0, line.lastIndexOf(' ')))).size, samples.length)
})

test('a process is told by what it has become', async () => {
  const metrics = new Metrics('standby')
  metrics.become('api')
  assert.doesNotMatch(await metrics.figures(), /standby/)
})
