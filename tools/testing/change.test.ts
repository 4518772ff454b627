import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { ROOT } from '../setup/root.ts'
import { choiceOf, SHOWN_BY, type Choice } from './change.ts'

const CASES: readonly (readonly [changed: readonly string[], choice: Partial<Choice>])[] = [
  [[], { unit: 'reached', readers: [], browser: [] }],
  [['apps/backoffice/src/App.tsx'], { unit: 'reached', browser: ['e2e/desk/'] }],
  [['apps/site/src/features/cashier/deposit/AmountForm.tsx'], { browser: ['e2e/account/', 'e2e/cashier/'] }],
  [['apps/site/src/features/help/Help.tsx', 'apps/stage/src/Stage.tsx'], { browser: ['e2e/account/', 'e2e/games/'] }],
  [['server/modules/members/desk/routes.ts'], { unit: 'reached', browser: ['e2e/desk/'] }],
  [['server/modules/lottery/place.ts'], { readers: ['server/tests/'], browser: ['e2e/desk/', 'e2e/games/'] }],
  // Shared by everything.
  [['web/ui/Button.tsx'], { unit: 'reached', browser: 'all' }],
  [['contract/member/account.ts'], { browser: 'all' }],
  [['server/platform/http/server.ts'], { browser: 'all' }],
  [['apps/site/src/shell/nav/routes.tsx'], { browser: 'all' }],
  [['e2e/support/account.ts'], { browser: 'all' }],
  // No page runs them.
  [['server/modules/lottery/place.test.ts'], { unit: 'reached', browser: [] }],
  [['server/testing/database.ts'], { unit: 'reached', browser: [] }],
  [['tools/checks/imports.ts'], { browser: [] }],
  [['e2e/site/menu.spec.ts'], { browser: ['e2e/site/menu.spec.ts'] }],
  // No import leads to them.
  [
    ['README.md', 'docs/lottery.md'],
    { unit: 'reached', readers: ['docs.test.ts', 'tools/commands.test.ts'], browser: [] },
  ],
  [['server/functions/ledger/post.sql'], { unit: 'all', browser: 'all' }],
  [['package-lock.json'], { unit: 'all', browser: 'all' }],
  [['tools/testing/each-file.ts'], { unit: 'all', browser: [] }],
]

for (const [changed, expected] of CASES) {
  test(`what runs after a change of ${changed.join(', ') || 'nothing'}`, () => {
    const choice = choiceOf(changed)
    assert.deepEqual({ ...choice, ...expected }, choice)
  })
}

test('a shared file beside a feature asks for each browser test', () => {
  assert.equal(choiceOf(['apps/backoffice/src/App.tsx', 'web/ui/Button.tsx']).browser, 'all')
})

test('each line of the table names folders that exist', () => {
  for (const [prefix, ...folders] of SHOWN_BY) {
    assert.ok(existsSync(join(ROOT, prefix)), prefix)
    for (const folder of folders) assert.ok(existsSync(join(ROOT, 'e2e', folder)), folder)
  }
})
