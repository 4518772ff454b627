import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'vitest'
import { costUs, endedSeconds } from './cpu.ts'
import { medianText } from './median-text.ts'

test('what a spin costs, in microseconds', () => assert.equal(costUs(0.5, 1_000), 500))

for (const [seconds, spins, why] of [
  [-0.36, 1_000, 'a process that was counted before has ended'],
  [0, 1_000, 'the clock has not moved on'],
  [0.5, 0, 'nothing was played'],
] as const)
  test(`no cost can be told where ${why}`, () => assert.equal(costUs(seconds, spins), null))

test('a column shows the median of what could be told, a dash for nothing of it', () => {
  assert.equal(medianText([30, null, 10, 20], 0), '20')
  assert.equal(medianText([null, null], 0), '–')
  assert.equal(medianText([undefined], 0), '')
})

test('what a program used is counted once it has ended', () => {
  const before = endedSeconds(process.pid)
  spawnSync(process.execPath, ['-e', 'const until = Date.now() + 300; while (Date.now() < until);'])
  assert.ok(endedSeconds(process.pid) - before >= 0.1)
})
