import type { Hands } from '../rules/index.ts'

/** What is turned after a share of the way, of each hand. */
export interface Turned {
  player: readonly number[]
  banker: readonly number[]
}

/** The cards of both hands as they were dealt: two by turns, then the third ones. */
const dealOrder = ({ player, banker }: Hands): readonly (readonly ['player' | 'banker', number])[] => [
  ['player', 0],
  ['banker', 0],
  ['player', 1],
  ['banker', 1],
  ...(player.length > 2 ? ([['player', 2]] as const) : []),
  ...(banker.length > 2 ? ([['banker', 2]] as const) : []),
]

/** Which cards are turned when so much of the way is gone; at the end all of them. */
export function turned(hands: Hands, share: number): Turned {
  const order = dealOrder(hands)
  const shown = order.slice(0, Math.floor(share * (order.length + 0.5)))
  const shownOf = (side: 'player' | 'banker') => hands[side].slice(0, shown.filter(([to]) => to === side).length)
  return { player: shownOf('player'), banker: shownOf('banker') }
}
