import type { Brand } from '@senluna/kit/brand.ts'
import { exchangeAccount, type HouseCode } from '@senluna/ledger/index.ts'
import type { Query } from '@senluna/kit/query.ts'

/**
 * What the treasury holds of USDT: a demonstration's has a currency of its own, which nothing
 * converts.
 */
export const usdtCurrency = ({ currency }: Brand): string => (currency.demonstration ? 'XUSD' : 'USDT')

/** The house account on the members' side of an exchange. */
export const fxAccount = (brand: Brand): HouseCode => exchangeAccount(usdtCurrency(brand))

/** Creates the currencies that deposits come in besides the brands' own. */
export async function createDepositCurrencies(query: Query): Promise<void> {
  for (const [code, demonstration] of [
    ['USDT', false],
    ['XUSD', true],
  ] as const)
    await query(
      `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals)
       values ($1, 6, 'cash', $2, 'USDT', 6) on conflict do nothing`,
      [code, demonstration],
    )
}
