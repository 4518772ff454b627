import assert from 'node:assert/strict'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { instant } from '@senluna/kit/time.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from '../database/db.ts'
import { checkKeys, type Keys } from './key-fingerprints.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), {
    max: 2,
    log: pino({ level: 'silent' }),
    as: 'app',
    name: 'test',
  })
})
afterAll(() => database.close())

const key = (digits: string) => digits.repeat(32)
const own: Keys = { seedKey: key('1a'), formerSeedKeys: [], pepper: key('2b'), keySecret: key('3c') }
const check = (keys: Partial<Keys> = {}) => checkKeys(database.db, { ...own, ...keys }, instant(1_000))

test('the first keys are noted, the same are taken, another is refused by its name, and nothing is noted then', async () => {
  await check()
  await check()
  await assert.rejects(check({ pepper: key('2c') }), /^OtherKey: PEPPER is not the one .* no password would be right/)
  await assert.rejects(check({ keySecret: key('3d') }), /^OtherKey: KEY_SECRET is not the one .* nothing it sealed/)
  await assert.rejects(check({ seedKey: key('1b') }), /^OtherKey: SEED_KEY is not the one .* SEED_KEYS_FORMER/)
  await check()
})

test('a new key for seeds takes the place of one that is named as former', async () => {
  await check({ seedKey: key('1b'), formerSeedKeys: [own.seedKey] })
  await check({ seedKey: key('1b') })
  await assert.rejects(check(), /SEED_KEY is not the one/)
  await check({ formerSeedKeys: [key('1b')] })
})

test('no print holds a part of its key', async () => {
  const { rows } = await sql<{ print: Buffer }>`select print from platform.key_print`.execute(database.db)
  assert.equal(rows.length, 3)
  for (const { print } of rows)
    for (const secret of [own.seedKey, own.pepper, own.keySecret])
      assert.ok(!secret.includes(print.toString('hex').slice(0, 8)))
})
