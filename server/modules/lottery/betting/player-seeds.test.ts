import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { at } from '@senluna/kit/assert.ts'
import { askAs, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { lotteryOf, openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// What players give to mix with: kept with the order, taken up by the draw, shown to be in it.

const GAME = 'VN_FAST_N_60'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([GAME, 'VN_N'])
  house = lottery.house
}, 60_000)
afterAll(() => house.close())

type Inclusion = OnWire<ReplyOf<typeof contract.orderInclusion>>
type OrderReply = OnWire<ReplyOf<typeof contract.lotteryOrderOf>>

const ticket = (numero: string, gameCode = GAME) => ({
  gameCode,
  numero,
  betType: 'LO2',
  selection: ['58'],
  unit: '1000',
})
const order = (numero: string, seed?: string) => ({
  tickets: [ticket(numero)],
  clientTotal: '27000',
  ...(seed === undefined ? {} : { seed }),
})
const nextNumero = async () => at(await lottery.numeros(GAME), 1).numero
const inclusionOf = (who: Somebody, no: string, numero: string) =>
  askAs<Inclusion>(house, who, 'GET', `/lgw/orders/${no}/draws/${GAME}/${numero}`)
const evidenceOf = async (numero: string) =>
  (await house.app.inject({ url: `/lgw/draws/${GAME}/${numero}`, headers: { host: 'localhost' } })).json<{
    value: Record<string, unknown>
  }>().value

/** The draw worked out again by the verifier. */
async function verified(numero: string, inclusion?: Inclusion, noted = {}) {
  const evidence = readEvidence({ ...(await evidenceOf(numero)), inclusion })
  const structure = STRUCTURES.get(evidence.profile)
  assert.ok(structure)
  return verifyDraw(evidence, structure, { whose: 'SELF' }, noted)
}

test('a draw takes up the seeds of all orders, each can show its own is in it, and nobody another’s', async () => {
  const [ann, ben, nobody] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  const numero = await nextNumero()
  const first = await placed(house, ann, order(numero, 'my-own_seed'))
  const [second, third] = await Promise.all([
    placed(house, ben, order(numero, 'another')),
    placed(house, ann, order(numero, 'once-more')),
  ])
  const without = await placed(house, nobody, order(numero))
  assert.equal(at(first.tickets, 0).seed, 'my-own_seed')
  assert.equal(at(without.tickets, 0).seed, undefined)
  assert.equal((await inclusionOf(ann, first.orderNo, numero)).errorCode, 'SYS_NOT_FOUND', 'its root isn’t known yet')
  assert.equal((await evidenceOf(numero)).players, undefined)

  await lottery.pass(GAME, numero)
  house.advance(2_000)
  const { players } = await evidenceOf(numero)
  assert.equal((players as { orders: number }).orders, 3)
  for (const [who, placedOrder, seed] of [
    [ann, first, 'my-own_seed'],
    [ben, second, 'another'],
    [ann, third, 'once-more'],
  ] as const) {
    const inclusion = (await inclusionOf(who, placedOrder.orderNo, numero)).value
    assert.ok(inclusion)
    assert.deepEqual([inclusion.orderNo, inclusion.seed], [placedOrder.orderNo, seed])
    const noted = { commitment: at(placedOrder.tickets, 0).commitment, order: placedOrder.orderNo, seed }
    const { verdict, checks } = await verified(numero, inclusion, noted)
    assert.equal(verdict, 'MATCH', JSON.stringify(checks))
    assert.ok(checks.some(({ what, holds }) => what === 'players' && holds))
    assert.equal((await verified(numero, inclusion, { ...noted, seed: 'not-mine' })).verdict, 'DIFFERENT')
  }
  const read = (await askAs<OrderReply>(house, ben, 'GET', `/lgw/orders/${second.orderNo}`)).value
  assert.equal(at(read!.tickets, 0).seed, 'another')
  assert.equal((await inclusionOf(ben, first.orderNo, numero)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await inclusionOf(nobody, without.orderNo, numero)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await inclusionOf(ann, first.orderNo, '0')).errorCode, 'SYS_NOT_FOUND')
  // Without them it would have been another draw, and evidence that hides them differs.
  const { players: _, ...hidden } = await evidenceOf(numero)
  const evidence = readEvidence(hidden)
  assert.equal(verifyDraw(evidence, STRUCTURES.get(evidence.profile)!).verdict, 'DIFFERENT')
})

test('the same call again keeps one seed; another seed under its key is refused', async () => {
  const who = await newSomebody(house)
  const numero = await nextNumero()
  const key = randomUUID()
  const once = await place(house, who, order(numero, 'one'), key)
  const again = await place(house, who, order(numero, 'one'), key)
  assert.equal(again.value?.orderNo, once.value?.orderNo)
  assert.equal(at(again.value!.tickets, 0).seed, 'one')
  assert.equal((await place(house, who, order(numero, 'two'), key)).errorCode, 'SYS_KEY_REUSED')
  const { rows } = await lotteryOf(house).pool.query('select seed from lottery.player_seed where order_id = $1', [key])
  assert.deepEqual(rows, [{ seed: 'one' }])
})

test('an order of several draws gives its seed to each of them, and stays in what it gave when taken back', async () => {
  const who = await newSomebody(house)
  const numeros = (await lottery.numeros(GAME)).slice(1, 4).map(({ numero }) => numero)
  const chased = await placed(house, who, {
    tickets: [ticket(at(numeros, 0))],
    chase: { numeros, multiples: ['1', '1', '1'].map(Number), stopOnWin: false },
    clientTotal: '81000',
    seed: 'chase',
  })
  assert.equal(chased.tickets.length, 3)
  for (const { seed } of chased.tickets) assert.equal(seed, 'chase')
  await askAs(house, who, 'POST', `/lgw/tickets/${at(chased.tickets, 0).ticketNo}/cancel`, undefined, {
    'idempotency-key': randomUUID(),
  })
  await lottery.pass(GAME, at(numeros, 0))
  house.advance(2_000)
  const inclusion = (await inclusionOf(who, chased.orderNo, at(numeros, 0))).value
  assert.ok(inclusion)
  assert.equal((await verified(at(numeros, 0), inclusion)).verdict, 'MATCH')
})

test('a seed that is none is refused, and nothing is placed', async () => {
  const who = await newSomebody(house)
  const numero = await nextNumero()
  for (const seed of ['', 'a b', 'x'.repeat(65), 'ạ', '\0'])
    assert.equal((await place(house, who, order(numero, seed))).errorCode, 'VAL_FIELD')
})

test('after the lock nothing is added to what a draw is mixed with', async () => {
  const numero = await nextNumero()
  await lottery.pass(GAME, numero)
  const { pool } = lotteryOf(house)
  const { rows } = await pool.query<{ no: number; state: number }>(
    'select no, state from lottery.draw where game = $1 and numero = $2',
    [GAME, numero],
  )
  const { no, state } = at(rows, 0)
  assert.equal(state, 2)
  await pool.query('select lottery.keep_seeds($1, $2, $3, $4, $5)', [[randomUUID()], ['L1'], ['late'], [1], [no]])
  const kept = await pool.query('select from lottery.player_seed where draw_no = $1 and seed = $2', [no, 'late'])
  assert.equal(kept.rowCount, 0)
  await assert.rejects(
    pool.query(`insert into lottery.player_seed values ($1, gen_random_uuid(), 'x', '')`, [no]),
    /permission denied/,
  )
})
