import { withLotteryTexts } from '../../../play/lottery.ts'

/** The pages of the halls with the words they say. */
export const load = () => withLotteryTexts(() => import('./LotteryHalls.tsx'))
