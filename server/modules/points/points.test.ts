import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { convertPoint, pointBalance, pointConfig } from '@senluna/contract/money/points.ts'
import type { TransRow } from '@senluna/contract/money/records.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import {
  ask,
  askAs,
  holds,
  newSomebody,
  openHouse,
  sit,
  spun,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'
import { changeSetting } from '../settings/index.ts'
import { requirementsOf } from '../turnover/index.ts'
import { bet, cancelRound, closeRound } from '../wagers/index.ts'
import { countPlay } from './earning/count-play.ts'

let house: House
let pin: string
beforeAll(async () => {
  house = await openHouse()
  pin = await house.parts.members.passwords.hash('482915')
})
beforeEach(() => house.advance(2_000))
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const senluna = merchantCode('senluna')

async function somebody(): Promise<Somebody> {
  const who = await newSomebody(house)
  await sql`update members.member set payment_password_hash = ${pin} where id = ${who.member.id}`.execute(db())
  return who
}
const order = (who: Somebody, round: string) => ({
  owner: who.member.id,
  source: 4,
  key: randomUUID(),
  round,
  wallet: 1,
  currency: who.member.currency,
  vendor: 'OTHER',
  at: now(),
})

/** A bet that loses, once its events are through. Answers its round. */
async function plays(who: Somebody, units: bigint, product: Product = 'RNG'): Promise<string> {
  const round = randomUUID()
  const game = { mode: 'REAL' as const, product, game: 'other-game', merchant: senluna }
  const placed = await bet(queryOf(db()), { ...order(who, round), ...game, amount: amount(units) }, now())
  assert.equal(placed.status, 'posted')
  await closeRound(queryOf(db()), order(who, round), now())
  await relayed(house.parts)
  return round
}
/** The bet counts no more. */
async function takenBack(who: Somebody, round: string): Promise<void> {
  await cancelRound(queryOf(db()), { ...order(who, round), reason: 'test' }, now())
  await relayed(house.parts)
}
const points = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof pointBalance>>(house, who, 'GET', '/wps/relay/MCS2_getPointBalance')).value!
const convert = (who: Somebody, wanted: string, more: { pin?: string; key?: string } = {}) =>
  askAs<ReplyOf<typeof convertPoint>>(
    house,
    who,
    'POST',
    '/wps/relay/MCS2_convertPoint',
    { points: wanted, paymentPassword: more.pin ?? '482915' },
    { 'idempotency-key': more.key ?? randomUUID() },
  )

test('play earns by weight, what is worth no point yet is carried over, free play earns nothing', async () => {
  const who = await somebody()
  assert.deepEqual([(await points(who)).balance, (await points(who)).current], ['0', '0'])
  await plays(who, 123_456n)
  assert.equal((await points(who)).balance, '12')
  await plays(who, 100_003n, 'LIVE')
  await plays(who, 999_999n, 'PVP')
  const { balance, current, changed, ratio, redeemAmount, expires, owed } = await points(who)
  // 123,456 + 25,000 = 148,456: 14 points, 8,456 carried.
  assert.deepEqual(
    { balance, current, changed, ratio, redeemAmount, expires, owed },
    { balance: '14', current: '12', changed: '2', ratio: 10, redeemAmount: '140', expires: null, owed: '0' },
  )
  await plays(who, 1_544n)
  assert.equal((await points(who)).balance, '15')
})

test('events that come again grant nothing more', async () => {
  const who = await somebody()
  const round = await plays(who, 50_000n)
  const { rows } = await sql<{ id: never }>`select id from wagers.wager where owner_id = ${who.member.id}`.execute(db())
  const wagers = rows.map(({ id }) => ({ memberId: who.member.id, merchantCode: senluna, wagerId: id }))
  const levelsOf = () => Promise.resolve(new Map())
  for (let time = 0; time < 2; time++)
    await db()
      .transaction()
      .execute((tx) => countPlay({ tx, now: now(), brands: house.parts.brands, levelsOf }, wagers))
  assert.equal((await points(who)).balance, '5')
  await takenBack(who, round)
  assert.equal((await points(who)).balance, '0')
})

test('two deliveries of one wager at once grant once', async () => {
  const who = await somebody()
  const round = randomUUID()
  const game = { mode: 'REAL' as const, product: 'RNG' as const, game: 'other-game', merchant: senluna }
  await bet(queryOf(db()), { ...order(who, round), ...game, amount: amount(70_000n) }, now())
  await closeRound(queryOf(db()), order(who, round), now())
  const { rows } = await sql<{ id: never }>`select id from wagers.wager where owner_id = ${who.member.id}`.execute(db())
  const wagers = rows.map(({ id }) => ({ memberId: who.member.id, merchantCode: senluna, wagerId: id }))
  const count = () =>
    db()
      .transaction()
      .execute((tx) =>
        countPlay({ tx, now: now(), brands: house.parts.brands, levelsOf: () => Promise.resolve(new Map()) }, wagers),
      )
  await Promise.all([count(), count(), count(), relayed(house.parts)])
  assert.equal((await points(who)).balance, '7')
})

test('the row of a house round says what its wager counts for, and its points are those of that', async () => {
  const who = await sit(house, await somebody())
  await spun(house, who)
  const { rows } = await sql<{ said: { owner: string[]; product: string[]; validBet: string[] } }>`
    select payload->'each' as said from platform.outbox where topic = 'wagersSettled'`.execute(db())
  const said = rows.find((row) => row.said.owner.includes(who.member.id))!.said
  const wager = await sql<{ product: string; bet: bigint }>`select product, valid_bet as bet from wagers.wager
    where owner_id = ${who.member.id}`.execute(db())
  assert.deepEqual([said.product, said.validBet.map(BigInt)], [['RNG'], [wager.rows[0]!.bet]])
  await relayed(house.parts)
  const counted = await sql<{ counted: bigint }>`select counted from points.wager
    where member_id = ${who.member.id}`.execute(db())
  assert.deepEqual(counted.rows, [{ counted: wager.rows[0]!.bet }])
})

test('whole rounds count in one statement as each would alone, once, also when they are heard of again', async () => {
  const who = await somebody()
  const game = { mode: 'REAL' as const, product: 'RNG' as const, game: 'other-game', merchant: senluna }
  for (const stake of [12_345n, 9_999n, 30_001n]) {
    const round = randomUUID()
    await bet(queryOf(db()), { ...order(who, round), ...game, amount: amount(stake) }, now())
    await closeRound(queryOf(db()), order(who, round), now())
  }
  const { rows } = await sql<{ id: never; bet: bigint }>`select id, valid_bet as bet from wagers.wager
    where owner_id = ${who.member.id}`.execute(db())
  const rounds = rows.map(({ id, bet }) => ({
    memberId: who.member.id,
    merchantCode: senluna,
    wagerId: id,
    round: { product: 'RNG' as const, validBet: amount(bet) },
  }))
  const levelsOf = () => Promise.resolve(new Map([[who.member.id, 2]]))
  const count = () =>
    db()
      .transaction()
      .execute((tx) => countPlay({ tx, now: now(), brands: house.parts.brands, levelsOf }, rounds))
  await Promise.all([count(), count()])
  await count()
  const percent = BigInt(house.parts.brands.find((brand) => brand.merchantCode === senluna)!.vip[2]!.pointsPercent)
  const counted = [12_345n, 9_999n, 30_001n].reduce((sum, valid) => sum + (valid * percent) / 100n, 0n)
  assert.equal((await points(who)).balance, String(counted / 10_000n))
  // Heard of as corrected they stand as they did.
  await db()
    .transaction()
    .execute((tx) =>
      countPlay(
        { tx, now: now(), brands: house.parts.brands, levelsOf },
        rounds.map((played) => ({ ...played, round: undefined })),
      ),
    )
  assert.equal((await points(who)).balance, String(counted / 10_000n))
})

test('a corrected wager takes back; what is spent is owed, and paid first from points to come', async () => {
  const who = await somebody()
  const round = await plays(who, 1_200_000n)
  assert.equal((await points(who)).balance, '120')
  assert.equal((await convert(who, '100')).success, true)
  await takenBack(who, round)
  const after = await points(who)
  assert.deepEqual([after.balance, after.owed], ['0', '100'])
  assert.equal((await convert(who, '100')).errorCode, 'POINT_INSUFFICIENT')
  await plays(who, 600_000n)
  assert.deepEqual([(await points(who)).balance, (await points(who)).owed], ['0', '40'])
  await plays(who, 500_000n)
  assert.deepEqual([(await points(who)).balance, (await points(who)).owed], ['10', '0'])
})

test('a higher level earns more, by the level that it was played on', async () => {
  const who = await somebody()
  const round = randomUUID()
  const game = { mode: 'REAL' as const, product: 'RNG' as const, game: 'other-game', merchant: senluna }
  await bet(queryOf(db()), { ...order(who, round), ...game, amount: amount(100_000n) }, now())
  await closeRound(queryOf(db()), order(who, round), now())
  const { rows } = await sql<{ id: never }>`select id from wagers.wager where owner_id = ${who.member.id}`.execute(db())
  const wagers = rows.map(({ id }) => ({ memberId: who.member.id, merchantCode: senluna, wagerId: id }))
  const count = (level: number) =>
    db()
      .transaction()
      .execute((tx) =>
        countPlay(
          {
            tx,
            now: now(),
            brands: house.parts.brands,
            levelsOf: () => Promise.resolve(new Map([[who.member.id, level]])),
          },
          wagers,
        ),
      )
  const percent = house.parts.brands.find((brand) => brand.merchantCode === senluna)!.vip.at(-1)!.pointsPercent
  assert.equal(percent, 200)
  await count(10)
  assert.equal((await points(who)).balance, '20')
  await count(0)
  assert.equal((await points(who)).balance, '20', 'a later level changes nothing')
})

test('points become money with what must be played, once for a key', async () => {
  const who = await somebody()
  await plays(who, 2_340_000n)
  const before = await holds(house, who)
  const key = randomUUID()
  const done = await convert(who, '200', { key })
  assert.deepEqual(
    { ...done.value, serialNo: '' },
    {
      current: '234',
      changed: '-200',
      balance: '34',
      ratio: 10,
      redeemAmount: '2000',
      turnoverRequired: '2000',
      serialNo: '',
    },
  )
  assert.deepEqual((await convert(who, '200', { key })).value, done.value)
  assert.equal((await holds(house, who)) - before, 2_000n)
  const open = await requirementsOf(db(), who.member.id)
  assert.deepEqual(
    open.map(({ source, required }) => [source, required]),
    [['POINTS', 2_000n]],
  )
  const record = async (ledger: string) =>
    (await askAs<{ list: TransRow[] }>(house, who, 'GET', `/wps/relay/ODSFE2_MemTransDet?ledger=${ledger}`)).value!.list
  assert.deepEqual(
    (await record('POINTS')).map((row) => [row.type, row.amount, row.before, row.balance, row.serialNo]),
    [
      [KIND.POINTS_CONVERTED, '-200', '234', '34', done.value!.serialNo],
      [KIND.POINTS_EARNED, '234', '0', '234', '3-1'],
    ],
  )
  assert.equal((await record('CASH'))[0]!.type, KIND.POINTS_TO_MONEY)
  const all = await askAs<{ points: string }>(house, who, 'GET', '/wps/member/info/funds/consolidated')
  assert.equal(all.value!.points, '34')
})

test('steps, minimum, the day’s cap and the payment password are kept', async () => {
  const who = await somebody()
  await plays(who, 5_000_000n)
  for (const wrong of ['50', '150']) assert.equal((await convert(who, wrong)).errorCode, 'POINT_STEP')
  assert.equal((await convert(who, '600')).errorCode, 'POINT_INSUFFICIENT')
  assert.equal((await convert(who, '100', { pin: '111111' })).errorCode, 'PIN_WRONG')
  assert.equal((await convert(await newSomebody(house), '100')).errorCode, 'PIN_NOT_SET')
  await changeSetting(db(), senluna, 'points', { dailyCap: 300 }, now())
  assert.equal((await convert(who, '200')).success, true)
  const refused = await convert(who, '200')
  assert.deepEqual([refused.errorCode, refused.value], ['POINT_DAILY_CAP', { min: 100, step: 100, leftToday: 100 }])
  assert.equal((await points(who)).leftToday, '100')
  await changeSetting(db(), senluna, 'points', {}, now())
})

test('eight conversions at once take what there is, no more', async () => {
  const who = await somebody()
  await plays(who, 5_000_000n)
  const before = await holds(house, who)
  const replies = await Promise.all(Array.from({ length: 8 }, () => convert(who, '200')))
  const outcomes = replies.map(({ errorCode }) => errorCode ?? 'done').sort()
  assert.deepEqual(outcomes, [...Array.from({ length: 6 }, () => 'POINT_INSUFFICIENT'), 'done', 'done'])
  assert.deepEqual([(await points(who)).balance, (await holds(house, who)) - before], ['100', 4_000n])
})

test('a locked account converts nothing; points switched off are not there, and nothing is earned', async () => {
  const who = await somebody()
  await plays(who, 2_000_000n)
  await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
    values (${who.member.id}, 'MONEY', ${new Date(now())}, 'x', 'y')`.execute(db())
  assert.equal((await convert(who, '100')).errorCode, 'AUTH_RESTRICTED')
  await changeSetting(db(), senluna, 'switches', { POINTS: false }, now())
  house.advance(2_000)
  await ask(house, 'GET', '/wps/relay/MCS2_getPointConfig')
  assert.equal((await askAs(house, who, 'GET', '/wps/relay/MCS2_getPointBalance')).errorCode, 'SYS_NOT_FOUND')
  await plays(who, 100_000n)
  await changeSetting(db(), senluna, 'switches', {}, now())
  const { rows } = await sql<{
    earned: bigint
  }>`select earned from points.day where member_id = ${who.member.id}`.execute(db())
  assert.deepEqual(rows, [{ earned: 200n }])
})

test('anybody reads the terms; a guest has no points', async () => {
  house.advance(2_000)
  const config = await ask<ReplyOf<typeof pointConfig>>(house, 'GET', '/wps/relay/MCS2_getPointConfig')
  assert.deepEqual(
    [config.value!.unit, config.value!.weightsPct.LIVE, config.value!.convertStep, config.value!.neverExpire],
    ['10000', 25, 100, true],
  )
  assert.equal((await ask(house, 'GET', '/wps/relay/MCS2_getPointBalance')).status, 401)
})
