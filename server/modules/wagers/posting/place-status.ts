import { statusOf, type Status } from '@senluna/ledger/index.ts'
import type { GuardStatus } from '../../protection/index.ts'

/**
 * What a player's own limits and breaks say against a stake, by the number with which the functions
 * of every family answer it.
 */
export const GUARD_STATUS: Readonly<Record<number, GuardStatus>> = {
  15: 'excluded',
  16: 'over_loss_limit',
  17: 'check_due',
  18: 'session_limit',
  19: 'over_stake_limit',
}

const GUARDED: ReadonlySet<string> = new Set(Object.values(GUARD_STATUS))

/** Whether an answer is the player's own guard, to be refused by `refusedStake`. */
export const isGuarded = (status: string): status is GuardStatus => GUARDED.has(status)

/**
 * How `wagers.place_wagers` answers an order. `again`: nothing stood against it, another of the same
 * call could not be taken.
 */
export type PlaceStatus = Status | GuardStatus | 'again'

const AGAIN = 40

/** A status by the number in the table. Throws for one that isn't the core's. */
export const placeStatusOf = (no: number): PlaceStatus => (no === AGAIN ? 'again' : (GUARD_STATUS[no] ?? statusOf(no)))
