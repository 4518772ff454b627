import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentOverview } from '@senluna/contract/agent/overview.ts'
import type { AgentLink } from '@senluna/contract/agent/links.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { businessDate, MINUTE } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { buildFacts } from '../../facts/index.ts'
import type { UnitRebates } from '../../families/index.ts'
import { drawRebates } from '../../lottery/chains/unit-rebates.ts'
import { lotteryOf, openLotteryHouse, placed, type LotteryHouse } from '../../lottery/testing/lottery-house.ts'
import { payDay } from '../../rebates/day-rebates.ts'
import { payUnit } from '../../rebates/index.ts'
import { askAs, holds, newSession, type House, type Somebody } from '../../rounds/testing/house.ts'
import { bet, win } from '../../wagers/index.ts'
import { planMove } from '../move-store.ts'
import { moveDue } from '../moves.ts'
import { newBelow, registerBy } from '../testing/tree.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const FIVE = 'VN_FAST_N_300'
const TICKET = 2_700_000n
const LIVE_STAKE = 100_000n
const LINK = { kind: 'MEMBER', rates: {}, validDays: 0, maxUses: 0 }

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([])
  house = lottery.house
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const parts = () => ({ db: db(), brands: house.parts.brands, log: house.parts.log, units: [drawRebates] })

/** Something that waits inside a transaction until it may go on. */
function gate() {
  const inside = Promise.withResolvers<undefined>()
  const goOn = Promise.withResolvers<undefined>()
  const wait = async () => {
    inside.resolve(undefined)
    await goOn.promise
  }
  return { inside: inside.promise, open: () => goOn.resolve(undefined), wait }
}

/** Once `work` is over, or waits for somebody else's lock. */
async function overOrWaiting(work: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => (isOver = true)
  work.then(end, end)
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_locks l
      join pg_stat_activity a on a.pid = l.pid and a.datname = current_database() where not l.granted) as waits`.execute(
      db(),
    )
    if (isOver || rows[0]!.waits) return
    await sleep(10)
  }
}

/** A player's agent that goes from one general agent to another when the next day begins. */
async function movingLine() {
  const midnight = startOfDay(daysFrom(businessDate(now(), ZONE), 1), ZONE)
  house.advance(midnight - 7 * MINUTE - now())
  await lottery.make(FIVE)
  const ppm = { VNLOTT: 7_000, LIVE: 9_000 }
  const left = await newBelow(house, undefined, 2, ppm)
  const right = await newBelow(house, undefined, 2, ppm)
  const leader = await newBelow(house, left, 1, { VNLOTT: 5_000, LIVE: 5_000 })
  const player = await newBelow(house, leader, 0, { VNLOTT: 2_000, LIVE: 2_000 })
  const { id: memberId, merchantCode } = leader.member
  const move = { merchantCode, memberId, toParentId: right.member.id, dueAt: midnight }
  await db()
    .transaction()
    .execute((tx) => planMove(tx, move, now()))
  const { rows: draws } = await lotteryOf(house).pool.query<{ no: number; numero: string; draw_at: Date }>(
    'select no, numero, draw_at from lottery.draw where game = $1 and draw_at > $2 order by draw_at limit 3',
    [FIVE, new Date(now())],
  )
  return { midnight, left, right, leader, player, draws }
}

const buys = (player: Somebody, numero: string) =>
  placed(house, player, {
    tickets: [{ gameCode: FIVE, numero, betType: 'LO2', selection: ['58'], unit: '100000' }],
    clientTotal: String(TICKET),
  })

/** A bet at a table that is placed and lost at this moment. */
async function playsTable({ member }: Somebody): Promise<void> {
  const at = now()
  const round = randomUUID()
  const order = {
    owner: member.id,
    source: SOURCE.VENDOR,
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
  }
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: member.merchantCode } as const
  const placed = await bet(queryOf(db()), { ...order, ...game, key: randomUUID(), at, amount: amount(LIVE_STAKE) }, at)
  const lost = await win(queryOf(db()), { ...order, key: randomUUID(), at, amount: amount(0n) }, at)
  assert.deepEqual([placed.status, lost.status], ['posted', 'posted'])
}

const carryOut = (onMoved = () => Promise.resolve()) =>
  moveDue({ db: db(), log: house.parts.log, brands: house.parts.brands, onMoved }, now())
const pay = (no: number, units: UnitRebates = drawRebates) => payUnit(parts(), units, String(no), now())
const payYesterday = () => {
  const brand = house.parts.settings.brands.byHost('localhost')!
  return payDay(parts(), brand, daysFrom(businessDate(now(), ZONE), -1), now())
}
const facts = async () => {
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
}
const pathOf = async (memberId: string) => {
  const { rows } = await sql<{ path: string[] }>`select path::text[] as path from members.member
    where id = ${memberId}`.execute(db())
  return rows[0]!.path
}
async function gained(people: readonly Somebody[], work: () => Promise<unknown>): Promise<bigint[]> {
  const held = () => Promise.all(people.map((who) => holds(house, who)))
  const before = await held()
  await work()
  return (await held()).map((value, place) => value - before[place]!)
}

/** What those above a player get of one ticket: its agent first, then the general agent. */
const dueOfTicket = rebatesOf(
  amount(TICKET),
  [
    { id: 'player', rate: rate(2_000) },
    { id: 'leader', rate: rate(5_000) },
    { id: 'top', rate: rate(7_000) },
  ],
  rate(0),
  rate(7_920),
)
  .slice(1)
  .map((entry) => BigInt(entry.amount))
const [LEADER_DUE, TOP_DUE] = [dueOfTicket[0]!, dueOfTicket[1]!]

const betsOf = async (who: Somebody, day: string) => {
  const path = `/wps/agent/overview?from=${day}&to=${day}`
  const { value } = await askAs<ReplyOf<typeof agentOverview>>(house, who, 'GET', path)
  return BigInt(value!.money.bet.value)
}

test('a line moves inside the payment of its bets: each bet pays whom it was placed below', async () => {
  const { midnight, left, right, leader, player, draws } = await movingLine()
  const [old, next] = [draws[0]!, draws[2]!]
  assert.ok(old.draw_at.getTime() < midnight && next.draw_at.getTime() > midnight)
  await buys(player, old.numero)
  await lottery.pass(FIVE, old.numero)
  await buys(player, next.numero)
  await playsTable(player)
  await facts()
  house.advance(midnight - now())
  const above = [leader, left, right]

  // The payment has read the bets and waits; the line goes in the meantime, and plays on.
  const { inside, open, wait } = gate()
  const held: UnitRebates = {
    ...drawRebates,
    async *bets(tx, name) {
      yield* drawRebates.bets(tx, name)
      await wait()
    },
  }
  const first = await gained(above, async () => {
    const paying = pay(old.no, held)
    await inside
    // Whoever pays the same bets at once waits for the first, and finds nothing left to pay.
    const again = pay(old.no)
    assert.equal(await carryOut(), 1)
    assert.deepEqual(await pathOf(player.member.id), [right.member.id, leader.member.id])
    await buys(player, next.numero)
    await playsTable(player)
    await overOrWaiting(again)
    open()
    assert.deepEqual([await paying, await again], [2, 0])
  })
  assert.deepEqual(first, [LEADER_DUE, TOP_DUE, 0n])

  // Of the next draw one bet was placed below the old agent, one below the new one.
  await lottery.pass(FIVE, next.numero)
  const second = await gained(above, () => Promise.all([pay(next.no), pay(next.no)]))
  assert.deepEqual(second, [2n * LEADER_DUE, TOP_DUE, TOP_DUE])
  await facts()
  const byDay = await gained(above, payYesterday)
  assert.deepEqual(byDay, [300n, 400n, 0n], 'the day before is the old line’s')
  const more = await gained(above, async () => {
    await Promise.all([pay(old.no), pay(next.no), payYesterday(), carryOut()])
    await facts()
  })
  assert.deepEqual(more, [0n, 0n, 0n])

  for (const who of [left, right]) Object.assign(who, await newSession(house, who.member))
  const [before, after] = [daysFrom(businessDate(midnight, ZONE), -1), businessDate(midnight, ZONE)]
  const bets = await Promise.all([left, right].flatMap((who) => [betsOf(who, before), betsOf(who, after)]))
  assert.deepEqual(bets, [TICKET + LIVE_STAKE, 0n, 0n, 2n * TICKET + LIVE_STAKE])
}, 240_000)

test('bets are placed, settled and paid while a line is being moved; who registers meanwhile goes with it', async () => {
  const { midnight, left, right, leader, player, draws } = await movingLine()
  const [old, next] = [draws[0]!, draws[2]!]
  await buys(player, old.numero)
  await playsTable(player)
  await lottery.pass(FIVE, old.numero)
  await facts()
  house.advance(midnight - now())
  Object.assign(leader, await newSession(house, leader.member))
  const link = await askAs<AgentLink>(house, leader, 'POST', '/wps/agent/links', LINK)

  const { inside, open, wait } = gate()
  const registered: string[] = []
  const paid = await gained([leader, left, right], async () => {
    const moving = carryOut(wait)
    await inside
    const registering = registerBy(house, link.value!.code).then(({ member }) => void registered.push(member.id))
    const work = [pay(old.no), payYesterday(), facts(), buys(player, next.numero)]
    // What needs no place in the tree is over before the move is; the new account waits for it.
    await Promise.all(work)
    await overOrWaiting(registering)
    assert.deepEqual(registered, [])
    open()
    await Promise.all([moving, registering])
  })
  assert.deepEqual(paid, [LEADER_DUE + 300n, TOP_DUE + 400n, 0n])
  const place = [right.member.id, leader.member.id]
  assert.deepEqual([await pathOf(player.member.id), await pathOf(registered[0]!)], [place, place])
  // The ticket was bought before the move was there, so it is the old line's.
  await lottery.pass(FIVE, next.numero)
  assert.deepEqual(await gained([left, right], () => pay(next.no)), [TOP_DUE, 0n])
}, 240_000)
