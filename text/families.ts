import { lotteryTexts } from './families/lottery.ts'

/** The texts of every family of games. */
export const FAMILY_TEXTS = [lotteryTexts] as const

type Family = (typeof FAMILY_TEXTS)[number]
type KeyOf<Load extends () => Promise<{ texts: object }>> = keyof Awaited<ReturnType<Load>>['texts'] & string

/** The name of a message of a family's pages. */
export type FamilyTextKey = KeyOf<Family['pages']['VI']>

/** The name of a message that the desk says of a family. */
export type FamilyDeskTextKey = KeyOf<Family['desk']['VI']>
