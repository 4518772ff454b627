import { withFrontTexts } from '../with-texts.ts'

/** The lotteries that are open, with the words they say. */
export const loadDraws = () => withFrontTexts(() => import('./Draws.tsx'))

/** The next draws, with the words they say. */
export const loadNext = () => withFrontTexts(() => import('./NextDraws.tsx'))
