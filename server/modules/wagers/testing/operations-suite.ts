import { BET_AND_WIN_CHECKS } from './bet-and-win-checks.ts'
import { CORRECTION_CHECKS } from './correction-checks.ts'
import { KEY_CHECKS } from './key-checks.ts'
import { ROLLBACK_CHECKS } from './rollback-checks.ts'
import { TOGETHER_CHECKS } from './together-checks.ts'
import type { OperationCheck } from './operation-check.ts'

/**
 * What the wager operations promise. A wrong build of them breaks at least one; the random lists
 * come last but for reconciling.
 */
export const OPERATION_CHECKS: readonly OperationCheck[] = [
  ...BET_AND_WIN_CHECKS,
  ...KEY_CHECKS,
  ...ROLLBACK_CHECKS,
  ...CORRECTION_CHECKS,
  ...TOGETHER_CHECKS,
]
