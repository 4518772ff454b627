import type { Refusal } from '@senluna/contract/refusals.ts'
import type { PlayStatus } from './posting/play-statement.ts'

/** What each unwelcome outcome of a posting is to the player. */
export const REFUSED: Partial<Record<PlayStatus, ConstructorParameters<typeof Refusal>[0]>> = {
  insufficient: 'WAL_INSUFFICIENT',
  frozen: 'AUTH_EXCLUDED',
  tombstoned: 'ROUND_STATE',
  key_conflict: 'SYS_KEY_REUSED',
  session_over: 'GAME_SESSION',
  round_open: 'ROUND_OPEN',
  too_soon: 'ROUND_TOO_SOON',
  autoplay_over: 'AUTOPLAY_OVER',
  game_frozen: 'GAME_FROZEN',
}
