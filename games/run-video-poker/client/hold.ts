import type { RunView } from '../../engine/run/definition.ts'
import { cardsAfter, CONFIGURATION, maskOf, moveOf } from '../rules/index.ts'

// What is to be kept is the draft of the one move, written as the move itself; empty keeps none.

const maskIn = (draft: string): number => maskOf(draft) ?? 0

/** The draft with one card kept, or put away again. */
export const toggled = (draft: string, place: number): string => moveOf(maskIn(draft) ^ (1 << place))

/** The move a draft makes. */
export const drawnBy = (draft: string): string => moveOf(maskIn(draft))

/** Whether a card is kept: as chosen, or as it was once the round is over. */
export const keptIn = ({ over, moves }: RunView, draft: string, place: number): boolean =>
  Boolean(maskIn(over ? moves : draft) & (1 << place))

/** The five cards that lie open; none before a deal. */
export function lying({ shown, over, moves }: RunView): readonly number[] {
  if (shown.length === 0) return []
  return over ? cardsAfter(shown, maskIn(moves)) : shown.slice(0, CONFIGURATION.hand)
}
