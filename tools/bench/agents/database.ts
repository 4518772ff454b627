import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR } from '@senluna/kit/time.ts'
import { memberByName } from '@senluna/server/modules/members/index.ts'
import {
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '@senluna/server/modules/rounds/testing/house.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { startPostgres, type Postgres } from '../../postgres/index.ts'
import { keptInMemory } from '../../postgres/settings.ts'
import { throwawayFolder } from '../../postgres/throwaway.ts'
import { ensureDatabase } from '../../setup/database.ts'
import { ownMemory } from '../../setup/memory.ts'
import { seedAgents } from './seed/seed.ts'
import { LEADER } from './seed/tree.ts'

const MB = 2 ** 20

/** The month that was filled, and the general agent who has a fifth of all accounts below it. */
export interface Filled {
  house: House
  postgres: Postgres
  leader: Somebody
  first: string
  last: string
}

/**
 * Opens a house on a copy of a filled database. `kept` is a folder in which filled databases stay
 * between runs, so that only the first of a month fills one.
 */
export async function withFilled(
  { accounts, bets, zone, kept }: { accounts: number; bets: number; zone: string; kept: string | undefined },
  work: (filled: Filled) => Promise<void>,
): Promise<void> {
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  // As the product's own: what is measured must not wait for a cache that nobody has so small.
  const postgres = await startPostgres({
    data: kept === undefined ? throwawayFolder(true) : join(kept, 'postgres'),
    durable: kept !== undefined,
    settings: {
      shared_buffers: keptInMemory(ownMemory()),
      random_page_cost: '1.1',
      max_wal_size: '4GB',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      file_copy_method: 'clone',
    },
  })
  try {
    const template = postgres.url('template_senluna')
    await ensureDatabase(template)
    await migrate(template)
    const state = join(mkdtempSync(join(tmpdir(), 'agents-')), 'state.json')
    process.env.SENLUNA_TEST_DATABASE = state
    const from = (url: string) => writeFileSync(state, JSON.stringify({ template: url }))
    from(template)
    const filled = await fillOnce(postgres, { accounts, bets, zone })
    await migrate(postgres.url(filled))
    from(postgres.url(filled))
    const house = await openHouse({ LANES: '1' }, false)
    try {
      const { first, last } = putAfterMonth(house, zone)
      const leader = await leaderOf(house)
      await work({ house, postgres, leader, first, last })
    } finally {
      const copy = new URL(house.url).pathname.slice(1)
      await house.close()
      await admin(postgres, `drop database if exists ${copy} with (force)`)
    }
  } finally {
    await postgres.stop()
  }
}

/** The name of a database with so many accounts and bets in the month that comes next to end. */
async function fillOnce(
  postgres: Postgres,
  { accounts, bets, zone }: { accounts: number; bets: number; zone: string },
): Promise<string> {
  const house = await openHouse({ LANES: '1' })
  const { first, last } = putAfterMonth(house, zone)
  const name = `filled_${accounts}_${bets}_${first.replaceAll('-', '')}`
  const copy = new URL(house.url).pathname.slice(1)
  const isThere = (await admin(postgres, `select from pg_database where datname = '${name}'`)).rowCount === 1
  if (isThere) {
    await house.close()
    await admin(postgres, `drop database ${copy} with (force)`)
    return name
  }
  const began = Date.now()
  const leader = await newSomebody(house, 2)
  await seedAgents({ url: house.url, leader: leader.member.id, accounts, bets, first, last, zone })
  const size = await admin(postgres, `select pg_database_size('${copy}') as bytes`)
  await house.close()
  await admin(postgres, `alter database ${copy} rename to ${name}`)
  console.log(
    `Filled in ${((Date.now() - began) / 1_000).toFixed(0)} s: ${(Number(size.rows[0]!.bytes) / MB).toFixed(0)} MB`,
  )
  return name
}

/** Puts the clock to five in the morning after the month. */
function putAfterMonth(house: House, zone: string): { first: string; last: string } {
  const now = house.parts.clock.now()
  let day = businessDate(now, zone)
  do day = daysFrom(day, 1)
  while (!day.endsWith('-01'))
  house.advance(startOfDay(day, zone) + 5 * HOUR - now)
  const last = daysFrom(day, -1)
  return { first: `${last.slice(0, 7)}-01`, last }
}

async function leaderOf(house: House): Promise<Somebody> {
  const { database, settings } = house.parts
  const brand = settings.brands.byHost('localhost')!
  const member = await memberByName(database.db, brand.merchantCode, LEADER)
  return { member: member!, host: 'localhost', ...(await newSession(house, member!)) }
}

async function admin(postgres: Postgres, statement: string): Promise<pg.QueryResult<{ bytes: string }>> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
