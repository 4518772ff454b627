import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { openWallet, TREASURY } from '@senluna/ledger/index.ts'
import { derivedId } from '../../platform/ids.ts'

/** The owner of a brand's treasury wallets. */
export const treasuryOf = (merchantCode: MerchantCode): string => derivedId('treasury', merchantCode)

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
): Promise<{ owner: string; account: number }> {
  const wallet = { owner: treasuryOf(merchantCode), account: TREASURY[kind] }
  await openWallet(query, wallet.owner, wallet.account, currency, now)
  return wallet
}
