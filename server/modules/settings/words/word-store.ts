import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** What a brand says in a place. */
export async function wordAt(
  tx: Tx,
  merchantCode: MerchantCode,
  language: string,
  key: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ message: string }>`select message from settings.text
    where merchant_id = ${merchantCode} and language = ${language} and key = ${key}`.execute(tx)
  return rows[0]?.message
}

/** Writes a brand's own words. */
export async function putWord(
  tx: Tx,
  row: { merchantCode: MerchantCode; language: string; key: string; message: string; by: string },
  now: Instant,
): Promise<void> {
  await sql`insert into settings.text (merchant_id, language, key, message, changed_at, changed_by)
    values (${row.merchantCode}, ${row.language}, ${row.key}, ${row.message}, ${new Date(now)}, ${row.by})
    on conflict (merchant_id, language, key) do update
      set message = excluded.message, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
}

/** Writes many of a brand's own words at once. */
export async function putWords(
  tx: Tx,
  row: { merchantCode: MerchantCode; by: string; languages: string[]; keys: string[]; messages: string[] },
  now: Instant,
): Promise<void> {
  await sql`insert into settings.text (merchant_id, language, key, message, changed_at, changed_by)
    select ${row.merchantCode}, language, key, message, ${new Date(now)}, ${row.by}
    from unnest(${row.languages}::text[], ${row.keys}::text[], ${row.messages}::text[]) as w(language, key, message)
    on conflict (merchant_id, language, key) do update
      set message = excluded.message, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
}

/** Takes a brand's own words back; answers what they were. */
export async function deleteWord(
  tx: Tx,
  merchantCode: MerchantCode,
  language: string,
  key: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ message: string }>`delete from settings.text
    where merchant_id = ${merchantCode} and language = ${language} and key = ${key} returning message`.execute(tx)
  return rows[0]?.message
}
