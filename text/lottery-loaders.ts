import { LANGUAGES, type LanguageCode } from './languages.ts'
import type { Loaders } from './loaders.ts'
import type { texts } from './vi/lottery/lottery.ts'

const english = () => import('./en/lottery/lottery.ts')

/** The languages whose lottery is written. */
const OWN = {
  VI: () => import('./vi/lottery/lottery.ts'),
  CN: () => import('./cn/lottery/lottery.ts'),
  JA: () => import('./ja/lottery/lottery.ts'),
  TH: () => import('./th/lottery/lottery.ts'),
  TY: () => import('./ty/lottery/lottery.ts'),
}

/**
 * What the lottery's pages say besides, loaded with them; English where the language has none of
 * it.
 */
export const lotteryTexts = Object.fromEntries(
  (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => [
    code,
    Object.hasOwn(OWN, code) ? OWN[code as keyof typeof OWN] : english,
  ]),
) as Loaders<keyof typeof texts>
