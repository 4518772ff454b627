import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { placeOrder } from '@senluna/contract/lottery.ts'
import { REFUSALS, type RefusalCode } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import { seeded } from '@senluna/games/art/svg.ts'
import { GAMES, offeredTypes } from '@senluna/games/lottery/rules/index.ts'
import { holds, leave, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { openLotteryHouse, place, type LotteryHouse } from '../testing/lottery-house.ts'

// Every rule that an order can break, in the order in which they are looked at.

const FIVE = 'VN_FAST_N_300'
const FUZZED = [FIVE, 'VN_FAST_S_300', 'SSC_5M', 'X115_5M', 'K3_5M', 'PK10_5M', 'PC28_5M', 'KL8_5M', 'LHC_5M', 'D3_1M']

let lottery: LotteryHouse
let house: House
let who: Somebody
let numero: string
const numeros = new Map<string, string>()
beforeAll(async () => {
  lottery = await openLotteryHouse([...FUZZED, 'VN_N', 'VN_S_HCM'])
  house = lottery.house
  who = await newSomebody(house)
  numero = await nextOf(FIVE)
}, 120_000)
afterAll(() => house.close())

const nextOf = async (code: string) => {
  const known = numeros.get(code)
  if (known) return known
  // Far enough ahead for the whole file.
  const list = await lottery.numeros(code)
  const found = at(list, list.length > 60 ? 60 : 0).numero
  numeros.set(code, found)
  return found
}

const ticket = (more: object = {}) => ({
  gameCode: FIVE,
  numero,
  betType: 'DE_DB',
  selection: ['58'],
  unit: '1000',
  ...more,
})
const order = (more: object = {}, total = '1000') => ({ tickets: [ticket(more)], clientTotal: total })

/** What an order is refused with, by somebody who has not asked lately. */
async function codeOf(body: Record<string, unknown>, by = who): Promise<string | undefined> {
  house.advance(400)
  return (await place(house, by, body)).errorCode
}

/** Two wrongs in one order: the reply names the one that is checked first. */
const LADDER: [code: RefusalCode, wrong: () => object][] = [
  ['LOT_E_TYPE', () => ({ betType: 'NO_SUCH' })],
  ['LOT_E_TYPE_REGION', () => ({ betType: 'BAO7' })],
  ['LOT_E_NUMERO_UNKNOWN', () => ({ numero: '202613450001' })],
  ['LOT_E_CLOSED', () => ({ numero: '202511010001' })],
  ['LOT_E_COUNT', () => ({ selection: [] })],
  ['LOT_E_UNIT', () => ({ unit: '1050' })],
  ['LOT_E_SERIES', () => ({ series: 1900 })],
]

test('of two wrongs the earlier rule speaks', async () => {
  for (const [nth, [code, wrong]] of LADDER.entries())
    for (const [later, worse] of LADDER.slice(nth))
      assert.equal(await codeOf(order({ ...worse(), ...wrong() }, '7')), code, `${code} before ${later}`)
})

test('rule 1: the game and the bet type exist and are offered', async () => {
  assert.equal(await codeOf(order({ gameCode: 'NO_GAME' })), 'LOT_E_TYPE')
  assert.equal(await codeOf(order({ betType: 'SSC_DWD' })), 'LOT_E_TYPE')
  assert.equal(await codeOf(order({ gameCode: 'LAO', numero: '20261123' })), 'GAME_DISABLED')
  await lottery.terms(FIVE, 'DE_DB', { closed: true })
  assert.equal(await codeOf(order()), 'LOT_E_TYPE')
  await lottery.terms(FIVE, 'DE_DB', undefined)
  const { db } = house.parts.database
  const off = { code: FIVE, enabled: false, reason: 'test', changed_at: new Date(house.parts.clock.now()) }
  await db
    .insertInto('lottery.game')
    .values(off)
    .onConflict((on) => on.column('code').doUpdateSet(off))
    .execute()
  house.advance(6_000)
  assert.equal(await codeOf(order()), 'GAME_MAINTENANCE')
  await db.updateTable('lottery.game').set({ enabled: true }).where('code', '=', FIVE).execute()
  house.advance(6_000)
  const brand = house.parts.settings.brands.byHost('localhost')!
  const closed = brand.closed
  Object.assign(brand, { closed: { products: ['VNLOTT'], vendors: [] } })
  house.advance(1_100)
  assert.equal(await codeOf(order()), 'GAME_MAINTENANCE')
  Object.assign(brand, { closed })
  house.advance(1_100)
})

test('rule 3: the game draws on that date, the numero exists', async () => {
  const provincial = (day: string) => order({ gameCode: 'VN_S_HCM', numero: day })
  const list = await lottery.numeros('VN_S_HCM')
  const drawn = new Date(Date.parse(list[0]!.drawAt))
  const nextDay = new Date(drawn.getTime() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  assert.equal(await codeOf(provincial(nextDay)), 'LOT_E_NO_DRAW')
  for (const wrong of ['99999999', '20261301', '2026', '202611230001']) {
    assert.equal(await codeOf(provincial(wrong)), 'LOT_E_NUMERO_UNKNOWN', wrong)
  }
  for (const wrong of ['', 'x', '１２３４５６７８', '1'.repeat(15)])
    assert.equal(await codeOf(order({ numero: wrong })), 'VAL_FIELD')
})

test('rule 4: the lock itself is closed', async () => {
  const list = await lottery.numeros('D3_1M')
  const next = list.at(1)!
  const digits = { gameCode: 'D3_1M', numero: next.numero, betType: 'D3_DWD', selection: [[1], [], []], unit: '2000' }
  house.advance(Date.parse(next.lockAt) - house.parts.clock.now() - 1_500)
  assert.equal((await place(house, who, { tickets: [digits], clientTotal: '2000' })).errorCode, undefined)
  house.advance(Date.parse(next.lockAt) - house.parts.clock.now())
  assert.equal((await place(house, who, { tickets: [digits], clientTotal: '2000' })).errorCode, 'LOT_E_CLOSED')
})

test('rules 5 to 8: as many numbers as the type wants, each with its digits, none twice, not too many lines', async () => {
  const cases: [RefusalCode, object][] = [
    ['LOT_E_COUNT', { betType: 'XIEN2', selection: ['58'] }],
    ['LOT_E_COUNT', { betType: 'TRUOT4', selection: ['01', '02', '03'] }],
    ['LOT_E_NUMBER_FORMAT', { selection: ['7'] }],
    ['LOT_E_NUMBER_FORMAT', { selection: ['007'] }],
    ['LOT_E_NUMBER_FORMAT', { selection: [7] }],
    ['LOT_E_NUMBER_FORMAT', { selection: ['５８'] }],
    ['LOT_E_NUMBER_FORMAT', { selection: [' 58'] }],
    ['LOT_E_DUPLICATE', { selection: ['58', '58'] }],
    ['LOT_E_SELECTION', { selection: { numbers: ['58'] } }],
    ['LOT_E_SELECTION', { betType: 'TX_DB', selection: 'TO' }],
  ]
  for (const [code, wrong] of cases) assert.equal(await codeOf(order(wrong)), code, JSON.stringify(wrong))
  const all = Array.from({ length: 10 }, (_, digit) => digit)
  const ssc = await nextOf('SSC_5M')
  const lines = {
    gameCode: 'SSC_5M',
    numero: ssc,
    betType: 'SSC_A5_DIRECT',
    selection: [all, all, all, all, all],
    unit: '10',
  }
  assert.equal(await codeOf({ tickets: [lines], clientTotal: '1000000' }), 'LOT_E_LINES')
})

test('rule 9: the unit and the series are some that can be chosen', async () => {
  for (const unit of ['1', '999', '1050', '1001']) assert.equal(await codeOf(order({ unit })), 'LOT_E_UNIT', unit)
  for (const unit of ['0', '-1000', '1e3', '1.5', '01000', 1000])
    assert.equal(await codeOf(order({ unit })), 'VAL_FIELD')
  for (const multiple of [0, -1, 1.5, 100_000, '2']) assert.equal(await codeOf(order({ multiple })), 'VAL_FIELD')
  assert.equal(await codeOf(order({ unit: '999999999999999900', multiple: 99_999 })), 'LOT_E_UNIT')
  const ssc = {
    gameCode: 'SSC_5M',
    numero: await nextOf('SSC_5M'),
    betType: 'SSC_DWD',
    selection: [[1], [], [], [], []],
    unit: '2000',
  }
  const series = (more: object) => codeOf({ tickets: [{ ...ssc, ...more }], clientTotal: '2000' })
  assert.equal(await series({ series: 1_699 }), 'LOT_E_SERIES')
  assert.equal(await series({ series: 1_990 }), 'LOT_E_SERIES')
  assert.equal(await series({ series: 1_800.5 }), 'VAL_FIELD')
  assert.equal(await series({ unit: '3000' }), 'LOT_E_UNIT')
})

test('rule 10: the total is the server’s', async () => {
  const reply = await place(house, who, order({}, '999'))
  assert.deepEqual([reply.errorCode, reply.value], ['LOT_E_STAKE_MISMATCH', { total: '1000' }])
})

test('rule 11: blocked numbers, limits and odds', async () => {
  await lottery.terms(FIVE, 'DE_DB', { blocked: ['58'] })
  const blocked = await place(house, who, order({ seen: { '': 999_999 }, unit: '9000000' }, '9000000'))
  assert.deepEqual([blocked.errorCode, blocked.value], ['LOT_E_BLOCKED', { ticket: 0, at: '58' }])
  await lottery.terms(FIVE, 'DE_DB', { perTicketMaxUnit: '2000', perDrawMaxUnit: '1500' })
  assert.equal(await codeOf(order({ unit: '3000' }, '3000')), 'LOT_E_LIMIT_TICKET')
  assert.equal(await codeOf(order({ unit: '2000' }, '2000')), 'LOT_E_LIMIT_EXPOSURE')
  await lottery.terms(FIVE, 'DE_DB', { perDrawPayout: '98000' })
  assert.equal(await codeOf(order()), 'LOT_E_LIMIT_EXPOSURE', 'what the draw may pay')
  await lottery.terms(FIVE, 'DE_DB', undefined)
  await lottery.terms(FIVE, '', { perPlayerPayout: '98000' })
  const payout = await place(house, who, order())
  assert.deepEqual([payout.errorCode, payout.value], ['LOT_E_LIMIT_PAYOUT', { ticket: 0, left: '98000' }])
  await lottery.terms(FIVE, '', undefined)
  const odds = await place(house, who, order({ seen: { '': 99_100 } }))
  assert.deepEqual([odds.errorCode, odds.value], ['LOT_E_ODDS_CHANGED', { ticket: 0, milli: { '': 99_000 } }])
})

test('rule 12: the wallet', async () => {
  const poor = await newSomebody(house)
  await leave(house, poor, 999n)
  assert.equal(await codeOf(order(), poor), 'WAL_INSUFFICIENT')
  assert.equal(await holds(house, poor), 999n)
})

test('a chase is of one game, its draws one after the other and still open', async () => {
  const list = (await lottery.numeros(FIVE)).map((draw) => draw.numero)
  const [first, second] = [list[5]!, list[6]!]
  const chase = (numeros: string[], multiples = numeros.map(() => 1), more: object = {}) => ({
    ...order({}, String(1_000 * numeros.length)),
    chase: { numeros, multiples, stopOnWin: false },
    ...more,
  })
  assert.equal(await codeOf(chase([second, first])), 'LOT_E_CHASE')
  assert.equal(await codeOf(chase([first, first])), 'LOT_E_CHASE')
  assert.equal(await codeOf(chase([first, second], [1])), 'LOT_E_CHASE')
  assert.equal(await codeOf(chase([first, second], [1, 0])), 'LOT_E_CHASE')
  assert.equal(await codeOf(chase(['202511010001', first])), 'LOT_E_CHASE')
  const two = [ticket(), ticket({ gameCode: 'VN_FAST_S_300', numero: await nextOf('VN_FAST_S_300') })]
  assert.equal(await codeOf(chase([first], [1], { tickets: two })), 'LOT_E_CHASE')
  const many = list.slice(5, 100)
  const three = Array.from({ length: 3 }, (_, nth) => ticket({ selection: [`0${nth}`] }))
  assert.equal(
    await codeOf(chase(many, undefined, { tickets: three })),
    'LOT_E_CHASE',
    'more tickets than an order holds',
  )
  assert.equal(await codeOf(chase([], [])), 'VAL_FIELD')
})

test('who does not play does not bet', async () => {
  const affiliate = await newSomebody(house, 41)
  const assistant = await newSomebody(house, 42)
  assert.equal(await codeOf(order(), affiliate), 'AUTH_FORBIDDEN')
  assert.equal(await codeOf(order(), assistant), 'AUTH_FORBIDDEN')
})

const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '58',
  '0',
  '\u0000',
  '５８',
  "'; drop table lottery.ticket --",
  [],
  [[]],
  [null],
  [[null], [], [], [], []],
  ['58'],
  ['58', null],
  ['58', ['59']],
  [-1],
  [1.5],
  [99],
  {},
  { length: 3 },
  { multi: [1], single: [1] },
  { multi: 'x', single: {} },
  { pair: [1, 1], pick: ['DRAGON'] },
  { pair: [9, 5], pick: ['DRAGON'] },
  { rank: 99, pick: ['BIG'] },
  { rank: 1, pick: 'BIG' },
  { __proto__: null, constructor: ['x'] },
  { banker: [1], others: [1] },
  [['toString']],
  'constructor',
  '__proto__',
  ['__proto__'],
  Array.from({ length: 20 }, (_, nth) => nth),
  Array.from({ length: 2_000 }, () => '00'),
  [[[[[[[[1]]]]]]]],
]

test('no selection of any bet type is more than taken or refused by a rule', { timeout: 300_000 }, async () => {
  const random = seeded(5)
  const declared = new Set<string>([...placeOrder.refusals, 'VAL_FIELD'])
  const answers = new Map<string, number>()
  const rich = await newSomebody(house)
  for (const code of FUZZED) {
    const game = GAMES.get(code)!
    const where = await nextOf(code)
    for (const type of offeredTypes(game)) {
      const betType = type.code
      // Each type meets some of them: together every one many times.
      for (const selection of ODD.filter(() => random() < 0.12)) {
        const unit = type.pricing === 'SERIES' ? '10' : '1000'
        house.advance(1_500)
        const { errorCode = 'taken' } = await place(house, rich, {
          tickets: [{ gameCode: code, numero: where, betType, selection, unit }],
          clientTotal: '1',
        })
        assert.ok(declared.has(errorCode), `${code} ${betType} ${JSON.stringify(selection)}: ${errorCode}`)
        assert.ok(errorCode in REFUSALS)
        answers.set(errorCode, (answers.get(errorCode) ?? 0) + 1)
      }
    }
  }
  for (const code of [
    'LOT_E_COUNT',
    'LOT_E_NUMBER_FORMAT',
    'LOT_E_SELECTION',
    'LOT_E_STAKE_MISMATCH',
    'LOT_E_DUPLICATE',
  ])
    assert.ok((answers.get(code) ?? 0) > 0, `${code} was met`)
  assert.equal(await holds(house, rich), 10_000_000n)
  assert.deepEqual(await house.breaks(), [])
})
