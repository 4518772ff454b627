import type { RunGame } from '@senluna/kit/games/run.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { ComponentType } from 'react'
import type { MoneyWriter } from '../ui/money.ts'

/** What lies before the player: an open run, a round that is over, or the opening of the next. */
export interface RunView {
  opening: string
  moves: string
  /** What lies open of the draws; all of them once the round is over. */
  shown: readonly number[]
  /** Whether `shown` is everything: the round is over. */
  over: boolean
  /** What a cash-out multiplies the stake by, or what the round came to. */
  timesX10000: number
  /** The step of the ladder it was opened with. */
  stake: bigint
}

/** What a board shows, and how it is played on. */
export interface RunBoardProps {
  view: RunView
  /** Whether a move may be made now. */
  open: boolean
  /** The move that is asked for. */
  asked: string | undefined
  /** What the last move added, or lost, as a text; undefined where there is nothing to say. */
  gained: string | undefined
  write: MoneyWriter
  /** What is chosen for the next move and not made yet; empty when a move was made. */
  draft: string
  onDraft(draft: string): void
  onMove(move: string): void
}

/** How the next run is opened. */
export interface OpeningProps {
  opening: string
  locked: boolean
  onChoose(opening: string): void
}

/** What the next move may bring: its chance, and what a cash-out pays after it. */
export interface Prospect {
  /** In hundredths of a percent. */
  chance: number
  timesX10000: number
}

/** A rung of the ladder that a run climbs. */
export interface Rung {
  label: string
  timesX10000: number
  state: 'done' | 'here' | 'next' | 'ahead'
}

/** A key of a game's own: what it does to the opening, or which move it makes. */
export interface RunKey {
  key: string
  what: TextKey
  turn?(opening: string): string | undefined
  move?(view: RunView): string | undefined
  /** Changes what is chosen for the next move. */
  draft?(draft: string, view: RunView): string
}

/** A game of several moves for the shell: its rules, its words, and what only it draws. */
export interface RunDefinition {
  game: RunGame
  name: TextKey
  /** How a run that is opened so is called: `3 mines · 22 lotuses`. */
  summary(opening: string): string
  Board: ComponentType<RunBoardProps>
  Opening?: ComponentType<OpeningProps>
  /** Moves that are made beside the board; `any` where a random one will do. */
  Moves?: ComponentType<RunBoardProps>
  any?: { what: TextKey; move(view: RunView): string | undefined }
  /** What the one button does in a game that is never cashed out; absent where it isn't there. */
  main?: { what: TextKey; move(draft: string): string }
  /** What lies open, for who listens; absent where the board's own buttons say it. */
  spoken?(view: RunView): string | undefined
  /** Whether a run ends by its moves alone: nothing is cashed out. */
  endsByMoves?: boolean
  /** Absent where a run climbs no ladder. */
  rungs?(view: RunView): readonly Rung[]
  /** Absent where the next move promises nothing by itself. */
  prospect?(view: RunView): Prospect | undefined
  /** Whether what a round returns depends on its moves. */
  skilled?: boolean
  /** Whether the move that ended a round lost it, and how the loss looks in a list. */
  Rules: ComponentType<{ stake: bigint; write: MoneyWriter }>
  keys: readonly RunKey[]
}
