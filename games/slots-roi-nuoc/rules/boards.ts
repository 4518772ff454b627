import { boardSpin, windowBoard, type BoardsOf } from '@senluna/kit/games/boards.ts'
import { roiNuoc } from './ways.ts'

/** A round as its windows, each with the ways that won. */
export const boards: BoardsOf = (draws, stake, choice) =>
  roiNuoc.beats(draws, stake, choice).map((beat) =>
    boardSpin(beat, [
      windowBoard(
        beat.window,
        beat.wins.flatMap(({ positions }) => positions),
      ),
    ]),
  )
