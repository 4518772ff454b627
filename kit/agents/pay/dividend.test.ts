import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { amount, rate, shareOf } from '../../money.ts'
import type { CarryMode } from '../contracts/contract-terms.ts'
import { anyTiers, tierOfVector, type WrittenTier } from '../testing/terms.ts'
import { dividendOf, type DividendBill, type TeamFigures } from './dividend.ts'
import vectors from '../testing/dividend.vectors.json' with { type: 'json' }

interface Input {
  metrics: Record<keyof TeamFigures | 'vendorFeePpm', number>
  carryIn: number
  carryMode: CarryMode
  lastPeriodOfMonth: boolean
  activeMembers: number
  tiers: WrittenTier[]
  cap: number | null
}

const units = (value: number) => amount(BigInt(value))

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'dividend.bill')
      test(`${id}: ${title}`, () => {
        const given = input as unknown as Input
        const { vendorFeePpm, ...metrics } = given.metrics
        const figures = Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, units(value)]))
        const bill = dividendOf(
          figures as unknown as TeamFigures,
          {
            tiers: given.tiers.map(tierOfVector),
            cap: given.cap === null ? null : units(given.cap),
            carryMode: given.carryMode,
            vendorFee: rate(vendorFeePpm),
          },
          { carryIn: units(given.carryIn), isLastOfMonth: given.lastPeriodOfMonth, activeMembers: given.activeMembers },
        )
        assert.deepEqual<object>(plain(bill), expected)
      })
})

const plain = (bill: DividendBill) => ({
  ggr: Number(bill.ggr),
  costs: Number(bill.costs),
  netLoss: Number(bill.netLoss),
  base: Number(bill.base),
  tierIndex: bill.choice.index ?? null,
  ratePpm: bill.rate,
  gross: Number(bill.gross),
  carryOut: Number(bill.carryOut),
  status: bill.status,
})

/** A team that lost so much: all of its stakes. */
const lost = (net: number): TeamFigures => ({
  validBet: units(1_000_000),
  stake: units(Math.max(net, 0)),
  payout: units(Math.max(-net, 0)),
  rebates: units(0),
  bonuses: units(0),
  wages: units(0),
  paymentFees: units(0),
})
const TIERS = [
  tierOfVector({ minValidBet: 1_000, minLoss: 0, minActive: 0, ratePpm: 100_000 }),
  tierOfVector({ minValidBet: 1_000, minLoss: 900, minActive: 2, ratePpm: 200_000 }),
]
const bill = (
  net: number,
  {
    carryIn = 0,
    carryMode = 'WITHIN_MONTH' as CarryMode,
    isLastOfMonth = false,
    active = 2,
    cap = undefined as number | undefined,
    tiers = TIERS,
  },
) =>
  plain(
    dividendOf(
      lost(net),
      { tiers, cap: cap === undefined ? null : units(cap), carryMode, vendorFee: rate(0) },
      { carryIn: units(carryIn), isLastOfMonth, activeMembers: active },
    ),
  )

for (const [net, more, gross, carryOut, status, why] of [
  [-500, {}, 0, -500, 'LOSS_CARRIED', 'the house’s loss is carried within the month'],
  [-500, { isLastOfMonth: true }, 0, 0, 'NO_PROFIT', 'and forgotten at its end'],
  [-500, { isLastOfMonth: true, carryMode: 'UNLIMITED' }, 0, -500, 'LOSS_CARRIED', 'or never'],
  [-500, { carryMode: 'NONE' }, 0, 0, 'NO_PROFIT', 'or at once'],
  [300, { carryIn: -500 }, 0, -200, 'LOSS_CARRIED', 'what is not recouped is carried on'],
  [500, { carryIn: -500 }, 0, 0, 'NO_PROFIT', 'recouped to the unit: nothing is left to share or to carry'],
  [501, { carryIn: -500 }, 0, 0, 'ZERO', 'a tenth of one unit is nothing'],
  [1_000, { carryIn: -101 }, 89, 0, 'PAYABLE', 'a loss threshold is compared with the base'],
  [1_000, { carryIn: -100 }, 180, 0, 'PAYABLE', 'which reaches it to the unit'],
  [1_000, { active: 1 }, 100, 0, 'PAYABLE', 'a member short of the second tier'],
  [1_000, { cap: 150 }, 150, 0, 'PAYABLE', 'no more than the cap'],
  [1_000, { cap: 0 }, 0, 0, 'ZERO', 'a cap of nothing pays nothing'],
  [899, { tiers: TIERS.slice(1) }, 0, 0, 'NOT_REACHED', 'a base under the first tier is not carried'],
] as const)
  test(`dividend: ${why}`, () => {
    const made = bill(net, more)
    assert.deepEqual([made.gross, made.carryOut, made.status], [gross, carryOut, status])
  })

test('the vendors’ share is of a positive GGR only', () => {
  const terms = { tiers: TIERS, cap: null, carryMode: 'NONE', vendorFee: rate(100_000) } as const
  const period = { carryIn: units(0), isLastOfMonth: false, activeMembers: 0 }
  assert.equal<bigint>(dividendOf(lost(999), terms, period).vendorFee, 99n)
  assert.equal<bigint>(dividendOf(lost(-999), terms, period).vendorFee, 0n)
})

test('a profit is never carried', () => {
  assert.throws(() => bill(0, { carryIn: 1 }), /only losses/)
})

const money = fc.bigInt(0n, 2_000n).map(amount)
const figures = fc.record({
  validBet: money,
  stake: money,
  payout: money,
  rebates: money,
  bonuses: money,
  wages: money,
  paymentFees: money,
})
const terms = fc.record({
  tiers: anyTiers,
  cap: fc.option(money),
  carryMode: fc.constantFrom<CarryMode>('NONE', 'WITHIN_MONTH', 'UNLIMITED'),
  vendorFee: fc.integer({ min: 0, max: 200_000 }).map(rate),
})
const period = fc.record({
  carryIn: fc.bigInt(-1_000n, 0n).map(amount),
  isLastOfMonth: fc.boolean(),
  activeMembers: fc.nat(10),
})

test('a bill pays or carries, never both, and pays no more than the share of its base', () => {
  fc.assert(
    fc.property(figures, terms, period, (team, contract, more) => {
      const { base, netLoss, gross, carryOut, choice, rate, status } = dividendOf(team, contract, more)
      assert.equal<bigint>(base, netLoss + more.carryIn)
      assert.isTrue(gross >= 0n && carryOut <= 0n && (gross === 0n || carryOut === 0n))
      if (contract.carryMode === 'NONE') assert.equal<bigint>(carryOut, 0n)
      assert.isTrue(carryOut === 0n || carryOut === base)
      assert.equal(status === 'PAYABLE', gross > 0n)
      if (!choice.tier) assert.equal<bigint>(gross, 0n)
      else assert.isTrue(gross === shareOf(base, rate) || gross === contract.cap)
      if (contract.cap !== null) assert.isTrue(gross <= contract.cap)
    }),
    { seed: 18, numRuns: 5_000 },
  )
})

test('carried without limit, no period is paid for what another one lost before it', () => {
  const flat = { tiers: [tierOfVector({ minValidBet: 0, minLoss: 0, minActive: 0, ratePpm: 1_000_000 })] }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 12 }), (nets) => {
      let [carryIn, paid, sum, lowest] = [units(0), 0n, 0n, 0n]
      for (const net of nets) {
        const made = dividendOf(
          lost(net),
          { ...flat, cap: null, carryMode: 'UNLIMITED', vendorFee: rate(0) },
          { carryIn, isLastOfMonth: false, activeMembers: 0 },
        )
        carryIn = made.carryOut
        paid += made.gross
        sum += BigInt(net)
        if (sum < lowest) lowest = sum
        // At the whole rate what is paid and what is carried are what was earned.
        assert.equal<bigint>(paid + carryIn, sum)
      }
      assert.isTrue(paid >= 0n && lowest <= 0n)
    }),
    { seed: 18, numRuns: 2_000 },
  )
})
