import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import type { PaymentProvider } from '../../../platform/payments/provider.ts'
import type { Files } from '../../files/index.ts'

/** What deposits are made of. */
export interface Deposits {
  db: Db
  clock: Clock
  log: Log
  files: Files
  brands: readonly Brand[]
  providers: ReadonlyMap<string, PaymentProvider>
  /** Where providers find us, without a path. */
  callbackUrl: string
  /** What card numbers are hashed with. */
  cardSecret: Buffer
  /** The step of the ladder somebody stands on. */
  levelOf(memberId: Id<'member'>): Promise<number>
  /** How much of one member's money in a day somebody has to look into. */
  amlThresholdOf(merchantCode: MerchantCode, now: Instant): Promise<Amount>
  /** How much a bank's line may differ from what its order asked for. */
  differenceMostOf(merchantCode: MerchantCode, now: Instant): Promise<Amount>
  /** By how much a rate may move in one change, in parts of a million. */
  rateStepOf(merchantCode: MerchantCode, now: Instant): Promise<number>
  /** What of a member's is on its way between their wallets. */
  inTransitOf(tx: Tx, memberId: Id<'member'>): Promise<Amount>
}

/** The brand a code names. */
export function brandOf({ brands }: Pick<Deposits, 'brands'>, merchantCode: MerchantCode): Brand {
  const brand = brands.find((brand) => brand.merchantCode === merchantCode)
  if (!brand) throw new Error(`there is no brand ${merchantCode}`)
  return brand
}
