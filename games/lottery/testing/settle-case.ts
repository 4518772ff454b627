import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import type { LotteryCase } from '../../vectors/lottery.ts'
import type { Price } from '../rules/tickets/bet-type.ts'
import { payoutOf, seriesRebate } from '../rules/money/payout.ts'
import type { Structure } from '../rules/draws/structure.ts'
import { byTier } from '../rules/catalogue/prices/odds.ts'

interface CaseBet {
  type: string
  selection: unknown
  line_stake: number
  multiple: number
  series?: number
  max_series?: number
  odds_milli?: number
  odds_milli_by_pick?: Record<string, number>
}

/**
 * Settles a worked case of the digit and other electronic families through its draw structure, and
 * compares every field it expects.
 */
export function assertSettles(structure: Structure, worked: LotteryCase): void {
  const bet = worked['bet'] as CaseBet
  const type = structure.betTypes.get(bet.type)
  assert.ok(type, `${bet.type} exists`)
  const picked = type.pick(bet.selection)
  const unit = amount(BigInt(bet.line_stake) * BigInt(bet.multiple))
  const stake = amount(unit * BigInt(type.units) * BigInt(picked.lines))
  const price = priceOfCase(bet, Object.keys(picked.kinds ?? type.kinds))
  const result = structure.readResult((worked['draw'] as { result: unknown }).result)
  const outcome = picked.outcome({ result, facts: {} })
  const payout = payoutOf(type, price, unit, outcome)
  const hits = outcome.wins.reduce((sum, win) => sum + win.hits * win.count, 0)
  const found: Record<string, unknown> = {
    status: hits > 0 ? 'WON' : outcome.pushes === picked.lines ? 'PUSH' : 'LOST',
    combos: picked.lines,
    hits,
    payout: Number(payout),
    net: Number(payout - stake),
    rebate: price.by === 'SERIES' ? Number(seriesRebate(stake, price)) : undefined,
  }
  const expected = worked['expected'] as Record<string, unknown>
  for (const field of Object.keys(expected)) assert.ok(field in found, `${worked.id} expects ${field}`)
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((field) => [field, found[field]])), expected)
  assert.equal(Number(stake), worked['stake'])
}

function priceOfCase(bet: CaseBet, tiers: readonly string[]): Price {
  if (bet.series !== undefined && bet.max_series !== undefined)
    return { by: 'SERIES', series: bet.series, maxSeries: bet.max_series }
  if (bet.odds_milli_by_pick) return byTier(bet.odds_milli_by_pick)
  const { odds_milli: milli } = bet
  assert.ok(milli !== undefined, 'a case has a price')
  return byTier(Object.fromEntries(tiers.map((tier) => [tier, milli])))
}
