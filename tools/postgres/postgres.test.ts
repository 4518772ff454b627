import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, test } from 'vitest'
import { isServerOn, serverOf } from './cluster.ts'
import { type Postgres, startPostgres } from './index.ts'
import { keptInMemory } from './settings.ts'
import { throwawayFolder } from './throwaway.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).reverse()) await task()
})

async function start(durable: boolean, data = throwawayFolder(durable)): Promise<Postgres> {
  const postgres = await startPostgres({ data, durable, settings: { shared_buffers: '16MB' } })
  cleanUp.push(async () => {
    await postgres.stop()
    rmSync(postgres.data, { recursive: true, force: true })
    rmSync(`${postgres.data}.log`, { force: true })
  })
  return postgres
}

async function ask<T>(postgres: Postgres, question: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  try {
    return (await client.query<{ answer: T }>(question)).rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

async function until(true_: () => boolean | Promise<boolean>, what: string) {
  for (const began = Date.now(); Date.now() - began < 15_000; await sleep(20)) if (await true_()) return
  assert.fail(`after 15 s: ${what}`)
}

test('a killed server is back on its data, at the same address', async () => {
  const postgres = await start(true)
  await ask(postgres, 'create table kept as select 7 as answer')
  const [address, killed] = [postgres.url('postgres'), postgres.pid]
  process.kill(killed, 'SIGKILL')
  await until(() => postgres.pid !== killed, 'no new server')
  assert.equal(postgres.url('postgres'), address)
  assert.deepEqual(await ask(postgres, 'select answer from kept'), [7])
})

test('what is confirmed survives: a durable server syncs and checks its pages', async () => {
  const postgres = await start(true)
  const settings = await ask<string>(
    postgres,
    "select setting as answer from pg_settings where name in ('fsync', 'full_page_writes', 'data_checksums') order by name",
  )
  assert.deepEqual(settings, ['on', 'on', 'on'])
})

test('an eighth of the memory is kept at hand, on small machines and large ones within bounds', () => {
  const GB = 2 ** 30
  assert.deepEqual([GB / 2, 4 * GB, 64 * GB].map(keptInMemory), ['128MB', '512MB', '1024MB'])
})

test('sorting and case do not depend on the machine', async () => {
  const postgres = await start(false)
  const sorted = await ask<string>(
    postgres,
    "select x as answer from unnest(array['b', 'Đ', 'a', 'C', 'é']) x order by x",
  )
  assert.deepEqual(sorted, ['C', 'a', 'b', 'é', 'Đ'])
  assert.deepEqual(await ask(postgres, "select lower('ĐÁ GÀ') as answer"), ['đá gà'])
})

test('a stopped throwaway server leaves no data', async () => {
  const postgres = await startPostgres({ data: throwawayFolder(false), durable: false })
  await postgres.stop()
  await until(() => !existsSync(postgres.data), 'the data is still there')
})

test('when its owner is killed, the server goes, and the data can be used again at once', async () => {
  const data = throwawayFolder(true)
  const owner = fork(fileURLToPath(new URL('hold.fixture.ts', import.meta.url)), [data], { execArgv: [] })
  await once(owner, 'message')
  const server = serverOf(data)
  assert.ok(server)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const next = await start(true, data)
  assert.notEqual(next.pid, server.pid)
  // One that ended may wait for whoever inherits its parent's children.
  assert.equal(isServerOn(data, server.pid), false, 'the old server still runs')
})

test('a socket that the keeper of the server before still takes away is not the new server’s', async () => {
  const first = await start(true)
  const folder = new URL(first.url('postgres')).searchParams.get('host')!
  await first.stop()
  mkdirSync(folder)
  const late = sleep(400).then(() => rmSync(folder, { recursive: true, force: true }))
  const next = await start(true, first.data)
  await late
  assert.deepEqual(await ask(next, 'select 7 as answer'), [7])
})

test('a cluster that was never finished is no cluster', async () => {
  const postgres = await start(false)
  const folder = postgres.data.slice(0, postgres.data.lastIndexOf('/'))
  const name = postgres.data.slice(folder.length + 1)
  assert.deepEqual(
    readdirSync(folder).filter((entry) => entry.startsWith(`${name}.new-`)),
    [],
  )
})
