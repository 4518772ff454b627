import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { cancelBonus, depositBonuses, wagered } from '@senluna/contract/member/promotions.ts'
import type { missions } from '@senluna/contract/member/missions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { csvOf, newMember, opened, openCash, sendFile, type Cash } from '../cashier/deposits/testing/cash.ts'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { askAs, holds, leave, newSession, type Somebody } from '../rounds/testing/house.ts'
import { relayed } from '../../testing/relayed.ts'
import { queryOf } from '../../platform/database/query.ts'
import { stakeCapOf } from '../protection/index.ts'
import { bet, win } from '../wagers/index.ts'
import { waiveRequirement } from '../turnover/index.ts'
import { newPerson, type Person } from '../staff/testing/desk.ts'
import { savePromotion } from './index.ts'
import { endBonuses } from './kinds/deposit-bonus/forfeit.ts'
import { grantBonuses } from './kinds/deposit-bonus/grant.ts'

let cash: Cash
let finance: Person
beforeAll(async () => {
  cash = await openCash()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
const now = () => cash.house.parts.clock.now()
const brands = () => cash.house.parts.brands
let made = 0

const FIRST: RulesOf<'DEPOSIT_BONUS'> = {
  kind: 'DEPOSIT_BONUS',
  nth: 1,
  every: 'ONCE',
  minDeposit: '100000',
  ratePpm: 1_000_000,
  cap: '300000',
  includeDeposit: true,
  products: ['RNG'],
  days: 30,
  turnoverX100: 2_000,
}

/** A bonus that is offered, by its rules. */
async function offered(
  rules: Partial<typeof FIRST> | RulesOf<'MISSION'> = {},
  { id = `bonus-${++made}`, terms = '<p>Terms</p>' } = {},
): Promise<string> {
  const draft = {
    id,
    category: 'WELCOME' as const,
    titles: { EN: 'Bonus' },
    summaries: { EN: 'A bonus' },
    facts: {},
    terms: { EN: terms },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt: instant(0),
    enabled: true,
    rules: rules.kind === 'MISSION' ? rules : { ...FIRST, ...rules },
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), draft, now()))
  return id
}
const choose = (who: Somebody, id: string, version = 1) =>
  askAs<object>(cash.house, who, 'POST', `/wps/v2/promotions/${id}/choose`, { version })
const seen = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof depositBonuses>>(cash.house, who, 'GET', '/wps/v2/deposit-bonuses')).value!
const statusOf = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof promotion>>(cash.house, who, 'GET', `/wps/v2/promotions/${id}`)).value!.status
const cancel = (who: Somebody, id: string) =>
  askAs<ReplyOf<typeof cancelBonus>>(
    cash.house,
    who,
    'POST',
    `/wps/v2/rewards/${id}/cancel`,
    {},
    {
      'idempotency-key': randomUUID(),
    },
  )
let refs = 0
/** Money comes in by a bank; the news of it is relayed, and then heard so many times again. */
async function deposit(who: Somebody, units: number, again = 0): Promise<void> {
  const order = await opened(cash, who, 'BANK_QR')
  const sent = await sendFile(
    cash,
    finance,
    csvOf([[units, order.pay.content!, `BN${String(++refs).padStart(6, '0')}`]]),
  )
  assert.equal(sent.value!.credited, 1)
  const news = { memberId: who.member.id, orderNo: order.orderNo, amount: amount(BigInt(units)), fee: amount(0n) }
  await relayed(cash.house.parts)
  for (let nth = 0; nth < again; nth++)
    await db()
      .transaction()
      .execute((tx) => grantBonuses(tx, brands(), [news], now()))
}
/** What the member may stake at most, and until when. */
const capped = async (who: Somebody) => {
  await relayed(cash.house.parts)
  return stakeCapOf(db(), who.member.id)
}
const wageredOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof wagered>>(cash.house, who, 'GET', '/wps/v2/wagered-bonus')).value!.bonus
const rows = async (who: Somebody) =>
  (
    await sql<{ source: string; required: bigint; state: string }>`select source, required, state
      from turnover.requirement where member_id = ${who.member.id} order by created_at`.execute(db())
  ).rows

test('a bonus that was chosen comes once with the first deposit, and one row covers both', async () => {
  const who = await newMember(cash)
  const id = await offered()
  assert.equal((await choose(who, id, 7)).errorCode, 'PROMO_CLOSED', 'terms that nobody has read')
  assert.ok((await choose(who, id)).value)
  assert.equal(await statusOf(who, id), 'SIGNED')
  const before = await holds(cash.house, who)
  await deposit(who, 500_000, 2)
  assert.equal(await holds(cash.house, who), before + 800_000n)
  assert.deepEqual(await rows(who), [{ source: 'DEPOSIT', required: 16_000_000n, state: 'OPEN' }])
  const { offers, active } = await seen(who)
  assert.deepEqual([offers, active?.amount, active?.required, active?.done], [[], '300000', '16000000', '0'])
  assert.equal(await statusOf(who, id), 'CLAIMED')
  const other = await offered({ nth: 0, every: 'DAY' })
  assert.equal((await choose(who, other)).errorCode, 'PROMO_CLOSED', 'one is being wagered')
})

test('without a choice nothing comes, a small deposit leaves the choice, and the second is not the first', async () => {
  const [none, small] = [await newMember(cash), await newMember(cash)]
  const id = await offered()
  const least = await offered({ nth: 0, every: 'DAY', minDeposit: '600000' })
  await deposit(none, 500_000)
  assert.deepEqual((await seen(none)).active, undefined)
  assert.equal((await choose(none, id)).errorCode, 'PROMO_CLOSED')
  assert.equal(await statusOf(none, id), 'CLOSED')
  await choose(small, least)
  await deposit(small, 500_000)
  assert.equal((await seen(small)).offers.find(({ promotionId }) => promotionId === least)?.chosen, true)
})

test('a stopped bonus keeps its terms readable for who wagers it, until it ends; nobody else reads them', async () => {
  const [who, other] = [await newMember(cash), await newMember(cash)]
  const id = await offered()
  await choose(who, id)
  const stop = () => sql`update promotions.promotion set enabled = false where id = ${id}`.execute(db())
  const back = () => sql`update promotions.promotion set enabled = true where id = ${id}`.execute(db())
  const read = async (reader: Somebody) =>
    askAs<ReplyOf<typeof promotion>>(cash.house, reader, 'GET', `/wps/v2/promotions/${id}`)
  await stop()
  assert.equal((await read(who)).value?.terms, '<p>Terms</p>', 'it is chosen for the next deposit')
  await back()
  await deposit(who, 500_000)
  await stop()
  assert.deepEqual(
    [(await read(who)).value?.terms, (await read(who)).value?.status, (await seen(who)).active?.promotionId],
    ['<p>Terms</p>', 'CLAIMED', id],
  )
  assert.equal((await read(other)).errorCode, 'SYS_NOT_FOUND')
  await cancel(who, (await seen(who)).active!.id)
  assert.equal((await read(who)).errorCode, 'SYS_NOT_FOUND')
})

test('who joined reads the terms agreed to, whatever is published since; others read the new ones', async () => {
  const [who, later] = [await newMember(cash), await newMember(cash)]
  const id = await offered()
  const read = async (reader: Somebody) => {
    const { value } = await askAs<ReplyOf<typeof promotion>>(cash.house, reader, 'GET', `/wps/v2/promotions/${id}`)
    return [value!.terms, value!.offer?.type === 'DEPOSIT_BONUS' ? value!.offer.ratePpm : undefined]
  }
  await choose(who, id)
  await offered({ ratePpm: 200_000 }, { id, terms: '<p>Newer terms</p>' })
  assert.deepEqual(await read(who), ['<p>Terms</p>', FIRST.ratePpm], 'chosen')
  await deposit(who, 500_000)
  await offered({ ratePpm: 100_000 }, { id, terms: '<p>Newest terms</p>' })
  assert.deepEqual(await read(who), ['<p>Terms</p>', FIRST.ratePpm], 'wagered')
  assert.deepEqual(await read(later), ['<p>Newest terms</p>', 100_000])
  await cancel(who, (await seen(who)).active!.id)
  assert.deepEqual(await read(who), ['<p>Newest terms</p>', 100_000], 'over')
})

test('giving a bonus up takes it and what was won with it, and leaves the deposit its own turnover', async () => {
  const who = await newMember(cash)
  await choose(who, await offered())
  const before = await holds(cash.house, who)
  await deposit(who, 500_000)
  const { active } = await seen(who)
  assert.equal(active!.removes, '300000')
  const replies = await Promise.all([cancel(who, active!.id), cancel(who, active!.id)])
  assert.deepEqual(
    replies.flatMap(({ value }) => (value ? [value.removed] : [])),
    ['300000'],
  )
  assert.equal(await holds(cash.house, who), before + 500_000n)
  assert.deepEqual(await rows(who), [{ source: 'DEPOSIT', required: 500_000n, state: 'OPEN' }])
  assert.equal((await cancel(who, active!.id)).errorCode, 'PROMO_CLOSED')
})

const MAX = { ratePpm: 100_000, least: '50000' }

test('while it is wagered stakes are capped, and what doesn’t count is locked; giving it up ends that', async () => {
  const who = await newMember(cash)
  await choose(who, await offered({ maxBet: MAX }))
  assert.equal(await capped(who), undefined)
  await deposit(who, 500_000, 1)
  const { most, products, until } = (await capped(who))!
  assert.deepEqual([most, products], [80_000n, ['RNG']])
  assert.ok(until > now() + 29 * DAY && until <= now() + 30 * DAY)
  const { maxBet, only, done } = (await wageredOf(who))!
  assert.deepEqual([maxBet, only, done], ['80000', ['RNG'], '0'])
  await cancel(who, (await seen(who)).active!.id)
  assert.deepEqual([await capped(who), await wageredOf(who)], [undefined, undefined])
})

test('a bonus that was wagered by play is told as the last one, a waived one isn’t', async () => {
  const who = await newMember(cash)
  const id = await offered({ nth: 0, every: 'DAY', turnoverX100: 100 })
  await choose(who, id)
  await deposit(who, 500_000)
  const last = async () =>
    (await askAs<ReplyOf<typeof wagered>>(cash.house, who, 'GET', '/wps/v2/wagered-bonus')).value!.last?.promotionId
  assert.equal(await last(), undefined)
  const [query, round] = [queryOf(db()), randomUUID()]
  const order = () => ({
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  })
  const game = { mode: 'REAL', product: 'RNG', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query, { ...order(), ...game, amount: amount(800_000n) }, now())
  await win(query, { ...order(), amount: amount(100_000n) }, now())
  await relayed(cash.house.parts)
  assert.deepEqual([await wageredOf(who), await last()], [undefined, id])
})

test('a bonus without a most locks alone; waived it caps nothing', async () => {
  const who = await newMember(cash)
  await choose(who, await offered({ nth: 0, every: 'DAY' }))
  await deposit(who, 500_000)
  assert.deepEqual([(await capped(who))!.most, (await capped(who))!.products], [null, ['RNG']])
  const { rows: asked } = await sql<{ id: Id<'requirement'> }>`select id from turnover.requirement
    where member_id = ${who.member.id}`.execute(db())
  await db()
    .transaction()
    .execute((tx) => waiveRequirement(tx, merchantCode('senluna'), asked[0]!.id, now()))
  assert.equal(await capped(who), undefined)
  const { value } = await askAs<ReplyOf<typeof wagered>>(cash.house, who, 'GET', '/wps/v2/wagered-bonus')
  assert.deepEqual(value, {})
})

test('a mission counts deposits by what came, and claims are paid once', async () => {
  const who = await newMember(cash)
  const mission = (metric: 'DEPOSIT_SUM' | 'DEPOSITS', target: string) =>
    offered({ kind: 'MISSION', every: 'ONCE', metric, products: [], target, amount: '7000', turnoverX100: 100 })
  const [sum, count] = [await mission('DEPOSIT_SUM', '900000'), await mission('DEPOSITS', '1')]
  await deposit(who, 500_000)
  const { value } = await askAs<ReplyOf<typeof missions>>(cash.house, who, 'GET', '/wps/v2/missions')
  const seenOf = (id: string) => value!.list.find((seenMission) => seenMission.id === id)!
  assert.deepEqual([seenOf(sum).done, seenOf(sum).state], ['500000', 'ACTIVE'])
  assert.deepEqual([seenOf(count).done, seenOf(count).state, value!.claimable], ['1', 'CLAIMABLE', 1])
  const before = await holds(cash.house, who)
  const claim = () =>
    askAs(
      cash.house,
      who,
      'POST',
      `/wps/v2/missions/${count}/claim`,
      { cycle: 'ONCE' },
      {
        'idempotency-key': randomUUID(),
      },
    )
  await Promise.all([claim(), claim(), claim()])
  assert.equal(await holds(cash.house, who), before + 7_000n)
})

test('a friend who was brought counts toward a mission with their first deposit, once', async () => {
  const [who, friend] = [await newMember(cash), await newMember(cash)]
  const prize = { target: '2', amount: '7000', turnoverX100: 100 }
  const id = await offered({ kind: 'MISSION', every: 'ONCE', metric: 'FRIENDS', products: [], ...prize })
  const done = async () => {
    const { value } = await askAs<ReplyOf<typeof missions>>(cash.house, who, 'GET', '/wps/v2/missions')
    return value!.list.find((mission) => mission.id === id)!.done
  }
  await sql`update members.member set referrer_id = ${who.member.id} where id = ${friend.member.id}`.execute(db())
  assert.equal(await done(), '0', 'who put nothing in yet counts for nothing')
  await deposit(friend, 500_000)
  await deposit(friend, 500_000)
  assert.equal(await done(), '1')
})

test('a least deposit is reached by what was sent, whatever the channel keeps', async () => {
  const who = await newMember(cash)
  await choose(who, await offered({ nth: 0, every: 'DAY', minDeposit: '100000' }))
  await sql`update cashier.deposit_channel set fee_ppm = 10000 where method = 'BANK_QR'`.execute(db())
  const order = await opened(cash, who, 'BANK_QR', '100000')
  const file = csvOf([[100_000, order.pay.content!, `BN${String(++refs).padStart(6, '0')}`]])
  assert.equal((await sendFile(cash, finance, file)).value!.credited, 1)
  await sql`update cashier.deposit_channel set fee_ppm = 0 where method = 'BANK_QR'`.execute(db())
  await relayed(cash.house.parts)
  const { rows: given } = await sql<{ amount: bigint }>`select amount from promotions.participation
    where member_id = ${who.member.id}`.execute(db())
  assert.deepEqual(
    given.map(({ amount: bonus }) => bonus),
    [99_000n],
    'a whole share of what came',
  )
})

test('what isn’t wagered in time is taken back, once; another can be chosen then', async () => {
  const who = await newMember(cash)
  const reload = await offered({ nth: 0, every: 'DAY', days: 7, maxBet: { ratePpm: 1, least: '70000' } })
  await choose(who, reload)
  const before = await holds(cash.house, who)
  await deposit(who, 500_000)
  assert.equal((await capped(who))!.most, 70_000n)
  assert.equal((await choose(who, reload)).errorCode, 'PROMO_TAKEN')
  cash.house.advance(7 * DAY)
  assert.equal(await endBonuses({ db: db(), brands: brands() }, now()), 1)
  assert.equal(await endBonuses({ db: db(), brands: brands() }, now()), 0)
  assert.equal(await capped(who), undefined)
  assert.equal(await holds(cash.house, who), before + 500_000n)
  Object.assign(who, await newSession(cash.house, who.member))
  assert.ok((await choose(who, reload)).value)
})

test('what is in play isn’t out of reach: giving up waits for it, and so does the end of the time', async () => {
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  const who = await newMember(cash)
  await choose(who, await offered({ nth: 0, every: 'DAY', days: 7 }))
  await leave(cash.house, who, 0n)
  await deposit(who, 500_000)
  const [query, round] = [queryOf(db()), randomUUID()]
  const order = () => ({
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  })
  const game = { mode: 'REAL', product: 'RNG', game: 'other-game', merchant: merchantCode('senluna') } as const
  const placed = await bet(query, { ...order(), ...game, amount: amount(800_000n) }, now())
  assert.equal(placed.status, 'posted')
  assert.equal(await holds(cash.house, who), 0n)
  const { active } = await seen(who)
  assert.equal((await cancel(who, active!.id)).errorCode, 'ROUND_OPEN')
  cash.house.advance(7 * DAY)
  assert.equal(await endBonuses({ db: db(), brands: brands() }, now()), 0, 'the round isn’t over')
  await win(query, { ...order(), amount: amount(350_000n) }, now())
  assert.equal(await endBonuses({ db: db(), brands: brands() }, now()), 1)
  assert.equal(await holds(cash.house, who), 50_000n, 'the bonus left with what there was')
})
