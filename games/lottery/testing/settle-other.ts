import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import type { LotteryCase } from '../../vectors/lottery.ts'
import type { BetType, Outcome, Price } from '../rules/tickets/bet-type.ts'
import { payoutOf, seriesRebate } from '../rules/money/payout.ts'
import type { DrawFacts } from '../rules/draws/result.ts'
import type { Structure } from '../rules/draws/structure.ts'
import { byTier } from '../rules/catalogue/prices/odds.ts'

interface OtherCase extends LotteryCase {
  draw: { date: string; result: unknown; bonus?: number }
  bet: {
    type: string
    selection: unknown
    unit?: number
    line_stake?: number
    multiple?: number
    series?: number
    max_series?: number
    odds_milli?: number
    odds_milli_by_pick?: Record<string, number>
    prize_per_unit?: Record<string, number>
    prize_table?: Record<string, number>
    jackpot?: number | null
    zodiac_year?: string
  }
  expected: Record<string, unknown>
  stake: number
}

const isOther = (worked: LotteryCase): worked is OtherCase => worked.kind === 'settle'

/**
 * Settles a worked case of eleven-of-five, dice, races, keno, Mark Six, South East Asia or
 * Vietlott, and compares every field it expects. `prizes` are the catalogue's for cases that name
 * none; `hitsOf` gives hits where the case counts numbers matched.
 */
export function assertSettlesOther(
  structure: Structure,
  worked: LotteryCase,
  { prizes = {}, hitsOf }: { prizes?: Readonly<Record<string, Price>>; hitsOf?(outcome: Outcome): number } = {},
): void {
  assert.ok(isOther(worked))
  const { bet, draw, expected } = worked
  const type = structure.betTypes.get(bet.type)
  assert.ok(type, `${bet.type} exists`)
  const picked = type.pick(bet.selection)
  const unit = amount(BigInt(bet.unit ?? bet.line_stake ?? 0) * BigInt(bet.multiple ?? 1))
  const stake = amount(unit * BigInt(type.units) * BigInt(picked.lines))
  const facts: DrawFacts = { zodiac: bet.zodiac_year, bonus: draw.bonus }
  const outcome = picked.outcome({ result: structure.readResult(draw.result), facts })
  const price = priceOf(bet, type, prizes[bet.type])
  const payout = payoutOf(type, price, unit, outcome)
  const won = outcome.wins.length > 0
  const found: Record<string, unknown> = {
    status: won ? 'WON' : outcome.pushes === picked.lines ? 'PUSH' : 'LOST',
    combos: picked.lines,
    hits: hitsOf?.(outcome) ?? outcome.wins.reduce((sum, { hits, count }) => sum + hits * count, 0),
    payout: Number(payout),
    net: Number(payout - stake),
    push_lines: outcome.pushes,
    tier: outcome.wins[0]?.tier,
    tiers: outcome.wins.map(({ tier }) => tier),
    rebate: price.by === 'SERIES' ? Number(seriesRebate(stake, price)) : undefined,
  }
  for (const field of Object.keys(expected)) assert.ok(field in found, `${worked.id} expects ${field}`)
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((field) => [field, found[field]])), expected)
  assert.equal(Number(stake), worked.stake)
}

function priceOf(bet: OtherCase['bet'], type: BetType, listed: Price | undefined): Price {
  const tiers = Object.values(type.kinds).flatMap((means) => Object.keys(means))
  if (bet.series !== undefined && bet.max_series !== undefined)
    return { by: 'SERIES', series: bet.series, maxSeries: bet.max_series }
  if (bet.odds_milli_by_pick) return byTier(bet.odds_milli_by_pick)
  const { odds_milli: milli } = bet
  if (milli !== undefined) return byTier(Object.fromEntries(tiers.map((tier) => [tier, milli])))
  if (bet.prize_per_unit) return { by: 'PRIZES', per: 1, prizes: whole(bet.prize_per_unit) }
  if (bet.prize_table) {
    const chosen = Array.isArray(bet.selection) ? bet.selection.length : 0
    const rows = Object.entries(bet.prize_table).map(([matched, paid]) => [`${chosen}-${matched}`, paid] as const)
    return { by: 'PRIZES', per: bet.line_stake ?? 1, prizes: whole(Object.fromEntries(rows)) }
  }
  assert.ok(listed?.by === 'PRIZES', `${bet.type} has a price`)
  const { jackpot } = bet
  const jackpots = jackpot
    ? tiers.filter((tier) => tier.startsWith('JACKPOT')).map((tier) => [tier, BigInt(jackpot)])
    : []
  return { ...listed, prizes: { ...listed.prizes, ...Object.fromEntries(jackpots) } }
}

const whole = (prizes: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prizes).map(([tier, paid]) => [tier, BigInt(paid)]))
