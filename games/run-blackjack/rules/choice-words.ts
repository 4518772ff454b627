import type { InWords } from '@senluna/kit/games/choice-words.ts'
import { runIn } from '@senluna/kit/games/run.ts'
import { openingIn } from './opening.ts'

/** How many hands with which side bets, and the moves in their order. */
export const choiceInWords: InWords = (choice, { say }) => {
  const run = runIn(choice)
  const opening = run && openingIn(run.opening)
  if (!opening) return ''
  const moves = Array.from(run.moves, (move) => say(`blackjack.move.${move}`))
  return [
    `${say('blackjack.hands')}: ${opening.seats}`,
    ...(opening.pairs ? [say('blackjack.bet.pairs')] : []),
    ...(opening.three ? [say('blackjack.bet.three')] : []),
    ...(moves.length > 0 ? [moves.join(', ')] : []),
  ].join(' · ')
}
