import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { missions } from '@senluna/contract/member/missions.ts'
import type { depositBonuses } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotion, promotions } from '@senluna/contract/site/content.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { savePromotion } from './index.ts'
import { issueBirthdays } from './kinds/issued/birthday.ts'

// Promotions that open at a VIP level: seen by everybody they are for, had by who stands on it.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  // Levels stand without what led to them.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each VIP level'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const LEVEL = 3
let made = 0

async function offered(rules: PromotionRules): Promise<string> {
  const id = `level-${++made}`
  const draft = {
    id,
    category: 'VIP' as const,
    titles: { EN: 'For levels' },
    summaries: { EN: 'A summary' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-daily.svg',
    sort: 1,
    startAt: instant(0),
    enabled: true,
    vipFrom: LEVEL,
    rules,
  }
  await db()
    .transaction()
    .execute((tx) => savePromotion(tx, pagesAlone(merchantCode('senluna')), draft, now()))
  return id
}
async function onLevel(level: number): Promise<Somebody> {
  const who = await newSomebody(house)
  await sql`insert into vip.state (member_id, merchant_id, level, peak, changed_at)
    values (${who.member.id}, 'senluna', ${level}, ${level}, ${new Date(now())})`.execute(db())
  return who
}
const post = (who: Somebody, path: string, body: object = {}) =>
  askAs(house, who, 'POST', path, body, { 'idempotency-key': randomUUID() })
const cardOf = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof promotion>>(house, who, 'GET', `/wps/v2/promotions/${id}`)).value!
const missionOf = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof missions>>(house, who, 'GET', '/wps/v2/missions')).value!.list.find(
    (row) => row.id === id,
  )!

test('who stands lower sees a card locked with the level, and is refused with it; at the level it is open', async () => {
  const id = await offered({ kind: 'PROMO_CODE', code: 'LEVEL3', amount: '1000', count: 9, turnoverX100: 0 })
  const [low, high] = [await onLevel(LEVEL - 1), await onLevel(LEVEL)]
  const nobody = await newSomebody(house)
  assert.deepEqual([(await cardOf(low, id)).vip, (await cardOf(nobody, id)).vip], [LEVEL, LEVEL])
  const { value } = await askAs<ReplyOf<typeof promotions>>(house, low, 'GET', '/wps/v2/promotions?pageSize=100')
  assert.equal(value!.list.find((card) => card.id === id)!.vip, LEVEL)
  const body = { code: 'LEVEL3' }
  const refused = await post(low, `/wps/v2/promotions/${id}/take`, body)
  assert.deepEqual([refused.errorCode, refused.value], ['PROMO_VIP', { level: LEVEL }])
  assert.equal((await cardOf(high, id)).vip, undefined)
  assert.equal((await post(high, `/wps/v2/promotions/${id}/take`, body)).success, true)
  await sql`update vip.state set level = ${LEVEL}, peak = ${LEVEL} where member_id = ${low.member.id}`.execute(db())
  assert.equal((await post(low, `/wps/v2/promotions/${id}/take`, body)).success, true)
})

test('every way to join is refused below the level: bonuses, forms, draws; a bonus isn’t among the choices', async () => {
  const low = await onLevel(LEVEL - 1)
  const bonus = await offered({
    kind: 'DEPOSIT_BONUS',
    nth: 0,
    every: 'DAY',
    minDeposit: '1000',
    ratePpm: 100_000,
    cap: '1000',
    includeDeposit: false,
    products: ['RNG'],
    days: 7,
    turnoverX100: 100,
  })
  const form = await offered({
    kind: 'APPLY_FORM',
    every: 'ONCE',
    needsImage: false,
    least: '1000',
    most: '2000',
    aloneUpTo: '2000',
    tries: 2,
    claimHours: 24,
    turnoverX100: 0,
  })
  const raffle = await offered({
    kind: 'RAFFLE',
    free: 1,
    perDeposit: '0',
    perBet: '0',
    most: 1,
    prizes: [
      { id: 'a', amount: '1000', weight: 1, stock: 1 },
      { id: 'b', amount: '0', weight: 1, stock: null },
    ],
    turnoverX100: 0,
  })
  const { version } = await cardOf(low, bonus)
  assert.equal((await post(low, `/wps/v2/promotions/${bonus}/choose`, { version })).errorCode, 'PROMO_VIP')
  assert.equal(
    (await post(low, `/wps/v2/promotions/${form}/apply`, { remark: 'please', images: [] })).errorCode,
    'PROMO_VIP',
  )
  assert.equal(
    (await post(low, '/wps/relay/MCS2_claimRafflePromotion', { promotionId: raffle })).errorCode,
    'PROMO_VIP',
  )
  const choices = async (who: Somebody) =>
    (await askAs<ReplyOf<typeof depositBonuses>>(house, who, 'GET', '/wps/v2/deposit-bonuses')).value!.offers.map(
      ({ promotionId }) => promotionId,
    )
  assert.deepEqual([await choices(low), await choices(await onLevel(LEVEL))], [[], [bonus]])
})

test('a mission is locked with its level and can’t be claimed; what was done below it counts once it opens', async () => {
  const id = await offered({
    kind: 'MISSION',
    every: 'DAY',
    metric: 'LOGINS',
    products: [],
    target: '1',
    amount: '500',
    turnoverX100: 0,
  })
  const low = await onLevel(LEVEL - 1)
  await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (${low.member.id}, ${new Date(now())}, ${randomUUID()}, 'senluna', '203.0.113.7', '', '', 0)`.execute(db())
  const locked = await missionOf(low, id)
  assert.deepEqual([locked.state, locked.vip], ['LOCKED', LEVEL])
  const claim = () => post(low, `/wps/v2/missions/${id}/claim`, { cycle: locked.cycle })
  assert.equal((await claim()).errorCode, 'PROMO_VIP')
  await sql`update vip.state set level = ${LEVEL}, peak = ${LEVEL} where member_id = ${low.member.id}`.execute(db())
  const open = await missionOf(low, id)
  assert.deepEqual([open.state, open.vip], ['CLAIMABLE', undefined])
  assert.equal((await claim()).success, true)
})

test('what comes by itself isn’t made below the level', async () => {
  const [low, high] = [await onLevel(LEVEL - 1), await onLevel(LEVEL)]
  await offered({ kind: 'BIRTHDAY', amount: '500', accountDays: 0, claimHours: 24, turnoverX100: 0 })
  const { rows } = await sql<{
    day: string
  }>`select to_char(${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day`.execute(db())
  for (const { member } of [low, high])
    await sql`update members.member set profile = profile || jsonb_build_object('birthday', '1990' || substr(${rows[0]!.day}::text, 5)),
      birthday_at = ${new Date(0)}, created_at = ${new Date(0)} where id = ${member.id}`.execute(db())
  await issueBirthdays({ db: db(), brands: house.parts.brands }, now())
  const { rows: got } = await sql<{ member_id: string }>`select member_id from promotions.participation
    where member_id = any (${[low.member.id, high.member.id]}::uuid[])`.execute(db())
  assert.deepEqual(got, [{ member_id: high.member.id }])
})
