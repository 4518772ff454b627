import assert from 'node:assert/strict'
import { amount, odds } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { bid, limits, money, standing } from '../../testing/bids.ts'
import { type LotteryCase, lotteryCases } from '../../../vectors/lottery.ts'
import { acceptLine, availableOf, tierAt } from './exposure.ts'

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

for (const worked of lotteryCases.filter(
  (lotteryCase): lotteryCase is LotteryCase & ExposureCase => lotteryCase.kind === 'exposure',
)) {
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const { bet, config, expected } = worked
    const answer = acceptLine(
      {
        unit: money(bet.unit),
        seen: { '': odds(bet.client_odds_milli) },
        acceptPartial: bet.accept_partial ?? false,
        acceptOddsChange: false,
      },
      {
        minUnit: money(config.min_unit),
        unitStep: money(config.unit_step),
        perTicketMaxUnit: money(config.per_ticket_max_unit),
        perDrawMaxUnit: money(config.per_draw_max_unit),
        tiers: config.tiers.map((tier) => ({ fromUnit: money(tier.from_unit), milli: { '': odds(tier.odds_milli) } })),
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

test('a blocked number is refused before everything else', () =>
  assert.deepEqual(acceptLine(bid(9_000_000), limits, standing(0, true)), {
    status: 'REJECTED',
    code: 'LOT_E_BLOCKED',
  }))

test('the limit of a ticket is the last unit that is taken', () => {
  assert.equal(acceptLine(bid(500_000), limits, standing(0)).status, 'ACCEPTED')
  assert.deepEqual(acceptLine(bid(500_100), limits, standing(0)), {
    status: 'REJECTED',
    code: 'LOT_E_LIMIT_TICKET',
    mostUnit: 500_000n,
  })
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
      { fromUnit: money(0), milli: { '': odds(99_000) } },
      { fromUnit: money(10_000), milli: { '': odds(90_000) } },
    ],
  }
  const answers = [
    acceptLine(bid(1000, { seen: { '': odds(95_000) } }), tiered, standing(9999)),
    acceptLine(bid(1000, { seen: { '': odds(99_000) } }), tiered, standing(10_000)),
    acceptLine(bid(1000, { seen: { '': odds(99_000) }, acceptOddsChange: true }), tiered, standing(10_000)),
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
    { fromUnit: money(0), milli: { '': odds(99_000) } },
    { fromUnit: money(700_000), milli: { '': odds(80_000) } },
    { fromUnit: money(300_000), milli: { '': odds(90_000) } },
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
        const paid = answer.tier?.milli[''] ?? 0
        assert.ok(paid <= last)
        last = paid
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
