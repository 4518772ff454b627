import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { claimReward, claimRewards, Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { businessDate, DAY, later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { relayed } from '../../testing/relayed.ts'
import { setContact } from '../members/index.ts'
import { askAs, holds, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { newId } from '../../platform/ids.ts'
import { holdReward } from './abuse/held-store.ts'
import { savePromotion } from './index.ts'
import { issueBirthdays } from './kinds/issued/birthday.ts'
import { issueSignUps } from './kinds/issued/sign-up.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const brands = () => house.parts.brands
let made = 0

async function opened(rules: PromotionRules, startAt: Instant = now()): Promise<string> {
  const id = `gift-${++made}`
  const draft = {
    id,
    category: 'WELCOME' as const,
    titles: { EN: 'Gift' },
    summaries: { EN: 'A gift' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt,
    enabled: true,
    rules,
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), draft, now()))
  return id
}
const rewardsOf = async (who: Somebody, promotionId: string) =>
  (await askAs<{ list: Reward[] }>(house, who, 'GET', '/wps/v2/rewards')).value!.list.filter(
    (reward) => reward.promotionId === promotionId,
  )
const read = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof promotion>>(house, who, 'GET', `/wps/v2/promotions/${id}`)).value!
const claim = (who: Somebody, id: string) =>
  askAs<ReplyOf<typeof claimReward>>(
    house,
    who,
    'POST',
    `/wps/v2/rewards/${id}/claim`,
    {},
    {
      'idempotency-key': randomUUID(),
    },
  )
const claimAll = (who: Somebody) =>
  askAs<ReplyOf<typeof claimRewards>>(house, who, 'POST', '/wps/v2/rewards/claim-all', {})
/** A number of the member's that is confirmed now. */
const confirm = (who: Somebody, nth: number) =>
  db()
    .transaction()
    .execute((tx) => setContact(tx, who.member, 'mobile', `+8490000${1_000 + nth}`, now()))

const SIGN_UP: PromotionRules = {
  kind: 'SIGN_UP',
  needs: 'ACCOUNT',
  amount: '20000',
  count: 2,
  claimHours: 72,
  turnoverX100: 100,
}

test('a new account has its reward once, however often it is told, and the last goes to whoever is first', async () => {
  const before = await newSomebody(house)
  await relayed(house.parts)
  house.advance(1_000)
  const id = await opened(SIGN_UP)
  house.advance(1_000)
  const people = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  await relayed(house.parts)
  const ids = [before, ...people].map(({ member }) => member.id)
  const again = () =>
    db()
      .transaction()
      .execute((tx) => issueSignUps(tx, brands(), ids, now()))
  await Promise.all([again(), again(), again()])
  assert.equal((await rewardsOf(before, id)).length, 0, 'their account was there before')
  assert.equal((await read(before, id)).status, 'CLOSED')
  const got = await Promise.all(people.map((who) => rewardsOf(who, id)))
  assert.deepEqual(
    got.map((list) => list.length).toSorted((a, b) => a - b),
    [0, 1, 1],
  )
  const lucky = people[got.findIndex((list) => list.length === 1)]!
  const [reward] = await rewardsOf(lucky, id)
  const held = await holds(house, lucky)
  assert.equal((await read(lucky, id)).status, 'ISSUED')
  const claims = await Promise.all([claim(lucky, reward!.id), claim(lucky, reward!.id)])
  assert.deepEqual(
    claims.map(({ value }) => value?.required),
    ['20000', '20000'],
  )
  assert.equal(await holds(house, lucky), held + 20_000n)
  assert.equal((await read(lucky, id)).status, 'CLAIMED')
  assert.deepEqual(await house.breaks(), [])
})

test('one for a confirmed number waits for it', async () => {
  const id = await opened({ ...SIGN_UP, needs: 'MOBILE', count: 10 })
  house.advance(1_000)
  const [who, without] = [await newSomebody(house), await newSomebody(house)]
  await relayed(house.parts)
  assert.equal((await rewardsOf(who, id)).length, 0)
  await confirm(who, 1)
  await relayed(house.parts)
  assert.equal((await rewardsOf(who, id)).length, 1)
  assert.equal((await rewardsOf(without, id)).length, 0)
  assert.equal((await read(without, id)).status, 'JOIN')
})

test('a birthday is given on its day, once a year, to who has been here long enough', async () => {
  const [who, young, other] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  house.advance(31 * DAY)
  const today = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const born = (somebody: Somebody, birthday: string, since: Instant) =>
    sql`update members.member set profile = profile || jsonb_build_object('birthday', ${birthday}::text),
      birthday_at = ${new Date(since)} where id = ${somebody.member.id}`.execute(db())
  await born(who, `1990-${today.slice(5)}`, later(now(), -31 * DAY))
  await born(young, `1990-${today.slice(5)}`, later(now(), -29 * DAY))
  await born(other, today.endsWith('15') ? '1990-06-16' : '1990-06-15', later(now(), -31 * DAY))
  const id = await opened({ kind: 'BIRTHDAY', amount: '88000', accountDays: 30, claimHours: 72, turnoverX100: 100 })
  const run = () => issueBirthdays({ db: db(), brands: brands() }, now())
  const runs = await Promise.all([run(), run()])
  assert.equal(
    runs.reduce((sum, count) => sum + count, 0),
    1,
  )
  assert.equal(await run(), 0, 'the day is done')
  for (const somebody of [who, young, other]) Object.assign(somebody, await newSession(house, somebody.member))
  const lists = await Promise.all([who, young, other].map((somebody) => rewardsOf(somebody, id)))
  assert.deepEqual(
    lists.map((list) => list.length),
    [1, 0, 0],
  )
  assert.equal((await read(who, id)).status, 'ISSUED')
  assert.equal((await read(young, id)).status, 'PROCESS')
  assert.equal((await claim(who, lists[0]![0]!.id)).value!.amount, '88000')
  assert.deepEqual(await house.breaks(), [])
})

test('all that wait are claimed at once, each once however often it is asked; one that is held stays', async () => {
  const ids = [
    await opened({ ...SIGN_UP, count: 10 }),
    await opened({ ...SIGN_UP, count: 10 }),
    await opened({ ...SIGN_UP, count: 10 }),
  ]
  house.advance(1_000)
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  await relayed(house.parts)
  const waiting = await Promise.all(ids.map(async (id) => (await rewardsOf(who, id))[0]!))
  const heldBack = waiting[1]!
  await db()
    .transaction()
    .execute((tx) => holdReward(tx, newId<'suspicion'>(now()), { id: heldBack.id }, [], now()))
  const [before, others] = [await holds(house, who), await holds(house, other)]
  const replies = await Promise.all([claimAll(who), claimAll(who), claim(who, waiting[0]!.id), claimAll(who)])
  for (const { success } of replies) assert.equal(success, true)
  const [first] = replies
  assert.deepEqual(first.value!.left, [{ id: heldBack.id, code: 'PROMO_HELD' }])
  assert.equal(await holds(house, who), before + 40_000n)
  const again = (await claimAll(who)).value!
  assert.deepEqual([again.claimed, again.left.length], [[], 1])
  assert.equal(await holds(house, other), others, 'nobody else’s is touched')
  house.advance(4 * DAY)
  Object.assign(other, await newSession(house, other.member))
  assert.deepEqual((await claimAll(other)).value, { claimed: [], left: [] }, 'what ended is not claimed')
  assert.deepEqual(await house.breaks(), [])
})
