import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { PLAY_STATUS } from '@senluna/server/modules/rounds/posting/play-statement.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { STATUS } from '../status.ts'

const page = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8')
const partOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!

test('docs/ledger.md names every check of the money, in its order', () => {
  const listed = [...partOf('Reconcile').matchAll(/^(\d+)\. (.+)$/gm)].map(([, no, name]) => [Number(no), name])
  assert.deepEqual(
    listed,
    CHECKS.map(({ name }, index) => [index + 1, name]),
  )
})

test('docs/ledger.md names every status by its number', () => {
  const part = partOf('Statuses')
  const documented = [...part.matchAll(/\b(\d+)(?: \||\s)\s*`(\w+)`/g)].map(([, no, name]) => [Number(no), name])
  assert.deepEqual(documented, [
    ...STATUS.entries(),
    ...Object.entries(PLAY_STATUS).map(([no, name]) => [Number(no), name]),
  ])
})
