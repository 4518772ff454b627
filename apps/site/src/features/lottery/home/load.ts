import { withLotteryTexts } from '../with-texts.ts'

/** The lotteries that are open, with the words they say. */
export const loadDraws = () => withLotteryTexts(() => import('./Draws.tsx'))

/** The next draws, with the words they say. */
export const loadNext = () => withLotteryTexts(() => import('./NextDraws.tsx'))
