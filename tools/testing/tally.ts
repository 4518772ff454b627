/** How many passed and how many did not. */
export interface Tally {
  passed: number
  failed: number
  /** What failed and what to do about it, one sentence each: said once more at the very end. */
  advice?: readonly string[]
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: Assertion[] }[]
}

/** One test of vitest's report. */
interface Assertion {
  fullName: string
  status: string
  failureMessages: string[]
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: Suite[]
}

/** A file or a group of Playwright's tests. */
interface Suite {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** A check that counts as one. */
export const tallyOfCheck = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Counts vitest's report; a file that could not even be loaded is one failure. */
export function tallyOfVitest(report: unknown, ok: boolean): Tally {
  if (!isVitest(report)) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const tally = honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, ok)
  return tally.failed > 0 ? { ...tally, advice: report.testResults.flatMap(failuresOf) } : tally
}

/** A sentence for each failed test of a file, or for a file that could not be loaded. */
function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  if (status === 'failed' && assertionResults.length === 0) return [`${name} could not be loaded.`]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${name} "${fullName}": ${failureMessages[0]?.split('\n')[0] ?? 'failed'}`)
}

/**
 * Counts Playwright's report. A test that passes only at its second try has failed: what is flaky
 * today is red tomorrow, for somebody else.
 */
export function tallyOfPlaywright(report: unknown, ok: boolean): Tally {
  if (!isPlaywright(report)) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  const tally = honest({ passed: expected, failed: unexpected + flaky + report.errors.length }, ok)
  if (tally.failed === 0) return tally
  const failed = report.suites.flatMap((suite) => withStatus(suite, 'unexpected')).map(failureOf)
  const twice = report.suites.flatMap((suite) => withStatus(suite, 'flaky')).map(adviceOf)
  return { ...tally, advice: [...failed, ...twice] }
}

/** The tests of a suite that ended so. */
const withStatus = ({ specs, suites = [] }: Suite, ended: 'unexpected' | 'flaky'): Suite['specs'] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === ended)),
  ...suites.flatMap((suite) => withStatus(suite, ended)),
]

const failureOf = ({ file, line, title }: Suite['specs'][number]) => `e2e/${file}:${line} "${title}" failed.`

const adviceOf = ({ file, line, title }: Suite['specs'][number]) =>
  `e2e/${file}:${line} "${title}" passed only at its second try: let it wait for a state, not for a time, ` +
  `then repeat it (npx playwright test -c e2e ${file}:${line} --repeat-each=20).`

// A runner that failed without a failed test (an error outside of them, nothing found) has failed
// all the same.
const honest = (tally: Tally, ok: boolean): Tally => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 })

const isVitest = (report: unknown): report is VitestReport =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report && 'testResults' in report

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report && 'errors' in report && 'suites' in report
