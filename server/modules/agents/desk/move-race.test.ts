import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentOverview } from '@senluna/contract/agent/overview.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, HOUR, SECOND } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { relayed } from '../../../testing/relayed.ts'
import { buildFacts } from '../../facts/index.ts'
import { payDay } from '../../rebates/day-rebates.ts'
import { askAs, newSession, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { bet, win } from '../../wagers/index.ts'
import { planMove } from '../move-store.ts'
import { moveDue } from '../moves.ts'
import { newBelow } from '../testing/tree.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const STAKE = 1_000n
const ROUNDS = 8
const AT_ONCE = 5

let house: House
let left: Somebody
let right: Somebody
let leader: Somebody
let player: Somebody
let midnight: number
const now = () => house.parts.clock.now()
const db = () => house.parts.database.db

beforeAll(async () => {
  house = await openHouse()
  left = await newBelow(house, undefined, 2, { LIVE: 9_000 })
  right = await newBelow(house, undefined, 2, { LIVE: 9_000 })
  leader = await newBelow(house, left, 1, { LIVE: 5_000 })
  player = await newBelow(house, leader, 0, { LIVE: 2_000 })
  midnight = startOfDay(daysFrom(businessDate(now(), ZONE), 1), ZONE)
  await db()
    .transaction()
    .execute((tx) =>
      planMove(
        tx,
        {
          merchantCode: leader.member.merchantCode,
          memberId: leader.member.id,
          toParentId: right.member.id,
          dueAt: midnight as never,
        },
        now(),
      ),
    )
}, 120_000)
afterAll(() => house.close())

/** A bet that is placed and settled at this moment. */
async function plays(): Promise<number> {
  const at = now()
  const round = randomUUID()
  const order = () => ({
    owner: player.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at,
  })
  const query = queryOf(db())
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: player.member.merchantCode } as const
  await bet(query, { ...order(), ...game, amount: amount(STAKE) }, at)
  await win(query, { ...order(), amount: amount(0n) }, at)
  return at
}

const moves = () =>
  moveDue({ db: db(), log: house.parts.log, brands: house.parts.brands, onMoved: () => Promise.resolve() }, now())

const betOf = async (who: Somebody, day: string) => {
  const path = `/wps/agent/overview?from=${day}&to=${day}`
  const { value } = await askAs<ReplyOf<typeof agentOverview>>(house, who, 'GET', path)
  return [BigInt(value!.money.bet.value), value!.products.map(({ rebate }) => rebate).join()]
}

test('a move while bets settle: each bet counts once, for who stood above its player when its day ended', async () => {
  house.advance(midnight - 2 * SECOND - now())
  const settled: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const work = Array.from({ length: AT_ONCE }, () => plays())
    const moved = round >= 2 ? [moves(), moves()] : []
    settled.push(...(await Promise.all(work)))
    await Promise.all(moved)
    if (round === 1) house.advance(Math.max(0, midnight - now()))
  }
  const place = await sql<{
    path: string[]
  }>`select path::text[] as path from members.member where id = ${player.member.id}`.execute(db())
  assert.deepEqual(place.rows[0]!.path, [right.member.id, leader.member.id])
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
  house.advance(48 * HOUR)
  const [before, after] = [daysFrom(businessDate(midnight as never, ZONE), -1), businessDate(midnight as never, ZONE)]
  const brand = house.parts.settings.brands.byHost('localhost')!
  for (const day of [before, after])
    await payDay({ db: db(), brands: house.parts.brands, log: house.parts.log, units: [] }, brand, day, now())
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
  for (const who of [left, right]) Object.assign(who, await newSession(house, who.member))
  const stakes = (from: (at: number) => boolean) => BigInt(settled.filter(from).length) * STAKE
  const old = stakes((at) => at < midnight)
  const fresh = stakes((at) => at >= midnight)
  assert.ok(old > 0n && fresh > 0n && old + fresh === BigInt(ROUNDS * AT_ONCE) * STAKE)
  assert.deepEqual((await betOf(left, before))[0], old)
  assert.deepEqual((await betOf(left, after))[0], 0n)
  assert.deepEqual((await betOf(right, before))[0], 0n)
  assert.deepEqual((await betOf(right, after))[0], fresh)
  const parts = await sql<{
    day: string
    who: string
    earned: string
  }>`select to_char(day, 'YYYY-MM-DD') as day, beneficiary_id as who,
      sum(amount)::text as earned from rebates.part group by 1, 2`.execute(db())
  const earned = (day: string, who: Somebody) =>
    parts.rows.find((row) => row.day === day && row.who === who.member.id)?.earned ?? '0'
  // The top keeps what its rate is above the agent's below it: four in a thousand.
  assert.deepEqual([earned(before, left), earned(before, right)], [((old * 4n) / 1_000n).toString(), '0'])
  assert.deepEqual([earned(after, left), earned(after, right)], ['0', ((fresh * 4n) / 1_000n).toString()])
  assert.deepEqual(await house.breaks(), [])
}, 240_000)

test('while one run gives an account its new agent, another finds nothing to do, and it stays done', async () => {
  const [from, to] = [await newBelow(house, undefined, 2), await newBelow(house, undefined, 2)]
  const { member } = await newBelow(house, from, 0)
  await db()
    .transaction()
    .execute((tx) =>
      planMove(
        tx,
        { merchantCode: member.merchantCode, memberId: member.id, toParentId: to.member.id, dueAt: now() },
        now(),
      ),
    )
  const inside = Promise.withResolvers<undefined>()
  const goOn = Promise.withResolvers<undefined>()
  const run = (onMoved: () => Promise<void>) =>
    moveDue({ db: db(), log: house.parts.log, brands: house.parts.brands, onMoved }, now())
  let carriedOut = 0
  const first = run(async () => {
    carriedOut += 1
    inside.resolve(undefined)
    await goOn.promise
  })
  await inside.promise
  const second = run(async () => {
    carriedOut += 1
  })
  // It is over at once where it waits for nobody; without the lock it waits for the first.
  await Promise.race([second, sleep(SECOND)])
  goOn.resolve(undefined)
  await Promise.all([first, second])
  const { rows } = await sql<{ state: string }>`select state from agents.move where member_id = ${member.id}`.execute(
    db(),
  )
  assert.deepEqual([rows, carriedOut], [[{ state: 'DONE' }], 1])
})
