import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReportMails } from '@senluna/contract/desk/report-mails.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY, HOUR, later } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import { openMessage } from '../../../../platform/outgoing/sealed.ts'
import { relayed } from '../../../../testing/relayed.ts'
import { buildFacts } from '../../../facts/index.ts'
import { newSomebody, openHouse, testEnv, type House } from '../../../rounds/testing/house.ts'
import { closeStaff, giveRoles } from '../../../staff/index.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { bet, win } from '../../../wagers/index.ts'
import { mailReports } from './send-mails.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const run = () =>
  mailReports({ db: db(), brands: house.parts.brands, outgoing: house.parts.outgoing, log: house.parts.log }, now)

const confirm = (who: Person, email: string) =>
  sql`update staff.account set email = ${email}, email_verified_at = ${new Date(now())} where name = ${who.name}`.execute(
    db(),
  )

/** Somebody of finance with a confirmed address. */
async function newReader(): Promise<Person & { email: string }> {
  const who = await newPerson(house, ['FINANCE_MAKER'])
  const email = `${who.name}@brand.example`
  await confirm(who, email)
  return { ...who, email }
}
const DAILY = { report: 'play', filters: { by: 'product' }, cadence: 'DAILY', hour: 8 }
const schedule = (who: Person, body: object = DAILY) =>
  askDesk<ReportMails>(house, who, 'POST', '/bo/v1/reports/mails', body, { 'x-reason': '', language: 'EN' })

/** The mails that wait for somebody, the first one first. */
async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select id, sealed from platform.outgoing
    where kind = 'mail' order by id`.execute(db())
  return rows.flatMap(({ id, sealed }) => {
    const message = openMessage(testEnv('').KEY_SECRET ?? '', id, sealed)
    return message.kind === 'mail' && message.to === to ? [{ subject: message.subject, text: message.text }] : []
  })
}
const logged = async (action: string): Promise<unknown[]> => {
  const { rows } = await sql<{ after: unknown }>`select after from audit.entry
    where action = ${action} order by seq`.execute(db())
  return rows.map(({ after }) => after)
}

async function play(staked: bigint, paid: bigint): Promise<void> {
  const { member } = await newSomebody(house)
  const operation = {
    owner: member.id,
    source: SOURCE.VENDOR,
    round: randomUUID(),
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  }
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  const query = queryOf(db())
  await bet(query, { ...operation, ...game, key: randomUUID(), amount: amount(staked) }, now())
  await win(query, { ...operation, key: randomUUID(), amount: amount(paid) }, now())
}

test('without a confirmed address nothing is scheduled', async () => {
  const who = await newPerson(house, ['FINANCE_MAKER'])
  assert.equal((await schedule(who)).errorCode, 'VAL_FIELD')
  const read = await askDesk<ReportMails>(house, who, 'GET', '/bo/v1/reports/mails')
  assert.deepEqual(read.value, { list: [] })
})

test('the day’s totals go to one’s own address, with a link to the report and its filters; once', async () => {
  const who = await newReader()
  const today = businessDate(now(), ZONE)
  await play(1_234_567n, 1_000_000n)
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands }, { sweep: true })
  const { value } = await schedule(who)
  assert.equal(value?.address, who.email)
  assert.equal((await run()).rows, 0, 'not before its hour')
  // Due on the morning after the day of the bet, whatever the hour of this run is.
  const morning = later(startOfDay(daysFrom(today, 1), ZONE), 8 * HOUR)
  await sql`update reports.mail set next_at = ${new Date(morning)} where id = ${value?.list[0]!.id}`.execute(db())
  house.advance(2 * DAY)
  await Promise.all([run(), run()])
  const mails = await mailsTo(who.email)
  assert.equal(mails.length, 1, 'two jobs at once send it once')
  const [{ subject, text }] = mails as [{ subject: string; text: string }]
  assert.match(subject, /^GGR and play, \d\d\/\d\d\/2\d{3}$/)
  assert.match(text, /Players: 1\nBets: 1\nStakes: 1[,.]?234[,.]?567\S* XVD/)
  assert.match(text, /GGR: 234[,.]?567/)
  const link = /https?:\/\/desk\.localhost\S*/.exec(text)?.[0] ?? ''
  const { pathname, searchParams } = new URL(link)
  assert.equal(pathname, '/reports-play')
  assert.equal(searchParams.get('by'), 'product')
  assert.deepEqual([searchParams.get('from'), searchParams.get('to')], [today, today])
  house.advance(DAY)
  await run()
  const [, next] = await mailsTo(who.email)
  assert.match(next?.text ?? '', /No activity in this period\./)
  assert.equal((await logged('reports.mail.add')).length, 1)
  assert.equal((await logged('reports.mail.send')).length, 2)
})

test('who may not read reports any more gets none, and it has ended', async () => {
  const who = await newReader()
  await schedule(who)
  await giveRoles(db(), merchantCode('senluna'), who.name, ['SUPPORT'], now())
  house.advance(DAY)
  await run()
  assert.deepEqual(await mailsTo(who.email), [])
  await giveRoles(db(), merchantCode('senluna'), who.name, ['FINANCE_MAKER'], now())
  house.advance(DAY)
  await run()
  assert.deepEqual(await mailsTo(who.email), [])
  assert.deepEqual((await logged('reports.mail.end')).at(-1), { report: 'play', why: 'NO_RIGHT' })
})

test('it ends with the account', async () => {
  const who = await newReader()
  await schedule(who)
  await closeStaff(db(), merchantCode('senluna'), who.name, now())
  house.advance(DAY)
  await run()
  assert.deepEqual(await mailsTo(who.email), [])
  const { rows } = await sql`select from reports.mail m join staff.account a on a.id = m.staff_id
    where a.name = ${who.name}`.execute(db())
  assert.equal(rows.length, 0)
})

test('an address that is no longer confirmed gets none; a new one gets the next', async () => {
  const who = await newReader()
  await schedule(who)
  await sql`update staff.account set email_verified_at = null where name = ${who.name}`.execute(db())
  house.advance(DAY)
  await run()
  assert.deepEqual(await mailsTo(who.email), [])
  await confirm(who, `new-${who.email}`)
  house.advance(DAY)
  await run()
  assert.deepEqual([(await mailsTo(who.email)).length, (await mailsTo(`new-${who.email}`)).length], [0, 1])
})

test('one’s own are ended by oneself alone; ten are the most', async () => {
  const [lan, minh] = [await newReader(), await newReader()]
  const { value } = await schedule(lan, {
    ...DAILY,
    report: 'money',
    filters: { direction: 'OUT' },
    cadence: 'MONTHLY',
  })
  const url = `/bo/v1/reports/mails/${value!.list[0]!.id}/end`
  assert.equal((await askDesk(house, minh, 'POST', url)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual((await askDesk<ReportMails>(house, lan, 'POST', url)).value?.list, [])
  assert.equal((await askDesk(house, lan, 'POST', url)).errorCode, 'SYS_NOT_FOUND')
  for (let n = 0; n < 10; n++) assert.equal((await schedule(minh)).errorCode, undefined)
  assert.equal((await schedule(minh)).errorCode, 'VAL_FIELD')
})

test('a report that fails is left for the next run, and the others go', async () => {
  const [lan, minh] = [await newReader(), await newReader()]
  const first = await schedule(lan)
  await schedule(minh, { ...DAILY, report: 'cohorts', filters: {} })
  await sql`update reports.mail set filters = '{"product": 1}', cadence = 'MONTHLY',
    next_at = '1800-01-01' where id = ${first.value!.list[0]!.id}`.execute(db())
  house.advance(DAY)
  await assert.rejects(run)
  assert.equal((await mailsTo(minh.email)).length, 1)
  assert.equal((await mailsTo(lan.email)).length, 0)
  await sql`delete from reports.mail`.execute(db())
})
