import { withLotteryTexts } from '../../play/lottery.ts'

/** The block with the words it says. */
export const load = () => withLotteryTexts(() => import('./PopularNumbers.tsx'))
