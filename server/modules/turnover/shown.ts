import type { TurnoverRow } from '@senluna/contract/money/turnover.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { CONTRIBUTION } from '@senluna/kit/cashier/turnover.ts'
import type { Stored } from './store.ts'

/** A requirement as its member sees it, with what counts for it by product. */
export const turnoverRow = (row: Stored): TurnoverRow => ({
  id: row.id,
  source: row.source,
  required: row.required.toString(),
  done: row.done.toString(),
  remaining: (row.required - row.done).toString(),
  contrib: Object.fromEntries(PRODUCTS.map((product) => [product, row.contrib?.[product] ?? CONTRIBUTION[product]])),
  ...(row.min_odds_milli === null ? {} : { minOddsMilli: row.min_odds_milli }),
  createdAt: row.created_at.toISOString(),
})
