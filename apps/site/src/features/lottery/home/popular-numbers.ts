import { withFrontTexts } from '../with-texts.ts'

/** The block with the words it says. */
export const load = () => withFrontTexts(() => import('./PopularNumbers.tsx'))
