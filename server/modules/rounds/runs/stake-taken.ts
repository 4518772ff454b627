import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refusedStake, type GuardStatus } from '../../protection/index.ts'
import type { WagerAnswer } from '../../wagers/index.ts'

/** What the wagers' own words for a player's limits and breaks mean. */
const GUARDED: Readonly<Record<string, GuardStatus>> = {
  PLAYER_EXCLUDED: 'excluded',
  LIMIT_LOSS: 'over_loss_limit',
  REALITY_CHECK_DUE: 'check_due',
  LIMIT_SESSION: 'session_limit',
  LIMIT_STAKE: 'over_stake_limit',
  BONUS_MAX: 'over_stake_cap',
  BONUS_GAME: 'product_locked',
}

/** A stake that the player's own limits don't allow. */
class Guarded extends Error {
  readonly status: GuardStatus
  constructor(status: GuardStatus) {
    super(status)
    this.status = status
  }
}

/**
 * Refuses what a stake came to unless it was taken: WAL_INSUFFICIENT, AUTH_EXCLUDED, ROUND_STATE,
 * SYS_BUSY, SYS_KEY_REUSED. What the player's limits say is thrown for `refusalOf` to read, when
 * the transaction is over.
 */
export function stakeTaken(status: WagerAnswer['status'], reason: string | undefined): void {
  if (status === 'insufficient') throw new Refusal('WAL_INSUFFICIENT')
  if (status === 'frozen') throw new Refusal('AUTH_EXCLUDED')
  if (status === 'tombstoned') throw new Refusal('ROUND_STATE')
  if (status === 'in_progress') throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
  if (status === 'key_conflict') throw new Refusal('SYS_KEY_REUSED')
  if (status === 'denied') {
    const why = GUARDED[reason ?? '']
    assert(why, `a stake was denied for ${reason}`)
    throw new Guarded(why)
  }
  assert(status === 'posted', `a stake came to ${status}`)
}

/** What a player is refusalOf of an error: of a limit in its own words, anything else as it is. */
export const refusalOf = async (
  db: Db,
  stake: Parameters<typeof refusedStake>[1],
  error: unknown,
  now: Instant,
): Promise<Error> => (error instanceof Guarded ? refusedStake(db, stake, error.status, now) : (error as Error))
