import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { functionFilesIn } from './functions.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senluna-functions-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const files = () => functionFilesIn(pathToFileURL(`${folder}/`))

test('a name becomes its number, and naming a number changes nothing that is applied', async () => {
  await write('shop/open.sql', 'where state = 0 and reversed = \'{"200": 202}\' -- and {} and {2}')
  const [plain] = await files()
  await write('names.gen.json', '{ "item": { "OPEN": 0 }, "kind": { "BET": 200, "REFUND": 202 } }')
  await write(
    'shop/open.sql',
    'where state = {item.OPEN} and reversed = \'{"{kind.BET}": {kind.REFUND}}\' -- and {} and {2}',
  )
  assert.deepEqual(await files(), [plain])
})

for (const placeholder of ['{item.OPN}', '{itm.OPEN}', '{item.open}'])
  test(`a name that nobody declared stops everything: ${placeholder}`, async () => {
    await write('names.gen.json', '{ "item": { "OPEN": 0 } }')
    await write('shop/deep/open.sql', `where state = ${placeholder}`)
    await expect(files()).rejects.toThrow(`shop/deep/open.sql says ${placeholder}, which names.gen.json doesn't name`)
  })

test('a folder without names is one that says none', async () => {
  await write('shop/open.sql', 'where state = 0')
  assert.deepEqual(
    (await files()).map(({ name, sql }) => [name, sql]),
    [['shop.open', 'where state = 0']],
  )
  await write('shop/open.sql', 'where state = {item.OPEN}')
  await expect(files()).rejects.toThrow('shop/open.sql says {item.OPEN}')
})
