import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A line on credit: its general agent, and the first week that is not closed yet. */
export interface Book {
  generalAgentId: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  openedAt: Date
  openWeek: BusinessDate
}

const BOOK =
  sql.raw(`general_agent_id as "generalAgentId", merchant_id as "merchantCode", currency, opened_at as "openedAt",
  to_char(open_week, 'YYYY-MM-DD') as "openWeek"`)

/** The books of a brand. */
export async function booksOf(db: Db | Tx, merchantCode: MerchantCode): Promise<Book[]> {
  const { rows } = await sql<Book>`select ${BOOK} from credit.book where merchant_id = ${merchantCode}
    order by general_agent_id`.execute(db)
  return rows
}

/**
 * A book, held until `tx` ends: alone, or beside others who only need that it stays as it is.
 */
export async function heldBook(tx: Tx, id: Id<'member'>, how: 'ALONE' | 'SHARED'): Promise<Book | undefined> {
  const lock = sql.raw(how === 'ALONE' ? 'for update' : 'for share')
  const { rows } = await sql<Book>`select ${BOOK} from credit.book where general_agent_id = ${id} ${lock}`.execute(tx)
  return rows[0]
}

/** Opens a book; false where there is one. */
export async function insertBook(
  tx: Tx,
  book: Pick<Book, 'generalAgentId' | 'merchantCode' | 'currency' | 'openWeek'>,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into credit.book (general_agent_id, merchant_id, currency, opened_at, open_week)
    values (${book.generalAgentId}, ${book.merchantCode}, ${book.currency}, ${new Date(now)}, ${book.openWeek}::date)
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Says that a week is closed: the next one is open. */
export async function openNext(tx: Tx, { generalAgentId }: Book, next: BusinessDate): Promise<void> {
  await sql`update credit.book set open_week = ${next}::date where general_agent_id = ${generalAgentId}`.execute(tx)
}

/** The general agent of the book that an account belongs to; undefined for one that pays cash. */
export async function bookOf(db: Db | Tx, memberId: Id<'member'>): Promise<Id<'member'> | undefined> {
  const { rows } = await sql<{
    id: Id<'member'>
  }>`select general_agent_id as id from credit.for_accounts where member_id = ${memberId}`.execute(db)
  return rows[0]?.id
}
