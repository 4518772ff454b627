import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** What an operator says in words of their own: ICU messages by language and key. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Everything that a brand says in other words. */
export async function wordsOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Words> {
  const { rows } = await sql<{ language: string; words: Record<string, string> }>`
    select language, jsonb_object_agg(key, message) as words from settings.text
    where merchant_id = ${merchantCode} group by language`.execute(db)
  return Object.fromEntries(rows.map(({ language, words }) => [language, words]))
}

/** One text in other words, and who wrote it when. */
export interface OwnWord {
  key: string
  message: string
  changedAt: Date
  changedBy: string
}

/** What a brand says in other words in one language. */
export async function ownWords(db: Db | Tx, merchantCode: MerchantCode, language: string): Promise<OwnWord[]> {
  const { rows } = await sql<OwnWord>`select key, message, changed_at as "changedAt", changed_by as "changedBy"
    from settings.text where merchant_id = ${merchantCode} and language = ${language}`.execute(db)
  return rows
}
