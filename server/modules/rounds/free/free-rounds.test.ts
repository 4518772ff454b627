import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import {
  askAs,
  GAME,
  holds,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
} from '../testing/house.ts'
import { openPots } from '../../jackpots/index.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { grantFreeRounds, type NewFreeRounds } from './grant.ts'
import { winOf } from './post-free.ts'
import { prolongFree } from './free-store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  // Given without a reward: that is all that is missed.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each reward of free rounds'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()

/** Somebody at the game with free rounds of 1,000. */
async function seatedWith(more: Partial<NewFreeRounds> = {}): Promise<{ who: Seated; free: string }> {
  const somebody = await newSomebody(house)
  const free = randomUUID()
  const given = {
    id: free,
    memberId: somebody.member.id,
    games: [GAME],
    stake: amount(1_000n),
    count: 3,
    keepsStake: true,
    mostTimes: 100,
    turnoverX100: 300,
    titles: { EN: 'Spins' },
    expiresAt: later(now(), DAY),
    ...more,
  }
  const brand = house.parts.settings.brands.byHost('localhost')!
  await db()
    .transaction()
    .execute((tx) => grantFreeRounds(tx, brand, given, now()))
  return { who: await sit(house, somebody), free }
}

/** Plays one free round after the least time between two. */
async function played(who: Seated, free: string, more: Record<string, unknown> = {}, key?: string) {
  house.advance(3_000)
  const reply = await spin(
    house,
    who,
    { stake: '1000', free, ...(who.last ? { seen: who.last.id } : {}), ...more },
    key,
  )
  if (reply.value) who.last = reply.value.round
  return reply
}

const grantOf = async (free: string) =>
  (await sql<{ used: number; won: bigint }>`select used, won from rounds.free_grant where id = ${free}`.execute(db()))
    .rows[0]!
const requiredOf = async (who: Seated) => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(required), 0)::bigint as sum from turnover.requirement
    where member_id = ${who.member.id} and source = 'BONUS' and state <> 'DROPPED'`.execute(db())
  return rows[0]!.sum
}

test('the house pays the stake, the win is kept and to be wagered, and no valid bet comes of it', async () => {
  const { who, free } = await seatedWith({ count: 40, mostTimes: 100 })
  assert.deepEqual([who.opening.free[0]!.id, who.opening.free[0]!.left], [free, 40])
  const before = await holds(house, who)
  let won = 0n
  for (let nth = 1; nth <= 40; nth++) {
    const { value } = await played(who, free)
    assert.equal(value!.round.free, true)
    won += BigInt(value!.round.payout) - BigInt(value!.free!.returned)
    assert.deepEqual([value!.free!.left, value!.free!.won], [40 - nth, won.toString()])
    assert.equal(BigInt(value!.balance), before + won, 'a stake of the house costs its player nothing')
  }
  assert.ok(won > 0n, 'forty spins win something')
  assert.equal(await holds(house, who), before + won)
  assert.equal(await requiredOf(who), won * 3n)
  const { rows } = await sql<{ valid: bigint }>`select sum(valid_bet)::bigint as valid from wagers.wager
    where owner_id = ${who.member.id}`.execute(db())
  assert.equal(rows[0]!.valid, 0n)
  assert.equal((await played(who, free)).errorCode, 'PROMO_CLOSED')
})

test('a repeat of a key is the same round; ten at once for the last one are one', async () => {
  const { who, free } = await seatedWith({ count: 2 })
  const key = randomUUID()
  const first = await played(who, free, {}, key)
  const again = await played(who, free, {}, key)
  assert.deepEqual([again.value!.replayed, again.value!.round.id, again.value!.free!.left], [true, key, 1])
  assert.equal(again.value!.balance, first.value!.balance)
  house.advance(3_000)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => spin(house, who, { stake: '1000', free, seen: key })),
  )
  assert.equal(replies.filter(({ value }) => value).length, 1)
  assert.equal((await grantOf(free)).used, 2)
})

test('free rounds of somebody else, of another stake or over are not played, and no money moves', async () => {
  const { who, free } = await seatedWith({ expiresAt: later(now(), DAY) })
  const other = await seatedWith()
  const before = await holds(house, who)
  assert.equal((await played(who, other.free)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await played(who, free, { stake: '2000' })).errorCode, 'STAKE_LADDER')
  assert.equal((await played(who, free, { autoplay: randomUUID() })).errorCode, 'AUTOPLAY_OFF')
  await sql`update rounds.free_grant set expires_at = ${new Date(now())} where id = ${free}`.execute(db())
  assert.equal((await played(who, free)).errorCode, 'PROMO_CLOSED')
  const { value } = await askAs<ReplyOf<typeof freeRounds>>(house, who, 'GET', '/wps/v2/free-rounds')
  assert.deepEqual(value!.list, [])
  assert.equal(await holds(house, who), before)
})

test('a round that can’t be played now takes no free one, and the house’s stake doesn’t stay', async () => {
  const { who, free } = await seatedWith()
  await played(who, free)
  const before = await holds(house, who)
  const soon = await spin(house, who, { stake: '1000', free, seen: who.last!.id })
  assert.equal(soon.errorCode, 'ROUND_TOO_SOON')
  assert.equal(await holds(house, who), before)
  assert.equal((await grantOf(free)).used, 1)
})

test('no pot grows by a free round', async () => {
  const brand = house.parts.settings.brands.byHost('localhost')!
  const far = {
    level: 'GRAND',
    kind: 'MUST_HIT',
    seed: 1_000n,
    cap: 900_000_000n,
    mainPpm: 333,
    reservePpm: 0,
  } as const
  await openPots(house.parts.rounds.jackpots, { ...brand, jackpots: { games: [GAME], levels: [far] } }, now())
  const counted = async () =>
    (
      await sql<{ staked: bigint; bets: bigint }>`select coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(bets), 0)::bigint as bets from jackpots.lane`.execute(db())
    ).rows[0]!
  const { who, free } = await seatedWith()
  for (let nth = 0; nth < 2; nth++) assert.ok((await played(who, free)).value)
  assert.deepEqual(await counted(), { staked: 0n, bets: 0n })
  house.advance(3_000)
  await spun(house, who)
  const paid = await counted()
  assert.equal(paid.bets, 1n)
  assert.ok((await played(who, free)).value)
  assert.deepEqual(await counted(), paid)
})

test('of a free round that staff void nothing stays, and it can be played again', async () => {
  const [maker, checker] = [await newPerson(house, ['RISK']), await newPerson(house, ['RISK'])]
  const voided = async (who: Seated, round: string) => {
    const asked = await askDesk<{ approvalId: string }>(
      house,
      maker,
      'POST',
      `/bo/v1/members/${who.member.id}/bets/${round}/void`,
    )
    assert.equal(asked.status, 202, asked.text)
    const path = `/bo/v1/approvals/${asked.value!.approvalId}/approve`
    const said = await Promise.all([askDesk(house, checker, 'POST', path), askDesk(house, checker, 'POST', path)])
    assert.equal(said.filter(({ success }) => success).length, 1)
  }
  // Spins keep their stake; bets give it back; of what is capped more leaves than was staked.
  for (const more of [{}, { keepsStake: false }, { mostTimes: 1, count: 1 }] satisfies Partial<NewFreeRounds>[]) {
    const { who, free } = await seatedWith({ count: 30, ...more })
    const before = await holds(house, who)
    let [lost, won] = [false, false]
    for (let nth = 0; nth < 60 && !(lost && won); nth++) {
      const { value, errorCode } = await played(who, free)
      assert.ok(value, errorCode)
      const kept = BigInt(value.round.payout) - BigInt(value.free!.returned)
      assert.equal(await holds(house, who), before + kept)
      if (kept > 0n) won = true
      else lost = true
      await voided(who, value.round.id)
      assert.deepEqual([await holds(house, who), await grantOf(free)], [before, { used: 0, won: 0n }])
      assert.equal(await requiredOf(who), 0n)
    }
    assert.ok(lost && won)
    const { rows } = await sql`select from ledger.for_balances
      where owner_id = ${who.member.id} and account_no = ${WALLET.DEBT} and balance <> 0`.execute(db())
    assert.equal(rows.length, 0)
  }
})

test('a round that is voided while the next one is played: both are done, and nothing is lost or paid twice', async () => {
  const maker = await newPerson(house, ['RISK'])
  const checker = await newPerson(house, ['RISK'])
  const { who, free } = await seatedWith({ count: 30 })
  const before = await holds(house, who)
  for (let nth = 0; nth < 4; nth++) {
    const first = await played(who, free)
    const asked = await askDesk<{ approvalId: string }>(
      house,
      maker,
      'POST',
      `/bo/v1/members/${who.member.id}/bets/${first.value!.round.id}/void`,
    )
    assert.equal(asked.status, 202, asked.text)
    const [said, next] = await Promise.all([
      askDesk(house, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`),
      played(who, free),
    ])
    assert.ok(said.success, said.text)
    assert.ok(next.value, next.errorCode)
    const { used, won } = await grantOf(free)
    assert.deepEqual([used, await holds(house, who)], [nth + 1, before + won])
    assert.equal(await requiredOf(who), won * 3n)
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from messages.message
    where member_id = ${who.member.id} and template = 'freeRoundBack'`.execute(db())
  assert.equal(rows[0]!.count, 4, 'each void is a message')
})

test('a free bet wins what it paid less the stake, and nothing is won above the most', async () => {
  const bet = { stake: amount(1_000n), keeps_stake: false, most: amount(10_000n), won: amount(0n) }
  assert.equal(winOf(bet, amount(2_000n)), 1_000n)
  assert.equal(winOf(bet, amount(1_000n)), 0n, 'a push is used up')
  assert.equal(winOf(bet, amount(400n)), 0n)
  assert.equal(winOf(bet, amount(50_000n)), 10_000n)
  assert.equal(winOf({ ...bet, keeps_stake: true, won: amount(9_500n) }, amount(2_000n)), 500n)
  const { who, free } = await seatedWith({ count: 40, keepsStake: false, mostTimes: 1 })
  const before = await holds(house, who)
  for (let nth = 0; nth < 40; nth++) await played(who, free)
  const { won } = await grantOf(free)
  assert.equal(await holds(house, who), before + won)
  assert.ok(won <= 40_000n)
})

test('free rounds of a game that was frozen last longer by that time, also those that ended meanwhile', async () => {
  const { who, free } = await seatedWith({ expiresAt: later(now(), 2 * 60_000) })
  const other = await seatedWith({ games: ['cho-noi'], expiresAt: later(now(), 2 * 60_000) })
  const endOf = async (id: string) => {
    const { rows } = await sql<{
      at: Date
    }>`select expires_at as at from rounds.free_grant where id = ${id}::uuid`.execute(db())
    return rows[0]!.at.getTime()
  }
  const [before, ofOther] = [await endOf(free), await endOf(other.free)]
  const since = now()
  house.advance(5 * 60_000)
  assert.equal((await played(who, free)).errorCode, 'PROMO_CLOSED')
  const until = now()
  await db()
    .transaction()
    .execute((tx) => prolongFree(tx, { merchantCode: who.member.merchantCode, gameId: GAME, since }, until))
  assert.equal(await endOf(free), before + (until - since))
  assert.equal(await endOf(other.free), ofOther)
  const back = await sit(house, who)
  assert.ok((await played(back, free)).value)
})
