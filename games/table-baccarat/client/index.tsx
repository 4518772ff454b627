import { tableClient } from '../../engine/table/client.ts'
import { baccarat, handsOf, outcomeOfHands } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { betText, choiceText } from './labels.ts'
import { Rules } from './Rules.tsx'
import './baccarat.css'

/** The screen of baccarat. */
export const client = tableClient({
  game: baccarat,
  name: 'baccarat.name',
  play: 'baccarat.play',
  way: 3_600,
  Board,
  Rules,
  toneOf: (draws) => outcomeOfHands(handsOf(draws)).winner,
  choiceText,
  betText,
})
