import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '@senluna/server/modules/rounds/testing/house.ts'
import { figuresOf } from '@senluna/server/parts/figures.ts'
import { Courier } from '@senluna/server/platform/outgoing/courier.ts'
import { ROOT } from '../setup/root.ts'
import { metricNames } from './metric-names.ts'

interface Panel {
  title: string
  type: string
  targets?: { expr: string }[]
}

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string; product: string }
  annotations: { summary: string; runbook_url: string }
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const dashboard = JSON.parse(read('docs/operations/dashboard.json')) as { uid: string; panels: Panel[] }
const { groups } = parse(read('docs/operations/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const shown = new Set(dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricNames(expr))))

let house: House
beforeAll(async () => {
  house = await openHouse({ ROLE: 'all' })
  figuresOf(house.parts)
  void new Courier({ queue: house.parts.outgoing, metrics: house.parts.metrics, onGone: async () => {} })
})
afterAll(() => house.close())

/** Every name under which the server's figures can be asked for, a histogram's three included. */
async function exported(): Promise<Set<string>> {
  const types = [...(await house.parts.metrics.figures()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

test('the names of an expression are its metrics, not its functions and labels', () => {
  assert.deepEqual(
    metricNames('topk(10, sum by (code, le) (rate(a_total{code=~"b_c|d"}[5m]))) / max(e_f) > 0.3 and g == 1'),
    ['a_total', 'e_f', 'g'],
  )
})

test('dashboard and alarms read only what the server exports', async () => {
  const there = await exported()
  const names = new Set([...shown, ...rules.flatMap(({ expr }) => metricNames(expr))])
  assert.ok(names.size > 40)
  assert.deepEqual(
    [...names].filter((name) => !there.has(name)),
    [],
  )
})

test('every figure of ours and every one with an alarm is on the dashboard', async () => {
  const bases = new Set([...shown].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
  const ours = [...(await exported())].filter((name) => name.startsWith('senluna_'))
  const alarmed = rules.flatMap(({ expr }) => metricNames(expr))
  assert.deepEqual(
    [...ours, ...alarmed].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')).filter((name) => !bases.has(name)),
    [],
  )
})

test('the dashboard can be imported: ids and places are its own, every panel asks for something', () => {
  const panels = dashboard.panels as (Panel & { id: number; gridPos: { x: number; y: number; w: number; h: number } })[]
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  assert.equal(new Set(places).size, places.length)
  for (const { title, type, targets = [], gridPos } of panels) {
    assert.ok(gridPos.x + gridPos.w <= 24, title)
    if (type !== 'row') assert.ok(targets.length > 0, title)
  }
})

test('an alarm has all that Prometheus and a person at night need', () => {
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const rule of rules) {
    assert.match(rule.alert, /^[A-Z][A-Za-z]+$/)
    assert.match(rule.for, /^\d+[mh]$/)
    assert.ok(['page', 'ticket'].includes(rule.labels.severity), rule.alert)
    assert.equal(rule.labels.product, 'senluna')
    assert.ok(rule.annotations.summary.length > 10)
    assert.equal(rule.expr.split('(').length, rule.expr.split(')').length, rule.expr)
    assert.ok(metricNames(rule.expr).length > 0)
  }
})

test('each alarm leads to its part of the runbook, and each part says the five things', () => {
  const parts = read('docs/operations/runbook.md').split(/^## /m).slice(1)
  const headings = parts.map((part) => part.split('\n')[0]!)
  for (const { alert, annotations } of rules) {
    const [page, heading] = annotations.runbook_url.split('#')
    assert.equal(page, 'docs/operations/runbook.md')
    assert.ok(
      headings.some((title) => title.toLowerCase() === heading),
      alert,
    )
  }
  assert.deepEqual(headings.toSorted(), rules.map(({ alert }) => alert).toSorted())
  for (const part of parts)
    for (const what of ['Means', 'Players', 'Look', 'Do', 'Escalate'])
      assert.match(part, new RegExp(`\\*\\*${what}\\.\\*\\*`), part)
})

test('links of the runbook lead to its own headings and to files that are there', () => {
  const runbook = read('docs/operations/runbook.md')
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => title!.toLowerCase())
  for (const [, target] of runbook.matchAll(/\]\(([^)]+)\)/g)) {
    const [file, heading] = target!.split('#')
    if (file) assert.ok(read(join('docs/operations', file)).length > 0)
    if (heading) assert.ok(headings.includes(heading), target)
  }
})
