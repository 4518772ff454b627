import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { freeTickets, LotteryTicket } from '@senluna/contract/lottery.ts'
import { at } from '@senluna/kit/assert.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { askAs, holds, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { correctResult, voidDraw } from '../official/index.ts'
import { north } from '../testing/desk-world.ts'
import { openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'
import type { NewFreeTickets } from '../../families/index.ts'
import { followFree } from './follow.ts'
import { grantFreeTickets } from './grant.ts'

// Tickets whose stake the house pays, from the order to the last correction.

const GAME = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([GAME, 'VN_N'])
  house = lottery.house
}, 60_000)
afterAll(async () => {
  // Given without a reward: that is all that is missed.
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each reward of free rounds'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const brand = () => house.parts.settings.brands.byHost('localhost')!
const nextOf = async () => at(await lottery.numeros(GAME), 1).numero

/** Somebody with free tickets of up to 30,000. */
async function somebodyWith(more: Partial<NewFreeTickets> = {}): Promise<{ who: Somebody; free: string }> {
  const who = await newSomebody(house)
  const free = randomUUID()
  const given = {
    id: free,
    memberId: who.member.id,
    games: [GAME],
    stake: amount(30_000n),
    count: 2,
    mostTimes: 100,
    turnoverX100: 300,
    titles: { EN: 'Tickets' },
    expiresAt: later(now(), DAY),
    ...more,
  }
  await db()
    .transaction()
    .execute((tx) => grantFreeTickets(tx, brand(), given, now()))
  return { who, free }
}
const freeOf = async (who: Somebody) =>
  (await askAs<ReplyOf<typeof freeTickets>>(house, who, 'GET', '/wps/v2/free-tickets')).value!.list
/** A bet on every last pair of digits but those left out: it wins unless one of them falls. */
const order = (numero: string, free: string, numbers = ['58']) => ({
  tickets: [{ gameCode: GAME, numero, betType: 'DE_DB', selection: numbers, unit: '1000' }],
  clientTotal: String(numbers.length * 1_000),
  free,
})
const DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const ticketNow = async (who: Somebody, no: string) =>
  (await askAs<{ tickets: LotteryTicket[] }>(house, who, 'GET', `/lgw/orders/${no}`)).value!.tickets[0]!
/** The one free ticket that somebody bet. */
const ticketOf = async (who: Somebody) =>
  (
    await sql<{
      id: Id<'ticket'>
    }>`select ticket_id as id from lottery.free_ticket where owner_id = ${who.member.id}`.execute(db())
  ).rows[0]!.id
const askedOf = async (who: Somebody) => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(required), 0)::bigint as sum from turnover.requirement
    where member_id = ${who.member.id} and source = 'BONUS' and state <> 'DROPPED'`.execute(db())
  return rows[0]!.sum
}
test('the house pays the stake; of a win the stake leaves again, the rest is to be wagered and counts for nothing', async () => {
  const { who, free } = await somebodyWith()
  const before = await holds(house, who)
  const numero = await nextOf()
  // Twenty numbers of a hundred: sooner or later one falls.
  const won = await placed(house, who, order(numero, free, DIGITS.slice(0, 20)))
  assert.equal(won.balance, before.toString(), 'a stake of the house costs its player nothing')
  assert.deepEqual(at(won.tickets, 0).free, { returned: '0' })
  assert.deepEqual((await freeOf(who))[0]!.left, 1)
  await lottery.pass(GAME, numero)
  const after = await ticketNow(who, won.orderNo)
  const payout = BigInt(after.payout)
  const kept = payout > 20_000n ? payout - 20_000n : 0n
  assert.equal(after.free?.returned, (payout - kept).toString())
  assert.equal(await holds(house, who), before + kept)
  assert.equal(await askedOf(who), kept * 3n)
  assert.equal(after.validBet, '0')
  assert.equal(after.rebate, '0')
})

/** A draw of the North with official results that closes in a minute. */
async function official(): Promise<{ no: number; numero: string }> {
  const { numero } = at(await lottery.numeros('VN_N'), 0)
  const { rows } = await sql<{
    no: number
  }>`update lottery.draw set source = 'OFFICIAL', open_at = least(open_at, ${new Date(now())}),
      lock_at = ${new Date(now() + 60_000)}, draw_at = ${new Date(now() + 65_000)}
    where game = 'VN_N' and numero = ${numero} returning no`.execute(db())
  house.advance(1_100)
  return { no: rows[0]!.no, numero }
}
const resultOf = (special: string) => ({ ...north('77'), db: [special] })
/** Draws it as `special`; answers what corrects the result. */
async function drawnAs(no: number, special: string) {
  house.advance(70_000)
  await lottery.draws.drawDue()
  await sql`insert into lottery.result (draw_no, version, result, origin, at)
    values (${no}, 1, ${JSON.stringify(resultOf(special))}::jsonb, 'test', now())`.execute(db())
  await sql`update lottery.draw set state = 2, result_version = 1, commitment = null where no = ${no}`.execute(db())
  return (other: string) =>
    inTx((tx) =>
      correctResult(tx, {
        draw: no,
        result: resultOf(other),
        staffId: id<'staff'>('00000000-0000-7000-8000-00000000000a'),
        approvedBy: id<'staff'>('00000000-0000-7000-8000-00000000000b'),
        reason: 'read wrongly',
        now: now(),
      }),
    )
}
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => db().transaction().execute(work)

test('corrected from a loss to a win and back, and made void: nothing stays but what its last state says', async () => {
  const { who, free } = await somebodyWith({ games: ['VN_N'], stake: amount(1_000n), count: 1, mostTimes: 20 })
  const before = await holds(house, who)
  const { no, numero } = await official()
  const made = await placed(house, who, {
    tickets: [{ gameCode: 'VN_N', numero, betType: 'DE_DB', selection: ['58'], unit: '1000' }],
    clientTotal: '1000',
    free,
  })
  const correct = await drawnAs(no, '12331')
  const stands = async () => {
    await lottery.draws.settleDue()
    const [grant] = (
      await sql<{ used: number; won: bigint }>`select used, won from lottery.free_grant where id = ${free}`.execute(
        db(),
      )
    ).rows
    const { state } = await ticketNow(who, made.orderNo)
    const kept = (await holds(house, who)) - before
    return [state, kept, grant!.used, grant!.won, await askedOf(who)]
  }
  assert.deepEqual(await stands(), ['LOST', 0n, 1, 0n, 0n])
  // 99,000 less the stake, of which no more than twenty times its worth is kept.
  assert.equal((await correct('12358')).status, 'corrected')
  assert.deepEqual(await stands(), ['WON', 20_000n, 1, 20_000n, 60_000n])
  assert.equal((await correct('12399')).status, 'corrected')
  assert.deepEqual(await stands(), ['LOST', 0n, 1, 0n, 0n])
  assert.equal((await correct('99958')).status, 'corrected')
  assert.deepEqual(await stands(), ['WON', 20_000n, 1, 20_000n, 60_000n], 'a second win is to be wagered as the first')
  await inTx((tx) => voidDraw(tx, { draw: no, people: [], reason: 'a test', now: now() }))
  const [state, kept, used, won] = await stands()
  assert.deepEqual([state, kept, used, won], ['VOID', 0n, 0, 0n])
  assert.equal((await freeOf(who))[0]!.left, 1, 'it can be bet again')
  assert.equal(await askedOf(who), 0n)
  const ticket = await ticketOf(who)
  for (let again = 0; again < 2; again++)
    await inTx((tx) => followFree(tx, { owner: who.member.id, ticket, lane: 0 }, now()))
  const { rows: said } = await sql`select from messages.message
    where member_id = ${who.member.id} and template = 'freeRoundBack'`.execute(db())
  assert.equal(said.length, 1, 'that it is back is said once')
})

test('what a corrected ticket no longer keeps of the most goes to those that were cut short, and is to be wagered', async () => {
  const { who, free } = await somebodyWith({ games: ['VN_N'], stake: amount(2_000n), count: 2, mostTimes: 5 })
  const before = await holds(house, who)
  const { no, numero } = await official()
  const bets = [['58'], ['58', '31']]
  const orders: string[] = []
  for (const selection of bets) {
    // Two of one moment have no order that a player could know.
    house.advance(10)
    const made = await placed(house, who, {
      tickets: [{ gameCode: 'VN_N', numero, betType: 'DE_DB', selection, unit: '1000' }],
      clientTotal: String(selection.length * 1_000),
      free,
    })
    orders.push(made.orderNo)
  }
  const correct = await drawnAs(no, '12358')
  await lottery.draws.settleDue()
  const kept = async () =>
    Promise.all(
      orders.map(async (order) => {
        const { payout, free: left } = await ticketNow(who, order)
        return BigInt(payout) - BigInt(left!.returned)
      }),
    )
  assert.deepEqual([await kept(), (await holds(house, who)) - before], [[20_000n, 0n], 20_000n])
  assert.equal((await correct('12331')).status, 'corrected')
  await lottery.draws.settleDue()
  assert.deepEqual([await kept(), (await holds(house, who)) - before], [[0n, 20_000n], 20_000n])
  assert.equal(await askedOf(who), 60_000n)
})

test('a settlement moves the house’s money of its own lane, never what claims and jobs wait for', async () => {
  const { who, free } = await somebodyWith()
  const numero = await nextOf()
  await placed(house, who, order(numero, free, DIGITS.slice(0, 30)))
  const other = await somebodyWith()
  await placed(house, other.who, order(numero, other.free, DIGITS.slice(30, 60)))
  const third = await somebodyWith({ stake: amount(40_000n) })
  await placed(house, third.who, order(numero, third.free, DIGITS.slice(60)))
  await lottery.pass(GAME, numero)
  const { rows } = await sql<{ lane: number }>`select h.lane from ledger.for_record t
    join ledger.house_account h on h.account_no = t.counter_no
    where t.owner_id = any (${[who, other.who, third.who].map(({ member }) => member.id)}::uuid[])
      and t.source = ${SOURCE.FREE_TICKET} and t.ref is not null`.execute(db())
  assert.ok(rows.length > 0, 'one of a hundred numbers falls')
  assert.ok(rows.every(({ lane }) => lane > 0))
})

test('ten orders at once for the last free ticket are one; a repeat of a key is the same order', async () => {
  const { who, free } = await somebodyWith({ count: 1 })
  const before = await holds(house, who)
  const numero = await nextOf()
  const replies = await Promise.all(Array.from({ length: 10 }, () => place(house, who, order(numero, free))))
  assert.equal(replies.filter(({ value }) => value).length, 1)
  assert.equal(replies.filter(({ errorCode }) => errorCode === 'PROMO_CLOSED').length, 9)
  assert.equal(await holds(house, who), before)
  const again = await somebodyWith()
  const key = randomUUID()
  const both = await Promise.all([1, 2].map(() => place(house, again.who, order(numero, again.free), key)))
  const later = await place(house, again.who, order(numero, again.free), key)
  assert.equal(new Set([...both, later].map(({ value }) => value?.orderNo)).size, 1)
  assert.equal((await freeOf(again.who))[0]!.left, 1)
  assert.equal(
    (await place(house, again.who, { ...order(numero, again.free), free: undefined }, key)).errorCode,
    'SYS_KEY_REUSED',
  )
})

test('refused: what isn’t theirs, dearer, another game, several tickets, a chase; and nothing moves', async () => {
  const { who, free } = await somebodyWith()
  const before = await holds(house, who)
  const numero = await nextOf()
  const other = await somebodyWith()
  const refusal = async (body: Record<string, unknown>) => (await place(house, who, body)).errorCode
  assert.equal(await refusal(order(numero, other.free)), 'SYS_NOT_FOUND')
  assert.equal(await refusal(order(numero, free, DIGITS.slice(0, 31))), 'LOT_E_FREE')
  const [ticket] = order(numero, free).tickets
  assert.equal(
    await refusal({ tickets: [ticket, { ...ticket, selection: ['59'] }], clientTotal: '2000', free }),
    'LOT_E_FREE',
  )
  assert.equal(
    await refusal({ ...order(numero, free), chase: { numeros: [numero], multiples: [1], stopOnWin: false } }),
    'LOT_E_FREE',
  )
  const ended = await somebodyWith({ expiresAt: later(now(), -1) })
  assert.equal((await place(house, ended.who, order(numero, ended.free))).errorCode, 'PROMO_CLOSED')
  const elsewhere = await somebodyWith({ games: ['SSC_5M'] })
  assert.equal((await place(house, elsewhere.who, order(numero, elsewhere.free))).errorCode, 'SYS_NOT_FOUND')
  assert.equal(await holds(house, who), before)
  assert.equal((await freeOf(who))[0]!.left, 2)
  assert.deepEqual(await freeOf(ended.who), [])
})
