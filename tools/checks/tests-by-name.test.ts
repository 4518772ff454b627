import assert from 'node:assert/strict'
import { test } from 'vitest'
import { withTests } from './tests-by-name.ts'

const page = (list: string) => `# Tests\n\n<!-- tests by name: npm run registry -->${list}<!-- end -->\n\nMore.\n`
const PATHS = ['kit/rates.ts', 'web/ui/format.test.tsx', 'kit/money.test.ts', 'e2e/lottery.spec.ts', 'kit/csv.test.ts']
const WHOLE = page(
  '\n\n| folder | tests |\n|---|---|\n| `e2e` | lottery |\n| `kit` | csv, money |\n| `web/ui` | format |\n\n',
)

test('every test stands under its folder, and no other file', () => {
  assert.equal(withTests(page('\n'), PATHS), WHOLE)
})

test('what stood there before is gone, and a page that is right stays as it is', () => {
  assert.equal(withTests(page('\n| `kit` | gone, money |\n'), PATHS), WHOLE)
  assert.equal(withTests(WHOLE, PATHS), WHOLE)
})

test('a page without the marks is told', () => {
  assert.throws(() => withTests('# Tests\n', PATHS), /lacks the line <!-- tests by name/)
  assert.throws(() => withTests('<!-- tests by name: npm run registry -->\n', PATHS), /lacks the line <!-- end -->/)
})
