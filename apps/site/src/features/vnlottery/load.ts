import { withTexts } from '../../lottery/load.ts'

/** The page with the words it says. */
export const load = () => withTexts(() => import('./VnLottery.tsx'))
