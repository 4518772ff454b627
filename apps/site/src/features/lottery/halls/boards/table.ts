import { BALL_BOARDS } from './balls.ts'
import type { Board } from './board.ts'
import { DICE_BOARDS } from './dice.ts'
import { DIGIT_BOARDS } from './digits.ts'
import { MARK_SIX_BOARDS } from './mark-six.ts'
import { RACE_BOARDS } from './races.ts'
import { STRING_BOARDS } from './strings.ts'

const BOARDS: Readonly<Record<string, Board>> = {
  ...DIGIT_BOARDS,
  ...DICE_BOARDS,
  ...RACE_BOARDS,
  ...BALL_BOARDS,
  ...MARK_SIX_BOARDS,
  ...STRING_BOARDS,
}

/** The board of a bet type; undefined for a type that is chosen elsewhere. */
export const boardOf = (betType: string): Board | undefined => BOARDS[betType]
