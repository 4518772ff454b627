import type { Brand } from '@senluna/kit/brand.ts'
import type { Currency } from '@senluna/kit/currency.ts'
import type { Query } from '@senluna/kit/query.ts'
import { createCurrency, POINTS_CURRENCY, TRIAL_CURRENCY } from '@senluna/ledger/index.ts'

/** Play money: free play of guests and members, a book of its own. */
const TRIAL: Currency = {
  code: TRIAL_CURRENCY,
  scale: 0,
  kind: 'trial',
  demonstration: true,
  symbol: 'VND',
  displayDecimals: 2,
}

/** What members earn beside money; its migration has created it. */
const POINTS: Currency = {
  code: POINTS_CURRENCY,
  scale: 0,
  kind: 'points',
  demonstration: false,
  symbol: 'PTS',
  displayDecimals: 0,
}

/** A currency as the screen needs it, by its ledger code. */
export function currencyOf(brand: Brand, code: string): Currency {
  if (code === POINTS_CURRENCY) return POINTS
  return code === TRIAL_CURRENCY ? TRIAL : brand.currency
}

/**
 * Creates the currencies of the brands that are not there yet. Their scale can never change
 * afterwards.
 */
export async function createCurrencies(query: Query, brands: readonly Brand[]): Promise<void> {
  for (const currency of [TRIAL, ...brands.map((brand) => brand.currency)]) await createCurrency(query, currency)
}
