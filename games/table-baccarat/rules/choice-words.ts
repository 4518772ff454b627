import type { InWords } from '@senluna/kit/games/choice-words.ts'
import { betsIn } from '@senluna/kit/games/table.ts'

/** Bets on a coup: on what, and how much. */
export const choiceInWords: InWords = (choice, { say, money }) =>
  betsIn(choice)
    .map(({ bet, units }) => `${say(`baccarat.${bet}`)} ${money(units)}`)
    .join(' · ')
