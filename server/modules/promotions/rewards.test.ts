import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { deskPromotions } from '@senluna/contract/desk/brand/promotions.ts'
import type { promotionTrial } from '@senluna/contract/desk/brand/promotion-trial.ts'
import type { Reward, takePromotion } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { promotion } from '@senluna/contract/site/content.ts'
import type { PromotionRules, RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, instant, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson } from '../staff/testing/desk.ts'
import { savePromotion } from './index.ts'
import { issueCashbacks } from './kinds/issue-cashback.ts'
import { closeUnclaimed } from './participation/participation-store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const senluna = () => house.parts.brands.filter((brand) => brand.merchantCode === 'senluna')
let made = 0

/** A promotion that is on, by its rules. */
async function opened(rules: PromotionRules, more: { endAt?: ReturnType<typeof now> } = {}): Promise<string> {
  const id = `offer-${++made}`
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id,
          category: 'EVENT',
          titles: { EN: 'Offer' },
          summaries: { EN: 'An offer' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules,
          ...more,
        },
        now(),
      ),
    )
  return id
}
const take = (who: Somebody, id: string, body: object = {}) =>
  askAs<ReplyOf<typeof takePromotion>>(house, who, 'POST', `/wps/v2/promotions/${id}/take`, body, {
    'idempotency-key': randomUUID(),
  })
const read = async (who: Somebody, id: string) =>
  (await askAs<ReplyOf<typeof promotion>>(house, who, 'GET', `/wps/v2/promotions/${id}`)).value!
const balanceOf = async (who: Somebody) =>
  BigInt((await askAs<{ sumBalance: string }>(house, who, 'GET', '/wps/v2/wallets/balance')).value!.sumBalance)

const CHECK_IN: PromotionRules = {
  kind: 'CHECK_IN',
  ladder: ['1000', '2000', '3000'],
  needsDeposit: false,
  needsStake: '0',
  turnoverX100: 150,
}

test('a check-in pays a day’s step once, asks for its turnover, and goes on the next day', async () => {
  const who = await newSomebody(house)
  const id = await opened(CHECK_IN)
  const before = await balanceOf(who)
  const first = await take(who, id)
  assert.deepEqual([first.value!.amount, first.value!.required], ['1000', '1500'])
  assert.equal((await take(who, id)).errorCode, 'PROMO_TAKEN')
  assert.equal(await balanceOf(who), before + 1_000n)
  assert.equal((await read(who, id)).status, 'CLAIMED')
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  const shown = await read(who, id)
  assert.deepEqual([shown.status, shown.offer?.type === 'CHECK_IN' && shown.offer.step], ['JOIN', 2])
  assert.equal((await take(who, id)).value!.amount, '2000')
  const { value } = await askAs<{ rows: { source: string; required: string }[] }>(house, who, 'GET', '/wps/v2/turnover')
  assert.deepEqual(
    value!.rows.filter(({ source }) => source === 'BONUS').map(({ required }) => required),
    ['1500', '3000'],
  )
  assert.deepEqual(await house.breaks(), [])
})

test('twenty taps at once are one check-in', async () => {
  const who = await newSomebody(house)
  const id = await opened(CHECK_IN)
  const before = await balanceOf(who)
  const replies = await Promise.all(Array.from({ length: 20 }, () => take(who, id)))
  assert.equal(replies.filter(({ value }) => value).length, 1)
  const refused = replies.flatMap(({ value, errorCode }) => (value ? [] : [errorCode]))
  assert.deepEqual(
    refused.filter((code) => code !== 'SYS_THROTTLED' && code !== 'PROMO_TAKEN'),
    [],
  )
  assert.equal(await balanceOf(who), before + 1_000n)
  assert.deepEqual(await house.breaks(), [])
})

test('what the day asks for comes first', async () => {
  const who = await newSomebody(house)
  const deposit = await opened({ ...CHECK_IN, needsDeposit: true })
  assert.equal((await take(who, deposit)).errorCode, 'PROMO_NEEDS_DEPOSIT')
  const stake = await opened({ ...CHECK_IN, needsStake: '5000' })
  const refused = await take(who, stake)
  assert.equal(refused.errorCode, 'PROMO_NEEDS_STAKE')
})

test('a code is for so many, each once; another one is refused', async () => {
  const id = await opened({ kind: 'PROMO_CODE', code: 'TET2027', amount: '50000', count: 3, turnoverX100: 0 })
  const people = await Promise.all(Array.from({ length: 6 }, () => newSomebody(house)))
  assert.equal((await take(people[0]!, id, { code: 'TET2026' })).errorCode, 'PROMO_CODE')
  assert.equal((await take(people[0]!, id)).errorCode, 'PROMO_CODE')
  const left = async () => {
    const { offer } = await read(people[0]!, id)
    return offer?.type === 'PROMO_CODE' ? offer.left : undefined
  }
  assert.equal(await left(), 3)
  const replies = await Promise.all(people.map((who) => take(who, id, { code: ' tet2027 ' })))
  assert.equal(replies.filter(({ value }) => value?.amount === '50000').length, 3)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_OUT').length, 3)
  assert.equal(await left(), 0)
  const [got] = people.filter((_, nth) => replies[nth]!.value)
  assert.equal((await take(got!, id, { code: 'TET2027' })).errorCode, 'PROMO_TAKEN')
  assert.deepEqual(await house.breaks(), [])
})

test('envelopes fall at their time, one a member and drop, and never more than the pool', async () => {
  const at = new Date(now() + 7 * HOUR)
  const clock = (minutes: number) => new Date(at.getTime() + minutes * MINUTE).toISOString().slice(11, 16)
  const rules = {
    kind: 'RED_ENVELOPE' as const,
    minutes: 1,
    least: '5000',
    most: '50000',
    pool: '30000',
    count: 3,
    turnoverX100: 100,
  }
  const later = await opened({ ...rules, times: [clock(5)] })
  const who = await newSomebody(house)
  assert.equal((await take(who, later)).errorCode, 'PROMO_CLOSED')
  assert.equal((await read(who, later)).status, 'COMING_SOON')
  const id = await opened({ ...rules, minutes: 60, times: [clock(-1)] })
  const people = await Promise.all(Array.from({ length: 6 }, () => newSomebody(house)))
  const replies = await Promise.all(people.map((member) => take(member, id)))
  const amounts = replies.flatMap(({ value }) => (value ? [BigInt(value.amount)] : []))
  assert.equal(amounts.length, 3)
  assert.ok(amounts.every((amount) => amount >= 5_000n && amount <= 50_000n))
  assert.ok(amounts.reduce((sum, amount) => sum + amount, 0n) <= 30_000n)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_OUT').length, 3)
  assert.deepEqual(await house.breaks(), [])
})

const CASHBACK: PromotionRules = {
  kind: 'CASHBACK',
  period: 'DAY',
  products: ['RNG'],
  tiers: [{ minLoss: '100000', ratePpm: 50_000 }],
  cap: '20000000',
  minPayout: '1000',
  claimHours: 24,
  turnoverX100: 100,
}

/** Facts of yesterday, as the facts' own job writes them. */
async function lostYesterday(who: Somebody, stake: number, payout: number): Promise<void> {
  await sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
    values ('senluna', ((${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 1), ${who.member.id}, 'RNG', 'HOUSE', 'sen-vang',
      'XVD', 1, 0, ${stake}, ${stake}, ${payout})`.execute(db())
}
const claim = (who: Somebody, id: string) =>
  askAs(house, who, 'POST', `/wps/v2/rewards/${id}/claim`, {}, { 'idempotency-key': randomUUID() })
const rewardsOf = async (who: Somebody) =>
  (await askAs<{ list: Reward[]; waiting: number }>(house, who, 'GET', '/wps/v2/rewards')).value!

test('a cashback is worked out once, waits, and is paid when it is claimed', async () => {
  const [lost, won] = [await newSomebody(house), await newSomebody(house)]
  await lostYesterday(lost, 400_000, 100_000)
  await lostYesterday(won, 400_000, 500_000)
  const id = await opened(CASHBACK)
  assert.equal(await issueCashbacks({ db: db(), brands: senluna() }, now()), 1)
  assert.equal(await issueCashbacks({ db: db(), brands: senluna() }, now()), 0)
  assert.equal((await rewardsOf(won)).list.length, 0)
  const { list, waiting } = await rewardsOf(lost)
  assert.deepEqual([waiting, list[0]!.state, list[0]!.amount], [1, 'ISSUED', '15000'])
  assert.equal((await read(lost, id)).status, 'ISSUED')
  const before = await balanceOf(lost)
  const { id: waits } = list[0]!
  assert.equal((await claim(won, waits)).errorCode, 'SYS_NOT_FOUND')
  const replies = await Promise.all([1, 2, 3].map(() => claim(lost, waits)))
  assert.ok(replies.some(({ value }) => value))
  assert.equal(await balanceOf(lost), before + 15_000n)
  assert.equal((await rewardsOf(lost)).waiting, 0)
  // The facts above are nobody's wagers: their own checks find them.
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => !check.includes('facts')),
    [],
  )
})

test('a reward that nobody claims in time is closed', async () => {
  const who = await newSomebody(house)
  await lostYesterday(who, 500_000, 0)
  await opened(CASHBACK)
  await issueCashbacks({ db: db(), brands: senluna() }, now())
  house.advance(25 * HOUR)
  Object.assign(who, await newSession(house, who.member))
  const [mine] = (await rewardsOf(who)).list
  assert.equal(mine!.state, 'CLOSED')
  assert.equal((await claim(who, mine!.id)).errorCode, 'PROMO_CLOSED')
  assert.ok((await closeUnclaimed(db(), now())) > 0)
})

test('whoever is on a break gets nothing', async () => {
  const who = await newSomebody(house)
  await lostYesterday(who, 500_000, 0)
  const id = await opened(CHECK_IN)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(db())
  assert.equal((await take(who, id)).errorCode, 'RG_COOLING_OFF')
  await opened(CASHBACK)
  await issueCashbacks({ db: db(), brands: senluna() }, now())
  assert.equal((await rewardsOf(who)).list.length, 0)
})

test('what was written last stands first at the desk, page by page', async () => {
  const staff = await newPerson(house, ['ADMINISTRATOR'])
  const write = (id: string, seen: number) =>
    askDesk(house, staff, 'POST', `/bo/v1/promotions/${id}`, {
      category: 'EVENT',
      titles: { EN: 'Draft' },
      summaries: { EN: 'A draft' },
      facts: {},
      terms: { EN: '<p>Terms</p>' },
      imageUrl: '/art/b-gift.svg',
      sort: 1,
      startAt: new Date(now()).toISOString(),
      rules: { kind: 'INFO' },
      seen,
    })
  const written = ['order-b', 'order-c', 'order-a']
  for (const id of written) {
    house.advance(1_000)
    assert.equal((await write(id, 0)).success, true, id)
  }
  house.advance(1_000)
  assert.equal((await write('order-b', 1)).success, true)
  const page = async (after = '') =>
    (
      await askDesk<ReplyOf<typeof deskPromotions>>(
        house,
        staff,
        'GET',
        `/bo/v1/promotions?state=DRAFT&pageSize=2${after && `&after=${after}`}`,
      )
    ).value!
  const first = await page()
  const second = await page(first.next)
  assert.deepEqual(
    [...first.list, ...second.list].slice(0, 3).map(({ id }) => id),
    ['order-b', 'order-a', 'order-c'],
  )
  const wrong = await askDesk(house, staff, 'GET', '/bo/v1/promotions?after=order-b')
  assert.equal(wrong.errorCode, 'VAL_FIELD')
})

test('what is over, is none of these kinds, or is nobody’s is refused', async () => {
  const who = await newSomebody(house)
  const over = await opened(CHECK_IN, { endAt: instant(now() - DAY) })
  assert.equal((await take(who, over)).errorCode, 'PROMO_CLOSED')
  for (const id of [await opened({ kind: 'INFO' }), await opened(CASHBACK), 'none'])
    assert.equal((await take(who, id)).errorCode, 'SYS_NOT_FOUND')
})

test('a draft is tried on what was lost and put in, and gives nothing', async () => {
  const [lost, won] = [await newSomebody(house), await newSomebody(house)]
  await lostYesterday(lost, 900_000, 100_000)
  await lostYesterday(won, 100_000, 500_000)
  const staff = await newPerson(house, ['ADMINISTRATOR'])
  const save = (id: string, rules: PromotionRules) =>
    askDesk(house, staff, 'POST', `/bo/v1/promotions/${id}`, {
      category: 'EVENT',
      titles: { EN: 'Draft' },
      summaries: { EN: 'A draft' },
      facts: {},
      terms: { EN: '<p>Terms</p>' },
      imageUrl: '/art/b-gift.svg',
      sort: 1,
      startAt: new Date(now()).toISOString(),
      rules,
      seen: 0,
    })
  const trial = (id: string) =>
    askDesk<ReplyOf<typeof promotionTrial>>(house, staff, 'GET', `/bo/v1/promotions/${id}/trial`)
  assert.equal((await save('draft-loss', CASHBACK)).success, true)
  const { value } = await trial('draft-loss')
  assert.equal(value!.list.find(({ memberId }) => memberId === lost.member.id)?.amount, '40000')
  assert.equal(
    value!.list.some(({ memberId }) => memberId === won.member.id),
    false,
  )
  assert.equal((await rewardsOf(lost)).list.length, 0)
  await save('draft-code', { kind: 'PROMO_CODE', code: 'TET2028', amount: '1', count: 1, turnoverX100: 0 })
  assert.equal((await trial('draft-code')).errorCode, 'PROMO_CLOSED')
  assert.equal((await trial('no-draft')).errorCode, 'SYS_NOT_FOUND')
  await save('draft-bonus', {
    kind: 'DEPOSIT_BONUS',
    nth: 1,
    every: 'ONCE',
    minDeposit: '100000',
    ratePpm: 1_000_000,
    cap: '300000',
    includeDeposit: true,
    products: ['RNG'],
    days: 30,
    turnoverX100: 100,
  })
  assert.deepEqual([(await trial('draft-bonus')).value!.players, (await trial('draft-bonus')).value!.total], [0, '0'])
  const triedOf = async (id: string, rules: PromotionRules, who: Somebody) => {
    assert.equal((await save(id, rules)).success, true, id)
    const { rewards, amount } = (await trial(id)).value!.list.find(({ memberId }) => memberId === who.member.id) ?? {}
    return [rewards, amount]
  }
  const board: RulesOf<'LEADERBOARD'> = {
    kind: 'LEADERBOARD',
    period: 'DAY',
    products: ['RNG'],
    perPoint: '1000',
    minScore: '1',
    prizes: [{ from: 1, to: 1, amount: '70000' }],
    claimHours: 72,
    turnoverX100: 100,
  }
  const most = await newSomebody(house)
  await lostYesterday(most, 90_000_000, 89_000_000)
  assert.deepEqual(await triedOf('draft-board', board, most), [1, '70000'])
  assert.deepEqual(await triedOf('draft-board-2', board, lost), [undefined, undefined])
  const mission: Omit<RulesOf<'MISSION'>, 'metric' | 'every' | 'target'> = {
    kind: 'MISSION',
    products: ['RNG'],
    amount: '5000',
    turnoverX100: 100,
  }
  const bets = { ...mission, metric: 'VALID_BET' as const, target: '90000000' }
  assert.deepEqual(await triedOf('draft-bets', { ...bets, every: 'DAY' }, most), [1, '5000'])
  assert.deepEqual(await triedOf('draft-bets-2', { ...bets, every: 'ONCE', target: '90000001' }, most), [
    undefined,
    undefined,
  ])
  const logins: RulesOf<'MISSION'> = { ...mission, products: [], metric: 'LOGINS', every: 'ONCE', target: '1' }
  await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (${most.member.id}, ${new Date(now() - DAY)}, gen_random_uuid(), 'senluna', '203.0.113.7', '', '', 0)`.execute(
    db(),
  )
  assert.deepEqual(await triedOf('draft-logins', logins, most), [1, '5000'])
  await save('draft-wins', { ...mission, metric: 'WINS', every: 'ONCE', target: '1' })
  assert.equal((await trial('draft-wins')).errorCode, 'PROMO_CLOSED')
  const old = { claimHours: 72, turnoverX100: 100, amount: '9000' }
  await sql`update members.member set created_at = ${new Date(now() - 3 * DAY)} where id = ${most.member.id}`.execute(
    db(),
  )
  assert.deepEqual(await triedOf('draft-new', { ...old, kind: 'SIGN_UP', needs: 'ACCOUNT', count: 900 }, most), [
    1,
    '9000',
  ])
  assert.deepEqual(await triedOf('draft-mobile', { ...old, kind: 'SIGN_UP', needs: 'MOBILE', count: 900 }, most), [
    undefined,
    undefined,
  ])
})
