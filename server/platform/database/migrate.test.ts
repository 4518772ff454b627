import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { migrateDatabase, type SchemaSources } from './migrate.ts'

const TABLE = '-- A table.\ncreate schema shop; create table shop.item (price bigint not null);'
const answering = (name: string, body: string) =>
  `create or replace function shop.${name}() returns bigint language sql as $$ ${body} $$;\n`

let url: URL
let folder: string
let sources: SchemaSources
let client: pg.Client

beforeEach(async () => {
  const name = `migrated_${randomBytes(6).toString('hex')}`
  url = new URL(await createTestDatabase())
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  folder = await mkdtemp(join(tmpdir(), 'senluna-migrate-'))
  const at = (path: string) => pathToFileURL(join(folder, path, '/'))
  sources = { migrations: at('migrations'), functions: at('functions') }
  await write('migrations/0001-shop.sql', TABLE)
  await write('functions/shop/total.sql', answering('total', 'select shop.tax() + 1'))
  await write('functions/shop/tax.sql', answering('tax', 'select 10::bigint'))
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  const admin = new pg.Client({ connectionString: await createTestDatabase() })
  await admin.connect()
  await admin.query(`drop database if exists ${url.pathname.slice(1)} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
})

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const run = () => migrateDatabase(url.href, sources)
const valueOf = async (expression: string) =>
  (await client.query(`select (${expression})::text as value`)).rows[0].value
/** The transaction that wrote a function's row: another one after each time it is created. */
const writtenBy = (name: string) => valueOf(`(select xmin::text from pg_proc where oid = 'shop.${name}'::regproc)`)

test('functions are created after the migrations, whatever calls whatever', async () => {
  assert.deepEqual(await run(), { migrations: ['0001-shop.sql'], functions: ['shop.tax', 'shop.total'] })
  assert.equal(await valueOf('shop.total()'), '11')
})

test('an edited file is applied at the next run, and only it', async () => {
  await run()
  const untouched = await writtenBy('total')
  await write('functions/shop/tax.sql', answering('tax', 'select 20::bigint'))
  assert.deepEqual(await run(), { migrations: [], functions: ['shop.tax'] })
  assert.equal(await valueOf('shop.total()'), '21')
  assert.equal(await writtenBy('total'), untouched)
  assert.deepEqual(await run(), { migrations: [], functions: [] })
})

test('files that did not change cost one query', async () => {
  await run()
  const seen: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    seen.push(String(args[0]))
    return query.apply(this, args)
  } as typeof query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  assert.deepEqual(
    seen.filter((text) => /function/.test(text) && !/create table/.test(text)),
    ['select name, hash from public.function_file'],
  )
  assert.ok(!seen.includes('begin'))
})

test('a body that a migration replaced is put back by its file', async () => {
  await run()
  await write('migrations/0002-tax.sql', answering('tax', 'select 99::bigint'))
  assert.deepEqual(await run(), { migrations: ['0002-tax.sql'], functions: ['shop.tax', 'shop.total'] })
  assert.equal(await valueOf('shop.tax()'), '10')
})

test('what a migration replaced is put back also when the functions failed after it', async () => {
  await run()
  await write('migrations/0002-tax.sql', answering('tax', 'select 99::bigint'))
  await write('functions/shop/total.sql', 'create or replace function shop.total() broken')
  await expect(run()).rejects.toThrow(/^Function shop\.total failed/)
  await write('functions/shop/total.sql', answering('total', 'select shop.tax() + 1'))
  assert.deepEqual(await run(), { migrations: [], functions: ['shop.tax', 'shop.total'] })
  assert.equal(await valueOf('shop.tax()'), '10')
})

test('files are applied together or not at all', async () => {
  await run()
  await write('functions/shop/tax.sql', answering('tax', 'select 30::bigint'))
  await write('functions/shop/total.sql', 'create or replace function shop.total() returns text language sql as $$ $$;')
  await expect(run()).rejects.toThrow(/^Function shop\.total failed: cannot change return type/)
  assert.equal(await valueOf('shop.tax()'), '10')
  await write('migrations/0002-total.sql', 'drop function shop.total();')
  await write('functions/shop/total.sql', answering('total', 'select shop.tax() + 2'))
  await run()
  assert.equal(await valueOf('shop.total()'), '32')
})

test('a file that moves into another folder of its schema is the same function; one that goes is forgotten', async () => {
  await run()
  await write('functions/shop/sums/total.sql', answering('total', 'select shop.tax() + 1'))
  await rm(join(folder, 'functions/shop/total.sql'))
  assert.deepEqual(await run(), { migrations: [], functions: [] })
  await rm(join(folder, 'functions/shop/sums/total.sql'))
  await run()
  assert.equal(await valueOf('(select string_agg(name, $$,$$) from public.function_file)'), 'shop.tax')
})
