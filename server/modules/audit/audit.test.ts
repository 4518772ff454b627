import assert from 'node:assert/strict'
import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { businessDate, DAY, instant } from '@senluna/kit/time.ts'
import { pino } from 'pino'
import { ensurePartitions, makeMonthsAhead } from '../../platform/database/months.ts'
import { queryOf, queryOn } from '../../platform/database/query.ts'
import { openDatabase, type Database } from '../../platform/database/db.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { listEntries } from './desk/queries/list-entries.ts'
import { checkAudit, closeAuditDay, endAuditMonths, recordAudit, type AuditFact } from './index.ts'

let url: string
let database: Database
let owner: pg.Client
const log: string[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
const AT = instant(Date.UTC(2026, 10, 21, 10))

beforeAll(async () => {
  url = await createTestDatabase()
  database = openDatabase(url, { max: 8, log: logger, as: 'app', name: 'test' })
  owner = new pg.Client({ connectionString: url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

const fact = (brand: string, more: Partial<AuditFact> = {}): AuditFact => ({
  merchantCode: merchantCode(brand),
  at: AT,
  actor: { kind: 'staff', id: 'a', name: 'anna' },
  ip: '192.0.2.1',
  action: 'chat.take',
  object: { kind: 'conversation', id: 'c' },
  before: { state: 'WAITING', text: 'dấu, "quotes" and , commas' },
  after: { state: 'OPEN' },
  reason: 'lý do',
  traceId: 't',
  ...more,
})
const write = async (merchantCode: string, times: number) => {
  for (let n = 0; n < times; n++) await recordAudit(database.db, fact(merchantCode, { reason: `because ${n}` }))
}
const check = () => checkAudit(queryOn(owner))
const breakOf = async (merchantCode: string) => (await check()).find((item) => item.merchantCode === merchantCode)

/** Somebody who may do everything to the database, and undoes what guards it. */
async function tamper(statement: string, values: unknown[] = []) {
  await owner.query("set session_replication_role = 'replica'")
  await owner.query(statement, values)
  await owner.query("set session_replication_role = 'origin'")
}

test('what was written holds, whatever letters are in it', async () => {
  await write('sound', 3)
  await recordAudit(database.db, fact('sound', { before: undefined, after: undefined, reason: '', approver: 'b' }))
  assert.deepEqual(await check(), [])
})

for (const [name, statement, seq, what] of [
  [
    'a reason',
    "update audit.entry set reason = 'another' where merchant_id = $1 and seq = 2",
    2n,
    'not what was written',
  ],
  [
    'what it was before',
    `update audit.entry set before = '{"state":"OPEN"}' where merchant_id = $1 and seq = 3`,
    3n,
    'not what was written',
  ],
  [
    'the moment',
    "update audit.entry set at = at + interval '1 second' where merchant_id = $1 and seq = 1",
    1n,
    'not what was written',
  ],
  ['one taken out', 'delete from audit.entry where merchant_id = $1 and seq = 2', 2n, 'missing'],
  ['the last taken out', 'delete from audit.entry where merchant_id = $1 and seq = 4', 4n, 'cut off'],
  ['all taken out', 'delete from audit.entry where merchant_id = $1', 1n, 'cut off'],
  [
    'the order of two',
    `update audit.entry e set reason = (select reason from audit.entry o where o.merchant_id = $1 and o.seq = 5 - e.seq)
     where merchant_id = $1 and seq in (2, 3)`,
    2n,
    'not what was written',
  ],
] as const) {
  test(`tampering is found at its first entry: ${name}`, async () => {
    const merchant = `tamper ${name}`
    await write(merchant, 4)
    await tamper(statement, [merchant])
    const found = await breakOf(merchant)
    assert.equal(found?.seq, seq)
    assert.match(found.what, new RegExp(what))
  })
}

test('a whole chain written anew is found by the root of its day', async () => {
  await write('anew', 3)
  await closeAuditDay(database.db, logger, instant(AT + DAY))
  assert.ok(
    log.some((line) => line.includes('audit root') && line.includes('anew')),
    'the root is in the log',
  )
  await tamper("delete from audit.entry where merchant_id = 'anew'")
  await tamper("delete from audit.head where merchant_id = 'anew'")
  await write('anew', 2)
  assert.equal((await breakOf('anew'))?.seq, 3n)
  await recordAudit(database.db, fact('anew', { reason: 'forged' }))
  assert.match((await breakOf('anew'))!.what, /its day ended with/)
})

test('a day is closed once; a repeat changes nothing', async () => {
  await write('twice', 1)
  await closeAuditDay(database.db, logger, instant(AT + DAY))
  await write('twice', 1)
  await closeAuditDay(database.db, logger, instant(AT + DAY))
  const { rows } = await owner.query("select seq from audit.root where merchant_id = 'twice'")
  assert.deepEqual(rows, [{ seq: 1n }])
})

test('the server’s own role can neither change, delete nor write past the function', async () => {
  await write('role', 1)
  for (const statement of [
    "update audit.entry set reason = 'x'",
    'delete from audit.entry',
    'truncate audit.entry',
    'insert into audit.entry select * from audit.entry',
    'update audit.head set seq = 0',
    'delete from audit.root',
  ])
    await assert.rejects(sql.raw(statement).execute(database.db), /permission denied/, statement)
})

test('nor can the owner of the database without undoing its guards', async () => {
  await write('owner', 1)
  for (const statement of ["update audit.entry set reason = 'x'", 'delete from audit.entry', 'truncate audit.entry'])
    await assert.rejects(owner.query(statement), /never changed or deleted/, statement)
})

test('many at once make one chain; one that is rolled back leaves no gap', async () => {
  await Promise.all(Array.from({ length: 40 }, () => recordAudit(database.db, fact('many'))))
  const undone = database.db.transaction().execute(async (tx) => {
    await recordAudit(tx, fact('many'))
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await write('many', 1)
  const { rows } = await owner.query("select seq from audit.entry where merchant_id = 'many' order by seq")
  assert.deepEqual(
    rows.map((row) => Number(row.seq)),
    Array.from({ length: 41 }, (_, n) => n + 1),
  )
  assert.equal(await breakOf('many'), undefined)
})

test('brands do not wait for one another', async () => {
  const other = openDatabase(url, { max: 1, log: logger, as: 'app', name: 'other' })
  await database.db.transaction().execute(async (tx) => {
    await recordAudit(tx, fact('one'))
    await recordAudit(other.db, fact('other'))
  })
  await other.close()
  assert.equal(await breakOf('one'), undefined)
})

const LIST = { merchantCode: merchantCode('list'), timeZone: 'Asia/Ho_Chi_Minh' }

test('the list goes by key, newest first, of one object, one person, one kind of act, some days', async () => {
  for (let n = 0; n < 5; n++)
    await recordAudit(
      database.db,
      fact('list', { object: { kind: 'member', id: String(n % 2) }, actor: { kind: 'staff', id: `s${n}`, name: 'x' } }),
    )
  const first = await listEntries(database.db, LIST, { pageSize: 3 })
  assert.deepEqual(
    first.list.map(({ seq }) => seq),
    ['5', '4', '3'],
  )
  const rest = await listEntries(database.db, LIST, { pageSize: 3, after: first.next })
  assert.deepEqual(
    rest.list.map(({ seq }) => seq),
    ['2', '1'],
  )
  assert.equal(rest.next, undefined)
  const ofMember = await listEntries(database.db, LIST, { objectKind: 'member', objectId: '1' })
  assert.deepEqual(
    ofMember.list.map(({ seq }) => seq),
    ['4', '2'],
  )
  assert.deepEqual(
    (await listEntries(database.db, LIST, { actor: 's4' })).list.map(({ seq }) => seq),
    ['5'],
  )
  assert.deepEqual((await listEntries(database.db, LIST, { after: 'x; drop' })).list.length, 5)
  const entriesFor = async (asked: Parameters<typeof listEntries>[2]) =>
    (await listEntries(database.db, LIST, asked)).list.map(({ seq }) => Number(seq))
  const { action } = fact('list')
  assert.equal((await entriesFor({ action: action.split('.')[0] })).length, 5, 'how it begins')
  assert.deepEqual(await entriesFor({ action: `${action}x` }), [])
  const day = businessDate(AT, LIST.timeZone)
  assert.equal((await entriesFor({ from: day, to: day })).length, 5)
  assert.deepEqual(await entriesFor({ to: '2020-01-01' }), [])
  const { rows } = await owner.query(
    `insert into staff.account (id, merchant_id, name, shown_as, password_hash, enrol_until, created_at)
     values (gen_random_uuid(), 'list', 'lan', 'Lan', '', now(), now())
     returning id`,
  )
  await recordAudit(database.db, fact('list', { actor: { kind: 'staff', id: rows[0].id, name: 'lan' } }))
  assert.deepEqual(await entriesFor({ actor: 'Lan' }), [6], 'by name too')
})

test('months are made ahead, and made again', async () => {
  await makeMonthsAhead(database.db, AT)
  await makeMonthsAhead(database.db, AT)
  await recordAudit(database.db, fact('month', { at: instant(AT + 62 * DAY) }))
  const { rows } = await owner.query(
    "select tableoid::regclass::text as part from audit.entry where merchant_id = 'month'",
  )
  assert.equal(rows[0].part, 'audit.entry_202701')
})

test('months are detached after their time, when the chain holds and their days are closed', async () => {
  const own = openDatabase(await createTestDatabase(), { max: 2, log: logger, as: 'owner', name: 'test' })
  try {
    const first = Date.UTC(2026, 0, 31, 12)
    const at = (day: number) => instant(first + day * DAY)
    await ensurePartitions(own.db, at(0), at(40))
    for (const day of [0, 0, 3]) await recordAudit(own.db, fact('senluna', { at: at(day) }))
    const over = instant(Date.UTC(2026, 1, 1) + 1_827 * DAY)
    const holds = async () => assert.deepEqual(await checkAudit(queryOf(own.db)), [])
    assert.deepEqual(await endAuditMonths(own.db, over), [], 'no day is closed yet')
    await closeAuditDay(own.db, logger, at(1))
    await closeAuditDay(own.db, logger, at(4))
    assert.deepEqual(await endAuditMonths(own.db, instant(over - 1)), [], 'a moment too early')
    assert.deepEqual(await endAuditMonths(own.db, over), ['archive.audit_entry_202601'])
    await holds()
    await recordAudit(own.db, fact('senluna', { at: at(5) }))
    await holds()
    await sql`delete from audit.anchor`.execute(own.db)
    assert.equal((await checkAudit(queryOf(own.db)))[0]?.seq, 1n, 'without the anchor the chain has no beginning')
    assert.deepEqual(
      await endAuditMonths(own.db, instant(over + 90 * DAY)),
      [],
      'a chain that does not hold keeps its months',
    )
  } finally {
    await own.close()
  }
})
