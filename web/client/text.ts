import { setupI18n } from '@lingui/core'
import { isLanguage, LANGUAGES, writtenIn, type CompleteLanguage, type TextKey } from '@senluna/text/index.ts'

type Loaders = Record<CompleteLanguage, () => Promise<{ texts: Record<string, string> }>>
type Args = Record<string, unknown> | readonly unknown[]

const i18n = setupI18n()
let code = 'EN'
/** Whose numbers and plurals the complete languages follow: Vietnamese has one plural form, which every number falls to. */
export const NUMBERS = 'en'

/**
 * Loads the texts of a language and makes it the page's. A language without complete texts is
 * shown in English as a whole, never half and half.
 */
export async function speak(language: string, loaders: Loaders): Promise<void> {
  const written = writtenIn(language)
  const { texts } = await loaders[written]()
  // Counts group their digits by commas, as money does, in every language written so far.
  i18n.loadAndActivate({ locale: LANGUAGES[written].tag, locales: NUMBERS, messages: texts })
  code = language
}

/** The language the reader chose, as the brand names it. Texts may be in English meanwhile. */
export const chosenLanguage = (): string => code

/** The tag and direction of what is really on the page. */
export const shownLanguage = () => LANGUAGES[writtenIn(code)]

/** The language's own name; the code itself where it is unknown. */
export const endonym = (language: string): string => (isLanguage(language) ? LANGUAGES[language].endonym : language)

/** A message in the page's language, with its arguments filled in. */
export const text = (key: TextKey, args?: Args): string => i18n._(key, args ? { ...args } : undefined)

/** Whether a key that was put together from parts names a message. */
export const isText = (key: string): key is TextKey => Object.hasOwn(i18n.messages, key)
