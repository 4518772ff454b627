import type { Beat, Window } from '../rules/index.ts'
import type { BigStep } from './win-steps.ts'
import type { Shown } from './scene/win-lines.ts'

/** The sheet over the board. */
export type Sign =
  | { kind: 'feature' | 'more'; spins: number }
  | { kind: 'total'; won: bigint }
  /** `row` is where it covers least: -1, 0 or 1 from the middle. */
  | { kind: 'big'; won: bigint; step: BigStep; row: -1 | 0 | 1 }

/** A spin that was shown, for those who listen; `again` when it is of a round of the past. */
export interface SpokenBeat {
  beat: Beat
  stake: bigint
  again: boolean
}

/** What the round in view looks like just now, for everything that is not canvas. */
export interface View {
  window: Window
  /** Whether reels move. */
  moving: boolean
  /** Whether what is shown may be cut short by a press. */
  skippable: boolean
  /** The win of the round so far; rolls up while it is celebrated. */
  counted: bigint
  /** How long the counter takes to get there. */
  countMs: number
  pointedAt: Shown | undefined
  freeSpins: { now: number; total: number; left: number } | undefined
  sign: Sign | undefined
  /** The spin shown last, for the live region. */
  spokenBeat: SpokenBeat | undefined
}
