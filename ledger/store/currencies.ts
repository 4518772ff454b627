import type { Currency } from '@senluna/kit/currency.ts'
import type { Query } from '@senluna/kit/query.ts'

/** Creates a currency that is not there yet. Its scale can never change afterwards. */
export async function createCurrency(query: Query, currency: Currency): Promise<void> {
  await query(
    `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [currency.code, currency.scale, currency.kind, currency.demonstration, currency.symbol, currency.displayDecimals],
  )
}
