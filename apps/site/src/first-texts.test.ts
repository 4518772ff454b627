import { readFileSync } from 'node:fs'
import { texts as later } from '@senluna/text/en/later.ts'
import { texts as first } from '@senluna/text/en/site/page.ts'
import { expect, test } from 'vitest'
import { firstModules } from '../build/first-modules.ts'

const files = [...firstModules()].filter((file) => !file.includes('/text/'))

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

test('no message is sent twice', () => {
  expect(Object.keys(later).filter((key) => key in first)).toEqual([])
})
