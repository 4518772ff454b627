import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Guarded, ProtectionStep } from '@senluna/contract/desk/members/protection.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, HOUR, instant, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { withFailures } from '../../../platform/concurrency/attempt.ts'
import { newId } from '../../../platform/ids.ts'
import { DRAFTS } from '../../messages/drafts/drafts.ts'
import { keepMark } from '../markers.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { bet, win } from '../../wagers/index.ts'
import { markHarm } from './mark-harm.ts'

// Markers of harm, as the job finds them in what the product keeps, and as the desk sees them.

const CHANNEL = randomUUID()

let house: House
beforeAll(async () => {
  house = await openHouse()
  const at = new Date(now())
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${CHANNEL}, 'senluna', 'BANK-H', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', ${at}, ${at})`.execute(
    db(),
  )
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const run = (how?: Parameters<typeof markHarm>[2]) =>
  markHarm({ db: db(), brands: house.parts.brands, log: house.parts.log }, now, how)

let orders = 0
/** A deposit that was credited, or one that was declined. */
async function deposit({ member }: Somebody, at: Instant, units: bigint, credited = true) {
  const when = new Date(at)
  const paid = credited ? units : null
  orders += 1
  await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
      currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, reason, created_at, expires_at,
      changed_at, credited_at)
    values (${newId(at)}, 'senluna', ${`D${String(orders).padStart(10, '0')}`}, ${member.id}, 'm', ${CHANNEL}, 'BANK-H', 'manual-bank', 'BANK_QR',
      'XVD', gen_random_uuid(), ${units}, 0, 0, ${paid}, ${credited ? 0n : null}, ${paid}, ${credited ? 0n : null},
      ${credited ? 'CREDITED' : 'REJECTED'}, ${credited ? null : 'NO_MONEY'}, ${when}, ${when}, ${when}, ${credited ? when : null})`.execute(
    db(),
  )
}

async function declined(who: Somebody, count: number) {
  for (let nth = 1; nth <= count; nth++) await deposit(who, later(now(), -nth * HOUR), 100n, false)
}

async function loosened({ member }: Somebody, count: number) {
  for (let nth = 1; nth <= count; nth++)
    await sql`insert into protection.step (owner_id, id, at, kind, detail)
      values (${member.id}, gen_random_uuid(), ${new Date(now() - nth * HOUR)}, 'raiseAsked', '{"kind":"lossDay"}')`.execute(
      db(),
    )
}

async function tickets({ member }: Somebody, count: number) {
  for (let nth = 1; nth <= count; nth++) {
    const at = new Date(now() - nth * HOUR)
    const no = `${String(orders).padStart(5, '0')}${String(nth).padStart(5, '0')}`
    await sql`insert into feedback.ticket (id, merchant_id, ticket_no, owner_id, user_name, category, state, language, created_at, changed_at)
      values (${newId(now())}, 'senluna', ${no}, ${member.id}, 'm', 'ACCOUNT', 'OPEN', 'EN', ${at}, ${at})`.execute(
      db(),
    )
  }
}

/** A bet at another vendor, lost. */
async function lose({ member }: Somebody, at: Instant, units: bigint) {
  const operation = {
    owner: member.id,
    source: SOURCE.VENDOR,
    round: randomUUID(),
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at,
  }
  const game = {
    mode: 'REAL' as const,
    product: 'LIVE' as const,
    game: 'other-game',
    merchant: merchantCode('senluna'),
  }
  const query = queryOf(db())
  await bet(query, { ...operation, ...game, key: randomUUID(), amount: amount(units) }, at)
  await win(query, { ...operation, key: randomUUID(), amount: amount(0n) }, at)
}

const marks = async () =>
  (
    await sql<{
      owner_id: string
    }>`select to_jsonb(m) - 'looked_at' as mark, owner_id from protection.marker m order by owner_id`.execute(db())
  ).rows
const stepsOf = async ({ member }: Somebody) =>
  (
    await sql<{ kind: string; detail: unknown }>`select kind, detail from protection.step
      where owner_id = ${member.id} and kind = 'marked' order by at, id`.execute(db())
  ).rows.map(({ detail }) => detail)
const notified = async ({ member }: Somebody) =>
  (
    await sql<{ payload: unknown }>`select payload from platform.outbox
      where audience = ${member.id} and topic = 'playNoticed' order by id`.execute(db())
  ).rows.length

const risk = () => newPerson(house, ['RISK'])
const list = async (query: string) =>
  (await askDesk<{ list: Guarded[] }>(house, await risk(), 'GET', `/bo/v1/protection?${query}`)).value!.list
const ids = (rows: readonly Guarded[]) => rows.map(({ id }) => id)
const act = async (who: Somebody, verb: string, body: unknown) =>
  askDesk<Guarded>(house, await risk(), 'POST', `/bo/v1/protection/${who.member.id}/${verb}`, body)

test('what members did is found where it is kept; the level stands with what spoke, and they are written to once', async () => {
  const [calm, declining, chasing] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  await deposit(calm, later(now(), -DAY), 100n)
  await declined(declining, 3)
  // A chase: three deposits in an evening that was lost.
  for (const minutes of [60, 90, 120]) await deposit(chasing, later(now(), -DAY + minutes * MINUTE), 500n)
  for (const days of [9, 16, 23, 30]) await deposit(chasing, later(now(), -days * DAY), 250n)
  await lose(chasing, later(now(), -DAY + 130 * MINUTE), 1_000n)
  await loosened(chasing, 2)
  assert.equal((await run()).rows, 3)
  const rows = await list('by=MARKED&pageSize=100')
  const found = (who: Somebody) => rows.find(({ id }) => id === who.member.id)?.harm
  assert.equal(found(calm), undefined)
  assert.deepEqual([found(declining)?.level, found(declining)?.spoke], [1, [{ kind: 'DECLINED', count: 3, weight: 1 }]])
  assert.deepEqual(
    found(chasing)?.spoke.map(({ kind, count, weight }) => [kind, count, weight]),
    [
      ['SPEND_JUMP', 6, 2],
      ['CHASING', 1, 1],
      ['LIMITS', 2, 1],
    ],
  )
  assert.deepEqual([found(chasing)?.level, found(chasing)?.toCall, found(chasing)?.toShutOut], [2, true, false])
  assert.deepEqual([await notified(calm), await notified(declining), await notified(chasing)], [0, 1, 1])
  const message = DRAFTS.playNoticed({ memberId: declining.member.id, payload: {}, at: now() })
  assert.ok(message && 'template' in message && message.template === 'playNoticed')
  assert.deepEqual(await stepsOf(chasing), [{ from: 0, level: 2, spoke: 'SPEND_JUMP CHASING LIMITS' }])

  const before = await marks()
  await run()
  await run()
  assert.deepEqual(await marks(), before, 'a second run changes nothing')
  assert.deepEqual([await notified(declining), await notified(chasing), (await stepsOf(chasing)).length], [1, 1, 1])
})

test('a run that ends half way has kept its pieces; the next one does the rest, and nobody hears twice', async () => {
  const people = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  // As the run comes to them.
  people.sort((a, b) => (a.member.id < b.member.id ? -1 : 1))
  for (const who of people) await declined(who, 6)
  const breaking: typeof keepMark = async (tx, member, found, at) => {
    const done = await keepMark(tx, member, found, at)
    if (member.memberId === people[1]!.member.id) throw new Error('the power went')
    return done
  }
  const { failures } = await withFailures(() => run({ piece: 3, keep: breaking }))
  assert.equal(failures.length, 1)
  assert.match(failures[0]!, /the power went/)
  const kept = new Set((await marks()).map(({ owner_id: owner }) => owner))
  assert.deepEqual(
    people.map(({ member }) => kept.has(member.id)),
    [true, false, true],
    'the one that failed left nothing, the others are kept',
  )
  await run({ piece: 2 })
  for (const who of people) assert.deepEqual([await notified(who), (await stepsOf(who)).length], [1, 1])
  // Two at once take turns.
  const another = await newSomebody(house)
  await declined(another, 3)
  await Promise.all([run(), run()])
  assert.deepEqual([await notified(another), (await stepsOf(another)).length], [1, 1])
})

test('a level falls only after thirty days with less, step by step; from nothing on, a new rise is told again', async () => {
  const who = await newSomebody(house)
  await declined(who, 6)
  await loosened(who, 2)
  await run()
  const level = async () => (await list('by=MARKED&pageSize=100')).find(({ id }) => id === who.member.id)?.harm
  assert.equal((await level())?.level, 2)
  house.advance(15 * DAY)
  await run()
  assert.deepEqual([(await level())?.level, (await level())?.calmSince !== undefined], [2, true])
  house.advance(20 * DAY)
  await run()
  assert.equal((await level())?.level, 2, 'twenty days')
  house.advance(10 * DAY)
  await run()
  assert.equal((await level())?.level, 1)
  house.advance(30 * DAY)
  await run()
  assert.equal(await level(), undefined)
  assert.equal(await notified(who), 1)
  await declined(who, 3)
  await run()
  assert.equal(await notified(who), 2)
  assert.deepEqual(
    (await stepsOf(who)).map((step) => (step as { level: number }).level),
    [2, 1, 0, 1],
  )
})

test('who is to be called stands in that list until the talk is written down; a break is for people to decide', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  for (const somebody of [who, other]) {
    await declined(somebody, 6)
    await loosened(somebody, 4)
  }
  await tickets(who, 4)
  await run()
  assert.ok(ids(await list('by=CALL&pageSize=100')).includes(who.member.id))
  assert.ok(ids(await list('by=ENFORCE&pageSize=100')).includes(who.member.id))
  assert.ok(!ids(await list('by=ENFORCE&pageSize=100')).includes(other.member.id))
  assert.ok(ids(await list('level=3&pageSize=100')).includes(who.member.id))
  assert.ok(!ids(await list('level=3&pageSize=100')).includes(other.member.id))
  assert.ok(ids(await list('level=2&by=CALL&pageSize=100')).includes(other.member.id))
  assert.equal((await list('level=3&pageSize=100')).find(({ id }) => id === who.member.id)!.state, 'OPEN', 'by nobody')
  house.advance(1_000)
  const called = await act(who, 'contact', { text: 'Talked for ten minutes; wants a rest.' })
  assert.deepEqual([called.value!.harm?.toCall, called.value!.harm?.toShutOut], [false, true])
  const resting = await act(who, 'break', { term: '1w' })
  assert.deepEqual([resting.value!.state, resting.value!.harm?.toShutOut], ['BREAK', false])
  for (const by of ['CALL', 'ENFORCE']) assert.ok(!ids(await list(`by=${by}&pageSize=100`)).includes(who.member.id), by)
  const { value } = await askDesk<{ list: ProtectionStep[] }>(
    house,
    await risk(),
    'GET',
    `/bo/v1/protection/${who.member.id}/steps`,
  )
  assert.deepEqual(
    value!.list.map(({ kind }) => kind).filter((kind) => kind !== 'raiseAsked'),
    ['coolOff', 'contact', 'marked'],
  )
  const taken = await askDesk<{ csv: string }>(house, await risk(), 'POST', '/bo/v1/protection/export?by=MARKED')
  assert.match(taken.value!.csv, /harm/)
  assert.match(taken.value!.csv, /DECLINED/)
  for (const bad of ['level=0', 'level=4', 'level=x', 'by=HARM'])
    assert.equal((await askDesk(house, await risk(), 'GET', `/bo/v1/protection?${bad}`)).errorCode, 'VAL_FIELD', bad)
  const elsewhere = await newPerson(house, ['RISK'], 'desk.reference.localhost')
  const theirs = await askDesk<{ list: Guarded[] }>(house, elsewhere, 'GET', '/bo/v1/protection?by=MARKED')
  assert.deepEqual(theirs.value!.list, [], 'another brand sees nobody of it')
})

test('who is on a break hears nothing; a night of play counts by the brand’s clock, also of who deposited nothing', async () => {
  const [resting, player] = [await newSomebody(house), await newSomebody(house)]
  await act(resting, 'break', { term: '1d' })
  await declined(resting, 3)
  const zone = 'Asia/Ho_Chi_Minh'
  // The last midnight there.
  const midnight = instant(Date.parse(`${businessDate(now(), zone)}T00:00:00+07:00`))
  for (const nights of [1, 2, 3])
    for (const hours of [1, 2]) await lose(player, later(midnight, -nights * DAY + hours * HOUR + 5 * MINUTE), 10n)
  await sql`insert into wagers.active_day (merchant_id, day, member_id)
    values ('senluna', ${businessDate(later(now(), -DAY), zone)}::date, ${player.member.id}) on conflict do nothing`.execute(
    db(),
  )
  await run()
  assert.equal(await notified(resting), 0)
  const rows = await list('by=MARKED&pageSize=100')
  const found = rows.find(({ id }) => id === player.member.id)?.harm?.spoke
  assert.deepEqual(found, [{ kind: 'NIGHT', count: 3, weight: 1 }])
  house.advance(2 * DAY)
  await run()
  assert.equal(await notified(resting), 1, 'the break is over')
})
