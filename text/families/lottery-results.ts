import { LANGUAGES, type LanguageCode } from '../languages.ts'
import type { texts as pages } from '../vi/lottery/results.ts'
import type { FamilyTexts } from './family.ts'

const english = () => import('../en/lottery/results.ts')

/** The languages whose results are written. */
const OWN = {
  VI: () => import('../vi/lottery/results.ts'),
  CN: () => import('../cn/lottery/results.ts'),
  JA: () => import('../ja/lottery/results.ts'),
  TH: () => import('../th/lottery/results.ts'),
  TY: () => import('../ty/lottery/results.ts'),
  MY: () => import('../my/lottery/results.ts'),
}

type Pages = FamilyTexts<keyof typeof pages>['pages']

/** What the pages of results say, apart from the boards, which don't wait for it. */
export const lotteryResultsPages = Object.fromEntries(
  (Object.keys(LANGUAGES) as LanguageCode[]).map((code) => [
    code,
    Object.hasOwn(OWN, code) ? OWN[code as keyof typeof OWN] : english,
  ]),
) as Pages

const nothing = async () => ({ texts: {} })

/** What the pages of results say; the desk says nothing of them. */
export const lotteryResultsTexts = {
  pages: lotteryResultsPages,
  desk: { VI: nothing, EN: nothing },
} satisfies FamilyTexts<keyof typeof pages, never>
