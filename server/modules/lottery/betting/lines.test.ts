import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { odds } from '@senluna/kit/money.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { at } from '@senluna/kit/assert.ts'
import { askAs, holds, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// Unit and odds of each number of a ticket by themselves, through HTTP.

const FIVE = 'VN_FAST_N_300'
const START = 10_000_000n
const TERMS = { perDrawMaxUnit: '20000', tiers: [{ fromUnit: '10000', milli: { '': odds(90_000) } }] }

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
  await lottery.terms(FIVE, 'DE_DB', TERMS)
}, 60_000)
afterAll(() => house.close())

const nextOf = async () => at(await lottery.numeros(FIVE), 1).numero
const bet = (numero: string, selection: string[], unit: string, more: object = {}) => ({
  tickets: [{ gameCode: FIVE, numero, betType: 'DE_DB', selection, unit, seen: { '': 99_000 } }],
  clientTotal: (BigInt(unit) * BigInt(selection.length)).toString(),
  ...more,
})

/** A draw of which 52 is bet up to 15,000 and 53 up to 10,000. */
async function worn(): Promise<{ numero: string; who: Somebody }> {
  const [first, who] = [await newSomebody(house), await newSomebody(house)]
  await lottery.pass(FIVE, at(await lottery.numeros(FIVE), 0).numero)
  const numero = await nextOf()
  await placed(house, first, bet(numero, ['52'], '15000'))
  await placed(house, first, bet(numero, ['53'], '10000'))
  return { numero, who }
}

type Placed = Awaited<ReturnType<typeof placed>>
const accepted = ({ tickets }: Placed) =>
  tickets.map(({ selection, unit, stake, price }) => [
    selection,
    unit,
    stake,
    (price as { milli: Record<string, number> }).milli[''],
  ])

const taken = async (numero: string) => {
  const { rows } = await sql<{ key: string; units: bigint }>`
    select key, units from lottery.exposure join lottery.draw on no = draw_no
    where game = ${FIVE} and numero = ${numero} and key <> '' order by key`.execute(house.parts.database.db)
  return Object.fromEntries(rows.map(({ key, units }) => [key, Number(units)]))
}

test('each number is taken for what it takes and at its own odds, and the player pays for that', async () => {
  const { numero, who } = await worn()
  const order = bet(numero, ['51', '52', '53'], '8000')
  const full = await place(house, who, order)
  assert.deepEqual(
    [full.errorCode, full.value],
    ['LOT_E_LIMIT_EXPOSURE', { ticket: 0, at: '52', availableUnit: '5000' }],
  )
  const lower = await place(house, who, { ...order, acceptPartial: true })
  assert.deepEqual(
    [lower.errorCode, lower.value],
    [
      'LOT_E_ODDS_CHANGED',
      { ticket: 0, at: '52', milli: { '': 90_000 }, fallen: ['52', '53'].map((at) => ({ at, milli: { '': 90_000 } })) },
    ],
  )
  assert.equal(await holds(house, who), START, 'nothing was charged')

  const key = randomUUID()
  const asked = { ...order, acceptPartial: true, acceptOddsChange: true }
  const reply = (await place(house, who, asked, key)).value
  assert.ok(reply)
  assert.deepEqual(accepted(reply), [
    [['51'], '8000', '8000', 99_000],
    [['52'], '5000', '5000', 90_000],
    [['53'], '8000', '8000', 90_000],
  ])
  assert.equal(reply.balance, (START - 21_000n).toString())
  assert.deepEqual(await taken(numero), { '51': 8000, '52': 20_000, '53': 18_000 })
  assert.deepEqual(
    accepted((await place(house, who, asked, key)).value!),
    accepted(reply),
    'asked again it is the same order',
  )
  assert.equal(await holds(house, who), START - 21_000n)

  const second = reply.tickets[1]
  assert.ok(second)
  const back = await askAs<OnWire<ReplyOf<typeof contract.cancelTicket>>>(
    house,
    who,
    'POST',
    `/lgw/tickets/${second.ticketNo}/cancel`,
    undefined,
    { 'idempotency-key': randomUUID() },
  )
  assert.equal(back.value?.returned, '5000')
  assert.deepEqual(await taken(numero), { '51': 8000, '52': 15_000, '53': 18_000 })

  await lottery.pass(FIVE, numero)
  const after = await askAs<OnWire<ReplyOf<typeof contract.lotteryOrderOf>>>(
    house,
    who,
    'GET',
    `/lgw/orders/${reply.orderNo}`,
  )
  const paid = after.value?.tickets.reduce((sum, { payout }) => sum + BigInt(payout), 0n) ?? 0n
  for (const { state, hits, payout, unit, price } of after.value?.tickets ?? [])
    if (state === 'WON')
      assert.equal(
        payout,
        (
          (BigInt(hits) * BigInt(unit) * BigInt((price as { milli: Record<string, number> }).milli[''] ?? 0)) /
          1000n
        ).toString(),
      )
  assert.equal(await holds(house, who), START - 16_000n + paid)
  assert.deepEqual(await house.breaks(), [])
})

test('numbers that stand alike stay on one ticket', async () => {
  const { numero, who } = await worn()
  const reply = await placed(house, who, bet(numero, ['53', '54', '55'], '2000', { acceptOddsChange: true }))
  assert.deepEqual(accepted(reply), [
    [['53'], '2000', '2000', 90_000],
    [['54', '55'], '2000', '4000', 99_000],
  ])
  const alike = await placed(house, who, bet(numero, ['60', '61'], '2000'))
  assert.deepEqual(accepted(alike), [[['60', '61'], '2000', '4000', 99_000]])
  assert.deepEqual(await house.breaks(), [])
})

test('players who meet on one number get no more of it together than it takes', async () => {
  const { numero } = await worn()
  const crowd = await Promise.all(Array.from({ length: 6 }, () => newSomebody(house)))
  const replies = await Promise.all(
    crowd.map((who) =>
      place(house, who, bet(numero, ['52', '57'], '2000', { acceptPartial: true, acceptOddsChange: true })),
    ),
  )
  const got = replies.flatMap(({ value, success }) => (success && value ? accepted(value) : []))
  const lineOf = (number: string) =>
    got.filter(([selection]) => String(selection) === number).reduce((sum, [, unit]) => sum + Number(unit), 0)
  assert.equal(lineOf('52'), 5000)
  assert.equal(lineOf('57'), 6000, 'those who got nothing of 52 got nothing of the rest of their ticket')
  assert.deepEqual(await taken(numero), { '52': 20_000, '53': 10_000, '57': 6000 })
  assert.deepEqual(await house.breaks(), [])
})

test('a refusal tells the figure it goes by', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf()
  await lottery.terms(FIVE, 'DE_DB', { perTicketMaxUnit: '2000' })
  const over = await place(house, who, bet(numero, ['51', '52'], '3000'))
  assert.deepEqual([over.errorCode, over.value], ['LOT_E_LIMIT_TICKET', { ticket: 0, at: '51', mostUnit: '2000' }])
  await lottery.terms(FIVE, 'DE_DB', TERMS)
  const [ticket] = bet(numero, ['51'], '1000').tickets
  const few = await place(house, who, { tickets: [{ ...ticket, betType: 'XIEN2' }], clientTotal: '1000' })
  assert.deepEqual([few.errorCode, few.value], ['LOT_E_COUNT', { ticket: 0, least: 2, most: 20 }])
})
