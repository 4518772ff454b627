import { text } from '@senluna/web/client/text.ts'
import type { BoardBy } from '@senluna/contract/site/leaderboard-rules.ts'
import { countText, hundredthsText } from '@senluna/web/ui/money/format.ts'

/** A multiple of the stake, in hundredths. */
export const multipleText = (hundredths: string): string => `${hundredthsText(Number(hundredths))}×`

/** A score as a ranking shows it: points, a multiple, or wins in a row. */
export const scoreText = (by: BoardBy, score: string): string =>
  by === 'MULTIPLE' ? multipleText(score) : text(by === 'STREAK' ? 'board.streak' : 'board.score', { score })

/** The same where there is no room for a word. */
export const shortScore = (by: BoardBy, score: string): string =>
  by === 'MULTIPLE' ? multipleText(score) : countText(Number(score))
