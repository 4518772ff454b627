import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * Stores the bytes of pictures. A process must see what another one stored as soon as it knows the
 * id.
 *
 * A store in the database takes part in the transactions; one outside is asked before or after
 * them. A picture is known to the database before its bytes are brought and until they are dropped,
 * so that a process that dies in between leaves nothing unknown behind.
 */
export interface FileStore {
  /** In the transaction that makes the picture known. */
  put(tx: Tx, fileId: Id<'file'>, body: Buffer): Promise<void>
  /** After that transaction, before the picture is shown to anybody. */
  bring(fileId: Id<'file'>, body: Buffer): Promise<void>
  get(db: Db, fileId: Id<'file'>): Promise<Buffer | undefined>
  /** Before the transaction that forgets the pictures; again changes nothing. */
  drop(fileIds: readonly Id<'file'>[]): Promise<void>
  /** In that transaction. */
  remove(tx: Tx, fileIds: readonly Id<'file'>[]): Promise<void>
}

/**
 * Keeps them in the database, beside what they belong to. Source:
 * docs/decisions/0037-pictures-on-the-disk.md.
 */
export const databaseStore: FileStore = {
  async put(tx, fileId, body) {
    await sql`insert into files.body (file_id, body) values (${fileId}, ${body})`.execute(tx)
  },
  bring: async () => undefined,
  drop: async () => undefined,
  async get(db, fileId) {
    const { rows } = await sql<{ body: Buffer }>`select body from files.body where file_id = ${fileId}`.execute(db)
    return rows[0]?.body
  },
  async remove(tx, fileIds) {
    await sql`delete from files.body where file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  },
}
