import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { asOwner } from '../../../start/setup.ts'
import { ask, openHouse, type House } from '../../rounds/testing/house.ts'
import { factJobs } from '../jobs.ts'
import { visitsSince } from '../store/visit-store.ts'
import { Visits } from './visits.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.parts.visits.flush()
  await asOwner(house.url, (owner) => sql`truncate facts.visit, facts.visitor, facts.visit_salt`.execute(owner.db))
})

const brand = () => house.parts.brands.find(({ merchantCode }) => merchantCode === 'senluna')!
const reference = () => house.parts.brands.find(({ merchantCode }) => merchantCode === 'refbrand1')!
const now = () => house.parts.clock.now()
const db = () => house.parts.database.db
const newVisits = () => new Visits(db(), house.parts.log)
const today = () => businessDate(now(), brand().timeZone)

async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{
    key: string
    visitors: number
  }>`select merchant_id || ' ' || to_char(day, 'YYYY-MM-DD') as key,
    visitors from facts.visit order by 1`.execute(db())
  return Object.fromEntries(rows.map(({ key, visitors }) => [key, visitors]))
}

test('a browser counts once a day and brand, in whatever process and however often it comes', async () => {
  const [first, second] = [newVisits(), newVisits()]
  const device = { deviceId: 'device-a', ip: '198.51.100.1' }
  for (const visits of [first, second, first]) visits.note(brand(), device, now())
  second.note(brand(), { deviceId: 'device-b', ip: '198.51.100.1' }, now())
  second.note(reference(), device, now())
  await Promise.all([first.flush(), second.flush()])
  first.note(brand(), { ...device, ip: '203.0.113.9' }, now())
  await first.flush()
  assert.deepEqual(await counted(), {
    [`refbrand1 ${businessDate(now(), reference().timeZone)}`]: 1,
    [`senluna ${today()}`]: 2,
  })
})

test('without an id of its browser a subscriber’s line is the visitor', async () => {
  const visits = newVisits()
  for (const ip of ['198.51.100.1', '198.51.100.1', '2001:db8:1:2::3', '2001:db8:1:2::4', '2001:db8:1:3::4'])
    visits.note(brand(), { deviceId: '', ip }, now())
  await visits.flush()
  assert.deepEqual(Object.values(await counted()), [3])
})

test('asking for the site’s status is a visit', async () => {
  const call = () => ask(house, 'GET', '/wps/system/status', { headers: { 'x-device-id': 'device-c' } })
  const status = await call()
  assert.equal(status.status, 200)
  await house.parts.visits.flush()
  assert.deepEqual(await counted(), { [`senluna ${today()}`]: 1 })
})

test('neither an id nor an address is kept, and hashes of another day are others', async () => {
  const visits = newVisits()
  const kept = async () => {
    const { rows } = await sql<{ hash: Buffer }>`select hash from facts.visitor order by day`.execute(db())
    return rows.map(({ hash }) => hash.toString('hex'))
  }
  visits.note(brand(), { deviceId: 'device-d', ip: '198.51.100.1' }, now())
  visits.note(brand(), { deviceId: 'device-d', ip: '198.51.100.1' }, later(DAY))
  await visits.flush()
  const hashes = await kept()
  assert.equal(new Set(hashes).size, 2)
  const all = Buffer.from('device-d').toString('hex')
  for (const hash of hashes) assert.ok(!hash.includes(all) && hash.length === 32)
})
const later = (ms: number) => (now() + ms) as ReturnType<typeof now>

test('who was there is forgotten when the day is over; how many were stays', async () => {
  const visits = newVisits()
  visits.note(brand(), { deviceId: 'device-e', ip: '' }, now())
  await visits.flush()
  const day = today()
  house.advance(4 * DAY)
  await factJobs(house.parts)
    .find(({ name }) => name === 'verify-facts')!
    .run()
  const { rows } = await sql<{
    left: bigint
  }>`select (select count(*) from facts.visitor) + (select count(*) from facts.visit_salt) as left`.execute(db())
  assert.equal(rows[0]!.left, 0n)
  assert.deepEqual(await counted(), { [`senluna ${day}`]: 1 })
  assert.deepEqual(
    (await visitsSince(db(), brand().merchantCode, '2000-01-03')).map(({ visits: n }) => n),
    [1],
  )
})

test('a database that is away costs the visits, and the log says so', async () => {
  const warned: unknown[] = []
  const away = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'app', name: 'away' })
  await sql`select 1`.execute(away.db)
  await away.close()
  const visits = new Visits(away.db, { warn: (what: unknown) => void warned.push(what) })
  visits.note(brand(), { deviceId: 'device-f', ip: '' }, now())
  await visits.flush()
  assert.equal((warned[0] as { visits: number }).visits, 1)
  assert.deepEqual(await counted(), {})
})
