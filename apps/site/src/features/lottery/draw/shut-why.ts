import { isRefused } from '@senluna/web/client/call/refused.ts'
import type { useGame } from './queries.ts'

const REASONS = ['GAME_REGION', 'GAME_MAINTENANCE', 'GAME_DISABLED'] as const
/** Why a game can't be played: where the player is, for a while, not offered, or there is none. */
export type Shut = (typeof REASONS)[number] | 'UNKNOWN'

/** What the notice of a game that can't be played says. */
export interface ShutProps {
  why: Shut
  name?: string
  code: string
  back: string
}

/** Why the page of a game can't be shown; undefined while it can, or nobody knows yet. */
export function shutWhy({ data, error }: Pick<ReturnType<typeof useGame>, 'data' | 'error'>): Shut | undefined {
  if (data) return data.game.maintenance === 1 ? 'GAME_MAINTENANCE' : undefined
  return REASONS.find((reason) => isRefused(error, reason))
}
