import type { Currency } from '@senluna/kit/currency.ts'

/**
 * Demonstration money: looks like đồng, is worth nothing, and nothing turns it into anything else.
 */
export const XVD: Currency = {
  code: 'XVD',
  scale: 0,
  kind: 'cash',
  demonstration: true,
  symbol: 'VND',
  displayDecimals: 2,
}
