import { tableClient } from '../../engine/table/client.ts'
import { roulette } from '../rules/index.ts'
import { Board } from './Board.tsx'
import { choiceText } from './labels.ts'
import { toneOf } from './places.ts'
import { Rules } from './Rules.tsx'
import './roulette.css'

/** The screen of roulette. */
export const client = tableClient({
  game: roulette,
  name: 'roulette.name',
  play: 'roulette.play',
  way: 4_200,
  Board,
  Rules,
  toneOf,
  choiceText,
})
