import type { Round } from '@senluna/contract/play/house.ts'
import type { ComponentType } from 'react'
import type { GameSession } from './session/game-session.ts'

/** What the stage gives a game's screen. */
export interface ScreenProps {
  session: GameSession
  /** The site's address, for links out of the frame. */
  site: string
  /**
   * Called once everything is loaded and the game can be played; until then how far it is, in
   * percent.
   */
  onLoading(percent: number): void
}

/** A house game as the stage knows it. */
export interface GameClient {
  /** What each step of a round paid, in order. */
  wonByStep(round: Round): readonly bigint[]
  Screen: ComponentType<ScreenProps>
}
