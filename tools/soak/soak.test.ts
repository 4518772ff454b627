import assert from 'node:assert/strict'
import { test } from 'vitest'
import { figuresOf } from '../crowd/load/figures.ts'
import { everyRow } from './compare.ts'
import { HARM } from './harm.ts'
import { postgresMb, residentMb } from './memory.ts'
import { pageOf } from './page.ts'
import type { SoakReport } from './run.ts'
import { riseOf, slopeOf } from './trend.ts'

const line = (perSecond: number, from = 100) =>
  Array.from({ length: 60 }, (_, nth) => ({ at: nth * 10, value: from + nth * 10 * perSecond }))

test('a slope is that of the line, whatever a single outlier does', () => {
  const outlier = line(0.5).map((point, nth) => (nth === 40 ? { ...point, value: 9_000 } : point))
  assert.ok(Math.abs(slopeOf(outlier) - 0.5) < 1e-9)
  assert.deepEqual([slopeOf([]), slopeOf([{ at: 1, value: 2 }])], [0, 0])
})

test('memory that rises beyond the bound differs from memory that holds', () => {
  const rising = riseOf(line(0.5), 600)
  assert.ok(rising.rose > rising.allowed, `${rising.rose} of ${rising.allowed}`)
  const flat = riseOf(line(0.01), 600)
  assert.ok(flat.rose < flat.allowed)
  assert.equal(flat.allowed, 48)
})

test('every page of a list is read', async () => {
  const pages = new Map([
    [undefined, { list: [1, 2], next: 'b' }],
    ['b', { list: [3] }],
  ])
  assert.deepEqual(await everyRow(async (after) => pages.get(after as 'b') ?? { list: [] }), [1, 2, 3])
})

test.runIf(process.platform === 'linux')('the memory of a process is known, and 0 of one that is gone', () => {
  assert.ok(residentMb(process.pid) > 20)
  assert.ok(postgresMb(process.pid) > 5)
  assert.equal(residentMb(2 ** 30), 0)
})

test('harm includes every process and the database', () => {
  const ids = new Set(HARM.map(({ id }) => id))
  assert.equal(ids.size, HARM.length)
  for (const id of ['F1', 'F2', 'F5b', 'live', 'jobs', 'lost']) assert.ok(ids.has(id), id)
})

const figures = figuresOf([{ ms: 12, status: 200, code: undefined }], 1)
const report: SoakReport = {
  seed: 5,
  players: 3,
  seconds: 60,
  samples: [0, 30, 60].map((at) => ({ at, players: 3, figures, memory: { api: 120 + at }, outboxLag: 0 })),
  struck: [{ at: 20, id: 'F1', what: 'kill -9 of the api process' }],
  total: figures,
  acknowledged: 2,
  rises: [{ role: 'api', rose: 3, allowed: 48 }],
  wrong: [],
}

test('the page is whole by itself: charts, a table under each, marks', () => {
  const page = pageOf(report)
  assert.equal(page.match(/<svg /g)?.length, 5)
  assert.equal(page.match(/<details>/g)?.length, 5)
  assert.equal(page.match(/class="mark"/g)?.length, 5)
  assert.match(page, /prefers-color-scheme:dark/)
  assert.doesNotMatch(page, /<script|<link|https?:\/\/|NaN|undefined/)
  assert.match(page, /Nothing was lost or doubled/)
})

test('what is wrong stands on the page, as text', () => {
  const page = pageOf({ ...report, wrong: ['order <b> is lost'] })
  assert.match(page, /1 things are wrong/)
  assert.match(page, /order &lt;b&gt; is lost/)
})
