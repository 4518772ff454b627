import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { test } from 'vitest'
import { migrate } from './setup.ts'
import { createTestDatabase } from '../testing/database.ts'

test('an owner who may make no roles brings a database up to date when they are granted, and is told when not', async () => {
  const url = new URL(await createTestDatabase())
  const name = `owner_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const empty = new URL(url)
  empty.pathname = `/${name}`
  empty.username = name
  empty.password = 'x'
  try {
    await admin.query(`create role ${name} login password 'x' nocreaterole`)
    await admin.query(`create database ${name} owner ${name}`)
    await assert.rejects(
      migrate(empty.href),
      /must be allowed to create the role senluna_app, or it must exist already and be granted/,
    )
    await admin.query(`grant senluna_app, senluna_draw to ${name}`)
    await migrate(empty.href)
    const owner = new pg.Client({ connectionString: empty.href })
    await owner.connect()
    await owner.query('set role senluna_app')
    await owner.query('select count(*) from ledger.account')
    await owner.end()
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop role if exists ${name}`)
    await admin.end()
  }
})
