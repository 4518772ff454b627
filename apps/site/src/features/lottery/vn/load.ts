import { withLotteryTexts } from '../with-texts.ts'

/** The page with the words it says. */
export const load = () => withLotteryTexts(() => import('./VnLottery.tsx'))
