import type { InWords } from '@senluna/kit/games/choice-words.ts'
import { betsIn } from '@senluna/kit/games/table.ts'
import { SPOTS, type Spot } from './layout.ts'

/** Bets on the layout: where each lies and how much is on it. */
export const choiceInWords: InWords = (choice, words) =>
  betsIn(choice)
    .flatMap(({ bet, units }) => {
      const spot = SPOTS.find((known) => known.bet === bet)
      return spot ? [`${spotInWords(spot, words)} ${words.money(units)}`] : []
    })
    .join(' · ')

function spotInWords({ bet, kind, numbers }: Spot, { say }: Parameters<InWords>[1]): string {
  if (kind === 'even') return say(`roulette.${bet}`)
  if (kind === 'dozen' || kind === 'column') return say(`roulette.${kind}`, { nth: bet.slice(1) })
  return `${say(`roulette.kind.${kind}`)} ${numbers.join('-')}`
}
