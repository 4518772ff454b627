import assert from 'node:assert/strict'
import { test } from 'vitest'
import { restoreDrill } from './restore-drill.ts'

test('where the program is not installed the drill says that it was skipped, and why', async () => {
  assert.deepEqual(await restoreDrill('pgbackrest-of-nowhere'), { skipped: 'pgbackrest-of-nowhere is not installed' })
})
