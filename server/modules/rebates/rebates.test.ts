import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { bets } from '@senluna/contract/money/records.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY, instant } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import { buildFacts } from '../facts/index.ts'
import { lotteryOf, openLotteryHouse, placed, type LotteryHouse } from '../lottery/testing/lottery-house.ts'
import { chainTicketRows } from '../lottery/chains/ticket-store.ts'
import { drawRebates } from '../lottery/chains/unit-rebates.ts'
import { voidDraw } from '../lottery/official/index.ts'
import { writeRates } from '../rates/index.ts'
import {
  askAs,
  holds,
  leave,
  newSession,
  newSomebody,
  sit,
  spun,
  type House,
  type Somebody,
} from '../rounds/testing/house.ts'
import { bet, win } from '../wagers/index.ts'
import { payDays, payUnit, payUnits, rebatesOfBets } from './index.ts'

const FIVE = 'VN_FAST_N_300'
const ZONE = 'Asia/Ho_Chi_Minh'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE, 'SSC_5M'])
  house = lottery.house
}, 120_000)
afterAll(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const parts = () => ({ db: db(), brands: house.parts.brands, units: [drawRebates] })

/** A line: the general agent first, the player last, each right below the one before. */
async function line(rates: Partial<Record<Product, readonly number[]>>, length: number): Promise<Somebody[]> {
  const people: Somebody[] = []
  for (let place = 0; place < length; place++) {
    const who = await newSomebody(house)
    const type =
      place === length - 1 ? ACCOUNT_TYPE.MEMBER : place === 0 ? ACCOUNT_TYPE.GENERAL_AGENT : ACCOUNT_TYPE.AGENT
    const path = people.map(({ member }) => member.id)
    await sql`update members.member set type = ${type}, parent_id = ${path.at(-1) ?? null}, path = ${path}::uuid[], placed_at = ${new Date(now() + 1)} where id = ${who.member.id}`.execute(
      db(),
    )
    people.push(who)
  }
  await db()
    .transaction()
    .execute((tx) =>
      writeRates(
        tx,
        Object.entries(rates).flatMap(([product, list]) =>
          list.map((ppm, place) => ({
            memberId: people[place]!.member.id,
            merchantCode: merchantCode('senluna'),
            product: product as Product,
            from: undefined,
            to: rate(ppm),
            by: null,
          })),
        ),
        now(),
      ),
    )
  return people
}

const lo2 = (numero: string, more: object = {}) => ({
  tickets: [{ gameCode: FIVE, numero, betType: 'LO2', selection: ['58'], unit: '100000', ...more }],
  clientTotal: '2700000',
})
const drawNo = async (numero: string) => {
  const { rows } = await lotteryOf(house).pool.query<{ no: number }>(
    'select no from lottery.draw where game = $1 and numero = $2',
    [FIVE, numero],
  )
  return rows[0]!.no
}
const holdings = (people: readonly Somebody[]) => Promise.all(people.map((who) => holds(house, who)))
async function gained(people: readonly Somebody[], work: () => Promise<unknown>): Promise<bigint[]> {
  const before = await holdings(people)
  await work()
  return (await holdings(people)).map((held, place) => held - before[place]!)
}
const settle = async () => {
  await relayed(house.parts)
  await payUnits(parts(), now)
  await relayed(house.parts)
}

test('five above a player get the point differences of a draw, once, whoever pays and however often', async () => {
  // Odds at a low level leave room for everybody above.
  const people = await line({ VNLOTT: [7_000, 6_000, 5_000, 4_000, 3_000, 2_000] }, 6)
  const [player, above] = [people.at(-1)!, people.slice(0, -1)]
  const numero = at(await lottery.numeros(FIVE), 1).numero
  const order = await placed(house, player, lo2(numero))
  assert.deepEqual(order.tickets[0]!.price, { by: 'ODDS', milli: { '': 98_208 } }, 'as far as the account reaches')
  await lottery.pass(FIVE, numero)
  const no = await drawNo(numero)
  const got = await gained(above, async () => {
    await relayed(house.parts)
    await Promise.all([
      payUnits(parts(), now),
      payUnit(parts(), drawRebates, String(no), now()),
      payUnit(parts(), drawRebates, String(no), now()),
    ])
  })
  const chain = [...people]
    .toReversed()
    .map(({ member }, place) => ({ id: member.id, rate: rate(2_000 + 1_000 * place) }))
  const due = rebatesOf(amount(2_700_000n), chain, rate(0), rate(7_920))
  assert.deepEqual(
    got.toReversed(),
    due.slice(1).map((entry) => entry.amount),
  )
  assert.deepEqual(got, [2_700n, 2_700n, 2_700n, 2_700n, 2_700n])
  assert.deepEqual(await gained(above, settle), [0n, 0n, 0n, 0n, 0n])
  const { rows } = await sql<{
    kind: number
    count: number
  }>`select kind, count(*)::integer as count from ledger.for_record
    where owner_id = any (${above.map(({ member }) => member.id)}::uuid[]) and source = 10 group by 1`.execute(db())
  assert.deepEqual(rows, [{ kind: 211, count: 5 }])
})

test('the bets of a draw are read once each, however many at a time', async () => {
  const people = await line({ VNLOTT: [5_000, 2_000] }, 2)
  const numero = at(await lottery.numeros(FIVE), 1).numero
  const order = { ...lo2(numero, { unit: '10000' }), clientTotal: '270000' }
  const sent = []
  for (let n = 0; n < 5; n++) sent.push(...(await placed(house, people[1]!, order)).tickets)
  await lottery.pass(FIVE, numero)
  const no = await drawNo(numero)
  const tickets = sent.map(({ ticketNo }) => ticketNo).toSorted()
  for (const atOnce of [1, 2, 5, 6]) {
    const sizes: number[] = []
    const read = await db()
      .transaction()
      .execute(async (tx) => {
        const ids: string[] = []
        for await (const rows of chainTicketRows(tx, no, atOnce)) {
          sizes.push(rows.length)
          ids.push(...rows.map((row) => row.id))
        }
        return ids
      })
    assert.deepEqual(read.toSorted(), tickets)
    assert.ok(Math.max(...sizes) <= atOnce)
  }
})

test('a draw’s bet says what it brought an agent above, and its player', async () => {
  const people = await line({ VNLOTT: [7_000, 5_000, 2_000] }, 3)
  const [top, agent, player] = [people[0]!, people[1]!, people[2]!]
  const numero = at(await lottery.numeros(FIVE), 1).numero
  await placed(house, player, lo2(numero))
  await lottery.pass(FIVE, numero)
  const got = await gained([top, agent], settle)
  const { value } = await askAs<ReplyOf<typeof bets>>(house, player, 'GET', '/wps/v2/bets')
  const [row] = value!.list
  assert.equal(row!.rebate, '0', 'at the level of the account nothing comes back')
  const brand = house.parts.brands.find(({ merchantCode: code }) => code === 'senluna')!
  const asked = [
    { memberId: player.member.id, wagerId: id<'wager'>(row!.betNo), product: row!.product, settledAt: new Date(now()) },
  ]
  for (const [place, earner] of [top, agent].entries()) {
    const brought = await rebatesOfBets(parts(), brand, asked, earner.member.id)
    assert.deepEqual(brought.get(row!.betNo), { own: 0n, earned: got[place] })
  }
  assert.ok(got.every((units) => units > 0n))
})

test('what the price leaves is all there is: those nearest to the player get theirs first', async () => {
  const people = await line({ VNLOTT: [10_000, 9_000, 2_000] }, 3)
  const numero = at(await lottery.numeros(FIVE), 1).numero
  await placed(house, people[2]!, lo2(numero))
  await lottery.pass(FIVE, numero)
  // 0.792 % is left beside odds of level 2: 0.7 % of it goes to the player's agent.
  assert.deepEqual(await gained(people.slice(0, 2), settle), [2_484n, 18_900n])
})

test('a draw that is void after all takes back what was paid; what was spent meanwhile becomes a debt', async () => {
  const people = await line({ VNLOTT: [5_000, 2_000] }, 2)
  const [agent, player] = people as [Somebody, Somebody]
  const numero = at(await lottery.numeros(FIVE), 1).numero
  await placed(house, player, lo2(numero))
  await lottery.pass(FIVE, numero)
  assert.deepEqual(await gained([agent], settle), [8_100n])
  await leave(house, agent, 3_000n)
  await voided(await drawNo(numero))
  await settle()
  assert.equal(await holds(house, agent), 0n)
  assert.equal(await holds(house, agent, 5), -5_100n)
  await settle()
  assert.equal(await holds(house, agent, 5), -5_100n, 'and no more')
})

/** The draw is void after all: every stake returns. */
async function voided(draw: number): Promise<void> {
  const reason = 'drawn by mistake'
  const { status } = await db()
    .transaction()
    .execute((tx) => voidDraw(tx, { draw, people: [], reason, now: now() }))
  assert.equal(status, 'void')
  await lottery.draws.settleDue()
}

test('an account locked for money gets nothing, and nobody gets its part', async () => {
  const people = await line({ VNLOTT: [5_000, 4_000, 2_000] }, 3)
  await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
    values (${people[1]!.member.id}, 'MONEY', ${new Date(now())}, 'test', 'test')`.execute(db())
  const numero = at(await lottery.numeros(FIVE), 1).numero
  await placed(house, people[2]!, lo2(numero))
  await lottery.pass(FIVE, numero)
  assert.deepEqual(await gained(people.slice(0, 2), settle), [2_700n, 0n])
})

test('bets of a day: own rebate and point differences on the day after, by the rates at its end', async () => {
  const people = await line({ RNG: [12_000, 8_000, 5_000] }, 3)
  const player = await sit(house, people[2]!)
  for (let spin = 0; spin < 5; spin++) {
    await spun(house, player)
    house.advance(3_000)
  }
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
  const day = businessDate(now(), ZONE)
  const { rows } = await sql<{ base: bigint }>`select sum(valid_bet)::bigint as base from facts.for_pay
    where member_id = ${player.member.id} and day = ${day}::date`.execute(db())
  const base = rows[0]!.base
  house.advance(DAY)
  // Rates that change after midnight are of the next day's bets.
  await db()
    .transaction()
    .execute((tx) =>
      writeRates(
        tx,
        [
          {
            memberId: player.member.id,
            merchantCode: merchantCode('senluna'),
            product: 'RNG',
            from: rate(5_000),
            to: rate(0),
            by: null,
          },
        ],
        now(),
      ),
    )
  const links = [people[2]!, people[1]!, people[0]!].map(({ member }) => member.id)
  const due = rebatesOf(
    amount(base),
    [5_000, 8_000, 12_000].map((ppm, place) => ({ id: links[place]!, rate: rate(ppm) })),
  )
  const got = await gained([...people].toReversed(), () => payDays(parts(), now()))
  assert.deepEqual(
    got,
    due.map((entry) => entry.amount),
  )
  assert.ok(base > 0n)
  const twice = await gained(people, () => Promise.all([payDays(parts(), now()), payDays(parts(), now())]))
  assert.deepEqual(twice, [0n, 0n, 0n])
})

test('bets of the day before a move earn for the agents of that day, also when it is at midnight', async () => {
  const people = await line({ RNG: [12_000, 5_000] }, 2)
  const [other] = await line({ RNG: [9_000] }, 1)
  const player = await sit(house, people[1]!)
  for (let spin = 0; spin < 5; spin++) {
    await spun(house, player)
    house.advance(3_000)
  }
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
  const midnight = startOfDay(businessDate(instant(now() + DAY), ZONE), ZONE)
  house.advance(DAY)
  await sql`update members.member set parent_id = ${other!.member.id}, path = ${[other!.member.id]}::uuid[],
    placed_at = ${new Date(midnight)} where id = ${player.member.id}`.execute(db())
  const [agent, next] = await gained([people[0]!, other!], () => payDays(parts(), now()))
  assert.ok(agent! > 0n)
  assert.equal(next, 0n)
})

test('the bets of a day say what each brought its player and an agent above: together the day', async () => {
  const people = await line({ LIVE: [9_000, 7_000, 3_333] }, 3)
  const [top, agent, player] = [people[0]!, people[1]!, people[2]!]
  const query = queryOf(db())
  const brand = at(
    house.parts.brands.filter(({ merchantCode: code }) => code === 'senluna'),
    0,
  )
  const live = async (units: bigint) => {
    house.advance(1_000)
    const [round, key] = [randomUUID(), randomUUID()]
    const common = {
      owner: player.member.id,
      source: SOURCE.VENDOR,
      round,
      wallet: WALLET.MAIN,
      currency: 'XVD',
      vendor: 'OTHER',
      at: now(),
    }
    const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
    await bet(query, { ...common, ...game, key, amount: amount(units) }, now())
    await win(query, { ...common, key: randomUUID(), amount: amount(0n) }, now())
    return key
  }
  const staked = [1_001n, 333n, 20_007n]
  for (const units of staked) await live(units)
  const read = async () => {
    const { value } = await askAs<ReplyOf<typeof bets>>(house, player, 'GET', '/wps/v2/bets?pageSize=50')
    return value!.list
  }
  const before = await read()
  assert.deepEqual(
    before.filter(({ product }) => product === 'LIVE').map(({ rebate }) => rebate),
    ['0', '0', '0'],
    'the day isn’t over',
  )
  house.advance(DAY)
  await relayed(house.parts)
  await buildFacts({ db: db(), brands: house.parts.brands })
  const got = await gained(people, () => payDays(parts(), now()))
  Object.assign(player, await newSession(house, player.member))
  const own = (await read()).filter(({ product }) => product === 'LIVE').map(({ rebate }) => BigInt(rebate))
  assert.equal(
    own.reduce((sum, units) => sum + units, 0n),
    got[2],
  )
  assert.ok(own.every((units) => units > 0n))
  const asked = (await read()).map(({ betNo, product, settledAt }) => ({
    memberId: player.member.id,
    wagerId: id<'wager'>(betNo),
    product,
    settledAt: settledAt === undefined ? null : new Date(settledAt),
  }))
  for (const [place, earner] of [top, agent].entries()) {
    const brought = await rebatesOfBets(parts(), brand, asked, earner.member.id)
    const earned = asked.reduce((sum, { wagerId }) => sum + (brought.get(wagerId)?.earned ?? 0n), 0n)
    assert.equal(earned, got[place])
  }
  const stranger = await rebatesOfBets(parts(), brand, asked, (await newSomebody(house)).member.id)
  assert.ok([...stranger.values()].every(({ earned }) => earned === 0n))
})
