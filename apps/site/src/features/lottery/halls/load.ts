import { withLotteryTexts } from '../with-texts.ts'

/** The pages of the halls with the words they say. */
export const load = () => withLotteryTexts(() => import('./LotteryHalls.tsx'))
