import type { TEXT_WRONG } from '@senluna/contract/desk/brand/translations.ts'
import { slotWordsIn } from '@senluna/games/slot-words.ts'
import type { LanguageCode } from '@senluna/text/index.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import { wrongWords, type WrongWords } from '../words/message-shape.ts'

type Messages = Readonly<Record<string, string | undefined>>
const ALL = new Map<LanguageCode, Messages>()
/** What the product says in a language, its slots' own words included. */
function messagesOf(language: LanguageCode): Messages {
  const all = ALL.get(language) ?? { ...WRITTEN[language], ...slotWordsIn(language) }
  ALL.set(language, all)
  return all
}
const ENGLISH = messagesOf('EN')

/** The names of all texts. */
export const TEXT_KEYS: readonly string[] = Object.keys(messagesOf('VI'))
const KNOWN = new Set(TEXT_KEYS)

const WRONG: Record<'ICU' | 'HTML' | 'SIGN', (typeof TEXT_WRONG)[number]> = {
  ICU: 'TEXT_ICU',
  HTML: 'TEXT_HTML',
  SIGN: 'TEXT_SIGN',
}

/** Why words are refused, as a call says it: its pattern, and what is missing or unknown. */
export function patternOf(wrong: WrongWords): [patternId: (typeof TEXT_WRONG)[number], args: string[]] {
  if (typeof wrong === 'string') return [WRONG[wrong], []]
  if ('contact' in wrong) return ['TEXT_CONTACT', [wrong.contact]]
  return 'missing' in wrong ? ['TEXT_MISSING', [wrong.missing]] : ['TEXT_UNKNOWN', [wrong.unknown]]
}

/** Whether there is a text of this name. */
export const isTextKey = (key: string): boolean => KNOWN.has(key)

/** A text as the product says it in English. */
export const englishWords = (key: string): string | undefined => ENGLISH[key]

/** A text as the product says it in a language; undefined where English stands in. */
export const productsWords = (language: LanguageCode, key: string): string | undefined => messagesOf(language)[key]

/**
 * What is wrong with words for a text. What it takes is what the product's own words take; forms
 * may be English's too.
 */
export function wrongFor(language: LanguageCode, key: string, message: string): WrongWords | undefined {
  const builtIn = [productsWords(language, key) ?? ENGLISH[key], ENGLISH[key], productsWords('VI', key)]
  return wrongWords(
    message,
    builtIn.filter((text) => text !== undefined),
  )
}
