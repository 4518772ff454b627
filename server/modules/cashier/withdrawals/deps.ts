import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Log } from '../../../platform/log.ts'
import type { PayoutProvider } from '../../../platform/payments/payout.ts'
import type { Files } from '../../files/index.ts'
import type { Member } from '../../members/index.ts'
import type { KnownOfMember } from '../../risk/index.ts'
import type { Security } from '../../security/index.ts'
import type { Settings } from '../../settings/index.ts'

/** What withdrawals are made of. */
export interface Withdrawals {
  db: Db
  clock: Clock
  log: Log
  files: Files
  security: Security
  brands: readonly Brand[]
  settings: Pick<Settings, 'values'>
  /** Who pays out, by the name a channel says; a channel of `manual` is paid by hand. */
  providers: ReadonlyMap<string, PayoutProvider>
  /** How well a member is known: the tier of platform KYC. */
  kycTierOf(tx: Db | Tx, memberId: Id<'member'>): Promise<number>
  /** The most a member may withdraw in a day, by their VIP level; undefined without a ladder. */
  dailyMostOf(db: Db | Tx, memberId: Id<'member'>, brand: Brand, now: Instant): Promise<bigint | undefined>
  /** What came into a member's wallets within a month. */
  deposited(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<readonly { at: Instant; amount: Amount }[]>
  /** What other modules know of a member that speaks for or against an order. */
  knownOf(tx: Tx, member: Member, now: Instant): Promise<KnownOfMember>
  /** Whether a request comes from a network that hides where it is, as far as any is known. */
  isHidden(request: FastifyRequest): boolean
  /** Tests: whatever is thrown here cuts the work off at a named point. */
  faults?: { at(point: FaultPoint): void }
}

/** The points between the steps of a payment at which a process may die. */
export type FaultPoint = 'marked' | 'sent' | 'answered' | 'captured'

/** A channel whose payments people make. */
export const MANUAL = 'manual'

/** The brand a code names. */
export function brandOf({ brands }: Pick<Withdrawals, 'brands'>, merchantCode: MerchantCode): Brand {
  const brand = brands.find((brand) => brand.merchantCode === merchantCode)
  if (!brand) throw new Error(`there is no brand ${merchantCode}`)
  return brand
}
