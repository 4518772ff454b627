import { quotaExceeded } from '@senluna/kit/agents/rebates/quota.ts'
import { rateByLink, rateStepOf, type RateRules } from '@senluna/kit/agents/rebates/rates.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate, type Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { setRates } from './set-rates.ts'
import { directRates, heldRatesOf, LOCK_ORDER, type Rates } from './store.ts'

/** A new account that came by its agent's link. */
interface ByLink {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  ownerId: Id<'member'>
  rates: Rates
  rules: RateRules
}

/**
 * Gives a new account the rates of the link that it came by: of each product at most what the
 * link's owner has now, and what the brand's quota leaves.
 */
export async function setRatesByLink(tx: Tx, link: ByLink, now: Instant): Promise<void> {
  const { memberId, merchantCode, ownerId, rules } = link
  const own = await heldRatesOf(tx, ownerId)
  const rates: Partial<Record<Product, Rate>> = {}
  for (const product of LOCK_ORDER) {
    const wanted = link.rates[product]
    const most = own[product]
    if (wanted === undefined || most === undefined) continue
    rates[product] = await withinQuota(tx, link, product, most, rateByLink(wanted, most))
  }
  const by = { setter: 'AGENT', id: ownerId } as const
  await setRates(tx, { memberId, merchantCode, parentId: ownerId, rates, by, rules }, now)
}

/** The rate, or the highest below the quotas that it would exceed. */
async function withinQuota(tx: Tx, { ownerId, rules }: ByLink, product: Product, own: Rate, to: Rate): Promise<Rate> {
  const quotas = rules.quotas?.[product] ?? []
  if (quotas.length === 0) return to
  const others = await directRates(tx, ownerId, product)
  let fitting = to
  for (;;) {
    const exceeded = quotaExceeded(own, fitting, others, quotas)
    if (!exceeded) return fitting
    fitting = rate(Math.max(0, own - exceeded.gap - rateStepOf(product)))
    if (fitting === 0) return fitting
  }
}
