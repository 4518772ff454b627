import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { WALLET, type HouseCode, type WalletNo } from './chart.ts'

/** Who has wallets: a member, or a brand's treasury. */
export type Owner = Id<'member'> | Id<'treasury'>

/** A wallet as one side of a movement. */
export interface WalletSide {
  readonly owner: Owner
  readonly account: WalletNo
}

/** A house account as one side of a movement. */
export interface HouseSide {
  readonly merchant: MerchantCode
  readonly code: HouseCode
  readonly currency: string
}

/** A wallet of a member by its name, or any wallet by its number. */
export const wallet = (owner: Owner, which: keyof typeof WALLET | WalletNo): WalletSide => ({
  owner,
  account: typeof which === 'string' ? WALLET[which] : which,
})

/** A house account of a brand, in the brand's currency unless another is named. */
export const house = (
  brand: { merchantCode: MerchantCode; currency: { code: string } },
  code: HouseCode,
  currency: string = brand.currency.code,
): HouseSide => ({ merchant: brand.merchantCode, code, currency })

/** The house account that a row's brand and currency name. */
export const houseOf = (row: { merchant_id: MerchantCode; currency: string }, code: HouseCode): HouseSide => ({
  merchant: row.merchant_id,
  code,
  currency: row.currency,
})
