import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** A member's wallet at a vendor. */
export interface VendorWalletRow {
  vassalage: string
  walletNo: number
  /** Rises with everything that moves there. */
  moves: bigint
}

interface Row {
  vassalage: string
  wallet_no: number
  moves: bigint
}

const walletOf = (row: Row): VendorWalletRow => ({
  vassalage: row.vassalage,
  walletNo: row.wallet_no,
  moves: row.moves,
})

/** The wallets at vendors that a member has opened, by number. */
export async function vendorWalletsOf(db: Db | Tx, ownerId: string): Promise<VendorWalletRow[]> {
  const { rows } = await sql<Row>`select vassalage, wallet_no, moves from transfers.vendor_wallet
    where owner_id = ${ownerId} order by wallet_no`.execute(db)
  return rows.map(walletOf)
}

export async function vendorWalletOf(
  db: Db | Tx,
  ownerId: string,
  vassalage: string,
): Promise<VendorWalletRow | undefined> {
  return (await vendorWalletsOf(db, ownerId)).find((wallet) => wallet.vassalage === vassalage)
}

/** Opens a wallet; opening it again changes nothing. */
export async function insertVendorWallet(
  tx: Tx,
  wallet: { ownerId: string; merchantCode: string; vassalage: string; walletNo: number },
  now: Instant,
): Promise<void> {
  await sql`insert into transfers.vendor_wallet (owner_id, vassalage, merchant_id, wallet_no, opened_at)
    values (${wallet.ownerId}, ${wallet.vassalage}, ${wallet.merchantCode}, ${wallet.walletNo}, ${new Date(now)})
    on conflict do nothing`.execute(tx)
}

/** A wallet, held until the transaction ends: what moves there, and what is written of its results, takes turns. */
export async function lockedVendorWallet(
  tx: Tx,
  ownerId: string,
  vassalage: string,
): Promise<VendorWalletRow | undefined> {
  const { rows } = await sql<Row>`select vassalage, wallet_no, moves from transfers.vendor_wallet
    where owner_id = ${ownerId} and vassalage = ${vassalage} for no key update`.execute(tx)
  return rows[0] && walletOf(rows[0])
}

/** Counts a move of a held wallet. */
export async function countMove(tx: Tx, ownerId: string, vassalage: string): Promise<void> {
  await sql`update transfers.vendor_wallet set moves = moves + 1
    where owner_id = ${ownerId} and vassalage = ${vassalage}`.execute(tx)
}
