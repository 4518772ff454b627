import { Refusal } from '@senluna/contract/refusals.ts'
import { loweredRates } from '@senluna/kit/agents/rebates/lowered-rates.ts'
import { quotaExceeded } from '@senluna/kit/agents/rebates/quota.ts'
import { wrongInRate, type RateError, type RateRules, type RateSetter } from '@senluna/kit/agents/rebates/rates.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { isOnCredit } from '../members/index.ts'
import {
  directRates,
  heldRatesOf,
  LOCK_ORDER,
  lockedRatesBelow,
  writeRates,
  type Rates,
  type RateToWrite,
} from './store.ts'

/** Rates that somebody wants an account to have. */
export interface RatesWanted {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  /** The account right above it; undefined under the house. */
  parentId: Id<'member'> | undefined
  rates: Rates
  by: { setter: RateSetter; id: string | null; hasConsent?: boolean }
  rules: RateRules
}

/** A rate that fell because one above it was lowered. */
export interface LoweredBelow {
  memberId: Id<'member'>
  product: Product
  from: Rate
  to: Rate
}

/**
 * Sets rates of an account, and lowers to the new rate whoever below has more: product by product,
 * from the account downward. Answers what fell below it.
 *
 * Refuses AGT_RATE_RANGE with the products and why: more than its upline has, over the brand's cap,
 * no multiple of the step, less than before without anybody's leave, or over the quota of high
 * rates that the brand gives an agent. CRD_NO_PAY for a general agent's whose line is on credit.
 */
export async function setRates(tx: Tx, wanted: RatesWanted, now: Instant): Promise<LoweredBelow[]> {
  const { memberId, merchantCode, parentId, by, rules } = wanted
  const upline = parentId && (await heldRatesOf(tx, parentId))
  if (!parentId && Object.values(wanted.rates).some((ppm) => ppm > 0) && (await isOnCredit(tx, memberId)))
    throw new Refusal('CRD_NO_PAY')
  const wrong: { product: Product; errors: RateError[] }[] = []
  const writes: RateToWrite[] = []
  const fallen: LoweredBelow[] = []
  for (const product of LOCK_ORDER) {
    const to = wanted.rates[product]
    if (to === undefined) continue
    const accounts = await lockedRatesBelow(tx, memberId, product)
    const from = accounts.find(({ id }) => id === memberId)?.rate
    const above = upline && (upline[product] ?? NONE)
    const change = { product, from, to, upline: above, by: by.setter, hasConsent: by.hasConsent }
    const errors = [...wrongInRate(change, rules), ...(await quotaErrors(tx, wanted, product, from, to, above))]
    if (errors.length > 0) wrong.push({ product, errors })
    if (from !== to) writes.push({ memberId, merchantCode, product, from, to, by: by.id })
    for (const lowered of loweredRates(accounts, memberId, to)) {
      if (lowered.id === memberId) continue
      writes.push({ memberId: lowered.id, merchantCode, product, from: lowered.from, to: lowered.to, by: by.id })
      fallen.push({ memberId: lowered.id, product, from: lowered.from, to: lowered.to })
    }
  }
  if (wrong.length > 0) throw new Refusal('AGT_RATE_RANGE', { value: { products: wrong } })
  await writeRates(tx, writes, now)
  return fallen
}

const NONE = 0 as Rate

/** What an agent gives counts toward the brand's quotas; what the operator gives doesn't. */
async function quotaErrors(
  tx: Tx,
  { memberId, parentId, by, rules }: RatesWanted,
  product: Product,
  from: Rate | undefined,
  to: Rate,
  own: Rate | undefined,
): Promise<RateError[]> {
  const quotas = rules.quotas?.[product] ?? []
  const isRaised = from === undefined || to > from
  if (quotas.length === 0 || !isRaised || by.setter === 'OPERATOR' || !parentId || own === undefined) return []
  const others = await directRates(tx, parentId, product, memberId)
  return quotaExceeded(own, to, others, quotas) ? ['RATE_QUOTA'] : []
}
