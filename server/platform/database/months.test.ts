import assert from 'node:assert/strict'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { DAY, instant, later } from '@senluna/kit/time.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from './db.ts'
import { endMonths, ensurePartitions, makeMonthsAhead, monthStates } from './months.ts'

let app: Database
let owner: Database
const NOW = instant(Date.UTC(2031, 4, 15))

beforeAll(async () => {
  const url = await createTestDatabase()
  const log = pino({ level: 'silent' })
  app = openDatabase(url, { max: 2, log, as: 'app', name: 'test' })
  owner = openDatabase(url, { max: 2, log, as: 'owner', name: 'test' })
})
afterAll(async () => {
  await app.close()
  await owner.close()
})

const monthsOf = async (table: string): Promise<string[]> =>
  (await sql<{ part: string }>`select part::text from platform.months_of(${table})`.execute(owner.db)).rows.map(
    ({ part }) => part.slice(-6),
  )

const logIn = (at: number) =>
  sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (gen_random_uuid(), ${new Date(at)}, gen_random_uuid(), 'senluna', '192.0.2.1', '', '', 0)`.execute(app.db)

const placesOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`select distinct tableoid::regclass::text as place
    from ${sql.table(table)} order by 1`.execute(owner.db)
  return rows.map(({ place }) => place)
}

test('the coming months of every table are made, and made again', async () => {
  const stateOf = async (name: string) => (await monthStates(app.db, NOW)).find((state) => state.name === name)
  assert.deepEqual(await stateOf('chat.room_message'), { name: 'chat.room_message', ahead: 0, rest: 0n })
  assert.equal(await makeMonthsAhead(app.db, NOW), 5 * 4)
  assert.equal(await makeMonthsAhead(app.db, NOW), 0)
  assert.deepEqual((await monthsOf('audit.entry')).slice(-4), ['203105', '203106', '203107', '203108'])
  assert.equal((await stateOf('chat.room_message'))!.ahead, 3)
  assert.ok((await makeMonthsAhead(app.db, later(NOW, 40 * DAY))) > 0, 'a month later there is one more to make')
})

test('months of the past are made for history, two at once without harm', async () => {
  const from = instant(Date.UTC(2030, 0, 31))
  const to = instant(Date.UTC(2030, 3, 1))
  const made = await Promise.all([ensurePartitions(app.db, from, to), ensurePartitions(app.db, from, to)])
  assert.equal(made[0] + made[1], 5 * 4)
  await logIn(Date.UTC(2030, 1, 10))
  assert.ok((await placesOf('sessions.login_record')).includes('sessions.login_record_203002'))
})

test('rows that found no month are seen, and move to theirs when it is made', async () => {
  const at = Date.UTC(2029, 6, 1)
  await logIn(at)
  await sql`insert into audit.entry (merchant_id, seq, at, actor_kind, actor_id, actor_name, ip, action, object_kind, object_id, reason,
      approver, trace_id, hash)
    values ('m', 1, ${new Date(at)}, 'system', '', '', '', 'a.b', '', '', '', '', '', '')`.execute(owner.db)
  const rest = async () => (await monthStates(app.db, NOW)).filter((state) => state.rest > 0n).map(({ name }) => name)
  assert.deepEqual(await rest(), ['audit.entry', 'sessions.login_record'])
  await ensurePartitions(app.db, instant(at), instant(at))
  assert.deepEqual(await rest(), [])
  assert.deepEqual(await placesOf('audit.entry'), ['audit.entry_202907'])
  await assert.rejects(sql`delete from audit.entry`.execute(owner.db), 'a moved entry is still kept')
  await assert.rejects(sql`truncate audit.entry_202907`.execute(owner.db), 'and so is its month')
})

test('a month is dropped or detached when its time is over, not a day before', async () => {
  const over = instant(Date.UTC(2030, 1, 1) + 90 * DAY)
  await endMonths(owner.db, later(over, -1))
  assert.ok((await monthsOf('chat.message')).includes('203001'))
  const ended = await endMonths(owner.db, over)
  assert.ok(ended.includes('chat.message_203001'), String(ended))
  assert.ok(!(await monthsOf('chat.message')).includes('203001'))
  assert.ok((await monthsOf('sessions.login_record')).includes('203002'))
  const late = await endMonths(owner.db, instant(Date.UTC(2030, 2, 1) + 1_827 * DAY))
  assert.ok(late.includes('archive.sessions_login_record_203002'), String(late))
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from archive.sessions_login_record_203002`.execute(owner.db)
  assert.equal(rows[0]!.n, 1, 'what is detached is there')
  await assert.rejects(
    sql`select from archive.sessions_login_record_203002`.execute(app.db),
    'and no more the server’s',
  )
})

test('the server cannot bring its own log-ins to an end before their time, nor take months it has no word in', async () => {
  await endMonths(app.db, instant(Date.UTC(2050, 0, 1)))
  assert.ok((await monthsOf('sessions.login_record')).includes('203105'))
  await assert.rejects(sql`select platform.end_months('audit.entry', now())`.execute(app.db), /verified/)
  await assert.rejects(sql`select platform.make_months('ledger.transfer', now(), 1)`.execute(app.db), /not split/)
  await assert.rejects(sql`select platform.detach_month('audit.entry', 'audit.entry_202907')`.execute(app.db), /denied/)
})
