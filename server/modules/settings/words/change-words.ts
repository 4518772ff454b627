import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { changeSetting } from '../values/setting-values.ts'

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
  const { rows } = await sql<{ message: string }>`select message from settings.text
    where merchant_id = ${merchantCode} and language = ${language} and key = ${key}`.execute(tx)
  await sql`insert into settings.text (merchant_id, language, key, message, changed_at, changed_by)
    values (${merchantCode}, ${language}, ${key}, ${message}, ${new Date(now)}, ${by})
    on conflict (merchant_id, language, key) do update
      set message = excluded.message, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
  return rows[0]?.message
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
  const column = (name: 'language' | 'key' | 'message') => words.map((word) => word[name])
  await sql`insert into settings.text (merchant_id, language, key, message, changed_at, changed_by)
    select ${merchantCode}, language, key, message, ${new Date(now)}, ${by}
    from unnest(${column('language')}::text[], ${column('key')}::text[], ${column('message')}::text[]) as w(language, key, message)
    on conflict (merchant_id, language, key) do update
      set message = excluded.message, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
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
  const { rows } = await sql<{ message: string }>`delete from settings.text
    where merchant_id = ${merchantCode} and language = ${language} and key = ${key} returning message`.execute(tx)
  return rows[0]?.message
}

/**
 * Of two who write at once the second waits here for the first: the row of the setting is theirs in
 * turn.
 */
const newVersion = (tx: Tx, merchantCode: MerchantCode, now: Instant) =>
  changeSetting(tx, merchantCode, 'texts', { version: `${now.toString(36)}${randomBytes(4).toString('hex')}` }, now)
