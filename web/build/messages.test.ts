import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CATALOGUE } from './messages.ts'

const TEXT = fileURLToPath(new URL('../../text/', import.meta.url))

/** Every file that a loader in `text/` imports when a page asks for it. */
const loaded = globSync(['*.ts', 'families/*.ts'], { cwd: TEXT }).flatMap((file) =>
  [...readFileSync(join(TEXT, file), 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path]) =>
    join(TEXT, dirname(file), path!),
  ),
)

test('what pages load of the texts is compiled while they are built', () => {
  expect(loaded.length).toBeGreaterThan(80)
  for (const path of loaded) expect(path).toMatch(CATALOGUE)
})

test('what only other files of texts import stays as it is', () => {
  for (const path of ['vi/index.ts', 'vi/account/account.ts', 'vi/lottery/refusals.ts', 'families/lottery.ts'])
    expect(join(TEXT, path)).not.toMatch(CATALOGUE)
})
