import { LANGUAGES, type LanguageCode } from '../languages.ts'
import type { texts as pages } from '../vi/results/pages.ts'
import type { FamilyTexts } from './family.ts'

const english = () => import('../en/results/pages.ts')

/** The languages whose results are written. */
const OWN = {
  VI: () => import('../vi/results/pages.ts'),
  CN: () => import('../cn/results/pages.ts'),
  JA: () => import('../ja/results/pages.ts'),
  TH: () => import('../th/results/pages.ts'),
  TY: () => import('../ty/results/pages.ts'),
  MY: () => import('../my/results/pages.ts'),
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
