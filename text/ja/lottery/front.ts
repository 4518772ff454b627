import { lotteryDraw } from './draw.ts'
import { lotteryHalls } from './halls.ts'
import { lotteryPicks } from './picks.ts'

export const texts = { ...lotteryDraw, ...lotteryHalls, ...lotteryPicks }
