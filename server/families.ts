import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type {
  FreeTickets,
  GameFamily,
  LineLimits,
  ThawedGame,
  UnitRebates,
  VoidedRound,
} from './modules/families/index.ts'
import { lottery } from './modules/lottery/index.ts'
import { houseGames } from './modules/rounds/index.ts'
import type { Db, Tx } from './platform/database/db.ts'

/** Every family of games that the server runs. */
export const FAMILIES: readonly GameFamily[] = [houseGames, lottery]

/** How those above players earn where that is part of a bet's price. */
export const UNIT_REBATES: readonly UnitRebates[] = FAMILIES.flatMap(({ rebates }) => rebates ?? [])

/** What agents limit their lines by: of the family that has such limits. */
export const LINE_LIMITS: LineLimits = lineLimitsOf(FAMILIES)

/** The tickets that rewards may give: of the family that sells tickets. */
export const FREE_TICKETS: FreeTickets = freeTicketsOf(FAMILIES)

function freeTicketsOf(families: readonly GameFamily[]): FreeTickets {
  const tickets = families.find(({ freeTickets }) => freeTickets)?.freeTickets
  assert(tickets, 'some family sells tickets')
  return tickets
}

function lineLimitsOf(families: readonly GameFamily[]): LineLimits {
  const limits = families.find(({ lineLimits }) => lineLimits)?.lineLimits
  assert(limits, 'agents limit their lines in some family')
  return limits
}

/** The most that open bets of a brand may pay, of all families together. */
export async function worstCase(db: Db | Tx, merchantCode: MerchantCode, currency: string): Promise<bigint> {
  let sum = 0n
  for (const family of FAMILIES) sum += (await family.worstCase?.(db, merchantCode, currency)) ?? 0n
  return sum
}

/** What follows when a frozen game goes on, in that transaction: of every family. */
export async function afterThaw(tx: Tx, thawed: ThawedGame, now: Instant): Promise<void> {
  for (const family of FAMILIES) await family.thawed?.(tx, thawed, now)
}

/**
 * What follows when staff voided a round, in their transaction: of the family that knows it.
 * Answers what moved beside; null where the player paid for the round.
 */
export async function afterVoid(tx: Tx, brand: Brand, voided: VoidedRound, now: Instant): Promise<Amount | null> {
  for (const family of FAMILIES) {
    const moved = await family.voided?.(tx, brand, voided, now)
    if (moved !== undefined && moved !== null) return moved
  }
  return null
}
