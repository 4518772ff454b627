import type { texts as everything } from './vi/index.ts'
import type { texts as frame } from './vi/game-frame.ts'
import type { texts as page } from './vi/page.ts'

export { isLanguage, LANGUAGES, type Language, type LanguageCode } from './languages.ts'

/** The name of a message. The Vietnamese texts decide which there are. */
export type TextKey = keyof typeof everything
export type PageTextKey = keyof typeof page
export type FrameTextKey = keyof typeof frame

/** Languages whose every message exists. Others fall back to English as a whole. */
export const COMPLETE = ['VI', 'EN'] as const
export type CompleteLanguage = (typeof COMPLETE)[number]

/** Whether a brand's language code has all its messages. */
export const isComplete = (code: string): code is CompleteLanguage => COMPLETE.some((one) => one === code)

/** The language a page is written in when the reader asks for `code`: itself when complete, else English. */
export const writtenIn = (code: string): CompleteLanguage => (isComplete(code) ? code : 'EN')

type Messages<Key extends string> = Record<Key, string>

/** The messages of the site, loaded when asked for. */
export const pageTexts: Record<CompleteLanguage, () => Promise<{ texts: Messages<PageTextKey> }>> = {
  VI: () => import('./vi/page.ts'),
  EN: () => import('./en/page.ts'),
}

/** The messages of the page inside the game frame, loaded when asked for. */
export const frameTexts: Record<CompleteLanguage, () => Promise<{ texts: Messages<FrameTextKey> }>> = {
  VI: () => import('./vi/game-frame.ts'),
  EN: () => import('./en/game-frame.ts'),
}
