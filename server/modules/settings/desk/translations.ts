import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/desk/brand/translations.ts'
import type { TEXT_WRONG, Translation } from '@senluna/contract/desk/brand/translations.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import { isLanguage, type LanguageCode } from '@senluna/text/index.ts'
import { WRITTEN } from '@senluna/text/written.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { ownWords, type OwnWord } from '../words/queries/own-words.ts'
import { resetWord, setWord } from '../words/change-words.ts'
import { wrongWords, type WrongWords } from '../words/message-shape.ts'
import { staffDid } from '../../staff/index.ts'

const PAGE = 50

type Messages = Readonly<Record<string, string | undefined>>
const messagesOf = (language: LanguageCode): Messages => WRITTEN[language]
const ENGLISH = messagesOf('EN')

/** The names of all texts, in order. */
const KEYS = Object.keys(WRITTEN.VI).sort()
const KNOWN = new Set(KEYS)

function languageAsked(asked: string): LanguageCode {
  if (!isLanguage(asked)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'language' }] })
  return asked
}

const shown = (language: LanguageCode, key: string, own: OwnWord | undefined): Translation => {
  const builtIn = messagesOf(language)[key]
  return {
    language,
    key,
    ...(builtIn === undefined ? {} : { builtIn }),
    english: ENGLISH[key] ?? '',
    ...(own ? { own: own.message, changedAt: own.changedAt.toISOString(), changedBy: own.changedBy } : {}),
  }
}

/** One page of the texts in a language, by name. Refuses VAL_FIELD for a language there isn't. */
export async function listTranslations(
  db: Db,
  { brand, query }: Pick<Call<typeof contract.translations>, 'brand' | 'query'>,
) {
  const language = languageAsked(query.language)
  const size = query.pageSize ?? PAGE
  const own = new Map((await ownWords(db, brand.merchantCode, language)).map((word) => [word.key, word]))
  const built = messagesOf(language)
  const asked = fold(query.words ?? '')
  const found = (key: string) => {
    if (query.after !== undefined && key <= query.after) return false
    if (query.only === 'MISSING' && (built[key] !== undefined || own.has(key))) return false
    if (query.only === 'CHANGED' && !own.has(key)) return false
    if (asked === '') return true
    const said = [key, built[key], ENGLISH[key], own.get(key)?.message]
    return said.some((text) => text !== undefined && fold(text).includes(asked))
  }
  const list: Translation[] = []
  for (const key of KEYS) {
    if (!found(key)) continue
    if (list.length === size) return { list, next: list.at(-1)!.key }
    list.push(shown(language, key, own.get(key)))
  }
  return { list }
}

const WRONG: Record<'ICU' | 'HTML' | 'SIGN', (typeof TEXT_WRONG)[number]> = {
  ICU: 'TEXT_ICU',
  HTML: 'TEXT_HTML',
  SIGN: 'TEXT_SIGN',
}

/** Why words are refused, as a call says it: its pattern, and what is missing or unknown. */
export function patternOf(wrong: WrongWords): [patternId: (typeof TEXT_WRONG)[number], args: string[]] {
  if (typeof wrong === 'string') return [WRONG[wrong], []]
  return 'missing' in wrong ? ['TEXT_MISSING', [wrong.missing]] : ['TEXT_UNKNOWN', [wrong.unknown]]
}

/** Whether there is a text of this name. */
export const isTextKey = (key: string): boolean => KNOWN.has(key)

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

/** The text that a call names. Refuses SYS_NOT_FOUND for another language or another name. */
function named({ params }: { params: Readonly<Record<string, string>> }) {
  const { language = '', key = '' } = params
  if (!isLanguage(language) || !KNOWN.has(key)) throw new Refusal('SYS_NOT_FOUND')
  return { language, key }
}

/** Says a text in other words. Refuses SYS_NOT_FOUND, VAL_FIELD with what is wrong with them. */
export async function changeTranslation(db: Db, call: Call<typeof contract.changeTranslation>): Promise<Translation> {
  const { brand, body, caller, now } = call
  const { language, key } = named(call)
  const { message } = body
  const wrong = wrongFor(language, key, message)
  if (wrong) {
    const [patternId, args] = patternOf(wrong)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'message', patternId, args }] })
  }
  return db.transaction().execute(async (tx) => {
    const which = { merchantCode: brand.merchantCode, language, key }
    const before = await setWord(tx, which, { message, by: caller.name }, now)
    await staffDid(tx, call, {
      action: 'translations.set',
      object: { kind: 'text', id: `${language}/${key}` },
      before: { message: before ?? null },
      after: { message },
    })
    return shown(language, key, { key, message, changedAt: new Date(now), changedBy: caller.name })
  })
}

/** Says it as the product does again. Refuses SYS_NOT_FOUND, also where nothing else was said. */
export async function resetTranslation(db: Db, call: Call<typeof contract.resetTranslation>): Promise<Translation> {
  const { brand, now } = call
  const { language, key } = named(call)
  return db.transaction().execute(async (tx) => {
    const before = await resetWord(tx, { merchantCode: brand.merchantCode, language, key }, now)
    if (before === undefined) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'translations.reset',
      object: { kind: 'text', id: `${language}/${key}` },
      before: { message: before },
      after: { message: null },
    })
    return shown(language, key, undefined)
  })
}
