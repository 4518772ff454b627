import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { fromWire } from '@senluna/contract/names.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { askAs, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import type { Lottery } from '../lottery.ts'
import { lotteryOf, openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'
import { factsOf } from './order-facts.ts'
import { LiabilityCache } from './liability/liability-cache.ts'
import { placeOrder } from './place-order.ts'
import type { Order } from './judge-order.ts'

// What one player's tickets may bring on one draw, when several orders of theirs meet.

const FIVE = 'VN_FAST_N_300'
/** One ticket of LO2 at a thousand counts with four hits: 396,000. */
const ONE = 396_000n

let lottery: LotteryHouse
let house: House
let owner: ReturnType<typeof openDatabase>
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
  owner = openDatabase(house.url, { max: 2, log: house.parts.log, as: 'owner', name: 'test' })
}, 60_000)
afterAll(async () => {
  await owner.close()
  await house.close()
})

const lo2 = (numero: string, nth: number) => ({
  gameCode: FIVE,
  numero,
  betType: 'LO2',
  selection: [String(nth).padStart(2, '0')],
  unit: '1000',
})
const two = (numero: string, nth: number) => ({ ...lo2(numero, nth), betType: 'DE_DB' })

/**
 * Holds a player's wallet until so many statements wait for it; what they were judged by is old
 * then.
 */
async function whileHeld(who: Somebody, waiting: number, work: () => Promise<unknown>[]): Promise<unknown[]> {
  const client = await owner.pool.connect()
  const blocked = async () => {
    const { rows } = await owner.pool.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return at(rows, 0).count
  }
  let done: Promise<unknown>[] = []
  try {
    await client.query('begin')
    await client.query('select from ledger.account where owner_id = $1 for update', [who.member.id])
    done = work()
    for (const until = performance.now() + 2_000; (await blocked()) < waiting && performance.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok((await blocked()) >= waiting, 'they meet')
  } finally {
    await client.query('rollback')
    client.release()
  }
  return Promise.all(done)
}

/** What the player's tickets of a draw can bring by now. */
async function takenBy(who: Somebody, numero: string, liabilities = new LiabilityCache()): Promise<bigint> {
  const own = lotteryOf(house)
  const wanted = { owner: who.member.id, key: randomUUID(), merchant: merchantCode('senluna'), games: [FIVE] }
  const facts = await factsOf(
    queryOf(own.db),
    own.games,
    [{ ...wanted, draws: [{ game: FIVE, drawNumber: numero }] }],
    liabilities,
  )
  return facts.taken(who.member.id, facts.draw(FIVE, numero)!.no)
}

test('a great order and a small one at the same time: together they stay below the cap', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, '', { perPlayerPayout: '1200000' })
  const numero = at(await lottery.numeros(FIVE), 1).numero
  // Eleven tickets go by themselves, beside the queue; each order alone is within the cap.
  const great = { tickets: Array.from({ length: 11 }, (_, nth) => two(numero, nth)), clientTotal: '11000' }
  const small = { tickets: [lo2(numero, 58)], clientTotal: '27000' }
  const replies = await whileHeld(who, 2, () => [place(house, who, great), place(house, who, small)])
  const codes = (replies as Awaited<ReturnType<typeof place>>[]).map(({ errorCode }) => errorCode)
  assert.equal(codes.filter((code) => code === undefined || code === null).length, 1, codes.join())
  assert.equal(codes.filter((code) => code === 'LOT_E_LIMIT_PAYOUT').length, 1, codes.join())
  assert.ok((await takenBy(who, numero)) <= 1_200_000n)
  assert.deepEqual(await house.breaks(), [])
})

test('several processes at once take as many orders of a player as the cap has room for', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, '', { perPlayerPayout: String(3n * ONE) })
  const numero = at(await lottery.numeros(FIVE), 2).numero
  // Each of these has a queue of its own, as another process has.
  const processes = Array.from({ length: 5 }, (): Lottery => ({ ...lotteryOf(house) }))
  const brand = house.parts.settings.brands.byHost('localhost')!
  const now = house.parts.clock.now()
  const { id: memberId, merchantCode, userName, type } = who.member
  const asked = (nth: number) => ({
    order: fromWire(['drawNumber'], { tickets: [lo2(numero, nth)], clientTotal: '27000' }) as Order,
    placing: {
      caller: { memberId, merchantCode, userName, type, sessionId: memberId as never, passwordChangeRequired: false },
      brand,
      country: 'VN',
      key: randomUUID(),
      traceId: 'test',
      now,
    },
    fingerprint: Buffer.from([nth]),
  })
  const answers = await whileHeld(who, 4, () =>
    processes.map((process, nth) =>
      placeOrder(process, asked(nth)).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  )
  assert.equal(answers.filter((answer) => answer === 'placed').length, 3, answers.join())
  assert.equal(answers.filter((answer) => answer === 'LOT_E_LIMIT_PAYOUT').length, 2, answers.join())
  assert.equal(await takenBy(who, numero), 3n * ONE)
  assert.deepEqual(await house.breaks(), [])
})

test('what was taken back makes room again, though it was remembered', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, '', { perPlayerPayout: String(2n * ONE) })
  const numero = at(await lottery.numeros(FIVE), 3).numero
  const bet = (nth: number) => place(house, who, { tickets: [lo2(numero, nth)], clientTotal: '27000' })
  const first = await bet(1)
  assert.equal((await bet(2)).success, true)
  const full = await bet(3)
  assert.deepEqual([full.errorCode, full.value], ['LOT_E_LIMIT_PAYOUT', { ticket: 0, left: '0' }])
  const cancel = `/lgw/tickets/${first.value!.tickets[0]!.ticketNo}/cancel`
  const back = await askAs(house, who, 'POST', cancel, undefined, { 'idempotency-key': randomUUID() })
  assert.equal(back.success, true, back.text)
  assert.equal((await bet(3)).success, true, 'there is room for one again')
  assert.equal((await bet(4)).errorCode, 'LOT_E_LIMIT_PAYOUT')
  assert.equal(await takenBy(who, numero), 2n * ONE)
  assert.deepEqual(await house.breaks(), [])
})

test('what is remembered holds for as many tickets as it was worked out for, and no others', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, '', undefined)
  const numero = at(await lottery.numeros(FIVE), 3).numero
  const draw = { owner: who.member.id, game: FIVE, drawNumber: numero }
  const liabilities = new LiabilityCache()
  liabilities.keep(draw, { tickets: 1, worst: 7n })
  assert.deepEqual(await takenBy(who, numero, liabilities), 0n, 'there are none yet')
  await placed(house, who, { tickets: [lo2(numero, 1)], clientTotal: '27000' })
  assert.deepEqual(await takenBy(who, numero, liabilities), 7n)
  await placed(house, who, { tickets: [lo2(numero, 1)], clientTotal: '27000' })
  assert.deepEqual(await takenBy(who, numero, liabilities), 2n * ONE)
})

test('a process that remembers nothing reads what each ticket of the player stands for', async () => {
  const who = await newSomebody(house)
  const numero = at(await lottery.numeros(FIVE), 3).numero
  await placed(house, who, { tickets: [lo2(numero, 1)], clientTotal: '27000' })
  const values = [[who.member.id], [randomUUID()], ['senluna'], [FIVE], [who.member.id], [FIVE], [numero], [], [null]]
  const { rows } = await owner.pool.query<{ facts: { taken: unknown[] } }>(
    'select lottery.order_facts($1, $2, $3, $4, $5, $6, $7, $8, $9) as facts',
    values,
  )
  assert.equal(at(rows, 0).facts.taken.length, 1)
})
