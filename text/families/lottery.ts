import { LANGUAGES, type LanguageCode } from '../languages.ts'
import type { texts as desk } from '../vi/lottery/desk.ts'
import type { texts as pages } from '../vi/lottery/pages.ts'
import type { FamilyTexts } from './family.ts'

const english = () => import('../en/lottery/pages.ts')

/** The languages whose lottery is written. */
const OWN = {
  VI: () => import('../vi/lottery/pages.ts'),
  CN: () => import('../cn/lottery/pages.ts'),
  JA: () => import('../ja/lottery/pages.ts'),
  TH: () => import('../th/lottery/pages.ts'),
  TY: () => import('../ty/lottery/pages.ts'),
  MY: () => import('../my/lottery/pages.ts'),
}

type Pages = FamilyTexts<keyof typeof pages>['pages']

/** What the lottery's pages say, loaded with them. */
export const lotteryPages = Object.fromEntries(
  (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => [
    code,
    Object.hasOwn(OWN, code) ? OWN[code as keyof typeof OWN] : english,
  ]),
) as Pages

/** What the lottery says, on its pages and at the desk. */
export const lotteryTexts = {
  pages: lotteryPages,
  desk: { VI: () => import('../vi/lottery/desk.ts'), EN: () => import('../en/lottery/desk.ts') },
} satisfies FamilyTexts<keyof typeof pages, keyof typeof desk>
