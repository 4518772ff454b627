import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { leaderboard } from '@senluna/contract/member/rewards/leaderboards.ts'
import type { Reward } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, instant, MINUTE } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../../platform/words/own-links.ts'
import { maskedName } from '../../../members/index.ts'
import { askAs, newSession, newSomebody, openHouse, type House, type Somebody } from '../../../rounds/testing/house.ts'
import { VipHouse } from '../../../vip/testing/players.ts'
import { savePromotion } from '../../index.ts'
import { settleBoards } from './settle-boards.ts'

let house: House
let vip: VipHouse
beforeAll(async () => {
  house = await openHouse()
  vip = new VipHouse(house)
  vip.toDay(() => true, 10)
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const settle = () => settleBoards({ db: db(), brands: house.parts.brands, log: house.parts.log }, now())
let made = 0

const RULES: RulesOf<'LEADERBOARD'> = {
  kind: 'LEADERBOARD',
  period: 'DAY',
  products: ['LIVE'],
  perPoint: '1000',
  minScore: '10',
  prizes: [
    { from: 1, to: 1, amount: '500000' },
    { from: 2, to: 3, amount: '100000' },
  ],
  claimHours: 48,
  turnoverX100: 100,
}
async function opened(rules: Partial<typeof RULES> = {}): Promise<string> {
  const id = `board-${++made}`
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id,
          category: 'GAMES',
          titles: { EN: 'Race' },
          summaries: { EN: 'A race' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules: { ...RULES, ...rules },
        },
        now(),
      ),
    )
  return id
}
/** What a member played today, as the facts' own job writes it. */
const played = (who: Somebody, bet: number, game = 'other-game') =>
  sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
    values ('senluna', (${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date, ${who.member.id}, 'LIVE', 'OTHER',
      ${game}, 'XVD', 1, 0, ${bet}, ${bet}, 0)
    on conflict (merchant_id, day, member_id, game_id, currency, product, vendor) do update set valid_bet = excluded.valid_bet`.execute(
    db(),
  )
/** The best round of a member's day: what it won, in hundredths of its stake. */
const won = (who: Somebody, bestX100: number, game = 'other-game') =>
  sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout, best_x100)
    values ('senluna', (${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date, ${who.member.id}, 'LIVE', 'OTHER',
      ${game}, 'XVD', 1, 1, 1000, 1000, ${bestX100 * 10}, ${bestX100})
    on conflict (merchant_id, day, member_id, game_id, currency, product, vendor) do update set best_x100 = excluded.best_x100, turned = not play.turned`.execute(
    db(),
  )
/** The results of a member's day at a game, in short. */
const rowOf = (who: Somebody, streak: string, game = 'other-game') =>
  sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout, best_x100, streak)
    values ('senluna', (${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date, ${who.member.id}, 'LIVE', 'OTHER',
      ${game}, 'XVD', 1, 1, 1000, 1000, 0, 0, ${streak})
    on conflict (merchant_id, day, member_id, game_id, currency, product, vendor) do update set streak = excluded.streak,
      streak_turned = not play.streak_turned`.execute(db())
const read = async (who: Somebody, id: string, period = 'NOW') =>
  (await askAs<ReplyOf<typeof leaderboard>>(house, who, 'GET', `/wps/v2/leaderboards/${id}?period=${period}`)).value!
const rewardsOf = async (who: Somebody) =>
  (await askAs<{ list: Reward[] }>(house, who, 'GET', '/wps/v2/rewards')).value!.list

test('points are ranked, ties by who was there first, names masked, and prizes come once after the end', async () => {
  const [first, tied, late, few] = await Promise.all(Array.from({ length: 4 }, () => newSomebody(house)))
  const id = await opened()
  await played(first!, 50_900)
  await played(tied!, 30_000)
  await settle()
  house.advance(MINUTE)
  await played(late!, 30_999)
  await played(few!, 9_999)
  await settle()
  const shown = await read(late!, id)
  assert.deepEqual(
    shown.list.map(({ rank, account, score, prize, mine }) => [rank, account, score, prize, mine]),
    [
      [1, maskedName(first!.member.userName), '50', '500000', false],
      [2, maskedName(tied!.member.userName), '30', '100000', false],
      [3, maskedName(late!.member.userName), '30', '100000', true],
      [4, maskedName(few!.member.userName), '9', undefined, false],
    ],
  )
  assert.equal(shown.mine?.rank, 3)
  house.advance(DAY)
  const people = [first!, tied!, late!, few!]
  for (const who of people) Object.assign(who, await newSession(house, who.member))
  await Promise.all([settle(), settle(), settle()])
  await settle()
  const won = await Promise.all(people.map(async (who) => (await rewardsOf(who)).map(({ amount }) => amount)))
  assert.deepEqual(won, [['500000'], ['100000'], ['100000'], []])
  const { rows: messages } = await sql`select member_id from messages.message where template = 'rewardWaits'`.execute(
    db(),
  )
  assert.equal(messages.length, 3, 'each prize is said once')
  assert.equal((await read(first!, id, 'LAST')).settled, true)
  const claimed = await askAs(
    house,
    first!,
    'POST',
    `/wps/v2/rewards/${(await rewardsOf(first!))[0]!.id}/claim`,
    {},
    { 'idempotency-key': randomUUID() },
  )
  assert.equal(claimed.success, true)
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => !check.includes('facts')),
    [],
  )
})

test('a ranking over some games counts what was bet on them, and nothing else', async () => {
  const [both, other] = await Promise.all(Array.from({ length: 2 }, () => newSomebody(house)))
  const id = await opened({ games: ['roulette', 'baccarat'] })
  const all = await opened()
  await played(both!, 20_000, 'roulette')
  await played(both!, 15_500, 'baccarat')
  await played(both!, 90_000)
  await played(other!, 80_000)
  await settle()
  const places = async (board: string) => (await read(both!, board)).list.map(({ score, mine }) => [score, mine])
  assert.deepEqual(await places(id), [['35', true]])
  assert.deepEqual(
    (await places(all)).filter(([, mine]) => mine),
    [['125', true]],
  )
  // What is taken back takes its points with it.
  await played(both!, 0, 'roulette')
  await settle()
  assert.deepEqual(await places(id), [['15', true]])
})

test('a ranking by multiple has the best round of each, whatever was staked', async () => {
  const [high, low, none] = await Promise.all(Array.from({ length: 3 }, () => newSomebody(house)))
  const id = await opened({ by: 'MULTIPLE', minScore: '500', games: ['mult-a', 'mult-b'] })
  await won(low!, 450, 'mult-a')
  await won(high!, 1_250, 'mult-a')
  await won(high!, 980, 'mult-b')
  await won(none!, 90_000, 'other-game')
  await settle()
  const shown = await read(low!, id)
  assert.equal(shown.by, 'MULTIPLE')
  assert.deepEqual(
    shown.list.map(({ score, prize, mine }) => [score, prize, mine]),
    [
      ['1250', '500000', false],
      ['450', undefined, true],
    ],
  )
  // The round was voided, and the day worked out anew.
  await won(high!, 0, 'mult-a')
  await settle()
  assert.deepEqual(
    (await read(low!, id)).list.map(({ score }) => score),
    ['980', '450'],
  )
  // So was the other one: who played and won nothing has no place.
  await won(high!, 0, 'mult-b')
  await settle()
  assert.deepEqual(
    (await read(low!, id)).list.map(({ score }) => score),
    ['450'],
  )
})

test('a ranking by streak has the longest row at one game, also over midnight', async () => {
  const [long, short, none] = await Promise.all(Array.from({ length: 3 }, () => newSomebody(house)))
  vip.toDay((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 2, 10)
  for (const who of [long!, short!, none!]) Object.assign(who, await newSession(house, who.member))
  const id = await opened({ by: 'STREAK', period: 'WEEK', minScore: '4', games: ['row-a', 'row-b'] })
  await rowOf(long!, 'WLWWWLWW', 'row-a')
  await rowOf(long!, 'WWWW', 'row-b')
  await rowOf(short!, 'LWWL', 'row-a')
  await rowOf(none!, 'WWWWWWWW', 'other-game')
  await settle()
  const shown = await read(short!, id)
  assert.equal(shown.by, 'STREAK')
  const scores = async () => (await read(short!, id)).list.map(({ score, prize, mine }) => [score, prize, mine])
  assert.deepEqual(await scores(), [
    ['4', '500000', false],
    ['2', undefined, true],
  ])
  // Tomorrow goes on where today ended; the rows of two games are two rows.
  house.advance(DAY)
  for (const who of [long!, short!]) Object.assign(who, await newSession(house, who.member))
  await rowOf(long!, 'WWWLWL', 'row-a')
  await rowOf(short!, 'WWW', 'row-a')
  await settle()
  assert.deepEqual(await scores(), [
    ['5', '500000', false],
    ['3', undefined, true],
  ])
  // A round of the row was voided, and the day worked out anew.
  await rowOf(long!, 'LWL', 'row-a')
  await settle()
  assert.deepEqual(await scores(), [
    ['4', '500000', false],
    ['3', undefined, true],
  ])
})

test('no prize is given while a streak is unknown', async () => {
  const who = await newSomebody(house)
  const id = await opened({ by: 'STREAK', minScore: '2', games: ['row-c'] })
  await rowOf(who, 'WW', 'row-c')
  await settle()
  // A server of the version before writes the day once more: it knows of the multiple alone.
  await sql`update facts.play set bets = bets, turned = not turned where member_id = ${who.member.id}`.execute(db())
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  await settle()
  assert.deepEqual([(await rewardsOf(who)).length, (await read(who, id, 'LAST')).settled], [0, false])
  await sql`update facts.play set streak = 'WW', streak_turned = not streak_turned where member_id = ${who.member.id}`.execute(
    db(),
  )
  await settle()
  assert.deepEqual([(await rewardsOf(who)).length, (await read(who, id, 'LAST')).settled], [1, true])
})

test('no prize is given while a best multiple is unknown', async () => {
  const who = await newSomebody(house)
  const id = await opened({ by: 'MULTIPLE', minScore: '100', games: ['mult-c'] })
  await won(who, 700, 'mult-c')
  await settle()
  // A server of the version before writes the day once more.
  await sql`update facts.play set bets = bets where member_id = ${who.member.id}`.execute(db())
  house.advance(DAY)
  Object.assign(who, await newSession(house, who.member))
  await settle()
  assert.deepEqual([(await rewardsOf(who)).length, (await read(who, id, 'LAST')).settled], [0, false])
  await sql`update facts.play set best_x100 = 700, turned = not turned where member_id = ${who.member.id}`.execute(db())
  await settle()
  assert.deepEqual([(await rewardsOf(who)).length, (await read(who, id, 'LAST')).settled], [1, true])
})

test('the hour after the end is not over yet: nothing is given', async () => {
  const who = await newSomebody(house)
  const id = await opened()
  await played(who, 20_000)
  await settle()
  vip.toDay((day) => day > new Date(now() + 7 * HOUR).toISOString().slice(0, 10), 0.5)
  Object.assign(who, await newSession(house, who.member))
  await settle()
  assert.equal((await rewardsOf(who)).length, 0)
  assert.equal((await read(who, id, 'LAST')).settled, false)
  house.advance(HOUR)
  Object.assign(who, await newSession(house, who.member))
  await settle()
  assert.ok((await rewardsOf(who)).length > 0)
})

test('what is taken back loses its points; who hides stands without a name; who is away doesn’t stand there', async () => {
  const [back, hidden, away] = await Promise.all(Array.from({ length: 3 }, () => newSomebody(house)))
  const id = await opened()
  for (const [nth, who] of [back!, hidden!, away!].entries()) await played(who, 90_000 - nth * 10_000)
  await settle()
  await sql`delete from facts.play where member_id = ${back!.member.id}`.execute(db())
  await sql`insert into messages.preference (member_id, promotion_messages, winner_board, changed_at)
    values (${hidden!.member.id}, false, false, ${new Date(now())})`.execute(db())
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until)
    values (${away!.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(db())
  await settle()
  const { list } = await read(back!, id)
  const mine = list.filter(({ score }) => score === '80' || score === '90' || score === '70')
  assert.deepEqual(
    mine.map(({ account, score }) => [account, score]),
    [[undefined, '80']],
  )
  assert.equal((await askAs(house, away!, 'GET', `/wps/v2/leaderboards/${id}`)).errorCode, 'SYS_NOT_FOUND')
})

test('a prize of points alone is said without an amount', async () => {
  const who = await newSomebody(house)
  const id = await opened({ prizes: [{ from: 1, to: 1, amount: '0', extra: { points: '50' } }] })
  await played(who, 90_000)
  await settle()
  house.advance(DAY)
  await settle()
  const { rows } = await sql<{ template: string; args: object }>`select template, args from messages.message
    where member_id = ${who.member.id}`.execute(db())
  const said = rows.filter(({ template }) => template === 'rewardWaits' || template === 'prizeWaits')
  assert.deepEqual(
    said.map(({ template, args }) => [template, 'amount' in args]).filter(([template]) => template === 'prizeWaits'),
    [['prizeWaits', false]],
    id,
  )
})
