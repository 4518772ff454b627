import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { speakMore } from '@senluna/web/client/text.ts'
import { page } from '../shell/frame/page-chunk.ts'

/** Loads a page of the lottery together with the words all of them share. */
export async function withLotteryTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), speakMore(lotteryPages)])
  return module
}

/** The receipt of a lottery order, for lists of other features. */
export const loadOrderReceipt = page(() =>
  withLotteryTexts(async () => ({
    default: (await import('../features/lottery/receipts/OrderReceipt.tsx')).OrderReceipt,
  })),
)
