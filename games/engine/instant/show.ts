import type { Round } from '@senluna/contract/play/house.ts'
import type { HouseGame } from '@senluna/kit/games/game.ts'
import type { InstantBeat } from '@senluna/kit/games/instant.ts'
import { amount } from '@senluna/kit/money.ts'
import { useEffect } from 'react'
import type { GameSession } from '../session/game-session.ts'
import type { GameState } from '../session/state.ts'
import type { InstantDefinition } from './definition.ts'

/** The way to a result, and the short one where the profile allows it. */
const WAY_MS = 900
const SHORT_MS = 220
/** How long a round of the past stays in view. */
const RECALLED_MS = 3_000

/** A round's steps as its game shows them. */
export const beatsOf = (game: HouseGame<InstantBeat>, round: Round): readonly InstantBeat[] =>
  game.beats(round.draws, amount(BigInt(round.stake)), round.choice ?? '')

/** How long the way takes now: none for those who want it still, short in a hurry. */
export const wayMs = ({ way }: InstantDefinition, { calm, turbo }: { calm: boolean; turbo: boolean }): number =>
  calm ? 0 : turbo ? SHORT_MS : (way ?? WAY_MS)

/** The round that the board shows: the one in view, else the last. */
export function roundInView({ phase, last }: GameState): Round | undefined {
  if (phase.at === 'asking') return undefined
  return phase.at === 'showing' || phase.at === 'recalling' ? phase.round : last
}

/** Tells the session when a round was shown to its end: after the way, or earlier by `hurry`. */
export function useShown(session: GameSession, { phase }: GameState, ms: number): void {
  useEffect(() => {
    if (phase.at !== 'showing' && phase.at !== 'recalling') return
    const shown = () => session.dispatch({ type: 'stepShown', now: Date.now() })
    const timer = setTimeout(shown, phase.at === 'recalling' ? ms + RECALLED_MS : ms)
    return () => clearTimeout(timer)
  }, [session, phase, ms])
}
