import assert from 'node:assert/strict'
import pg from 'pg'
import { test } from 'vitest'
import { createTestDatabase, dropTestDatabases } from '@senluna/server/testing/database.ts'

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(question)).rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

test('a test database has the whole schema and is nobody else’s', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  assert.notEqual(first, second)
  await ask(first, 'create table only_here (answer int)')
  const tables = "select to_regclass('ledger.transfer') is not null and to_regclass('only_here') is null as answer"
  assert.deepEqual(await ask(second, tables), [true])
})

test('dropped, it is gone, with connections still open', async () => {
  const url = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await dropTestDatabases()
  await assert.rejects(ask(url, 'select 1 as answer'), /does not exist/)
  await client.end()
})
