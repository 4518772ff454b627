import type { BigStep } from './win-steps.ts'

/** The sheet over the board. */
export type Sign =
  | { kind: 'feature' | 'more'; spins: number }
  | { kind: 'total'; won: bigint }
  /** `row` is where it covers least: -1, 0 or 1 from the middle. */
  | { kind: 'big'; won: bigint; step: BigStep; row: -1 | 0 | 1 }

/** A part of a round as every slot tells it, whatever its rules are. */
export interface SlotBeat {
  type: 'baseSpin' | 'freeSpin'
  won: bigint
  total: bigint
  freeSpinsWon: number
  freeSpinsLeft: number
  capped: boolean
}

/** A spin that was shown, for those who listen; `again` when it is of a round of the past. */
export interface SpokenBeat<Beat> {
  beat: Beat
  stake: bigint
  again: boolean
}

/** What the round in view looks like just now, for everything around the board. */
export interface SlotView<Beat> {
  /** Whether reels move. */
  moving: boolean
  /** Whether what is shown may be cut short by a press. */
  skippable: boolean
  /** The win of the round so far; rolls up while it is celebrated. */
  counted: bigint
  /** How long the counter takes to get there. */
  countMs: number
  freeSpins: { now: number; total: number; left: number } | undefined
  sign: Sign | undefined
  /** The spin shown last, for the live region. */
  spokenBeat: SpokenBeat<Beat> | undefined
}

/** What a view is before anything was shown. */
export const NOTHING_SHOWN: SlotView<never> = {
  moving: false,
  skippable: false,
  counted: 0n,
  countMs: 0,
  freeSpins: undefined,
  sign: undefined,
  spokenBeat: undefined,
}
