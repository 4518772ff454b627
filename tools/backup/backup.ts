import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { streamBaseBackup } from './base-backup.ts'
import { type Manifest, MANIFEST, signed } from './manifest.ts'
import { type PartFile, writePart } from './part-file.ts'
import { keyOf } from './sealed.ts'
import { pack } from './tar.ts'

/** How to take a backup. */
export interface BackupOptions {
  /** The database, by its owner. */
  url: string
  /** Where pictures of members lie on the disk, where they do. */
  files?: string | undefined
  /** The folder that backups go to, each into one of its own. */
  to: string
  /** So many are kept, this one included. */
  keep: number
  keyFile?: string | undefined
}

/** A backup that was taken. */
export interface Backup {
  folder: string
  bytes: number
  seconds: number
  manifest: Manifest
  /** Folders of older ones that went. */
  removed: string[]
}

const NAME = /^senluna-\d{8}T\d{9}Z$/

/**
 * Backs a database up while it works, with the pictures that belong to it, and notes in it that it
 * was backed up. What is half done lies under another name and goes with the next.
 */
export async function takeBackup({ url, files, to, keep, keyFile }: BackupOptions): Promise<Backup> {
  const began = Date.now()
  const begun = new Date(began).toISOString()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(to)) if (name.endsWith('.unfinished')) rmSync(join(to, name), { recursive: true })
  const folder = join(to, `senluna-${begun.replace(/[-:.]/g, '')}`)
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { mode: 0o700 })
  const salt = keyFile ? randomBytes(32) : undefined
  const key = keyFile && salt ? keyOf(keyFile, salt) : undefined
  const about = await aboutServer(url)
  const parts = [writePart(unfinished, 'base', key), writePart(unfinished, 'list', key)] as const
  await streamTo(url, parts)
  // After the database: a picture is there before the row that names it.
  const pictures = writePart(unfinished, 'files', key)
  let count = 0
  const names = files && existsSync(files) ? filesIn(files) : noFiles()
  const counted = (async function* () {
    for await (const name of names) {
      count++
      yield name
    }
  })()
  await pipeline(Readable.from(pack(files ?? to, counted)), pictures.into)
  const written = await Promise.all([...parts, pictures].map((part) => part.written))
  const bytes = written.reduce((all, part) => all + part.bytes, 0)
  const manifest = signed(
    {
      format: 1,
      begun,
      ended: new Date().toISOString(),
      ...about,
      files: count,
      ...(salt ? { salt: salt.toString('hex') } : {}),
      parts: written,
    },
    key,
  )
  writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, folder)
  const seconds = (Date.now() - began) / 1_000
  await note(url, { seconds, bytes, encrypted: key !== undefined })
  return { folder, bytes, seconds, manifest, removed: removeOlder(to, keep) }
}

async function streamTo(url: string, [base, list]: readonly [PartFile, PartFile]): Promise<void> {
  let full: PartFile['into'] | undefined
  const write = (into: PartFile['into'], chunk: Buffer): void => {
    full = into.write(chunk) ? undefined : into
  }
  const failed = Promise.all([base.written, list.written]).then(() => undefined)
  failed.catch(() => undefined)
  await Promise.race([
    streamBaseBackup(url, {
      base: (chunk) => write(base.into, chunk),
      list: (chunk) => write(list.into, chunk),
      isFull: () => full !== undefined,
      drained: async () => void (full && (await once(full, 'drain'))),
    }),
    // A full disk ends it at once.
    failed,
  ])
  base.into.end()
  list.into.end()
}

async function asked<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const aboutServer = async (url: string) =>
  (
    await asked<{ server: string; migration: string }>(
      url,
      `select current_setting('server_version') as server, coalesce((select max(name) from public.migration), '') as migration`,
    )
  )[0]!

const note = (url: string, { seconds, bytes, encrypted }: { seconds: number; bytes: number; encrypted: boolean }) =>
  asked(url, `select platform.note_backup('base', $1, $2, $3)`, [seconds, bytes, encrypted])

async function* filesIn(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder, { recursive: true }))
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name))
}

async function* noFiles(): AsyncGenerator<string> {
  // There are none.
}

/** The backups in a folder, the oldest first. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
        .map((name) => join(folder, name))
    : []

function removeOlder(to: string, keep: number): string[] {
  const older = backupsIn(to).slice(0, -Math.max(1, keep))
  for (const folder of older) rmSync(folder, { recursive: true })
  return older
}
