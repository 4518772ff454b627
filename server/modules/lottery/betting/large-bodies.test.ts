import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { at } from '@senluna/kit/assert.ts'
import { newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { isSelection } from '@senluna/contract/lottery/selection.ts'
import { heavinessOf } from '../../../platform/http/guards/body-weight.ts'
import { openLotteryHouse, place, type LotteryHouse } from '../testing/lottery-house.ts'

// Bodies cost what they weigh: what is large is bounded, counted and read at once.

const FIVE = 'VN_FAST_N_300'
/** Processor time that one piece of work may hold the only thread. */
const MOST_MS = 50
/** The load program posts more of them: `npm run bench bodies`. */
const POSTS = 6

let lottery: LotteryHouse
let house: House
let numeros: string[]
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE])
  house = lottery.house
  numeros = (await lottery.numeros(FIVE)).map(({ numero }) => numero)
  await lottery.terms(FIVE, 'LO4', {
    minUnit: '10',
    unitStep: '10',
    perDrawPayout: '900000000000',
    perPlayerPayout: '900000000000',
  })
}, 120_000)
afterAll(() => house.close())

const ALL = Array.from({ length: 10_000 }, (_, nth) => String(nth).padStart(4, '0'))
const ticket = (selection: unknown, more: object = {}) => ({
  gameCode: FIVE,
  numero: at(numeros, 10),
  betType: 'LO4',
  selection,
  unit: '10',
  ...more,
})
const order = (selection: unknown, more: object = {}) => ({ tickets: [ticket(selection)], clientTotal: '1', ...more })
const codeOf = async (who: Somebody, body: Record<string, unknown>) => {
  // As much as a caller has to wait after a large body.
  house.advance(20_000)
  return (await place(house, who, body)).errorCode
}

/** The longest piece of work of this thread while something happens, in processor time. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let over = false
  let before = used()
  const tick = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
    if (!over) setImmediate(tick)
  }
  setImmediate(tick)
  await work()
  over = true
  return longest
}

/** The heaviest bodies that get past the parser. */
const HEAVY: Record<string, () => Record<string, unknown>> = {
  'a chase that reads its numbers for each draw': () => ({
    ...order(ALL),
    chase: { numeros: numeros.slice(0, 60), multiples: numeros.slice(0, 60).map(() => 1), stopOnWin: false },
  }),
  'fifty tickets of numbers that no bet type reads': () => ({
    tickets: Array.from({ length: 50 }, () => ticket(Array.from({ length: 490 }, (_, nth) => nth))),
    clientTotal: '1',
  }),
  'names and texts as long as the body': () => order({ ['x'.repeat(120_000)]: 'y'.repeat(120_000) }),
  'values as many as fit': () => order(Array.from({ length: 120_000 }, () => 0)),
}
for (const [name, body] of Object.entries(HEAVY))
  test(`${name}: nobody waits for it`, { timeout: 120_000 }, async () => {
    const who = await newSomebody(house)
    const made = body()
    const holds: number[] = []
    for (let post = 0; post < POSTS; post++)
      holds.push(
        await longestHold(async () =>
          assert.match((await codeOf(who, made)) ?? '', /^(?:LOT_E_LINES|LOT_E_\w+|VAL_FIELD)$/),
        ),
      )
    // The first ones are compiled while they run.
    assert.ok(Math.min(...holds) < MOST_MS, `${holds.map((ms) => ms.toFixed(0)).join(' ')} ms`)
  })

test('more numbers than a body may hold are refused as too many numbers', async () => {
  const who = await newSomebody(house)
  const three = Array.from({ length: 3 }, () => ticket(ALL.slice(0, 9_000)))
  assert.equal(await codeOf(who, { tickets: three, clientTotal: '1' }), 'LOT_E_LINES')
})

test('an order of as many numbers as one may have is placed', { timeout: 120_000 }, async () => {
  const who = await newSomebody(house)
  const hold = await longestHold(async () =>
    assert.equal(await codeOf(who, { tickets: [ticket(ALL), ticket(ALL)], clientTotal: '4000000' }), undefined),
  )
  assert.ok(hold < 20 * MOST_MS, `${hold.toFixed(0)} ms`)
})

test('a selection has as many picks, lists and letters as a bet type could read', () => {
  for (const fits of [
    ['07'],
    ALL,
    [[1, 2], [3], []],
    { banker: [1], others: [2, 3] },
    { rank: 1, pick: ['BIG'] },
    'x'.repeat(40),
  ])
    assert.equal(isSelection(fits), true, JSON.stringify(fits).slice(0, 40))
  for (const strange of [
    [...ALL, '0000'],
    [[[1]]],
    { a: { b: [1] } },
    ['x'.repeat(41)],
    { ['x'.repeat(41)]: [1] },
    Array.from({ length: 40 }, () => []),
  ])
    assert.equal(isSelection(strange), false, JSON.stringify(strange).slice(0, 40))
})

test('a body counts by its length: who sends large ones waits', async () => {
  const who = await newSomebody(house)
  const large = order(['x'.repeat(200_000)])
  house.advance(60_000)
  const codes: (string | undefined)[] = []
  for (let post = 0; post < 3; post++) codes.push((await place(house, who, large)).errorCode)
  assert.deepEqual(codes, ['VAL_FIELD', 'SYS_THROTTLED', 'SYS_THROTTLED'])
  house.advance(4_000)
  assert.equal((await place(house, who, large)).errorCode, 'VAL_FIELD')
})

test('an address sends so many bytes, whoever it says it is', async () => {
  const statuses: number[] = []
  for (let post = 0; post < 12; post++) {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/lgw/orders',
      remoteAddress: '198.18.7.7',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: JSON.stringify(order(['x'.repeat(240_000)])),
    })
    statuses.push(reply.statusCode)
  }
  assert.deepEqual([...new Set(statuses)], [401, 429])
})

test('what is longer, deeper or says more than any call is refused', async () => {
  const who = await newSomebody(house)
  assert.equal(await codeOf(who, order(['x'.repeat(300_000)])), 'SYS_TOO_LARGE')
  assert.equal(heavinessOf(Array.from({ length: 10_000 }), {}), 'MUCH')
  assert.equal(heavinessOf(Array.from({ length: 9_999 }), {}), undefined)
  assert.equal(heavinessOf([ALL, ALL], { large: true }), undefined)
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  assert.equal(heavinessOf(deep(33), {}), 'DEEP')
  assert.equal(heavinessOf(deep(32), {}), undefined)
})
