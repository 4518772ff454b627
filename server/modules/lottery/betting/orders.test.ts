import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { amount, odds } from '@senluna/kit/money.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import type * as records from '@senluna/contract/money/records.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { later, MINUTE } from '@senluna/kit/time.ts'
import { at } from '@senluna/kit/assert.ts'
import { release, reserve, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { capStakes } from '../../protection/index.ts'
import { askAs, holds, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// What members do with orders, through HTTP.

const FIVE = 'VN_FAST_N_300'
const ONE = 'VN_FAST_N_60'
const FAST = 'VN_FAST_N_45'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE, ONE, FAST, 'SSC_5M', 'VN_N'])
  house = lottery.house
}, 60_000)
afterAll(() => house.close())

const START = 10_000_000n
const lo2 = (numero: string, numbers: string[] = ['58'], unit = '1000', gameCode = FIVE) => ({
  gameCode,
  numero,
  betType: 'LO2',
  selection: numbers,
  unit,
})
/** The next draw with time enough. */
const nextOf = async (code: string) => {
  const list = await lottery.numeros(code)
  return at(list, 1).numero
}

type Orders = OnWire<ReplyOf<typeof contract.lotteryOrders>>
type OrderReply = OnWire<ReplyOf<typeof contract.lotteryOrderOf>>
type Bets = OnWire<ReplyOf<typeof records.bets>>
const orderOf = (who: Somebody, no: string) => askAs<OrderReply>(house, who, 'GET', `/lgw/orders/${no}`)
const ordersOf = (who: Somebody, query = '') => askAs<Orders>(house, who, 'GET', `/lgw/orders${query}`)
const cancel = (who: Somebody, ticket: string, key = randomUUID()) =>
  askAs<OnWire<ReplyOf<typeof contract.cancelTicket>>>(house, who, 'POST', `/lgw/tickets/${ticket}/cancel`, undefined, {
    'idempotency-key': key,
  })
const stop = (who: Somebody, chase: string, key = randomUUID()) =>
  askAs<OnWire<ReplyOf<typeof contract.stopChase>>>(house, who, 'POST', `/lgw/chases/${chase}/stop`, undefined, {
    'idempotency-key': key,
  })

test('one ticket: what it costs is taken, the receipt says what was bet, and the draw settles it', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf(FIVE)
  const order = await placed(house, who, { tickets: [lo2(numero)], clientTotal: '27000' })
  assert.equal(order.balance, (START - 27_000n).toString())
  assert.equal(await holds(house, who), START - 27_000n)
  const [ticket] = order.tickets
  assert.ok(ticket)
  assert.deepEqual(
    [ticket.state, ticket.stake, ticket.lines, ticket.unit, ticket.selection, ticket.canCancel],
    ['ACCEPTED', '27000', 1, '1000', ['58'], true],
  )
  assert.match(ticket.rules, /^[0-9a-f]{16}$/)
  assert.equal(ticket.commitment, at(await lottery.numeros(FIVE), 1).commitment, 'what was committed to before')
  assert.match(ticket.commitment ?? '', /^[0-9a-f]{64}$/)
  const { balance: _, ...receipt } = order
  assert.deepEqual((await orderOf(who, order.orderNo)).value, receipt, 'what is answered at once is what is read later')
  await lottery.pass(FIVE, numero)
  const settled = (await orderOf(who, order.orderNo)).value!
  const [after] = settled.tickets
  assert.ok(after?.state === 'WON' || after?.state === 'LOST', after?.state)
  assert.equal(after.canCancel, false)
  assert.equal(await holds(house, who), START - 27_000n + BigInt(after.payout))
  const tails = Object.values(after.result as Record<string, string[]>)
    .flat()
    .map((number) => number.slice(-2))
  assert.equal(after.hits, tails.filter((tail) => tail === '58').length, 'what the result says is what was paid')
  assert.equal(after.payout, (BigInt(after.hits) * 99_000n).toString())
  assert.deepEqual(await house.breaks(), [])
})

test('several tickets of several games are taken together, or none of them', async () => {
  const who = await newSomebody(house)
  const [five, ssc] = [await nextOf(FIVE), await nextOf('SSC_5M')]
  const good = lo2(five)
  const digits = {
    gameCode: 'SSC_5M',
    numero: ssc,
    betType: 'SSC_DWD',
    selection: [[7], [], [], [], [1]],
    unit: '2000',
  }
  const order = await placed(house, who, { tickets: [good, digits], clientTotal: '31000' })
  assert.deepEqual(
    order.tickets.map(({ gameCode, stake }) => [gameCode, stake]),
    [
      [FIVE, '27000'],
      ['SSC_5M', '4000'],
    ],
  )
  const before = await holds(house, who)
  const bad = await place(house, who, { tickets: [good, { ...good, selection: ['7'] }], clientTotal: '54000' })
  assert.deepEqual([bad.errorCode, (bad.value as unknown as { ticket: number }).ticket], ['LOT_E_NUMBER_FORMAT', 1])
  assert.equal(await holds(house, who), before)
  assert.equal((await ordersOf(who)).value!.list.length, 1)
})

test('fifty tickets in one order; fifty-one are no order', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf(FIVE)
  const many = (count: number) => ({
    tickets: Array.from({ length: count }, (_, nth) => ({
      ...lo2(numero, [String(nth).padStart(2, '0')]),
      betType: 'DE_DB',
    })),
    clientTotal: String(count * 1_000),
  })
  const order = await placed(house, who, many(50))
  assert.equal(order.tickets.length, 50)
  assert.equal((await place(house, who, many(51))).errorCode, 'VAL_FIELD')
  assert.deepEqual(await house.breaks(), [])
})

test('ten thousand numbers of LO4 are one ticket', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, 'LO4', {
    minUnit: '10',
    unitStep: '10',
    perDrawPayout: '900000000000',
    perPlayerPayout: '900000000000',
  })
  const numero = await nextOf(FIVE)
  const all = Array.from({ length: 10_000 }, (_, nth) => String(nth).padStart(4, '0'))
  const ticket = { ...lo2(numero, all, '10'), betType: 'LO4' }
  const began = performance.now()
  const order = await placed(house, who, { tickets: [ticket], clientTotal: '2000000' })
  assert.deepEqual([order.tickets[0]!.lines, order.tickets[0]!.stake], [10_000, '2000000'])
  assert.ok(performance.now() - began < 20_000)
  const few = { ...lo2(numero, all.slice(0, 2_000), '10'), betType: 'LO4' }
  const more = await place(house, who, { tickets: [ticket, ticket, few], clientTotal: '4400000' })
  assert.equal(more.errorCode, 'LOT_E_LINES', 'more numbers than an order may hold up')
  assert.equal((await ordersOf(who)).value!.list[0]!.tickets[0]!.selection, null, 'a list leaves long ones out')
  assert.equal(((await orderOf(who, order.orderNo)).value!.tickets[0]!.selection as string[]).length, 10_000)
  await lottery.terms(FIVE, 'LO4', undefined)
})

test('a repeat under its key is the same order; the key with something else is refused', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf(FIVE)
  const key = randomUUID()
  const order = { tickets: [lo2(numero)], clientTotal: '27000' }
  const replies = await Promise.all([place(house, who, order, key), place(house, who, order, key)])
  const again = await place(house, who, order, key)
  const numbers = [...replies, again].map((reply) => reply.value?.orderNo)
  assert.equal(new Set(numbers).size, 1, JSON.stringify(numbers))
  assert.equal(await holds(house, who), START - 27_000n)
  const other = await place(house, who, { tickets: [lo2(numero, ['59'])], clientTotal: '27000' }, key)
  assert.deepEqual([other.status, other.errorCode], [409, 'SYS_KEY_REUSED'])
  // Replies are kept a day; the ledger knows the key for ever.
  await sql`delete from platform.once_reply where owner_id = ${who.member.id}`.execute(house.parts.database.db)
  assert.equal((await place(house, who, order, key)).errorCode, 'SYS_KEY_REUSED')
  assert.equal(await holds(house, who), START - 27_000n)
})

test('while a withdrawal waits, every balance is what can still be spent, asked once or again', async () => {
  const who = await newSomebody(house)
  const held = 4_000_000n
  const [hold, key, back] = [randomUUID(), randomUUID(), randomUUID()]
  const query = queryOf(house.parts.database.db)
  const about = { owner: who.member.id, source: SOURCE.WITHDRAWAL, at: house.parts.clock.now() }
  await reserve(query, { ...about, account: WALLET.MAIN, key: hold, amount: amount(held) })
  const order = { tickets: [lo2(await nextOf(FIVE))], clientTotal: '27000' }
  const [first, again] = [await place(house, who, order, key), await place(house, who, order, key)]
  const left = (START - 27_000n - held).toString()
  assert.deepEqual([first.value!.balance, again.value!.balance], [left, left])
  const { ticketNo } = first.value!.tickets[0]!
  const bet = async () => (await askAs<Bets['list'][number]>(house, who, 'GET', `/wps/v2/bets/${ticketNo}`)).value!
  const balances = async () => [(await bet()).balanceBefore, (await bet()).balanceAfter]
  const before = (START - held).toString()
  assert.deepEqual(await balances(), [before, left])
  assert.equal((await cancel(who, ticketNo, back)).value!.balance, before)
  assert.deepEqual(await balances(), [before, before])
  await release(query, { ...about, hold }, randomUUID(), amount(held), about.at)
  assert.deepEqual(await house.breaks(), [])
})

test('another member sees and moves nothing of it, on any call', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  const [first, second, third] = await lottery
    .numeros(FIVE)
    .then((list) => list.slice(1, 4).map(({ numero }) => numero))
  const chase = { numeros: [first, second, third], multiples: [1, 1, 1], stopOnWin: false }
  const order = await placed(house, who, { tickets: [lo2(first!)], chase, clientTotal: '81000' })
  const [ticket] = order.tickets
  for (const no of [order.orderNo, order.chase!.id]) assert.equal((await orderOf(other, no)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual((await ordersOf(other)).value!.list, [])
  assert.equal((await cancel(other, ticket!.ticketNo)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await stop(other, order.chase!.id)).errorCode, 'SYS_NOT_FOUND')
  for (const wrong of ['x', randomUUID(), "'; --"]) {
    const name = encodeURIComponent(wrong)
    assert.equal((await orderOf(who, name)).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await cancel(who, name)).errorCode, 'SYS_NOT_FOUND')
    assert.equal((await stop(who, name)).errorCode, 'SYS_NOT_FOUND')
  }
  assert.equal(await holds(house, other), START)
  assert.equal(await holds(house, who), START - 81_000n)
})

test('a chase is as many tickets, each with its times; ending it returns what is not being bet on yet', async () => {
  const who = await newSomebody(house)
  const numeros = (await lottery.numeros(ONE)).slice(1, 5).map(({ numero }) => numero)
  const chase = { numeros, multiples: [1, 2, 4, 8], stopOnWin: true }
  const tickets = [{ ...lo2(numeros[0]!, ['58'], '1000', ONE), betType: 'DE_DB' }]
  const order = await placed(house, who, { tickets, chase, clientTotal: '15000' })
  assert.deepEqual(
    order.tickets.map(({ stake, numero }) => [numero, stake]),
    numeros.map((numero, nth) => [numero, String(1_000 * 2 ** nth)]),
  )
  assert.deepEqual([order.chase!.left, order.chase!.stopOnWin], [3, true], 'the first stands like a ticket')
  assert.equal((await cancel(who, order.tickets[0]!.ticketNo)).errorCode, 'LOT_E_CANCEL', 'not in a game of a minute')
  const before = await holds(house, who)
  await lottery.pass(ONE, numeros[0]!)
  const won = BigInt((await orderOf(who, order.orderNo)).value!.payout)
  if (won > 0n) return
  const key = randomUUID()
  const stopped = await stop(who, order.chase!.id, key)
  assert.deepEqual(stopped.value, {
    cancelled: 2,
    returned: '12000',
    runsOn: [numeros[1]],
    balance: (before + 12_000n).toString(),
  })
  assert.deepEqual((await stop(who, order.chase!.id, key)).value, stopped.value, 'asked again it is the same')
  assert.equal(await holds(house, who), before + 12_000n)
  const after = (await orderOf(who, order.orderNo)).value!
  assert.deepEqual(
    after.tickets.slice(1).map(({ state, reason }) => `${state} ${reason}`),
    ['ACCEPTED undefined', 'CANCELLED CHASE_STOPPED', 'CANCELLED CHASE_STOPPED'],
  )
  assert.deepEqual(await house.breaks(), [])
})

/** A chase on some of the next draws of a game, a thousand each. */
async function chased(who: Somebody, code: string, draws: readonly number[]) {
  const list = await lottery.numeros(code)
  const numeros = draws.map((nth) => at(list, nth).numero)
  const tickets = [{ ...lo2(numeros[0]!, ['58'], '1000', code), betType: 'DE_DB' }]
  const chase = { numeros, multiples: numeros.map(() => 1), stopOnWin: false }
  const clientTotal = String(1_000 * numeros.length)
  return { numeros, order: await placed(house, who, { tickets, chase, clientTotal }) }
}

test('in a game whose tickets can’t be taken back, a chase of one can’t be ended, near or far', async () => {
  const who = await newSomebody(house)
  for (const nth of [1, 9]) {
    const { order } = await chased(who, FAST, [nth])
    const before = await holds(house, who)
    assert.equal(order.chase!.left, 0)
    assert.equal((await stop(who, order.chase!.id)).errorCode, 'LOT_E_CHASE_RUNS', `${nth} draws ahead`)
    assert.equal(await holds(house, who), before)
    assert.equal((await orderOf(who, order.orderNo)).value!.tickets[0]!.state, 'ACCEPTED')
  }
  assert.deepEqual(await house.breaks(), [])
})

test('a chase of many there: its first draw runs on, the later ones are given back', async () => {
  const who = await newSomebody(house)
  const { numeros, order } = await chased(who, FAST, [3, 4, 5])
  const { value } = await stop(who, order.chase!.id)
  assert.deepEqual([value!.cancelled, value!.returned, value!.runsOn], [2, '2000', [numeros[0]]])
  assert.equal(await holds(house, who), START - 1_000n)
  assert.equal((await orderOf(who, order.orderNo)).value!.chase!.left, 0)
})

test('where tickets can be taken back, all of a chase can that isn’t locked', async () => {
  const who = await newSomebody(house)
  const { numeros, order } = await chased(who, FIVE, [0, 1, 2])
  house.advance(Date.parse(order.tickets[0]!.lockAt) - house.parts.clock.now())
  const { value } = await stop(who, order.chase!.id)
  assert.deepEqual([value!.cancelled, value!.returned, value!.runsOn], [2, '2000', [numeros[0]]])
  const { order: whole } = await chased(who, FIVE, [1])
  assert.deepEqual((await stop(who, whole.chase!.id)).value!.runsOn, [])
})

test('a chase of which nothing is left can not be ended', async () => {
  const who = await newSomebody(house)
  const { numeros, order } = await chased(who, FIVE, [1])
  await lottery.pass(FIVE, numeros[0]!)
  assert.equal((await stop(who, order.chase!.id)).errorCode, 'LOT_E_CHASE_RUNS')
})

test('a ticket is taken back before its lock, once, and never after', async () => {
  const who = await newSomebody(house)
  const [first, second] = (await lottery.numeros(FIVE)).slice(1, 3).map(({ numero }) => numero)
  const order = await placed(house, who, { tickets: [lo2(first!, ['91']), lo2(second!, ['91'])], clientTotal: '54000' })
  const [ticket, other] = order.tickets
  const key = randomUUID()
  const back = await cancel(who, ticket!.ticketNo, key)
  assert.deepEqual(back.value, { returned: '27000', balance: (START - 27_000n).toString() })
  assert.deepEqual((await cancel(who, ticket!.ticketNo, key)).value, back.value)
  assert.equal((await cancel(who, other!.ticketNo, key)).errorCode, 'SYS_KEY_REUSED', 'the key of another ticket')
  assert.equal((await cancel(who, ticket!.ticketNo)).errorCode, 'LOT_E_CANCEL')
  const { rows } = await sql<{ units: bigint }>`select sum(units)::bigint as units from lottery.exposure e
    join lottery.draw d on d.no = e.draw_no where d.game = ${FIVE} and d.numero = ${first!} and e.key = '91'`.execute(
    house.parts.database.db,
  )
  assert.equal(rows[0]!.units ?? 0n, 0n, 'what it took of the number is free again')
  house.advance(Date.parse(other!.lockAt) - house.parts.clock.now())
  assert.equal((await cancel(who, other!.ticketNo)).errorCode, 'LOT_E_CANCEL', 'the lock itself is closed')
  assert.equal(await holds(house, who), START - 27_000n)
  assert.deepEqual(await house.breaks(), [])
})

test('a trial account bets its play money, on draws of the house only', async () => {
  const trial = await newSomebody(house, 4)
  const numero = await nextOf(FIVE)
  const order = await placed(house, trial, { tickets: [lo2(numero)], clientTotal: '27000' })
  assert.deepEqual([order.currency, order.mode], ['TRL', 'TRIAL'])
  const official = (await lottery.numeros('VN_N'))[0]!.numero
  const refused = await place(house, trial, { tickets: [lo2(official, ['58'], '1000', 'VN_N')], clientTotal: '27000' })
  assert.equal(refused.errorCode, 'LOT_E_TRIAL')
  const view = await askAs<OnWire<ReplyOf<typeof contract.lotteryGame>>>(house, trial, 'GET', `/lgw/games/${FIVE}`)
  assert.equal(view.value!.game.gameCode, FIVE)
})

test('part of a ticket is taken where that is asked for, and the exposure closes a number', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  await lottery.terms(FIVE, 'DE_DB', {
    perDrawMaxUnit: '5000',
    tiers: [{ fromUnit: '2000', milli: { '': odds(90_000) } }],
  })
  const numero = await nextOf(FIVE)
  const bet = (unit: string, more: object = {}) => ({
    tickets: [{ ...lo2(numero, ['77'], unit), betType: 'DE_DB', ...more }],
    clientTotal: unit,
  })
  const first = await placed(house, who, bet('3000'))
  assert.deepEqual((first.tickets[0]!.price as { milli: object }).milli, { '': 99_000 }, 'the odds before the bet')
  const full = await place(house, other, bet('3000'))
  assert.deepEqual(
    [full.errorCode, (full.value as unknown as { availableUnit: string }).availableUnit],
    ['LOT_E_LIMIT_EXPOSURE', '2000'],
  )
  const seen = { seen: { '': 99_000 } }
  const changed = await place(house, other, bet('1000', seen))
  assert.equal(changed.errorCode, 'LOT_E_ODDS_CHANGED')
  assert.deepEqual((changed.value as unknown as { milli: object }).milli, { '': 90_000 })
  const partial = await placed(house, other, { ...bet('3000', seen), acceptPartial: true, acceptOddsChange: true })
  assert.deepEqual([partial.tickets[0]!.unit, partial.stake], ['2000', '2000'])
  assert.deepEqual((partial.tickets[0]!.price as { milli: object }).milli, { '': 90_000 })
  const view = await askAs<OnWire<ReplyOf<typeof contract.lotteryGame>>>(house, who, 'GET', `/lgw/games/${FIVE}`)
  assert.ok(view.value!.betTypes.some(({ code }) => code === 'DE_DB'))
  await lottery.terms(FIVE, 'DE_DB', undefined)
})

test('two players never both get the last units of a number', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => newSomebody(house)))
  await lottery.terms(FIVE, 'DE_DB', { perDrawMaxUnit: '3000' })
  const numero = await nextOf(FIVE)
  const order = { tickets: [{ ...lo2(numero, ['88']), betType: 'DE_DB' }], clientTotal: '1000' }
  const replies = await Promise.all(crowd.map((who) => place(house, who, order)))
  const codes = replies.map(({ errorCode, success }) => (success ? 'taken' : errorCode))
  assert.equal(codes.filter((code) => code === 'taken').length, 3, codes.join(' '))
  assert.ok(
    codes.every((code) => code === 'taken' || code === 'LOT_E_LIMIT_EXPOSURE'),
    codes.join(' '),
  )
  await lottery.terms(FIVE, 'DE_DB', undefined)
  assert.deepEqual(await house.breaks(), [])
})

test('a lower series gives the difference back in cash, win or lose', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf('SSC_5M')
  const ticket = {
    gameCode: 'SSC_5M',
    numero,
    betType: 'SSC_DWD',
    selection: [[1], [], [], [], []],
    unit: '2000',
    series: 1860,
  }
  const order = await placed(house, who, { tickets: [ticket], clientTotal: '2000' })
  await lottery.pass('SSC_5M', numero)
  const [after] = (await orderOf(who, order.orderNo)).value!.tickets
  assert.equal(after!.rebate, '100')
  assert.equal(await holds(house, who), START - 2_000n + 100n + BigInt(after!.payout))
  assert.deepEqual(await house.breaks(), [])
})

test('orders come page by page, narrowed; the betting record says what was bet', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf(FIVE)
  const numbers: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    const order = await placed(house, who, { tickets: [lo2(numero, [`1${nth}`])], clientTotal: '27000' })
    numbers.unshift(order.orderNo)
    house.advance(1_000)
  }
  const seen: string[] = []
  let after = ''
  do {
    const page: Orders = (await ordersOf(who, `?pageSize=2${after && `&after=${encodeURIComponent(after)}`}`)).value!
    seen.push(...page.list.map(({ orderNo }) => orderNo))
    after = page.next ?? ''
  } while (after)
  assert.deepEqual(seen, numbers)
  const count = async (query: string) => (await ordersOf(who, query)).value!.list.length
  assert.equal(await count(`?gameCode=${FIVE}&numero=${numero}&state=OPEN`), 5)
  assert.equal(await count('?state=SETTLED'), 0)
  assert.equal(await count('?gameCode=SSC_5M'), 0)
  for (const bad of ['?after=x', '?from=2026-02-31', '?gameCode=%27', '?state=NO'])
    assert.equal((await ordersOf(who, bad)).errorCode, 'VAL_FIELD', bad)
  const bets = await askAs<Bets>(house, who, 'GET', '/wps/v2/bets')
  const [row] = bets.value!.list
  assert.deepEqual([row!.product, row!.status, row!.gameId], ['VNLOTT', 'OPEN', FIVE])
  assert.match(row!.detail, /^\d{2}\/\d{2}\/\d{4} #\d{4} · .* · 14$/)
  assert.equal((await orderOf(who, row!.roundId!)).value!.orderNo, numbers[0], 'the record leads to the receipt')
  const reply = await askAs<records.BetRow>(house, who, 'GET', `/wps/v2/bets/${row!.betNo}`)
  assert.equal(reply.value!.detail, row!.detail)
})

test('the betting record names draw and choice in the words of its reader, never in codes', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf('SSC_5M')
  const bet = { gameCode: 'SSC_5M', numero, betType: 'SSC_SUM5', selection: ['BIG'], unit: '1000' }
  await placed(house, who, { tickets: [bet], clientTotal: '1000' })
  const detail = async (language: string) =>
    (await askAs<Bets>(house, who, 'GET', '/wps/v2/bets', undefined, { language })).value!.list[0]!.detail
  const [, year, month, day, place] = /^(\d{4})(\d{2})(\d{2})(\d{4})$/.exec(numero)!
  assert.equal(await detail('VI'), `${day}/${month}/${year} #${place} · Tổng 5 số · Tài`)
  assert.equal(await detail('EN'), `${day}/${month}/${year} #${place} · Sum of five · Big`)
})

test('who is excluded, paused, limited or locked bets nothing', async () => {
  const numero = await nextOf(FIVE)
  const order = { tickets: [lo2(numero)], clientTotal: '27000' }
  const { db } = house.parts.database
  const codeFor = async (who: Somebody) => (await place(house, who, order)).errorCode
  const excluded = await newSomebody(house)
  await sql`insert into protection.guard (owner_id, merchant_id, excluded) values (${excluded.member.id}, 'senluna', true)`.execute(
    db,
  )
  assert.equal(await codeFor(excluded), 'AUTH_EXCLUDED')
  const cooling = await newSomebody(house)
  const until = new Date(house.parts.clock.now() + 60 * MINUTE)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until) values (${cooling.member.id}, 'senluna', ${until})`.execute(
    db,
  )
  assert.equal(await codeFor(cooling), 'RG_COOLING_OFF')
  const locked = await newSomebody(house)
  await sql`insert into members.lock (member_id, kind, at, staff_name, reason)
    values (${locked.member.id}, 'BET', ${new Date(house.parts.clock.now())}, 'test', 'test')`.execute(db)
  assert.equal(await codeFor(locked), 'AUTH_RESTRICTED')
  const limited = await newSomebody(house)
  const set = await askAs(house, limited, 'PUT', '/wps/v2/rg', { kind: 'lossDay', value: '20000' })
  assert.equal(set.success, true, set.errorCode)
  assert.equal(await codeFor(limited), 'RG_LIMIT')
  const capped = await newSomebody(house)
  const capTo = (most: bigint, products: readonly Product[]) =>
    db
      .transaction()
      .execute((tx) =>
        capStakes(
          tx,
          { memberId: capped.member.id, merchantCode: merchantCode('senluna') },
          { most: amount(most), products, until: later(house.parts.clock.now(), 60 * MINUTE) },
        ),
      )
  await capTo(26_999n, PRODUCTS)
  const refused = await place(house, capped, order)
  assert.deepEqual([refused.errorCode, refused.value], ['BET_BONUS_MAX', { maxBet: '26999' }], 'an order counts whole')
  await capTo(27_000n, ['RNG'])
  assert.equal(await codeFor(capped), 'BET_BONUS_GAME')
  for (const who of [excluded, cooling, locked, limited, capped]) assert.equal(await holds(house, who), START)
})
