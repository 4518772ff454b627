import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Query } from '@senluna/kit/query.ts'
import type { Db, Tx } from './db.ts'

/** A transaction or database as the ledger's functions take it. */
export const queryOf =
  (db: Db | Tx): Query =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

/** A single driver connection as the ledger's functions take it. */
export const queryOn =
  (client: Pick<pg.ClientBase, 'query'>): Query =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await client.query(text, [...values])).rows as Row[]
