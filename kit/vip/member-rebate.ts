import { amount, shareOf, rate, type Amount, type Rate } from '../money.ts'
import type { Product } from '../product.ts'

/**
 * How the rebate of a level stands beside the member's own rate: MAX pays what exceeds it, ADD
 * pays both, OFF pays none.
 */
export const VIP_REBATE_MODES = ['MAX', 'ADD', 'OFF'] as const
export type VipRebateMode = (typeof VIP_REBATE_MODES)[number]

/** How a brand pays the daily rebate: at most `cap` a day, nothing below `least`. */
export interface VipRebateRules {
  mode: VipRebateMode
  cap: Amount
  least: Amount
}

type ByProduct<Value> = Readonly<Partial<Record<Product, Value>>>

/** The shares of a level by product: every lottery has LOTT's; what isn't named has none. */
export const vipRatesOf = (shares: Readonly<Record<'RNG' | 'LIVE' | 'SPORTS' | 'LOTT', number>>): ByProduct<Rate> => ({
  RNG: rate(shares.RNG),
  LIVE: rate(shares.LIVE),
  SPORTS: rate(shares.SPORTS),
  LOTT: rate(shares.LOTT),
  ELOTT: rate(shares.LOTT),
  VNLOTT: rate(shares.LOTT),
})

/**
 * The rebate of one day. `lineRates` are the member's own rates. Each product is cut once; the cap
 * and the least sum go by all of them together. Source: docs/vip.md; vector REBATE-MEMBER-01.
 */
export function memberRebateOf(
  validBets: ByProduct<Amount>,
  vipRates: ByProduct<Rate>,
  lineRates: ByProduct<Rate>,
  { mode, cap, least }: VipRebateRules,
): { byProduct: ByProduct<Amount>; amount: Amount } {
  const byProduct: Partial<Record<Product, Amount>> = {}
  let sum = 0n
  for (const product of Object.keys(validBets) as Product[]) {
    const own = mode === 'MAX' ? (lineRates[product] ?? 0) : 0
    const share = mode === 'OFF' ? 0 : Math.max(0, (vipRates[product] ?? 0) - own)
    const units = shareOf(validBets[product]!, rate(share))
    byProduct[product] = units
    sum += units
  }
  const capped = sum < cap ? sum : cap
  return { byProduct, amount: amount(capped < least ? 0n : capped) }
}
