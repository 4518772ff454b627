import { namesOf } from '@senluna/kit/places-of.ts'
import { PLAY_STATUS_NO, statusOf, type Status } from '@senluna/ledger/index.ts'
import type { GuardStatus } from '../../protection/index.ts'

const { excluded, over_loss_limit, check_due, session_limit, over_stake_limit, over_stake_cap, product_locked } =
  PLAY_STATUS_NO

/**
 * What a player's own limits, breaks and caps say against a stake, by the number with which the
 * functions of every family answer it.
 */
export const GUARD_STATUS: Readonly<Record<number, GuardStatus>> = namesOf({
  excluded,
  over_loss_limit,
  check_due,
  session_limit,
  over_stake_limit,
  over_stake_cap,
  product_locked,
})

const GUARDED: ReadonlySet<string> = new Set(Object.values(GUARD_STATUS))

/** Whether an answer is the player's own guard, to be refused by `refusedStake`. */
export const isGuarded = (status: string): status is GuardStatus => GUARDED.has(status)

/** The number of what `wagers.place_wagers` alone answers. */
export const PLACE_STATUS = { again: 40 } as const

/**
 * How `wagers.place_wagers` answers an order. `again`: nothing stood against it, another of the
 * same call could not be taken.
 */
export type PlaceStatus = Status | GuardStatus | keyof typeof PLACE_STATUS

/** A status by the number in the table. Throws for one that isn't the core's. */
export const placeStatusOf = (no: number): PlaceStatus =>
  no === PLACE_STATUS.again ? 'again' : (GUARD_STATUS[no] ?? statusOf(no))
