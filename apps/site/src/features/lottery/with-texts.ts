import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { speakMore } from '@senluna/web/client/text.ts'

/** Loads a page of the lottery together with the words all of them share. */
export async function withLotteryTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), speakMore(lotteryPages)])
  return module
}
