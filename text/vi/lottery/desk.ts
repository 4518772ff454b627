import { deskLottery } from './desk-words.ts'
import { lotteryRefusals } from './refusals.ts'
import { lotteryShut } from './shut.ts'

/** What the desk says of the lottery, what its calls refuse, and why games are shut. */
export const texts = { ...deskLottery, ...lotteryRefusals, ...lotteryShut }
