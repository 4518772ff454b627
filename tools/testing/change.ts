/** What is run on a change, besides the cheap checks. */
export interface Choice {
  /** Unit, database and API tests: each file, or those whose imports reach a changed file. */
  unit: 'all' | 'reached'
  /** Test files that read what no import leads to, by a part of their path. */
  readers: readonly string[]
  /** Browser tests: each spec, or those whose path holds one of these. */
  browser: 'all' | readonly string[]
}

type Folder = 'account' | 'cashier' | 'desk' | 'games' | 'site'

/** Changes here can break any test, and no import shows it. */
const UNDER_EACH_TEST =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|tools\/testing\/|server\/migrations\/|server\/functions\/)/

/** Which test files read sources or documents as text. */
const READERS: readonly (readonly [read: RegExp, tests: readonly string[]])[] = [
  [/\.md$/, ['docs.test.ts', 'tools/commands.test.ts']],
  [/^server\/.*\.ts$/, ['server/tests/']],
]

/** What neither runs in the product nor in its browser tests. */
const BESIDE_THE_PRODUCT =
  /(?:^|\/)(?:[^/]+\.test\.tsx?|[^/]+\.md|testing\/.*|tests\/.*)$|^(?:docs\/|\.|tools\/(?!setup\/|seed\/|testing\/product-server)|knip\.json)/

/**
 * Which browser tests show what lies under a path. What has no line here is shared: all of them.
 */
export const SHOWN_BY: readonly (readonly [prefix: string, ...folders: Folder[]])[] = [
  ['apps/backoffice/', 'desk'],
  ['apps/stage/', 'games'],
  ['apps/site/src/features/account/', 'account', 'site'],
  ['apps/site/src/features/cashier/', 'cashier', 'account'],
  ['apps/site/src/features/chat/', 'account', 'desk'],
  ['apps/site/src/features/fairness/', 'games'],
  ['apps/site/src/features/game/', 'games', 'site'],
  ['apps/site/src/features/help/', 'account'],
  ['apps/site/src/features/home/', 'site'],
  ['apps/site/src/features/kyc/', 'account', 'cashier'],
  ['apps/site/src/features/lobby/', 'site', 'games'],
  ['apps/site/src/features/lottery/', 'games', 'desk'],
  ['apps/site/src/features/messages/', 'account'],
  ['apps/site/src/features/notices/', 'account'],
  ['apps/site/src/features/protection/', 'account'],
  ['apps/site/src/features/records/', 'account', 'games'],
  ['apps/site/src/features/search/', 'site'],
  ['apps/site/src/features/security/', 'account'],
  ['contract/desk/', 'desk'],
  ['games/', 'games', 'desk'],
  ['server/modules/cashier/', 'cashier', 'account', 'desk'],
  ['server/modules/chat/', 'account', 'desk'],
  ['server/modules/fairness/', 'games'],
  ['server/modules/feedback/', 'account', 'desk'],
  ['server/modules/kyc/', 'account', 'cashier', 'desk'],
  ['server/modules/lottery/', 'games', 'desk'],
  ['server/modules/messages/', 'account', 'desk'],
  ['server/modules/operations/', 'desk'],
  ['server/modules/protection/', 'account', 'cashier', 'games', 'desk'],
  ['server/modules/risk/', 'cashier', 'desk'],
  ['server/modules/rounds/', 'games', 'desk'],
  ['server/modules/staff/', 'desk'],
  ['server/modules/transfers/', 'cashier', 'desk'],
  ['server/modules/turnover/', 'cashier', 'desk'],
  ['server/payments/', 'cashier'],
  ['sandbox/', 'cashier', 'games'],
]

/** Chooses what a change of these files, named from the root, can have broken. */
export function choiceOf(changed: readonly string[]): Choice {
  const shown = changed.map(specsOf)
  return {
    unit: changed.some((path) => UNDER_EACH_TEST.test(path)) ? 'all' : 'reached',
    readers: READERS.filter(([read]) => changed.some((path) => read.test(path))).flatMap(([, tests]) => tests),
    browser: shown.includes('all') ? 'all' : [...new Set(shown.flat())].sort(),
  }
}

/** The browser tests that show what a file does. */
function specsOf(path: string): 'all' | readonly string[] {
  if (/^e2e\/.*\.spec\.ts$/.test(path)) return [path]
  if (BESIDE_THE_PRODUCT.test(path)) return []
  if (/^server\/modules\/[^/]+\/desk\//.test(path)) return ['e2e/desk/']
  return (
    SHOWN_BY.find(([prefix]) => path.startsWith(prefix))
      ?.slice(1)
      .map((folder) => `e2e/${folder}/`) ?? 'all'
  )
}
