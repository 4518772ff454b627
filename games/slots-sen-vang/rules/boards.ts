import { boardSpin, windowBoard, type BoardsOf } from '@senluna/kit/games/boards.ts'
import { senVang } from './slot.ts'

/** A round as its windows, each with the lines that won. */
export const boards: BoardsOf = (draws, stake) =>
  senVang.beats(draws, stake).map((beat) =>
    boardSpin(beat, [
      windowBoard(
        beat.window,
        beat.lineWins.flatMap(({ positions }) => positions),
      ),
    ]),
  )
