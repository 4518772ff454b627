import { withTexts } from '../../lottery/load.ts'

/** The block with the words it says. */
export const load = () => withTexts(() => import('./PopularNumbers.tsx'))
