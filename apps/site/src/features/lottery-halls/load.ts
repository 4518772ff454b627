import { withTexts } from '../../lottery/load.ts'

/** The pages of the halls with the words they say. */
export const load = () => withTexts(() => import('./LotteryHalls.tsx'))
