import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { bid, limits, money, standing } from '../../testing/bids.ts'
import { acceptTicket, type PayoutCaps, type TicketAnswer } from './accept-ticket.ts'
import type { BetType, Price } from './bet-type.ts'
import type { Bid } from '../money/exposure.ts'
import { d5 } from '../families/ssc/index.ts'
import { vnNorth } from '../families/vn/index.ts'
import { byTier, oddsByTier } from '../catalogue/prices/odds.ts'

const typeOf = (code: string): BetType => {
  const type = d5.betTypes.get(code)
  assert.ok(type)
  return type
}
const series: Price = { by: 'SERIES', series: 1960, maxSeries: 1960 }
const free: PayoutCaps = {
  perDraw: money(10 ** 12),
  drawTaken: money(0),
  perPlayer: money(10 ** 12),
  playerTaken: money(0),
}
const ticketOf = (code: string, selection: unknown, price: Price) => ({
  type: typeOf(code),
  picked: typeOf(code).pick(selection),
  price,
})
const dragon = byTier({ DRAGON: 2200, TIGER: 2200, TIE: 9400 })

test('a ticket is refused for its first number that is, and says which', () => {
  const answer = acceptTicket(
    ticketOf('SSC_DWD', [[1], [2], [], [], []], series),
    bid(2000),
    limits,
    (key) => standing(0, key === '2:2'),
    free,
  )
  assert.deepEqual(answer, { status: 'REJECTED', code: 'LOT_E_BLOCKED', key: '2:2' })
})

/** What was taken: each part's lines, unit and price. */
const partsOf = (answer: TicketAnswer) => {
  assert.ok(
    'parts' in answer,
    JSON.stringify(answer, (_, value: unknown) => String(value)),
  )
  return answer.parts.map(({ picked, unit, price }) => [picked.selection, Number(unit), price])
}

test('in part, each line gets what its own number takes, in as few tickets as that needs', () => {
  const taken: Record<string, number> = { '2:2': 998_000, '4:9': 998_000, '5:0': 997_000 }
  const answer = acceptTicket(
    ticketOf('SSC_DWD', [[1], [2], [], [9], [0]], series),
    bid(4000, { acceptPartial: true }),
    limits,
    (key) => standing(taken[key] ?? 0),
    free,
  )
  assert.equal(answer.status, 'ACCEPTED_PARTIAL')
  assert.deepEqual(partsOf(answer), [
    [[[1], [], [], [], []], 4000, series],
    [[[], [2], [], [9], []], 2000, series],
    [[[], [], [], [], [0]], 3000, series],
  ])
  assert.ok('parts' in answer)
  assert.equal(
    answer.worst,
    answer.parts.reduce((sum, { worst }) => sum + worst, 0n),
  )
})

test('lines that share a selection all get what the fullest takes', () => {
  const answer = acceptTicket(
    ticketOf('SSC_B2_DIRECT', [[1, 2], [3]], series),
    bid(4000, { acceptPartial: true }),
    limits,
    (key) => standing(key === '23' ? 998_000 : 0),
    free,
  )
  assert.deepEqual(partsOf(answer), [[[[1, 2], [3]], 2000, series]])
})

test('a full number pulls down its own odds only', () => {
  const tiers = [
    { fromUnit: money(0), milli: oddsByTier({ DRAGON: 2200, TIGER: 2200, TIE: 9400 }) },
    { fromUnit: money(10_000), milli: oddsByTier({ DRAGON: 2000, TIGER: 2000, TIE: 9000 }) },
  ]
  const answer = acceptTicket(
    ticketOf('SSC_LH', { pair: [1, 5], pick: ['DRAGON', 'TIE'] }, dragon),
    bid(2000, { acceptOddsChange: true }),
    { ...limits, tiers },
    (key) => standing(key === '1-5:DRAGON' ? 10_000 : 0),
    free,
  )
  assert.deepEqual(partsOf(answer), [
    [{ pair: [1, 5], pick: ['DRAGON', 'TIE'] }, 2000, { by: 'ODDS', milli: { DRAGON: 2000, TIGER: 2200, TIE: 9400 } }],
  ])
})

const DE = { fromUnit: money(0), milli: oddsByTier({ '': 99_000 }) }
const FALLEN = { fromUnit: money(10_000), milli: oddsByTier({ '': 90_000 }) }

/**
 * Three numbers of the special prize's last two digits, of which 52 is bet more than the others.
 */
const numbers = (more: Partial<Bid>, taken: Record<string, number> = { '52': 10_000 }) => {
  const type = vnNorth.betTypes.get('DE_DB')
  assert.ok(type)
  return acceptTicket(
    { type, picked: type.pick(['51', '52', '53']), price: { by: 'ODDS', milli: DE.milli } },
    bid(8000, more),
    { ...limits, perDrawMaxUnit: money(20_000), tiers: [DE, FALLEN] },
    (key) => standing(taken[key] ?? 0),
    free,
  )
}

test("odds that fell for one number are that number's only", () => {
  assert.deepEqual(partsOf(numbers({ acceptOddsChange: true })), [
    [['51', '53'], 8000, { by: 'ODDS', milli: DE.milli }],
    [['52'], 8000, { by: 'ODDS', milli: FALLEN.milli }],
  ])
  assert.deepEqual(numbers({ seen: DE.milli }), {
    status: 'REJECTED',
    code: 'LOT_E_ODDS_CHANGED',
    tier: { fromUnit: 0n, milli: FALLEN.milli },
    key: '52',
    fallen: [{ key: '52', milli: FALLEN.milli }],
  })
  const both = numbers({ seen: DE.milli }, { '52': 10_000, '53': 10_000 })
  assert.deepEqual('fallen' in both && both.fallen?.map(({ key }) => key), ['52', '53'])
})

test('odds and amount fall together for a number that is nearly full', () => {
  const answer = numbers({ acceptOddsChange: true, acceptPartial: true }, { '52': 15_000, '53': 10_000 })
  assert.equal(answer.status, 'ACCEPTED_PARTIAL')
  assert.deepEqual(partsOf(answer), [
    [['51'], 8000, { by: 'ODDS', milli: DE.milli }],
    [['52'], 5000, { by: 'ODDS', milli: FALLEN.milli }],
    [['53'], 8000, { by: 'ODDS', milli: FALLEN.milli }],
  ])
})

test('a number that takes nothing is told before odds that fell', () => {
  const answer = numbers({ seen: DE.milli }, { '51': 10_000, '53': 20_000 })
  assert.deepEqual(['key' in answer && answer.key, 'code' in answer && answer.code], ['53', 'LOT_E_LIMIT_EXPOSURE'])
})

test('one number that takes nothing refuses the ticket, also in part', () =>
  assert.deepEqual(numbers({ acceptOddsChange: true, acceptPartial: true }, { '52': 20_000 }), {
    status: 'REJECTED',
    code: 'LOT_E_LIMIT_EXPOSURE',
    availableUnit: 0n,
    key: '52',
  }))

test('odds that fell in the game itself are asked again too, a line that never had tiers included', () => {
  const ticket = ticketOf('SSC_LH', { pair: [1, 5], pick: ['TIE'] }, dragon)
  const answer = (seen: Record<string, number>, acceptOddsChange = false) =>
    acceptTicket(ticket, bid(2000, { seen: oddsByTier(seen), acceptOddsChange }), limits, () => standing(0), free)
  assert.deepEqual(answer({ TIE: 9500 }), {
    status: 'REJECTED',
    code: 'LOT_E_ODDS_CHANGED',
    tier: { fromUnit: 0n, milli: dragon.by === 'ODDS' && dragon.milli },
  })
  assert.equal(answer({ TIE: 9500 }, true).status, 'ACCEPTED')
  assert.equal(answer({ TIE: 9300 }).status, 'ACCEPTED')
})

test('sets that were expanded count in what the draw can pay in all', () => {
  const ticket = ticketOf('SSC_B3_ZU6', [0, 1, 2, 3], series)
  assert.equal(ticket.picked.keys, undefined)
  const caps = (drawTaken: number) => ({ ...free, perDraw: money(1_000_000), drawTaken: money(drawTaken) })
  assert.equal(acceptTicket(ticket, bid(2000), limits, () => standing(0), caps(673_334)).status, 'ACCEPTED')
  assert.deepEqual(
    acceptTicket(ticket, bid(2000), limits, () => standing(0), caps(673_335)),
    {
      status: 'REJECTED',
      code: 'LOT_E_LIMIT_EXPOSURE',
      availableUnit: 0n,
    },
  )
  assert.deepEqual(
    acceptTicket(ticket, bid(600_000), limits, () => standing(0), free),
    {
      status: 'REJECTED',
      code: 'LOT_E_LIMIT_TICKET',
      mostUnit: 500_000n,
    },
  )
})

test('what one player can win in a draw has a cap', () => {
  const ticket = ticketOf('SSC_DWD', [[1], [], [], [], []], series)
  const caps = { ...free, perPlayer: money(30_000), playerTaken: money(19_600) }
  assert.deepEqual(
    acceptTicket(ticket, bid(2000), limits, () => standing(0), caps),
    {
      status: 'REJECTED',
      code: 'LOT_E_LIMIT_PAYOUT',
      left: 10_400n,
    },
  )
})

test('whatever tickets come, together they can never bring more than the draw may pay', () => {
  const tickets = fc.array(
    fc.record({
      selection: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 8 }),
      steps: fc.integer({ min: 10, max: 5000 }),
      acceptPartial: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(tickets, (all) => {
      const perDraw = money(500_000_000)
      const taken = new Map<string, bigint>()
      let worst = 0n
      for (const { selection, steps, acceptPartial } of all) {
        const ticket = ticketOf('SSC_B3_ZU6', selection, series)
        const answer = acceptTicket(
          ticket,
          bid(steps * 100, { acceptPartial }),
          limits,
          (key) => ({ blocked: false, taken: amount(taken.get(key) ?? 0n) }),
          { ...free, perDraw, drawTaken: amount(worst) },
        )
        if (answer.status === 'REJECTED') continue
        worst += answer.worst
        for (const { picked, unit } of answer.parts)
          for (const key of picked.keys ?? []) taken.set(key, (taken.get(key) ?? 0n) + unit)
      }
      assert.ok(worst <= perDraw)
      for (const units of taken.values()) assert.ok(units <= limits.perDrawMaxUnit)
    }),
  )
})
