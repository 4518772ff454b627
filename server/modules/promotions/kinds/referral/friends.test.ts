import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskFriend } from '@senluna/contract/desk/brand/friends.ts'
import type { friendRewards } from '@senluna/contract/member/rewards/friend-rewards.ts'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../../platform/words/own-links.ts'
import { relayed } from '../../../../testing/relayed.ts'
import { csvOf, newMember, opened, openCash, sendFile, type Cash } from '../../../cashier/deposits/testing/cash.ts'
import { maskedName } from '../../../members/index.ts'
import { askAs, holds, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { VipHouse } from '../../../vip/testing/players.ts'
import { savePromotion } from '../../index.ts'
import { countFriends, countFriendsPlay, noteFriends } from './count-friends.ts'
import { closeLate } from './friend-store.ts'

let cash: Cash
let finance: Person
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  finance = await newPerson(cash.house, ['FINANCE_MAKER'])
  maker = await newPerson(cash.house, ['ADMINISTRATOR'])
  checker = await newPerson(cash.house, ['ADMINISTRATOR'])
  await offered()
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const db = () => cash.house.parts.database.db
const now = () => cash.house.parts.clock.now()
const brands = () => cash.house.parts.brands
const inTx = <T>(run: (tx: Parameters<typeof countFriends>[0]) => Promise<T>) => db().transaction().execute(run)

/** The templates of a member's messages about rewards, in order of their names. */
const notified = async (who: Somebody): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`select template from messages.message
    where member_id = ${who.member.id} and template in ('friendRefused', 'rewardWaits') order by 1`.execute(db())
  return rows.map(({ template }) => template)
}

const RULES: RulesOf<'REFERRAL'> = {
  kind: 'REFERRAL',
  minDeposit: '300000',
  minValidBet: '20000',
  days: 30,
  ratePpm: 100_000,
  cap: '45000',
  ladder: [
    { count: 1, amount: '50000' },
    { count: 2, amount: '70000' },
  ],
  claimHours: 72,
  turnoverX100: 100,
}
const ID = 'friends'
const offered = () =>
  inTx((tx) =>
    savePromotion(
      tx,
      pagesAlone(merchantCode('senluna')),
      {
        id: ID,
        category: 'EVENT',
        titles: { EN: 'Friends' },
        summaries: { EN: 'For friends' },
        facts: {},
        terms: { EN: '<p>Terms</p>' },
        imageUrl: '/art/b-gift.svg',
        sort: 1,
        startAt: instant(0),
        enabled: true,
        rules: RULES,
      },
      now(),
    ),
  )

/** Somebody whom another member brought. */
async function broughtBy(who: Somebody): Promise<Somebody> {
  const friend = await newMember(cash)
  await sql`update members.member set referrer_id = ${who.member.id} where id = ${friend.member.id}`.execute(db())
  return friend
}
let refs = 0
async function deposit(who: Somebody, units: number): Promise<void> {
  const order = await opened(cash, who, 'BANK_QR', String(units))
  const sent = await sendFile(
    cash,
    finance,
    csvOf([[units, order.pay.content!, `FR${String(++refs).padStart(6, '0')}`]]),
  )
  assert.equal(sent.value!.credited, 1)
  const news = [{ memberId: who.member.id, orderNo: order.orderNo, amount: amount(BigInt(units)), fee: amount(0n) }]
  await relayed(cash.house.parts)
  // The same news again changes nothing.
  await inTx((tx) => noteFriends(tx, brands(), news, now()))
}
/** Plays so many times 10,000. */
async function play(who: Somebody, times = 2): Promise<void> {
  for (let nth = 0; nth < times; nth++) await new VipHouse(cash.house).plays(who, 10_000n)
  await relayed(cash.house.parts)
}
const statementOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof friendRewards>>(cash.house, who, 'GET', `/wps/v2/referral/${ID}/friends`)).value!
const rewardsOf = async (who: Somebody) =>
  (await askAs<{ list: Reward[] }>(cash.house, who, 'GET', '/wps/v2/rewards')).value!.list
const claim = (who: Somebody, id: string) =>
  askAs(cash.house, who, 'POST', `/wps/v2/rewards/${id}/claim`, {}, { 'idempotency-key': randomUUID() })
const listed = async (friend: Somebody) =>
  (
    await askDesk<{ list: DeskFriend[] }>(
      cash.house,
      maker,
      'GET',
      `/bo/v1/referral-friends?name=${friend.member.userName}`,
    )
  ).value!.list[0]
const decide = (row: DeskFriend, accept: boolean) =>
  askDesk<Awaiting>(cash.house, maker, 'POST', `/bo/v1/referral-friends/${row.id}/decide`, {
    referrerId: row.referrerId,
    friendId: row.friendId,
    accept,
  })
const approve = (id: string) => askDesk(cash.house, checker, 'POST', `/bo/v1/approvals/${id}/approve`)

test('a friend who deposits and stakes enough earns once, with the step of the ladder', async () => {
  const who = await newMember(cash)
  const friend = await broughtBy(who)
  await deposit(friend, 400_000)
  assert.deepEqual((await statementOf(who)).list[0]?.state, 'WAITING')
  await play(friend, 1)
  assert.equal((await rewardsOf(who)).length, 0)
  await play(friend, 1)
  await Promise.all([1, 2, 3].map(() => inTx((tx) => countFriends(tx, brands(), [friend.member.id], now()))))
  const rewards = await rewardsOf(who)
  assert.deepEqual(rewards.map(({ amount: units, cycle, state }) => `${cycle} ${units} ${state}`).toSorted(), [
    'FRIEND 1 40000 ISSUED',
    'STEP 1 50000 ISSUED',
  ])
  const { qualified, steps, earned, list } = await statementOf(who)
  assert.deepEqual([qualified, steps, earned], [1, [1], '90000'])
  assert.deepEqual([list[0]!.account, list[0]!.earned], [maskedName(friend.member.userName), '40000'])
  const before = await holds(cash.house, who)
  await Promise.all(rewards.flatMap(({ id }) => [claim(who, id), claim(who, id)]))
  assert.equal(await holds(cash.house, who), before + 90_000n)
})

test('two friends at the same moment reach the second step once', async () => {
  const who = await newMember(cash)
  const friends = [await broughtBy(who), await broughtBy(who)]
  for (const friend of friends) {
    await deposit(friend, 900_000)
    for (let nth = 0; nth < 2; nth++) await new VipHouse(cash.house).plays(friend, 10_000n)
  }
  await Promise.all(
    friends.flatMap(({ member }) => [1, 2].map(() => inTx((tx) => countFriends(tx, brands(), [member.id], now())))),
  )
  assert.deepEqual((await rewardsOf(who)).map(({ cycle, amount: units }) => `${cycle} ${units}`).toSorted(), [
    'FRIEND 1 45000',
    'FRIEND 2 45000',
    'STEP 1 50000',
    'STEP 2 70000',
  ])
})

test('a small first deposit, play that comes too late and a friend nobody brought earn nothing', async () => {
  const who = await newMember(cash)
  const [small, late, alone] = [await broughtBy(who), await broughtBy(who), await newMember(cash)]
  await deposit(small, 299_999)
  await deposit(small, 900_000)
  await play(small)
  await deposit(late, 300_000)
  await sql`update promotions.friend set until = ${new Date(now() - DAY)}, registered_at = ${new Date(now() - 31 * DAY)}
    where friend_id = ${late.member.id}`.execute(db())
  await play(late)
  assert.equal(await closeLate(db(), now(), now()), 1)
  await deposit(alone, 300_000)
  await play(alone)
  assert.deepEqual((await rewardsOf(who)).length, 0)
  assert.deepEqual(
    (await statementOf(who)).list.map(({ state }) => state),
    ['MISSED', 'MISSED'],
  )
})

test('one device holds a friend with the reason, and two people decide', async () => {
  const who = await newMember(cash)
  const friends = [await broughtBy(who), await broughtBy(who)] as const
  for (const friend of friends) {
    await sql`update sessions.session set device_id = (select device_id from sessions.session where member_id = ${who.member.id} limit 1)
      where member_id = ${friend.member.id}`.execute(db())
    await deposit(friend, 500_000)
    await play(friend)
  }
  assert.equal((await rewardsOf(who)).length, 0)
  const rows = [(await listed(friends[0]))!, (await listed(friends[1]))!] as const
  assert.deepEqual([rows[0].state, rows[0].bars], ['HELD', ['SAME_DEVICE']])
  const asked = await decide(rows[0], true)
  assert.equal(asked.status, 202)
  assert.equal((await decide(rows[0], false)).errorCode, 'APPROVAL_OPEN')
  // The reward is the referrer's, but whoever is related to the friend decides nothing either.
  const relate = (who: Person, on: boolean) =>
    (on
      ? sql`insert into approvals.relation (staff_id, member_id) values (${who.id}, ${friends[0].member.id})`
      : sql`delete from approvals.relation where staff_id = ${who.id}`
    ).execute(db())
  await relate(checker, true)
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_RELATED')
  await relate(checker, false)
  await relate(maker, true)
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  await relate(maker, false)
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal((await decide(rows[0], false)).errorCode, 'APPROVAL_STALE')
  await approve((await decide(rows[1], false)).value!.approvalId)
  assert.deepEqual((await rewardsOf(who)).map(({ cycle }) => cycle).toSorted(), ['FRIEND 1', 'STEP 1'])
  assert.equal((await listed(friends[1]))!.state, 'REFUSED')
  assert.deepEqual(await notified(who), ['friendRefused', 'rewardWaits'])
})

test('who is on a break earns nothing for a friend, and reads nothing', async () => {
  const who = await newMember(cash)
  const friend = await broughtBy(who)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(db())
  await deposit(friend, 500_000)
  await play(friend)
  assert.equal((await rewardsOf(who)).length, 0)
  assert.deepEqual((await listed(friend))!.bars, ['AWAY'])
  const read = await askAs(cash.house, who, 'GET', `/wps/v2/referral/${ID}/friends`)
  assert.equal(read.errorCode, 'SYS_NOT_FOUND')
})

test('what a friend staked is added up once where it can’t be enough, and as it stands where it may be', async () => {
  const who = await newMember(cash)
  const friend = await broughtBy(who)
  await deposit(friend, 400_000)
  const noted = async () =>
    (
      await sql<{ bet: bigint }>`select valid_bet as bet from promotions.friend
        where friend_id = ${friend.member.id}`.execute(db())
    ).rows[0]!.bet
  await new VipHouse(cash.house).plays(friend, 8_000n)
  const { rows } = await sql<{ id: Id<'wager'>; bet: bigint }>`select id, valid_bet as bet from wagers.wager
    where owner_id = ${friend.member.id}`.execute(db())
  await relayed(cash.house.parts)
  const counted = await noted()
  assert.ok(counted > 0n && counted < 20_000n)
  // News that come again and again come to enough at last: then all is added up as it stands.
  const again = rows.map(({ id }) => ({ memberId: friend.member.id, wagerId: id, isNewWager: true }))
  const said = again.map((wager, nth) => ({
    ...wager,
    round: { product: 'RNG' as const, validBet: amount(rows[nth]!.bet) },
  }))
  await inTx((tx) => countFriendsPlay(tx, brands(), said, now()))
  assert.equal(await noted(), 2n * counted, 'what the news say is what is read without them')
  for (let time = 0; time < 3; time++) await inTx((tx) => countFriendsPlay(tx, brands(), again, now()))
  assert.equal((await rewardsOf(who)).length, 0, 'nothing is earned by news that come twice')
  await inTx((tx) => countFriendsPlay(tx, brands(), [{ ...again[0]!, isNewWager: false }], now()))
  assert.equal(await noted(), counted, 'a corrected bet is added up with all others')
})
