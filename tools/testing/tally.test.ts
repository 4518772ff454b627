import assert from 'node:assert/strict'
import { test } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

test("vitest's tests are counted", () => {
  assert.deepEqual(tallyOfVitest(vitest(3, 1), false), { passed: 3, failed: 1 })
})

test('a file that could not be loaded is a failure', () => {
  const unloaded = vitest(3, 0, [{ status: 'failed', assertionResults: [] }])
  assert.deepEqual(tallyOfVitest(unloaded, false), { passed: 3, failed: 1 })
})

test('a run that failed outside its tests is a failure', () => {
  assert.deepEqual(tallyOfVitest(vitest(3, 0), false), { passed: 3, failed: 1 })
})

test('a run without a report is a failure', () => {
  assert.deepEqual(tallyOfVitest(undefined, true), { passed: 0, failed: 1 })
  assert.deepEqual(tallyOfPlaywright(undefined, true), { passed: 0, failed: 1 })
})

test('a browser test that passed at its second try is counted apart', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 1 }, errors: [] }
  assert.deepEqual(tallyOfPlaywright(report, true), { passed: 6, failed: 0, again: 1 })
})
