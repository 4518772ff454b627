import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A vendor of a brand, whatever it offers. */
export interface VendorRow {
  vendorCode: string
  accountTypeId: number
  displayName: string
  walletMode: 'SEAMLESS' | 'TRANSFER'
  maintenance: boolean
  enabled: boolean
}

/** Every vendor of a brand, those with a wallet of their own first. */
export async function vendorList(db: Db, merchantCode: MerchantCode): Promise<VendorRow[]> {
  const { rows } =
    await sql<VendorRow>`select vassalage as "vendorCode", account_type_id as "accountTypeId", display_name as "displayName",
      wallet_mode as "walletMode", maintenance, enabled
    from catalog.vendor where merchant_id = ${merchantCode} order by wallet_mode desc, account_type_id`.execute(db)
  return rows
}

/** One vendor of a brand. */
export const vendorOf = async (
  db: Db,
  merchantCode: MerchantCode,
  vendorCode: string,
): Promise<VendorRow | undefined> =>
  (await vendorList(db, merchantCode)).find((vendor) => vendor.vendorCode === vendorCode)
