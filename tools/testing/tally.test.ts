import assert from 'node:assert/strict'
import { test } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

test("vitest's tests are counted, and those that failed are named", () => {
  const passed = { fullName: 'adds up', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'comes apart', status: 'failed', failureMessages: ['Error: 3 is not 4\n    at …'] }
  const file = { name: 'sums.test.ts', status: 'failed', assertionResults: [passed, failed] }
  const advice = ['sums.test.ts "comes apart": Error: 3 is not 4']
  assert.deepEqual(tallyOfVitest(vitest(3, 1, [file]), false), { passed: 3, failed: 1, advice })
})

test('a file that could not be loaded is a failure', () => {
  const unloaded = vitest(3, 0, [{ name: 'sums.test.ts', status: 'failed', assertionResults: [] }])
  const advice = ['sums.test.ts could not be loaded.']
  assert.deepEqual(tallyOfVitest(unloaded, false), { passed: 3, failed: 1, advice })
})

test('a run that failed outside its tests is a failure', () => {
  assert.deepEqual(tallyOfVitest(vitest(3, 0), false), { passed: 3, failed: 1, advice: [] })
})

test('a run without a report is a failure', () => {
  assert.deepEqual(tallyOfVitest(undefined, true), { passed: 0, failed: 1 })
  assert.deepEqual(tallyOfPlaywright(undefined, true), { passed: 0, failed: 1 })
})

const spec = (title: string, status: string) => ({ title, file: 'site/menu.spec.ts', line: 7, tests: [{ status }] })

test('a browser test that passed only at its second try has failed, and is named', () => {
  const group = { specs: [spec('opens the menu', 'flaky')] }
  const suites = [{ specs: [spec('shows the menu', 'expected')], suites: [group] }]
  const tally = tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [], suites }, true)
  assert.deepEqual({ ...tally, advice: undefined }, { passed: 5, failed: 2, advice: undefined })
  assert.equal(tally.advice?.length, 1)
  assert.match(tally.advice[0]!, /^e2e\/site\/menu\.spec\.ts:7 "opens the menu" passed only at its second try: let it /)
})

test('a browser test that failed is named', () => {
  const suites = [{ specs: [spec('opens the menu', 'unexpected')] }]
  const tally = tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [], suites }, false)
  assert.deepEqual(tally, { passed: 5, failed: 1, advice: ['e2e/site/menu.spec.ts:7 "opens the menu" failed.'] })
})

test('browser tests that all passed at once leave no advice', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  assert.deepEqual(tallyOfPlaywright(report, true), { passed: 5, failed: 0 })
})
