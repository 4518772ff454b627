import type { Id } from '@senluna/kit/ids.ts'
import { derivedId } from '../../platform/ids.ts'
import type { VendorPlayer } from '../../platform/vendors/transfer-wallet.ts'

/** A member as a vendor knows them. */
export const playerOf = (vassalage: string, memberId: Id<'member'>, currency: string): VendorPlayer => ({
  id: derivedId('vendor-player', vassalage, memberId),
  currency,
})
