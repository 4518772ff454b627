import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { type LotteryCase, lotteryCases } from '../../vectors/lottery.ts'
import type { BetType, Price } from './bet-type.ts'
import {
  acceptLine,
  acceptTicket,
  availableOf,
  type Bid,
  type LineLimits,
  type PayoutCaps,
  tierAt,
  worstOf,
} from './exposure.ts'
import { d5 } from './families/ssc/index.ts'
import { payoutOf } from './payout.ts'

interface ExposureCase {
  bet: { unit: number; client_odds_milli: number; accept_partial?: boolean }
  config: {
    multiplicity: number
    min_unit: number
    unit_step: number
    per_ticket_max_unit: number
    per_draw_max_unit: number
    tiers: { from_unit: number; odds_milli: number }[]
  }
  accumulated_unit: number
  expected: Record<string, unknown>
}

const money = (units: number) => amount(BigInt(units))

for (const worked of lotteryCases.filter((each): each is LotteryCase & ExposureCase => each.kind === 'exposure')) {
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const { bet, config, expected } = worked
    const answer = acceptLine(
      {
        unit: money(bet.unit),
        seen: { '': bet.client_odds_milli },
        acceptPartial: bet.accept_partial ?? false,
        acceptOddsChange: false,
      },
      {
        minUnit: money(config.min_unit),
        unitStep: money(config.unit_step),
        perTicketMaxUnit: money(config.per_ticket_max_unit),
        perDrawMaxUnit: money(config.per_draw_max_unit),
        tiers: config.tiers.map((tier) => ({ fromUnit: money(tier.from_unit), milli: { '': tier.odds_milli } })),
      },
      { blocked: false, taken: money(worked.accumulated_unit) },
    )
    const found = {
      status: answer.status,
      error: 'code' in answer ? answer.code : undefined,
      available_unit: 'availableUnit' in answer ? Number(answer.availableUnit) : undefined,
      accepted_unit: 'unit' in answer ? Number(answer.unit) : undefined,
      stake: 'unit' in answer ? Number(answer.unit) * config.multiplicity : undefined,
      odds_milli: 'tier' in answer ? answer.tier?.milli[''] : undefined,
    }
    assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)), expected)
  })
}

const limits: LineLimits = {
  minUnit: money(1000),
  unitStep: money(100),
  perTicketMaxUnit: money(500_000),
  perDrawMaxUnit: money(1_000_000),
  tiers: [],
}
const bid = (unit: number, more: Partial<Bid> = {}): Bid => ({
  unit: money(unit),
  acceptPartial: false,
  acceptOddsChange: false,
  ...more,
})
const standing = (taken: number, blocked = false) => ({ taken: money(taken), blocked })

test('a blocked number is refused before everything else', () =>
  assert.deepEqual(acceptLine(bid(9_000_000), limits, standing(0, true)), {
    status: 'REJECTED',
    code: 'LOT_E_BLOCKED',
  }))

test('the limit of a ticket is the last unit that is taken', () => {
  assert.equal(acceptLine(bid(500_000), limits, standing(0)).status, 'ACCEPTED')
  assert.deepEqual(acceptLine(bid(500_100), limits, standing(0)), { status: 'REJECTED', code: 'LOT_E_LIMIT_TICKET' })
})

for (const [taken, available, why] of [
  [0, 1_000_000, 'everything'],
  [998_950, 1000, 'what is left is cut to whole steps'],
  [999_050, 0, 'less than the least bet is nothing'],
  [1_000_000, 0, 'nothing'],
  [1_000_500, 0, 'nothing where a cap was lowered under what is taken'],
] as const) {
  test(`of a number with ${taken} taken ${available} is left: ${why}`, () =>
    assert.equal(availableOf(limits, money(taken)), BigInt(available)))
}

test('a partial bid is still refused when less than the least bet is left', () =>
  assert.deepEqual(acceptLine(bid(5000, { acceptPartial: true }), limits, standing(999_050)), {
    status: 'REJECTED',
    code: 'LOT_E_LIMIT_EXPOSURE',
    availableUnit: 0n,
  }))

test('higher odds than seen are given silently, lower ones when the player said so', () => {
  const tiered = {
    ...limits,
    tiers: [
      { fromUnit: money(0), milli: { '': 99_000 } },
      { fromUnit: money(10_000), milli: { '': 90_000 } },
    ],
  }
  const answers = [
    acceptLine(bid(1000, { seen: { '': 95_000 } }), tiered, standing(9999)),
    acceptLine(bid(1000, { seen: { '': 99_000 } }), tiered, standing(10_000)),
    acceptLine(bid(1000, { seen: { '': 99_000 }, acceptOddsChange: true }), tiered, standing(10_000)),
  ].map((answer) => [answer.status, 'tier' in answer ? answer.tier?.milli[''] : undefined])
  assert.deepEqual(answers, [
    ['ACCEPTED', 99_000],
    ['REJECTED', 90_000],
    ['ACCEPTED', 90_000],
  ])
})

test('whatever comes in whatever order, a number never holds more than its cap, and its odds never rise', () => {
  const bids = fc.array(
    fc.record({ unit: fc.integer({ min: 10, max: 6000 }).map((steps) => steps * 100), acceptPartial: fc.boolean() }),
    { minLength: 1, maxLength: 60 },
  )
  const tiers = [
    { fromUnit: money(0), milli: { '': 99_000 } },
    { fromUnit: money(700_000), milli: { '': 80_000 } },
    { fromUnit: money(300_000), milli: { '': 90_000 } },
  ]
  fc.assert(
    fc.property(bids, (all) => {
      let [taken, last] = [0n, Number.MAX_SAFE_INTEGER]
      for (const { unit, acceptPartial } of all) {
        const answer = acceptLine(
          bid(unit, { acceptPartial }),
          { ...limits, tiers },
          { blocked: false, taken: amount(taken) },
        )
        if (answer.status === 'REJECTED') {
          assert.ok(BigInt(unit) > limits.perTicketMaxUnit || taken + BigInt(unit) > limits.perDrawMaxUnit)
          continue
        }
        assert.equal(answer.unit === BigInt(unit), answer.status === 'ACCEPTED')
        assert.ok(answer.unit >= limits.minUnit && answer.unit % limits.unitStep === 0n)
        taken += answer.unit
        const odds = answer.tier?.milli[''] ?? 0
        assert.ok(odds <= last)
        last = odds
      }
      assert.ok(taken <= limits.perDrawMaxUnit)
    }),
  )
})

test('tiers are found in whatever order they stand', () => {
  const tiers = [
    { fromUnit: money(10), milli: {} },
    { fromUnit: money(0), milli: {} },
  ]
  assert.equal(tierAt(tiers, money(9)), tiers[1])
  assert.equal(tierAt(tiers, money(10)), tiers[0])
  assert.equal(tierAt([], money(10)), undefined)
})

const typeOf = (code: string): BetType => {
  const type = d5.betTypes.get(code)
  assert.ok(type)
  return type
}
const series: Price = { by: 'SERIES', series: 1960, maxSeries: 1960 }
const shapePrice: Price = {
  by: 'ODDS',
  milli: { LEOPARD: 70_000, STRAIGHT: 14_000, PAIR: 3200, HALF: 2300, MIXED: 2800 },
}

for (const [code, selection, price, worst, why] of [
  [
    'SSC_B3_DIRECT',
    [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    series,
    1_960_000,
    'of all direct lines only one can win',
  ],
  ['SSC_DWD', [[1, 2], [], [3], [], []], series, 58_800, 'no more hits than lines'],
  ['SSC_RX_2', [[1], [2], [3], [], []], series, 588_000, 'as many lines as there are'],
  [
    'SSC_SUM5',
    ['BIG', 'SMALL', 'ODD', 'EVEN'],
    { by: 'ODDS', milli: { BIG: 1980, SMALL: 1980, ODD: 1980, EVEN: 1980 } },
    7920,
    'big or small, odd or even',
  ],
  ['SSC_F3_SHAPE', ['PAIR', 'HALF'], shapePrice, 6400, 'the better of the two picked, not of all'],
  ['SSC_B3_ZUSUM', [3], series, 653_333, 'a line with a pair pays twice what three different digits pay'],
] as const) {
  test(`the worst of ${code} ${JSON.stringify(selection)}: ${why}`, () => {
    const type = typeOf(code)
    assert.equal(worstOf(type, price, money(2000), type.pick(selection)), BigInt(worst))
  })
}

test('hits nobody has seen are left out where the bet type says so', () => {
  const lot: BetType = { ...typeOf('SSC_DWD'), most: 27, realistic: 4, together: 27 }
  const price: Price = { by: 'ODDS', milli: { '': 99_000 } }
  assert.equal(worstOf(lot, price, money(1000), lot.pick([[1], [], [], [], []])), 396_000n)
  assert.equal(worstOf(lot, price, money(1000), lot.pick([[1, 2, 3, 4], [1, 2, 3, 4], [], [], []])), 2_673_000n)
})

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
const odds: Price = { by: 'ODDS', milli: { DRAGON: 2200, TIGER: 2200, TIE: 9400 } }

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

test('in part, every line gets what the fullest number takes', () => {
  const answer = acceptTicket(
    ticketOf('SSC_DWD', [[1], [2], [], [], []], series),
    bid(4000, { acceptPartial: true }),
    limits,
    (key) => standing(key === '2:2' ? 998_000 : 0),
    free,
  )
  assert.deepEqual([answer.status, 'unit' in answer && answer.unit], ['ACCEPTED_PARTIAL', 2000n])
})

test('a full number pulls down its own odds only', () => {
  const tiers = [
    { fromUnit: money(0), milli: { DRAGON: 2200, TIGER: 2200, TIE: 9400 } },
    { fromUnit: money(10_000), milli: { DRAGON: 2000, TIGER: 2000, TIE: 9000 } },
  ]
  const answer = acceptTicket(
    ticketOf('SSC_LH', { pair: [1, 5], pick: ['DRAGON', 'TIE'] }, odds),
    bid(2000, { acceptOddsChange: true }),
    { ...limits, tiers },
    (key) => standing(key === '1-5:DRAGON' ? 10_000 : 0),
    free,
  )
  assert.ok('price' in answer)
  assert.deepEqual(answer.price, { by: 'ODDS', milli: { DRAGON: 2000, TIGER: 2200, TIE: 9400 } })
})

test('odds that fell in the game itself are asked again too, a line that never had tiers included', () => {
  const ticket = ticketOf('SSC_LH', { pair: [1, 5], pick: ['TIE'] }, odds)
  const answer = (seen: Record<string, number>, acceptOddsChange = false) =>
    acceptTicket(ticket, bid(2000, { seen, acceptOddsChange }), limits, () => standing(0), free)
  assert.deepEqual(answer({ TIE: 9500 }), {
    status: 'REJECTED',
    code: 'LOT_E_ODDS_CHANGED',
    tier: { fromUnit: 0n, milli: odds.by === 'ODDS' && odds.milli },
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

test('no draw ever pays a ticket more than its worst', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const list = (least: number) => fc.uniqueArray(digit, { minLength: least, maxLength: 6 })
  const places = (least: number) => fc.array(list(least), { minLength: 5, maxLength: 5 })
  const tickets = fc.oneof(
    fc.tuple(fc.constant('SSC_DWD'), places(1)),
    fc.tuple(fc.constant('SSC_RX_2'), places(1)),
    fc.tuple(fc.constantFrom('SSC_B3_BDW1', 'SSC_A5_MIN1', 'SSC_A5_MIN2', 'SSC_A5_MIN4'), list(1)),
    fc.tuple(fc.constantFrom('SSC_B3_BDW2', 'SSC_A5_BDW2'), list(2)),
    fc.tuple(
      fc.constant('SSC_B2_DXDS'),
      fc.constant([
        ['BIG', 'SMALL', 'ODD', 'EVEN'],
        ['BIG', 'ODD'],
      ]),
    ),
  )
  const draws = fc.array(digit, { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(tickets, draws, ([code, selection], result) => {
      const type = typeOf(code)
      const picked = type.pick(selection)
      const paid = payoutOf(type, series, money(2000), picked.outcome({ result, facts: {} }))
      assert.ok(paid <= worstOf(type, series, money(2000), picked))
    }),
    { numRuns: 500 },
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
        for (const key of ticket.picked.keys ?? []) taken.set(key, (taken.get(key) ?? 0n) + answer.unit)
      }
      assert.ok(worst <= perDraw)
      for (const units of taken.values()) assert.ok(units <= limits.perDrawMaxUnit)
    }),
  )
})
