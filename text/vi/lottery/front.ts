import { lotteryDraw } from './draw.ts'
import { lotteryHalls } from './halls.ts'
import { lotteryPicks } from './picks.ts'

/** What the blocks of other pages say of the lottery: part of what its own pages say. */
export const texts = { ...lotteryDraw, ...lotteryHalls, ...lotteryPicks }
