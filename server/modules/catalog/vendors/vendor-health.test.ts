import assert from 'node:assert/strict'
import { test } from 'vitest'
import { healthOf, type MinuteOf } from './vendor-health.ts'

const STEPS = [100, 1_000, 5_000]
/** So many calls of one minute; those without an answer took longest. */
const minute = (age: number, good: number, bad = 0, slow = 0): MinuteOf => ({
  age,
  calls: good + bad + slow,
  unanswered: bad,
  took: [good, 0, slow + bad, 0],
})
const stateOf = (...minutes: MinuteOf[]) => healthOf(minutes, STEPS).state

test('nobody asked: quiet, and no figures', () => {
  assert.deepEqual(healthOf([], STEPS), {
    state: 'QUIET',
    calls: 0,
    unanswered: 0,
    hour: Array.from({ length: 12 }, () => 'NONE'),
  })
})

test('the last minutes say whether it is down, the hour whether it is shaky or slow', () => {
  assert.equal(stateOf(minute(50, 0, 9), minute(1, 9)), 'SHAKY')
  assert.equal(stateOf(minute(50, 99), minute(1, 1, 3)), 'DOWN')
  assert.equal(stateOf(minute(50, 99), minute(1, 3, 1)), 'GOOD', 'one in a hundred and three')
  assert.equal(stateOf(minute(20, 94, 6)), 'SHAKY')
  assert.equal(stateOf(minute(20, 90, 0, 10)), 'SLOW')
  assert.equal(stateOf(minute(20, 2, 1)), 'GOOD', 'one of three is no share yet')
  assert.equal(stateOf(minute(40, 0, 3)), 'DOWN', 'nobody asked since')
})

test('p95 is the end of the step in which the 95th of a hundred calls is', () => {
  const p95 = (...minutes: MinuteOf[]) => healthOf(minutes, STEPS).p95Ms
  assert.equal(p95(minute(3, 95, 0, 5)), 100)
  assert.equal(p95(minute(3, 94, 0, 6)), 5_000)
  assert.equal(p95({ age: 1, calls: 1, unanswered: 0, took: [0, 0, 0, 1] }), 5_000)
})

test('the hour stands in parts of five minutes, the oldest first', () => {
  const { hour } = healthOf([minute(0, 1), minute(4, 0, 1), minute(5, 9), minute(59, 0, 2), minute(60, 5)], STEPS)
  assert.deepEqual([hour[0], hour[10], hour[11]], ['BAD', 'GOOD', 'BAD'])
  assert.equal(hour.filter((item) => item === 'NONE').length, 9)
})
