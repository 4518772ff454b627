import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { derivedId } from '../../platform/ids.ts'
import type { VendorPlayer } from '../../platform/vendors/transfer-wallet.ts'

/** Whose wallet at a vendor, and at which brand. */
interface Playing {
  memberId: Id<'member'>
  currency: string
  merchantCode: MerchantCode
}

/** A member as a vendor knows them. */
export const playerOf = (vendorCode: string, { memberId, currency, merchantCode }: Playing): VendorPlayer => ({
  id: derivedId('vendor-player', vendorCode, memberId),
  currency,
  merchantCode,
})
