import { lotteryResultsTexts } from './families/lottery-results.ts'
import { lotteryTexts } from './families/lottery.ts'

/** The texts of every family of games. */
export const FAMILY_TEXTS = [lotteryTexts, lotteryResultsTexts] as const

type Family = (typeof FAMILY_TEXTS)[number]
type KeyOf<Load> = Load extends () => Promise<{ texts: infer Texts }> ? keyof Texts & string : never

/** The name of a message of a family's pages. */
export type FamilyTextKey = KeyOf<Family['pages']['VI']>

/** The name of a message that the desk says of a family. */
export type FamilyDeskTextKey = KeyOf<Family['desk']['VI']>
