import type { GuardStatus } from '../../protection/index.ts'

/**
 * What a player's own limits and breaks say against a stake, by the number with which the functions
 * of every family answer it.
 */
export const GUARD_STATUS = {
  15: 'excluded',
  16: 'over_loss_limit',
  17: 'check_due',
  18: 'session_limit',
  19: 'over_stake_limit',
} as const satisfies Record<number, GuardStatus>

const GUARDED: ReadonlySet<string> = new Set(Object.values(GUARD_STATUS))

/** Whether an answer is the player's own guard, to be refused by `refusedStake`. */
export const isGuarded = (status: string): status is GuardStatus => GUARDED.has(status)
