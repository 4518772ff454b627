import { readFileSync } from 'node:fs'
import { texts as later } from '@senluna/text/en/later.ts'
import { texts as first } from '@senluna/text/en/site/page.ts'
import { expect, test } from 'vitest'
import { firstModules } from '../build/first-modules.ts'
import { pagesIn } from './shell/nav/page-list.ts'
import { nameKeyOf } from './shell/nav/page-name.ts'

/** The list of pages names what later pages and menus say, which come with their texts. */
const LIST = /\/site\/src\/pages\.ts$/
const files = [...firstModules()].filter((file) => !file.includes('/text/') && !LIST.test(file))

test('what the first page says is in its own dictionary, not in the one that is loaded later', () => {
  expect(files.length).toBeGreaterThan(50)
  const late = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z_]+(?:\.[\w]+)+)'/gi)]
      .map(([, key]) => key!)
      .filter((key) => key in later && !(key in first))
      .map((key) => `${file}: ${key}`),
  )
  expect(late).toEqual([])
})

test('so is what the row of pages calls them, which is on the first page', () => {
  const names = pagesIn('row').map((page) => nameKeyOf(page, 'row'))
  expect(names.filter((key) => key === undefined || !(key in first))).toEqual([])
})

test('no message is sent twice', () => {
  expect(Object.keys(later).filter((key) => key in first)).toEqual([])
})
