import { tumbledSpin, type BoardsOf } from '@senluna/kit/games/boards.ts'
import { matRung } from './hive.ts'

/** A round as its boards, each with the clusters that burst in it. */
export const boards: BoardsOf = (draws, stake, choice) => matRung.beats(draws, stake, choice).map(tumbledSpin)
