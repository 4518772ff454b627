import pg from 'pg'
import { Problem } from '../setup/problem.ts'

/** Where the parts of a base backup go: each is an archive of PostgreSQL, or its list of files. */
export interface BackupParts {
  base(chunk: Buffer): void
  list(chunk: Buffer): void
  /** Settles when more may come; asked when `isFull`. */
  drained(): Promise<void>
  isFull(): boolean
}

// Everything that a copy needs to start: the files, with their checksums, and the log that was
// written meanwhile, which a slot keeps from being recycled.
const SLOT = 'CREATE_REPLICATION_SLOT senluna_backup TEMPORARY PHYSICAL (RESERVE_WAL)'
const BASE_BACKUP = `BASE_BACKUP (LABEL 'senluna', CHECKPOINT 'fast', WAL, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

/**
 * Takes a base backup by the replication protocol, while the server goes on working: what it holds
 * is the database at the moment the backup ends. Source: PostgreSQL, 54.4, Streaming Replication
 * Protocol.
 */
export async function streamBaseBackup(url: string, parts: BackupParts): Promise<void> {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig)
  await client.connect()
  try {
    await client.query(SLOT)
    await baseBackup(client, parts)
  } finally {
    await client.end()
  }
}

function baseBackup(client: pg.Client, parts: BackupParts): Promise<void> {
  return new Promise((resolve, reject) => {
    let archives = 0
    let paused = false
    let receive = parts.base.bind(parts)
    const query = new pg.Query(BASE_BACKUP, [], (error: Error | null | undefined) =>
      error ? reject(error) : resolve(),
    )
    const copied = ({ chunk }: { chunk: Buffer }, connection: { stream: NodeJS.ReadableStream }) => {
      const [kind, rest] = [String.fromCharCode(chunk[0]!), chunk.subarray(1)]
      if (kind === 'n' && ++archives > 1)
        reject(new Problem('This database has tablespaces of its own: back it up with pgBackRest (docs/operations).'))
      if (kind === 'm') receive = parts.list.bind(parts)
      if (kind !== 'd') return
      receive(Buffer.from(rest))
      // What was read before the pause still comes.
      if (paused || !parts.isFull()) return
      paused = true
      connection.stream.pause()
      void parts.drained().then(() => {
        paused = false
        connection.stream.resume()
      }, reject)
    }
    Reflect.set(query, 'handleCopyData', copied)
    Reflect.set(query, 'handleError', (error: Error) => reject(error))
    client.query(query)
    client.once('error', reject)
  })
}
