import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const styles = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

// formats.test.ts refuses the browser's own fields for days.
test('boxes to tick and the marks of what folds are drawn by us, in games too', () => {
  for (const path of ['web/ui/base/fields.css', 'games/engine/ui/ui.css'])
    expect(/^\.check input \{[^}]*\}/m.exec(styles(path))?.[0], path).toContain('appearance: none')
  expect(styles('web/ui/base/fields.css')).toMatch(/summary::-webkit-details-marker \{\s*display: none/)
})
