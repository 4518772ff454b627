import { lotteryFrontTexts } from '@senluna/text/families/lottery-front.ts'
import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { speakMore } from '@senluna/web/client/text.ts'

/** Loads a page of the lottery together with the words all of them share. */
export const withLotteryTexts = <Module>(load: () => Promise<Module>) => withTexts(lotteryPages, load)

/** Loads a block that other pages show of the lottery, with the few words it says. */
export const withFrontTexts = <Module>(load: () => Promise<Module>) => withTexts(lotteryFrontTexts, load)

async function withTexts<Module>(texts: Parameters<typeof speakMore>[0], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), speakMore(texts)])
  return module
}
