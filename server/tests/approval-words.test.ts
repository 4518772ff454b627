import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'

const { VI: vi, EN: en } = DESK_TEXTS

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

test('whatever the audit log says that somebody of the staff did is called by a name at the desk', async () => {
  const modules = new URL('../modules/', import.meta.url)
  const files = await readdir(modules, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
  const said = new Set<string>()
  for (const file of sources)
    for (const [, action = ''] of (await readFile(new URL(file, modules), 'utf8')).matchAll(
      /\baction: '([a-z][A-Za-z]*\.[A-Za-z.]+)'/g,
    ))
      said.add(action)
  assert.ok(said.size > 100)
  const nameless = [...said].filter((action) => [vi, en].some((texts) => !(`desk.action.${action}` in texts)))
  assert.deepEqual(nameless, [])
})

test('every action that two people do together is called by a name at the desk', () => {
  const actions = [...house.parts.approvals.actions.keys()]
  assert.ok(actions.length > 20)
  const nameless = actions.filter((action) => [vi, en].some((texts) => !(`desk.action.${action}` in texts)))
  assert.deepEqual(nameless, [])
})
