import { lotteryDigits } from './digits.ts'
import { lotteryDraw } from './draw.ts'
import { lotteryEvidence } from './evidence.ts'
import { lotteryGroups } from './groups.ts'
import { lotteryHalls } from './halls.ts'
import { lotteryOthers } from './others.ts'
import { lotteryPicks } from './picks.ts'
import { lotteryPlay } from './play.ts'
import { lotteryRefusals } from './refusals.ts'
import { lotteryVn } from './vn.ts'

/** What the lottery's pages say of its games: bet types, picks, prizes. Loaded with them. */
export const texts = {
  ...lotteryVn,
  ...lotteryDigits,
  ...lotteryDraw,
  ...lotteryEvidence,
  ...lotteryGroups,
  ...lotteryHalls,
  ...lotteryOthers,
  ...lotteryPicks,
  ...lotteryPlay,
  ...lotteryRefusals,
}
