import type { Sounds } from '../canvas/sound.ts'

/** How rounds are shown. */
export interface Playing {
  /** Fades instead of movement. */
  calm(): boolean
  /** Whether a press may stop the reels. */
  quickStop: boolean
  /** Short spins, where a press may stop the reels. */
  turbo(): boolean
  minCycleMs: number
  sounds: Sounds
}
