import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { HeldReward } from '@senluna/contract/desk/brand/held-rewards.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Reward, takePromotion } from '@senluna/contract/member/promotions.ts'
import { DAY, instant } from '@senluna/kit/time.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { pagesAlone } from '../../../platform/words/own-links.ts'
import { actsAt, openDesk, type Desk } from '../../approvals/testing/maker-checker.ts'
import { askAs, newSession, newSomebody, sit, spun, type Somebody } from '../../rounds/testing/house.ts'
import type { Person } from '../../staff/testing/desk.ts'
import { savePromotion } from '../index.ts'
import { issueCashbacks } from '../kinds/issue-cashback.ts'
import { closeUnclaimed } from '../participation/participation-store.ts'
import { lookForAbuse } from './look-for-abuse.ts'

let desk: Desk
const { get, post, approve } = actsAt(() => desk)
beforeAll(async () => {
  desk = await openDesk()
}, 120_000)
afterAll(async () => {
  assert.deepEqual(
    (await desk.house.breaks()).filter(({ check }) => !check.includes('facts')),
    [],
  )
  await desk.house.close()
})

const db = () => desk.house.parts.database.db
const now = () => desk.house.parts.clock.now()
const brands = () => desk.house.parts.brands.filter((brand) => brand.merchantCode === 'senluna')
let made = 0

/** A cashback that waits for each of some members. */
async function cashbackFor(people: readonly Somebody[]): Promise<void> {
  const id = `loss-${++made}`
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
          rules: {
            kind: 'CASHBACK',
            period: 'DAY',
            products: ['RNG'],
            tiers: [{ minLoss: '100000', ratePpm: 100_000 }],
            cap: '50000',
            minPayout: '1000',
            claimHours: 24,
            turnoverX100: 100,
          },
        },
        now(),
      ),
    )
  for (const { member } of people)
    await sql`insert into facts.play (merchant_id, day, member_id, product, vendor, game_id, currency, bets, wins, stake, valid_bet, payout)
      values ('senluna', ((${new Date(now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 1), ${member.id}, 'RNG', 'HOUSE', 'sen-vang',
        'XVD', 1, 0, 400000, 400000, 0)`.execute(db())
  await issueCashbacks({ db: db(), brands: brands() }, now())
  await sql`update promotions.promotion set enabled = false where id = ${id}`.execute(db())
}
const sameDevice = async (people: readonly Somebody[], device: string): Promise<void> => {
  await sql`update sessions.session set device_id = ${device} where member_id = any (${people.map(({ member }) => member.id)}::uuid[])`.execute(
    db(),
  )
}
const apart = async (who: Somebody): Promise<void> => sameDevice([who], `device-${who.member.userName}`)
const waiting = async (who: Somebody): Promise<Reward> =>
  (await askAs<{ list: Reward[] }>(desk.house, who, 'GET', '/wps/v2/rewards')).value!.list[0]!
const claim = async (who: Somebody) =>
  askAs(
    desk.house,
    who,
    'POST',
    `/wps/v2/rewards/${(await waiting(who)).id}/claim`,
    {},
    { 'idempotency-key': randomUUID() },
  )
const heldOf = async (who: Somebody): Promise<HeldReward[]> =>
  (await get<{ list: HeldReward[] }>(`held-rewards?name=${who.member.userName}`)).value!.list
/** The templates of what a member reads about rewards that were looked into. */
const notified = async (who: Somebody): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`select template from messages.message
    where member_id = ${who.member.id} and template in ('rewardReleased', 'rewardRefused')`.execute(db())
  return rows.map(({ template }) => template)
}
const decide = (row: HeldReward, release: boolean) =>
  post<Awaiting>(`held-rewards/${row.id}/decide`, { memberId: row.memberId, release })

test('accounts on one device are held with the evidence; two people release one and reject the other', async () => {
  const [first, second, alone] = [
    await newSomebody(desk.house),
    await newSomebody(desk.house),
    await newSomebody(desk.house),
  ]
  await sameDevice([first, second], 'one-phone')
  await apart(alone)
  await cashbackFor([first, second, alone])
  assert.equal(await lookForAbuse(db(), now()), 2)
  assert.equal(await lookForAbuse(db(), now()), 0)
  assert.deepEqual(await heldOf(alone), [])
  assert.equal((await claim(alone)).success, true)
  const [shared] = await heldOf(first)
  assert.ok(BigInt(shared!.gives.amount) > 0n, 'what it gives')
  const device = shared!.found.find(({ signal }) => signal === 'SAME_DEVICE')
  assert.deepEqual(
    device!.others.map(({ memberId }) => memberId),
    [second.member.id],
  )
  assert.equal((await claim(first)).errorCode, 'PROMO_HELD')
  assert.equal((await decide({ ...shared!, memberId: second.member.id }, true)).errorCode, 'SYS_NOT_FOUND')
  // Whoever is related to the account that it was found with is no impartial person.
  const relate = (who: Person, on: boolean) =>
    (on
      ? sql`insert into approvals.relation (staff_id, member_id) values (${who.id}, ${second.member.id})`
      : sql`delete from approvals.relation where staff_id = ${who.id}`
    ).execute(db())
  await relate(desk.maker, true)
  assert.equal((await decide(shared!, true)).errorCode, 'APPROVAL_RELATED')
  await relate(desk.maker, false)
  const asked = await decide(shared!, true)
  await relate(desk.checker, true)
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_RELATED')
  await relate(desk.checker, false)
  assert.equal((await approve(asked.value!.approvalId, desk.maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal((await claim(first)).success, true)
  assert.equal((await decide(shared!, false)).errorCode, 'APPROVAL_STALE')
  const [other] = await heldOf(second)
  await approve((await decide(other!, false)).value!.approvalId)
  assert.equal((await claim(second)).errorCode, 'PROMO_CLOSED')
  assert.equal((await waiting(second)).state, 'CLOSED')
  assert.deepEqual(
    [await notified(first), await notified(second), await notified(alone)],
    [['rewardReleased'], ['rewardRefused'], []],
  )
})

test('the same payout account speaks, a cleared device doesn’t', async () => {
  const [first, second] = [await newSomebody(desk.house), await newSomebody(desk.house)]
  await sameDevice([first, second], 'family-phone')
  for (const { member } of [first, second])
    await sql`insert into risk.cleared_link (merchant_id, device_id, member_id, reason, cleared_by, cleared_at)
      values ('senluna', 'family-phone', ${member.id}, 'a family', 'a test', ${new Date(now())})`.execute(db())
  await cashbackFor([first, second])
  await lookForAbuse(db(), now())
  assert.deepEqual(
    (await heldOf(first))
      .flatMap(({ found }) => found.map(({ signal }) => signal))
      .filter((signal) => signal === 'SAME_DEVICE'),
    [],
  )
})

test('a code that is for each person once waits for two people where another account shares the device; free rounds come with it', async () => {
  const [first, second, alone] = [
    await newSomebody(desk.house),
    await newSomebody(desk.house),
    await newSomebody(desk.house),
  ]
  await sameDevice([first, second], 'one-tablet')
  await apart(alone)
  const id = `code-${++made}`
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id,
          category: 'EVENT',
          titles: { EN: 'Spins' },
          summaries: { EN: 'Spins' },
          facts: {},
          terms: { EN: '<p>Terms</p>' },
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules: {
            kind: 'FREE_SPIN',
            every: 'ONCE',
            needsDeposit: false,
            count: 9,
            games: ['sen-vang'],
            stake: '1000',
            rounds: 5,
            days: 2,
            mostTimes: 10,
            turnoverX100: 100,
          },
        },
        now(),
      ),
    )
  const take = (who: Somebody) =>
    askAs<ReplyOf<typeof takePromotion>>(
      desk.house,
      who,
      'POST',
      `/wps/v2/promotions/${id}/take`,
      {},
      { 'idempotency-key': randomUUID() },
    )
  const roundsOf = async (who: Somebody) =>
    (await askAs<{ list: { left: number }[] }>(desk.house, who, 'GET', '/wps/v2/free-rounds')).value!.list.map(
      ({ left }) => left,
    )
  assert.equal((await take(first)).value?.held, undefined, 'nobody got one before')
  assert.equal((await take(alone)).value?.held, undefined)
  assert.equal((await take(second)).value?.held, true)
  assert.deepEqual([await roundsOf(first), await roundsOf(second)], [[5], []])
  assert.equal((await take(second)).errorCode, 'PROMO_TAKEN')
  assert.equal((await claim(second)).errorCode, 'PROMO_HELD')
  const [held] = await heldOf(second)
  await approve((await decide(held!, true)).value!.approvalId)
  assert.equal((await claim(second)).success, true)
  assert.equal((await claim(second)).success, true, 'a repeat answers the same')
  assert.deepEqual(await roundsOf(second), [5])
})

test('of accounts on one device that claim a mission at the same moment one is paid, the others wait', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => newSomebody(desk.house)))
  await sameDevice(people, 'one-laptop')
  const id = `mission-${++made}`
  const words = { titles: { EN: 'Play' }, summaries: { EN: 'Play' }, facts: {}, terms: { EN: '<p>Terms</p>' } }
  await db()
    .transaction()
    .execute((tx) =>
      savePromotion(
        tx,
        pagesAlone(merchantCode('senluna')),
        {
          id,
          category: 'EVENT',
          ...words,
          imageUrl: '/art/b-gift.svg',
          sort: 1,
          startAt: instant(0),
          enabled: true,
          rules: {
            kind: 'MISSION',
            every: 'ONCE',
            metric: 'BETS',
            products: ['RNG'],
            target: '1',
            amount: '5000',
            turnoverX100: 100,
          },
        },
        now(),
      ),
    )
  for (const who of people) await spun(desk.house, await sit(desk.house, who))
  const replies = await Promise.all(
    people.map((who) =>
      askAs<{ held?: boolean }>(
        desk.house,
        who,
        'POST',
        `/wps/v2/missions/${id}/claim`,
        { cycle: 'ONCE' },
        { 'idempotency-key': randomUUID() },
      ),
    ),
  )
  const counted = (isHeld: boolean) => replies.filter(({ value }) => value && (value.held === true) === isHeld).length
  assert.deepEqual([counted(false), counted(true)], [1, 3])
})

test('who takes rewards and puts nothing in is held; a held reward doesn’t run out', async () => {
  const who = await newSomebody(desk.house)
  await apart(who)
  for (let day = 0; day < 3; day++) {
    await cashbackFor([who])
    assert.equal((await claim(who)).success, true)
    desk.house.advance(DAY)
    Object.assign(who, await newSession(desk.house, who.member))
    await apart(who)
  }
  await cashbackFor([who])
  await lookForAbuse(db(), now())
  const { rows } = await sql<{
    id: string
    found: { signal: string; claims?: number }[]
  }>`select id, found from promotions.suspicion
    where member_id = ${who.member.id}`.execute(db())
  assert.deepEqual(
    rows[0]!.found.filter(({ signal }) => signal === 'BONUS_HUNTING'),
    [{ signal: 'BONUS_HUNTING', others: [], claims: 3 }],
  )
  assert.equal((await claim(who)).errorCode, 'PROMO_HELD')
  desk.house.advance(2 * DAY)
  await closeUnclaimed(db(), now())
  const { rows: kept } = await sql<{ state: string }>`select p.state from promotions.participation p
    join promotions.suspicion s on s.reward_id = p.id where s.member_id = ${who.member.id}`.execute(db())
  assert.equal(kept[0]!.state, 'ISSUED')
})
