import type { GivenFree } from '@senluna/contract/member/promotions.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Texts } from '../../../platform/words/in-language.ts'
import type { FreeTickets } from '../../families/index.ts'
import { grantFreeRounds } from '../../rounds/index.ts'
import type { FreePrize } from '../kinds/kind.ts'

/** Free rounds as a reward keeps and shows them. */
export const givenFreeOf = ({ kind, rounds, stake, games }: FreePrize): GivenFree => ({
  kind,
  rounds,
  stake,
  games: [...games],
})

/** The free rounds that a reward's record says came with it. */
export const freeOf = (data: unknown): { free?: GivenFree } =>
  typeof data === 'object' && data !== null && 'free' in data ? { free: data.free as GivenFree } : {}

/** Free rounds as a reward's record keeps them: as they are shown, and by which terms they come. */
export const keptFree = (free: FreePrize | undefined): { free?: GivenFree; freeTerms?: FreeTerms } =>
  free
    ? {
        free: givenFreeOf(free),
        freeTerms: { days: free.days, mostTimes: free.mostTimes, turnoverX100: free.turnoverX100 },
      }
    : {}

type FreeTerms = Pick<FreePrize, 'days' | 'mostTimes' | 'turnoverX100'>

/** The free rounds that come with a reward that waited; undefined where none do. */
export function freePrizeOf(data: unknown): FreePrize | undefined {
  const { free } = freeOf(data)
  if (!free || typeof data !== 'object' || data === null || !('freeTerms' in data)) return undefined
  return { ...free, ...(data.freeTerms as FreeTerms) }
}

/** Free rounds or tickets that come with a reward. */
interface GivingFree {
  /** The reward's. */
  id: Id<'participation'>
  memberId: Id<'member'>
  titles: Texts
  free: FreePrize
  /** Who gives the tickets among them. */
  tickets: FreeTickets
}

/**
 * Gives the free rounds or tickets of a reward, in the transaction that claims it; they bear its
 * id.
 */
export function giveFreeRounds(
  tx: Tx,
  brand: Brand,
  { id, memberId, titles, free, tickets }: GivingFree,
  now: Instant,
): Promise<void> {
  const { games, rounds: count, mostTimes, turnoverX100 } = free
  const stake = amount(BigInt(free.stake))
  const expiresAt = later(now, free.days * DAY)
  const given = { id, memberId, games, stake, count, mostTimes, turnoverX100, titles, expiresAt }
  if (free.kind === 'FREE_TICKET') return tickets.grant(tx, brand, given, now)
  return grantFreeRounds(tx, brand, { ...given, keepsStake: free.kind === 'FREE_SPIN' }, now)
}
