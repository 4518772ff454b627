import { boardSpin, gridBoard, type BoardsOf } from '@senluna/kit/games/boards.ts'
import { muaVang } from './harvest.ts'

/** A round as its fields, each with the furrows that won, and the baskets once they pay. */
export const boards: BoardsOf = (draws, stake, choice) =>
  muaVang.beats(draws, stake, choice).map((beat) => {
    const { grid, wins, baskets, harvest } = beat
    const lit = [...wins.flatMap(({ positions }) => positions), ...(harvest > 0 ? baskets : [])]
    return boardSpin(beat, [gridBoard(grid, lit)], 'respin')
  })
