import { LANGUAGES, type LanguageCode } from '../languages.ts'
import type { texts as front } from '../vi/lottery/front.ts'
import type { FamilyTexts } from './family.ts'

const english = () => import('../en/lottery/front.ts')

/** The languages whose lottery is written. */
const OWN = {
  VI: () => import('../vi/lottery/front.ts'),
  CN: () => import('../cn/lottery/front.ts'),
  JA: () => import('../ja/lottery/front.ts'),
  TH: () => import('../th/lottery/front.ts'),
  TY: () => import('../ty/lottery/front.ts'),
  MY: () => import('../my/lottery/front.ts'),
}

/** What blocks of other pages say of the lottery: they don't wait for the names of all its bets. */
export const lotteryFrontTexts = Object.fromEntries(
  (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => [
    code,
    Object.hasOwn(OWN, code) ? OWN[code as keyof typeof OWN] : english,
  ]),
) as FamilyTexts<keyof typeof front>['pages']
