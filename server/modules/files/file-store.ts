import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Where the bytes of pictures lie. Every process must see what another one put there, as soon as `tx` stands. */
export interface FileStore {
  put(tx: Tx, fileId: Id<'file'>, body: Buffer): Promise<void>
  get(db: Db, fileId: Id<'file'>): Promise<Buffer | undefined>
  remove(tx: Tx, fileIds: readonly Id<'file'>[]): Promise<void>
}

/** Keeps them in the database, beside what they belong to. Source: docs/decisions/0030-pictures-in-the-database.md. */
export const databaseStore: FileStore = {
  async put(tx, fileId, body) {
    await sql`insert into files.body (file_id, body) values (${fileId}, ${body})`.execute(tx)
  },
  async get(db, fileId) {
    const { rows } = await sql<{ body: Buffer }>`select body from files.body where file_id = ${fileId}`.execute(db)
    return rows[0]?.body
  },
  async remove(tx, fileIds) {
    await sql`delete from files.body where file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  },
}
