import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/desk/brand/translations.ts'
import type { Translation } from '@senluna/contract/desk/brand/translations.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { isLanguage, type LanguageCode } from '@senluna/text/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { ownWords, type OwnWord } from '../words/queries/own-words.ts'
import { resetWord, setWord } from '../words/change-words.ts'
import { wordAt } from '../words/word-store.ts'
import { staffDid } from '../../staff/index.ts'
import { englishWords, isTextKey, patternOf, productsWords, TEXT_KEYS, wrongFor } from './product-texts.ts'
import { askTexts } from './text-approvals.ts'
import { takesTwo } from './text-areas.ts'

const PAGE = 50

/** The names of all texts, in order. */
const KEYS = TEXT_KEYS.toSorted()

function languageAsked(asked: string): LanguageCode {
  if (!isLanguage(asked)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'language' }] })
  return asked
}

const shown = (language: LanguageCode, key: string, own: OwnWord | undefined): Translation => {
  const builtIn = productsWords(language, key)
  return {
    language,
    key,
    ...(builtIn === undefined ? {} : { builtIn }),
    english: englishWords(key) ?? '',
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
  const asked = fold(query.words ?? '')
  const found = (key: string) => {
    if (query.after !== undefined && key <= query.after) return false
    if (query.only === 'MISSING' && (productsWords(language, key) !== undefined || own.has(key))) return false
    if (query.only === 'CHANGED' && !own.has(key)) return false
    if (asked === '') return true
    const said = [key, productsWords(language, key), englishWords(key), own.get(key)?.message]
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

/** The text that a call names. Refuses SYS_NOT_FOUND for another language or another name. */
function named({ params }: { params: Readonly<Record<string, string>> }) {
  const { language = '', key = '' } = params
  if (!isLanguage(language) || !isTextKey(key)) throw new Refusal('SYS_NOT_FOUND')
  return { language, key }
}

/**
 * Says a text in other words, or asks to where two people do. Refuses SYS_NOT_FOUND, VAL_FIELD with
 * what is wrong with them, APPROVAL_OPEN.
 */
export async function changeTranslation(
  db: Db,
  call: Call<typeof contract.changeTranslation>,
): Promise<Translation | Awaiting> {
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
    if (takesTwo(key)) {
      const before = await wordAt(tx, brand.merchantCode, language, key)
      return askTexts(tx, call, { kind: 'text', id: `${language}/${key}` }, [{ language, key, before, message }])
    }
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
