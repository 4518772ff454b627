import { randomBytes } from 'node:crypto'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { changeSetting } from '../values/setting-values.ts'
import { wordAt, putWord, putWords, deleteWord } from './word-store.ts'

/** A text's place: whose, in which language, under which name. */
interface Which {
  merchantCode: MerchantCode
  language: string
  key: string
}

/**
 * Says something in other words; every process follows within a second. Answers what was said in
 * its place before.
 */
export async function setWord(
  tx: Tx,
  { merchantCode, language, key }: Which,
  { message, by }: { message: string; by: string },
  now: Instant,
): Promise<string | undefined> {
  await newVersion(tx, merchantCode, now)
  const before = await wordAt(tx, merchantCode, language, key)
  await putWord(tx, { merchantCode, language, key, message, by }, now)
  return before
}

/** Lets nobody else change a brand's texts until `tx` ends; every process follows then. */
export const beginWords = (tx: Tx, merchantCode: MerchantCode, now: Instant): Promise<unknown> =>
  newVersion(tx, merchantCode, now)

/** Says many texts in other words at once; `beginWords` came before. */
export async function setWords(
  tx: Tx,
  merchantCode: MerchantCode,
  words: readonly { language: string; key: string; message: string }[],
  by: string,
  now: Instant,
): Promise<void> {
  const [languages, keys, messages] = [
    words.map((word) => word.language),
    words.map((word) => word.key),
    words.map((word) => word.message),
  ]
  await putWords(tx, { merchantCode, by, languages, keys, messages }, now)
}

/**
 * Says it as the product does again. Answers what was said in its place; undefined when nothing
 * was.
 */
export async function resetWord(
  tx: Tx,
  { merchantCode, language, key }: Which,
  now: Instant,
): Promise<string | undefined> {
  await newVersion(tx, merchantCode, now)
  return deleteWord(tx, merchantCode, language, key)
}

/**
 * Of two who write at once the second waits here for the first: the row of the setting is theirs in
 * turn.
 */
const newVersion = (tx: Tx, merchantCode: MerchantCode, now: Instant) =>
  changeSetting(tx, merchantCode, 'texts', { version: `${now.toString(36)}${randomBytes(4).toString('hex')}` }, now)
