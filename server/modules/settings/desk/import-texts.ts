import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { TEXT_LENGTH, type TEXT_LINE_WRONG, type TEXT_WRONG } from '@senluna/contract/desk/brand/translations.ts'
import type * as contract from '@senluna/contract/desk/brand/translations.ts'
import type { TextImport } from '@senluna/contract/desk/brand/translations.ts'
import { isLanguage } from '@senluna/text/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { beginWords, setWords } from '../words/change-words.ts'
import { ownWords } from '../words/queries/own-words.ts'
import { staffDid } from '../../staff/index.ts'
import { textFileIn, textsIn, type FileText } from './text-file.ts'
import { isTextKey, patternOf, productsWords, wrongFor } from './product-texts.ts'
import { askTexts, type TextChange } from './text-approvals.ts'
import { takesTwo } from './text-areas.ts'

/**
 * So many texts one file may change; what a page shows of the differences, and of what is wrong.
 */
const MOST_CHANGED = 5_000
/** So many where a second person has to read them. */
const MOST_BY_TWO = 300
const SHOWN = 300
const SHOWN_WRONG = 100
/** Messages are worked out for so long at a time, so that others are answered in between. */
const AT_ONCE_MS = 8
/** So many changes stand in one entry of the audit log. */
const IN_ENTRY = 200

type ImportCall = Call<typeof contract.previewTexts> | Call<typeof contract.importTexts>

/** Why one line can't be taken. */
type LineWrong = (typeof TEXT_LINE_WRONG | typeof TEXT_WRONG)[number]

interface Read {
  rows: number
  same: number
  changes: TextChange[]
  wrong: TextImport['wrong']
  seen: string
}

/**
 * Tells what taking a file of texts would change, and what of it can't be taken. Refuses VAL_FIELD.
 */
export async function previewTexts(db: Db, call: ImportCall): Promise<TextImport> {
  const { file } = await textFileIn(call.request)
  const read = await compared(db, call.brand.merchantCode, textsIn(file, isLanguage))
  return {
    rows: read.rows,
    same: read.same,
    changed: read.changes.length,
    byTwo: read.changes.filter(({ key }) => takesTwo(key)).length,
    wrong: read.wrong.slice(0, SHOWN_WRONG),
    wrongs: read.wrong.length,
    seen: read.seen,
    sample: read.changes.slice(0, SHOWN).map(({ before: own, message, ...at }) => {
      const before = own ?? productsWords(at.language, at.key)
      return { ...at, ...(before === undefined ? {} : { before }), after: message }
    }),
  }
}

/**
 * Takes a file of texts whole, or nothing of it: as somebody has looked at it, with nothing wrong
 * in it. With a text in it that takes two people, the whole of it is asked for.
 *
 * Refuses APPROVAL_OPEN, and VAL_FIELD for a file with something wrong, one without a change, and
 * one whose differences are no longer those that were looked at.
 */
export async function importTexts(db: Db, call: Call<typeof contract.importTexts>) {
  const { brand, caller, now } = call
  const { file, seen } = await textFileIn(call.request)
  const texts = textsIn(file, isLanguage)
  return db.transaction().execute(async (tx) => {
    // Whoever else changes a text waits here; what is compared from now on stays so.
    await beginWords(tx, brand.merchantCode, now)
    const read = await compared(tx, brand.merchantCode, texts)
    if (read.wrong.length > 0) throw refused('TEXT_FILE_WRONG', [read.wrong.length])
    if (read.changes.length === 0) throw refused('TEXT_FILE_SAME')
    if (read.seen !== seen) throw refused('TEXT_FILE_STALE')
    const id = createHash('sha256').update(file).digest('hex').slice(0, 16)
    if (read.changes.some(({ key }) => takesTwo(key))) {
      if (read.changes.length > MOST_BY_TWO) throw refused('TEXT_FILE_BY_TWO', [MOST_BY_TWO])
      return askTexts(tx, call, { kind: 'texts', id }, read.changes)
    }
    await setWords(tx, brand.merchantCode, read.changes, caller.name, now)
    for (let at = 0; at < read.changes.length; at += IN_ENTRY) {
      const some = read.changes.slice(at, at + IN_ENTRY)
      const entry = (valueOf: (change: TextChange) => string | null) =>
        Object.fromEntries(some.map((change) => [`${change.language}/${change.key}`, valueOf(change)]))
      await staffDid(tx, call, {
        action: 'translations.import',
        object: { kind: 'texts', id: `${id}/${at / IN_ENTRY + 1}` },
        before: entry(({ before }) => before ?? null),
        after: entry(({ message }) => message),
      })
    }
    return { changed: read.changes.length }
  })
}

const refused = (patternId: (typeof contract.TEXT_FILE_WRONG)[number], args: (string | number)[] = []) =>
  new Refusal('VAL_FIELD', { fields: [{ field: 'file', patternId, args }] })

async function compared(db: Db | Tx, merchantCode: MerchantCode, texts: readonly FileText[]): Promise<Read> {
  const own = new Map<string, string>()
  for (const language of new Set(texts.map((text) => text.language)))
    if (isLanguage(language))
      for (const word of await ownWords(db, merchantCode, language)) own.set(`${language}/${word.key}`, word.message)
  const read: Read = { rows: texts.length, same: 0, changes: [], wrong: [], seen: '' }
  const said = new Map<string, string>()
  let since = performance.now()
  for (const text of texts) {
    if (performance.now() - since > AT_ONCE_MS) {
      await breath()
      since = performance.now()
    }
    take(read, text, own, said)
    if (read.changes.length > MOST_CHANGED) throw refused('TEXT_FILE_MANY', [MOST_CHANGED])
  }
  const changes = read.changes.map(({ language, key, before, message }) => [language, key, before ?? null, message])
  read.seen = createHash('sha256').update(JSON.stringify(changes)).digest('hex')
  return read
}

function take(
  read: Read,
  { line, language, key, message }: FileText,
  own: ReadonlyMap<string, string>,
  said: Map<string, string>,
) {
  const wrong = (patternId: LineWrong, args: (string | number)[] = []) =>
    void read.wrong.push({ line, language: language.slice(0, 8), key: key.slice(0, 80), patternId, args })
  if (!isLanguage(language)) return wrong('TEXT_LANGUAGE')
  if (!isTextKey(key)) return wrong('TEXT_KEY')
  if (message.length > TEXT_LENGTH) return wrong('TEXT_LONG', [TEXT_LENGTH])
  const name = `${language}/${key}`
  const earlier = said.get(name)
  if (earlier !== undefined) return earlier === message ? void read.same++ : wrong('TEXT_TWICE')
  said.set(name, message)
  const before = own.get(name)
  if ((before ?? productsWords(language, key)) === message) return void read.same++
  const why = wrongFor(language, key, message)
  if (why) return wrong(...patternOf(why))
  read.changes.push({ language, key, before, message })
}
