import { deskLottery } from './desk-words.ts'
import { lotteryRefusals } from './refusals.ts'

/** What the desk says of the lottery, and what its calls refuse. */
export const texts = { ...deskLottery, ...lotteryRefusals }
