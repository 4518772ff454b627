import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What players see is made here. */
const PLACES = ['apps/site/src', 'web/ui', 'web/client', 'games/engine']

/**
 * The one place that writes dates and numbers, and what only reads the order of a language's date.
 */
const WRITERS = new Set(['web/ui/money/format.ts', 'web/ui/calendar/typed-date.ts'])

/** Ways to write a date or a number besides: each language and each screen would have its own. */
const OTHER_WAYS =
  /new Intl\.(?:DateTimeFormat|NumberFormat)|\bdates\(|\.toLocale(?:Date|Time)?String\(|type="(?:date|datetime-local|time|month)"/

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))

test('dates are written in one place, and chosen from the product’s own calendar', () => {
  const files = PLACES.flatMap(filesIn)
  expect(files.length).toBeGreaterThan(400)
  const others = files.filter((file) => !WRITERS.has(file) && OTHER_WAYS.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(others).toEqual([])
})

test('boxes to tick and the marks of what folds are drawn by us, in games too', () => {
  const styles = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  for (const path of ['web/ui/base/fields.css', 'games/engine/ui/ui.css'])
    expect(/^\.check input \{[^}]*\}/m.exec(styles(path))?.[0], path).toContain('appearance: none')
  expect(styles('web/ui/base/fields.css')).toMatch(/summary::-webkit-details-marker \{\s*display: none/)
})
