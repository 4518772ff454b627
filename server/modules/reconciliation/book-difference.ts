import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { productOf, PRODUCTS, type Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  ADJUSTMENTS,
  cashAccount,
  gameAccount,
  house,
  KIND,
  moveAll,
  signedStep,
  SOURCE,
  type HouseCode,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { channelOfChain } from '../cashier/index.ts'
import { gameTypeOfVendor } from '../catalog/index.ts'
import { treasuryWallet } from '../wallet/index.ts'

/** A case of a vendor's day or of a chain's address. */
interface Booked {
  id: Id<'recon-case'>
  kind: 'VENDOR' | 'CHAIN'
  about: string
  currency: string
  difference: Amount
}

/**
 * Books a difference between the house account that it is about and the adjustments, through the
 * treasury, which is as it was afterwards. A vendor's lowers (raises) what its games brought; a
 * chain's is money that came (never came).
 */
export async function bookDifference(tx: Tx, brand: Brand, row: Booked, now: Instant): Promise<void> {
  const { merchantCode } = brand
  const query = queryOf(tx)
  if (row.difference === 0n) return
  const about = house(brand, await accountOf(tx, brand, row), row.currency)
  const adjusted = house(brand, ADJUSTMENTS, row.currency)
  const treasury = row.kind === 'CHAIN' ? 'EXCHANGE' : 'SUSPENSE'
  const wallet = await treasuryWallet(query, merchantCode, treasury, row.currency, now)
  const steps = [
    signedStep(KIND.DEPOSIT_CORRECTION, row.difference, wallet, about),
    signedStep(KIND.DEPOSIT_CORRECTION, 0n - row.difference, wallet, adjusted),
  ]
  const movement = {
    key: derivedId<'posting'>('recon-case', row.id),
    source: SOURCE.DESK,
    // What comes in goes first: the wallet is never below what it was.
    steps: row.difference > 0n ? steps : steps.toReversed(),
  }
  await moveAll(query, [movement], now)
}

async function accountOf(tx: Tx, { merchantCode }: Brand, { kind, about }: Booked): Promise<HouseCode> {
  const [first = '', second = ''] = about.split('/')
  if (kind === 'VENDOR') return gameAccount(await productOfVendor(tx, merchantCode, second))
  const channel = await channelOfChain(tx, merchantCode, first)
  if (channel === undefined) throw new Refusal('APPROVAL_STALE')
  return cashAccount(channel)
}

/**
 * What a vendor's games count as: our own by the product they stand under, another one's by its
 * games.
 */
async function productOfVendor(tx: Tx, merchantCode: MerchantCode, vendor: string): Promise<Product> {
  const own = PRODUCTS.find((product) => vendor === `OWN:${product}`)
  if (own) return own
  const gameType = await gameTypeOfVendor(tx, merchantCode, vendor)
  if (gameType === undefined) throw new Refusal('APPROVAL_STALE')
  return productOf(gameType)
}
