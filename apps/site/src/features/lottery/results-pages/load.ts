import { lotteryResultsPages } from '@senluna/text/families/lottery-results.ts'
import { speakMore } from '@senluna/web/client/text.ts'
import { withLotteryTexts } from '../with-texts.ts'

/** The pages of results with the words they say. */
export async function load() {
  const [module] = await Promise.all([
    withLotteryTexts(() => import('./ResultsPages.tsx')),
    speakMore(lotteryResultsPages),
  ])
  return module
}
