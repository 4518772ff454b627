import type { LastPeriod } from '@senluna/contract/agent/contracts.ts'
import type {
  ContractActor,
  ContractEvent,
  ContractParty,
  ContractState,
  EndReason,
} from '@senluna/kit/agents/contracts/contract-states.ts'
import type { ContractKind, Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Members } from '../members/index.ts'
import type { TeamParts } from '../teams/index.ts'

/** Contracts of one process. */
export interface Contracts {
  db: Db
  clock: Clock
  log: Log
  brands: readonly Brand[]
  /** Whoever signs proves it by the payment password, where the brand asks for it. */
  members: Members
  /** For whom an assistant reads. */
  teams: TeamParts
  /**
   * What the last closed periods of a holder would have paid under terms: a later module knows the
   * bills. Absent: an offer is tried without them.
   */
  lastPeriods?(holderId: Id<'member'>, terms: Terms, now: Instant): Promise<LastPeriod[]>
}

/** A contract as it is kept. */
export interface Contract {
  id: Id<'contract'>
  merchantCode: MerchantCode
  kind: ContractKind
  holderId: Id<'member'>
  holderName: string
  /** Who pays; null for the house. */
  offerorId: Id<'member'> | null
  /** Of an account below the house there is none. */
  offerorName: string | null
  version: number
  state: ContractState
  terms: Terms
  note: string
  terminationBy: ContractParty | undefined
  endReason: EndReason | undefined
  offeredAt: Instant
  signedAt: Instant | undefined
  from: Instant | undefined
  until: Instant | undefined
}

/** Who does something to a contract, and what they say with it. */
export interface Act {
  event: ContractEvent
  actor: ContractActor
  /** The account or the member of staff; null for the house by itself. */
  byId: string | null
  note?: string | undefined
}

/** A contract that pays: one in force at some moment of what was asked for. */
export interface ContractInForce {
  id: Id<'contract'>
  merchantCode: MerchantCode
  kind: ContractKind
  holderId: Id<'member'>
  /** Who pays; null for the house. */
  offerorId: Id<'member'> | null
  terms: Terms
  version: number
  signedAt: Instant
  from: Instant
  /** The first moment for which it pays nothing any more; undefined while nobody has ended it. */
  until: Instant | undefined
}

/** The clock by which a brand's periods end. */
export function zoneOf({ brands }: Pick<Contracts, 'brands'>, merchantCode: MerchantCode): string {
  const brand = brands.find((candidate) => candidate.merchantCode === merchantCode)
  if (!brand) throw new Error(`no brand ${merchantCode}`)
  return brand.timeZone
}
