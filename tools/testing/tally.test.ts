import assert from 'node:assert/strict'
import { test } from 'vitest'
import { tallyOfPlaywright, tallyOfRepeat, tallyOfVitest } from './tally.ts'

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

const spec = (title: string, status: string) => ({ title, file: 'site/menu.spec.ts', line: 7, tests: [{ status }] })

test('a browser test that passed only at its second try is named, neither passed nor failed', () => {
  const group = { specs: [spec('opens the menu', 'flaky')] }
  const suites = [{ specs: [spec('shows the menu', 'expected')], suites: [group] }]
  const tally = tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [], suites }, false)
  const secondTries = [{ place: 'site/menu.spec.ts:7', title: 'opens the menu' }]
  assert.deepEqual(tally, { passed: 5, failed: 1, secondTries })
})

test('a repetition counts only when every test of it passed', () => {
  const report = (expected: number, unexpected: number) => ({
    stats: { expected, unexpected, flaky: 0 },
    errors: [],
    suites: [],
  })
  assert.deepEqual(tallyOfRepeat(report(2, 0), true, 2), { passed: 2, failed: 0 })
  assert.deepEqual(tallyOfRepeat(report(1, 1), false, 2), { passed: 0, failed: 1 })
  assert.deepEqual(tallyOfRepeat(undefined, true, 2), { passed: 0, failed: 1 })
})

test('browser tests that all passed at once leave nothing to repeat', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  assert.deepEqual(tallyOfPlaywright(report, true), { passed: 5, failed: 0 })
})
