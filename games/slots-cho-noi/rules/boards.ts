import { tumbledSpin, type BoardsOf } from '@senluna/kit/games/boards.ts'
import { choNoi } from './tumble.ts'

/** A round as its grids, each with what won in it. */
export const boards: BoardsOf = (draws, stake) => choNoi.beats(draws, stake).map(tumbledSpin)
