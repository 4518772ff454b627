import { isLanguage, LANGUAGES, writtenIn, type CompleteLanguage, type LanguageCode, type TextKey } from './index.ts'
import { WRITTEN } from './written.ts'

const ALL = Object.keys(WRITTEN.VI)

/** The messages that a language lacks: of the site, its games, its refusals and what is sent. */
export const missingIn = (code: LanguageCode): string[] => lacking(WRITTEN[code])

/** The same for a dictionary. */
export const lacking = (texts: Readonly<Record<string, string>>): string[] => ALL.filter((key) => !(key in texts))

/**
 * Whether a brand may show a language to its visitors: when it is whole. Half a language shows its
 * reader English where it matters most.
 */
export const isOffered = (code: string): code is LanguageCode => isLanguage(code) && missingIn(code).length === 0

type Messages = Readonly<Record<TextKey, string>>

/**
 * Every message in every language that is offered; for the server and for tests. Pages load one
 * language only.
 */
export const TEXTS = Object.fromEntries(
  Object.keys(LANGUAGES)
    .filter(isOffered)
    .map((code) => [code, WRITTEN[code]]),
) as Readonly<Record<CompleteLanguage, Messages> & Partial<Record<LanguageCode, Messages>>>

/**
 * A message with its simple arguments filled in: `{name}` and `{0}`.
 *
 * For texts without plurals, which is all the server sends; pages use `text()` of web/client. `own`
 * are words of an operator's own, by language and key.
 */
export function plainText(
  language: string,
  key: TextKey,
  args: Readonly<Record<string, string | number>> = {},
  own?: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const message = own?.[language]?.[key] ?? (TEXTS[writtenIn(language)] ?? TEXTS.EN)[key]
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
