import { isLanguage, type LanguageCode } from './languages.ts'
import type { FamilyTextKey } from './families.ts'
import type { texts as everything } from './vi/index.ts'

export { codeOf, datesOf, isLanguage, LANGUAGES, numbersOf, type Language, type LanguageCode } from './languages.ts'
export { frameTexts, laterTexts, pageTexts, soonTexts, type FrameTextKey, type PageTextKey } from './loaders.ts'

/** The name of a message. The Vietnamese texts decide which there are. */
export type TextKey = keyof typeof everything | FamilyTextKey

/**
 * Languages in which every message is written. In the others English stands, key by key, where one
 * is missing.
 */
export const COMPLETE = ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'MY'] as const satisfies LanguageCode[]
export type CompleteLanguage = (typeof COMPLETE)[number]

/**
 * The language a page is written in when the reader asks for `code`: itself when there is such a
 * one, else English.
 */
export const writtenIn = (code: string): LanguageCode => (isLanguage(code) ? code : 'EN')
