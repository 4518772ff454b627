import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'

/** A member's wallet at a vendor. */
export interface VendorWalletRow {
  vendorCode: string
  walletNo: WalletNo
  /** Rises with everything that moves there. */
  moves: bigint
}

interface Row {
  vendorCode: string
  wallet_no: WalletNo
  moves: bigint
}

const walletOf = (row: Row): VendorWalletRow => ({
  vendorCode: row.vendorCode,
  walletNo: row.wallet_no,
  moves: row.moves,
})

/** The wallets at vendors that a member has opened, by number. */
export async function vendorWalletsOf(db: Db | Tx, ownerId: Id<'member'>): Promise<VendorWalletRow[]> {
  const { rows } = await sql<Row>`select vassalage as "vendorCode", wallet_no, moves from transfers.vendor_wallet
    where owner_id = ${ownerId} order by wallet_no`.execute(db)
  return rows.map(walletOf)
}

export async function vendorWalletOf(
  db: Db | Tx,
  ownerId: Id<'member'>,
  vendorCode: string,
): Promise<VendorWalletRow | undefined> {
  return (await vendorWalletsOf(db, ownerId)).find((wallet) => wallet.vendorCode === vendorCode)
}

/** Opens a wallet; opening it again changes nothing. */
export async function insertVendorWallet(
  tx: Tx,
  wallet: { ownerId: Id<'member'>; merchantCode: MerchantCode; vendorCode: string; walletNo: WalletNo },
  now: Instant,
): Promise<void> {
  await sql`insert into transfers.vendor_wallet (owner_id, vassalage, merchant_id, wallet_no, opened_at)
    values (${wallet.ownerId}, ${wallet.vendorCode}, ${wallet.merchantCode}, ${wallet.walletNo}, ${new Date(now)})
    on conflict do nothing`.execute(tx)
}

/**
 * A wallet, held until the transaction ends: what moves there, and what is written of its results,
 * takes turns.
 */
export async function lockedVendorWallet(
  tx: Tx,
  ownerId: Id<'member'>,
  vendorCode: string,
): Promise<VendorWalletRow | undefined> {
  const { rows } = await sql<Row>`select vassalage as "vendorCode", wallet_no, moves from transfers.vendor_wallet
    where owner_id = ${ownerId} and vassalage = ${vendorCode} for no key update`.execute(tx)
  return rows[0] && walletOf(rows[0])
}

/** Counts a move of a held wallet. */
export async function countMove(tx: Tx, ownerId: Id<'member'>, vendorCode: string, now: Instant): Promise<void> {
  await sql`update transfers.vendor_wallet set moves = moves + 1, moved_at = ${new Date(now)}
    where owner_id = ${ownerId} and vassalage = ${vendorCode}`.execute(tx)
}

/** A wallet whose vendor is to be asked what is in it. */
interface WalletToAsk {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  vendorCode: string
  currency: string
}

/**
 * Takes up wallets whose turn it is, those first that were asked about longest ago. One that moved
 * lately is asked often, one that has lain still seldom: `often` and `seldom` are the moments
 * before which they must have been asked.
 */
export async function takeToAskAbout(
  db: Db,
  filter: {
    vendorCodes: readonly string[]
    lately: Instant
    often: Instant
    seldom: Instant
    most: number
    now: Instant
  },
): Promise<WalletToAsk[]> {
  const { rows } = await sql<{
    owner_id: Id<'member'>
    merchant_id: MerchantCode
    vendorCode: string
    currency: string
  }>`
    update transfers.vendor_wallet w set asked_at = ${new Date(filter.now)}
    from ledger.for_balances a
    where a.owner_id = w.owner_id and a.account_no = w.wallet_no and (w.owner_id, w.vassalage) in (
      select owner_id, vassalage from transfers.vendor_wallet
      where vassalage = any(${[...filter.vendorCodes]}::text[]) and (asked_at is null or asked_at <=
        case when coalesce(moved_at, opened_at) > ${new Date(filter.lately)} then ${new Date(filter.often)}::timestamptz
          else ${new Date(filter.seldom)}::timestamptz end)
      order by asked_at nulls first limit ${filter.most} for no key update skip locked)
    returning w.owner_id, w.merchant_id, w.vassalage as "vendorCode", a.currency`.execute(db)
  return rows.map((row) => ({
    memberId: row.owner_id,
    merchantCode: row.merchant_id,
    vendorCode: row.vendorCode,
    currency: row.currency,
  }))
}
