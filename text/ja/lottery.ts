import { lotteryDigits } from './lottery-digits.ts'
import { lotteryEvidence } from './lottery-evidence.ts'
import { lotteryGroups } from './lottery-groups.ts'
import { lotteryHalls } from './lottery-halls.ts'
import { lotteryOthers } from './lottery-others.ts'
import { lotteryPlay } from './lottery-play.ts'
import { lotteryRefusals } from './lottery-refusals.ts'
import { lotteryVn } from './lottery-vn.ts'

/** What the lottery's pages say of its games: bet types, picks, prizes. Loaded with them. */
export const texts = {
  ...lotteryVn,
  ...lotteryDigits,
  ...lotteryEvidence,
  ...lotteryGroups,
  ...lotteryHalls,
  ...lotteryOthers,
  ...lotteryPlay,
  ...lotteryRefusals,
}
