/** How many passed and how many did not. */
export interface Tally {
  passed: number
  failed: number
  /** Those among the passed that needed a second try. */
  again?: number
}

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A check that counts as one. */
export const tallyOfCheck = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Counts vitest's report; a file that could not even be loaded is one failure. */
export function tallyOfVitest(report: unknown, ok: boolean): Tally {
  if (!isVitest(report)) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, ok)
}

/**
 * Counts Playwright's report; a test that passed at its second try has passed and is counted apart.
 */
export function tallyOfPlaywright(report: unknown, ok: boolean): Tally {
  if (!isPlaywright(report)) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return honest({ passed: expected + flaky, failed: unexpected + report.errors.length, again: flaky }, ok)
}

// A runner that failed without a failed test (an error outside of them, nothing found) has failed
// all the same.
const honest = (tally: Tally, ok: boolean): Tally => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 })

const isVitest = (report: unknown): report is VitestReport =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report && 'testResults' in report

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report && 'errors' in report
