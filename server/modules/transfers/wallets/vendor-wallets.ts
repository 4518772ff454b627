import type * as contract from '@senluna/contract/money/transfers.ts'
import type { VendorWallet } from '@senluna/contract/money/transfers.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import { isClosed } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { vendorList } from '../../catalog/index.ts'
import type { Transfers } from '../transfers.ts'
import { noteResult } from './note-result.ts'
import { openTransfers } from '../store.ts'

/**
 * Every vendor of the brand with how its wallet works, and on request what the caller holds there.
 */
export async function vendorWallets(transfers: Transfers, call: Call<typeof contract.merchantWallet>) {
  const { db } = transfers
  const { caller, brand, query } = call
  const [vendors, open] = await Promise.all([vendorList(db, brand.merchantCode), openTransfers(db, caller.memberId)])
  const at = { memberId: caller.memberId, merchantCode: brand.merchantCode, currency: brand.currency.code }
  const list = await Promise.all(
    vendors.map(async (row): Promise<VendorWallet> => {
      const vendor = row.walletMode === 'TRANSFER' ? transfers.vendors.get(row.vendorCode) : undefined
      // A trial account has nothing at any vendor.
      const there =
        vendor && query.balances === 'true' && !isTrial(caller.type)
          ? await noteResult(transfers, { ...at, vendor })
          : undefined
      const under = open.filter(({ vendorCode }) => vendorCode === row.vendorCode)
      const { min, max, step } = vendor?.limits ?? { min: 0n, max: 0n, step: 1n }
      return {
        vendorCode: row.vendorCode,
        displayName: row.displayName,
        accountTypeId: row.accountTypeId,
        walletMode: row.walletMode,
        balance: there?.toString() ?? null,
        inTransit: under.reduce((sum, { amount }) => sum + amount, 0n).toString(),
        // One with a wallet of its own runs here only when it is connected.
        enabled: row.enabled && (row.walletMode === 'SEAMLESS' || vendor !== undefined),
        maintenance:
          row.maintenance ||
          (vendor !== undefined && isClosed(brand, { gameType: vendor.product, vendorCode: row.vendorCode })),
        min: min.toString(),
        max: max.toString(),
        step: step.toString(),
      }
    }),
  )
  return { list }
}
