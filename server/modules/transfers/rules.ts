import { type Amount, amount } from '@senluna/kit/money.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET, walletsOf, type WalletNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import { vendorOf } from '../catalog/index.ts'
import { owedInArrears } from '../cashier/index.ts'
import { limitsOf, outOfPlay, stakeCapOf } from '../protection/index.ts'

/** Limits on play that nobody can hold a vendor to that keeps the money itself. */
const PLAY_LIMITS: readonly LimitKind[] = ['lossDay', 'lossWeek', 'lossMonth', 'stake']

/** An amount somebody wrote. Refuses WAL_STEP, and WAL_LIMIT with the limits. */
export function refuseAmount(units: Amount, { limits }: Pick<TransferWallet, 'limits'>): void {
  const { min, max, step } = limits
  if (units % step !== 0n) throw new Refusal('WAL_STEP', { value: { step: step.toString() } })
  if (units < min || units > max)
    throw new Refusal('WAL_LIMIT', { value: { min: min.toString(), max: max.toString() } })
}

/**
 * Nothing goes to a vendor that is under maintenance, closed or taken away here. Refuses
 * WAL_VENDOR_DOWN.
 */
export async function refuseClosed(db: Db, brand: Brand, vendor: TransferWallet): Promise<void> {
  const found = await vendorOf(db, brand.merchantCode, vendor.vendorCode)
  const closed = isClosed(brand, { gameType: vendor.product, vendorCode: vendor.vendorCode })
  if (!found?.enabled || found.maintenance || closed) throw new Refusal('WAL_VENDOR_DOWN')
}

/**
 * Money goes out to play only when its owner may play.
 *
 * Refuses RG_COOLING_OFF during a break, RG_LIMIT for who has set a limit on stakes or losses, and
 * BET_BONUS_GAME while a bonus caps stakes: at a vendor that keeps the money itself nobody could
 * hold to it, and what lies there would be kept from a bonus that is given up.
 */
export async function refuseGuarded(tx: Db | Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  if ((await outOfPlay(tx, [memberId], now)).size > 0) throw new Refusal('RG_COOLING_OFF')
  const limits = await limitsOf(tx, memberId)
  for (const kind of PLAY_LIMITS) {
    const value = limits.get(kind)?.value
    if (value !== null && value !== undefined)
      throw new Refusal('RG_LIMIT', { value: { limit: kind, value: value.toString() } })
  }
  const cap = await stakeCapOf(tx, memberId)
  if (cap && cap.until > now)
    throw new Refusal('BET_BONUS_GAME', { value: { products: cap.products ?? [...PRODUCTS] } })
}

/** Refuses WAL_DEBT while something is owed from the main wallet. */
export async function refuseDebt(query: Query, memberId: Id<'member'>): Promise<void> {
  const debt = (await walletsOf(query, memberId)).find(({ account }) => account === WALLET.DEBT)
  if (debt && debt.balance < 0n) throw new Refusal('WAL_DEBT', { value: { debt: (0n - debt.balance).toString() } })
}

/** Refuses WAL_ARREARS while downlines are owed something under contracts. */
export async function refuseArrears(tx: Tx, memberId: Id<'member'>): Promise<void> {
  const owed = await owedInArrears(tx, memberId)
  if (owed > 0n) throw new Refusal('WAL_ARREARS', { value: { arrears: owed.toString() } })
}

/** What can be spent of a wallet now. */
export async function spendableOf(tx: Db | Tx, owner: Id<'member'>, account: WalletNo): Promise<Amount> {
  const wallet = (await walletsOf(queryOf(tx), owner)).find((wallet) => wallet.account === account)
  return amount(wallet ? wallet.balance - wallet.held : 0n)
}
