import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/words/in-language.ts'

/** Free tickets that are to be given. */
export interface NewFreeTickets {
  /** Names what they are given for; given again they are there once. */
  id: string
  memberId: Id<'member'>
  games: readonly string[]
  /** The most that each ticket costs. */
  stake: Amount
  count: number
  /** All tickets together win at most so often what they are worth. */
  mostTimes: number
  /** What of a win must be wagered, in hundredths. */
  turnoverX100: number
  /** What they come of, as their player reads it. */
  titles: Texts
  expiresAt: Instant
}

/** The family whose tickets rewards may give. */
export interface FreeTickets {
  /** Whether it offers a game of this code. */
  isGame(code: string): boolean
  /** What a game is called; its code where there is none. */
  nameOf(code: string, language: string): string
  /** Gives free tickets, in the transaction of what they are given for. */
  grant(tx: Tx, brand: Brand, given: NewFreeTickets, now: Instant): Promise<void>
}
