import { withLotteryTexts } from '../with-texts.ts'

/** The receipt of an order with the words it says, for lists of other features. */
export const load = () => withLotteryTexts(async () => ({ default: (await import('./OrderReceipt.tsx')).OrderReceipt }))
