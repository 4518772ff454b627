import { withLotteryTexts } from '../with-texts.ts'

/** The block with the words it says. */
export const load = () => withLotteryTexts(() => import('./PopularNumbers.tsx'))
