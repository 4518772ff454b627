import type { Brand } from '@senluna/kit/brand.ts'
import { exchangeAccount, type HouseCode } from '@senluna/ledger/index.ts'
import type { Query } from '@senluna/kit/query.ts'
import { createCurrency } from '@senluna/ledger/index.ts'

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
    await createCurrency(query, { code, scale: 6, kind: 'cash', demonstration, symbol: 'USDT', displayDecimals: 6 })
}
