import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { openWallet, TREASURY, wallet, type WalletSide } from '@senluna/ledger/index.ts'
import { derivedId } from '../../platform/ids.ts'

/** The owner of a brand's treasury wallets. */
export const treasuryOf = (merchantCode: MerchantCode): Id<'treasury'> => derivedId('treasury', merchantCode)

/**
 * The wallet of a brand's treasury, opened when first asked for.
 *
 * `SUSPENSE` holds what came in and belongs to nobody yet; `EXCHANGE` what came in another currency
 * than the members'.
 */
export async function treasuryWallet(
  query: Query,
  merchantCode: MerchantCode,
  kind: keyof typeof TREASURY,
  currency: string,
  now: Instant,
): Promise<WalletSide> {
  const side = wallet(treasuryOf(merchantCode), TREASURY[kind])
  await openWallet(query, side.owner, side.account, currency, now)
  return side
}
