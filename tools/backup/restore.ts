import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
import { checkAudit } from '@senluna/server/modules/audit/index.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { reconcile } from '@senluna/ledger/index.ts'
import { give } from '../postgres/account.ts'
import { isServerOn, openFolder, serverOf } from '../postgres/cluster.ts'
import { placeOf, startPostgres } from '../postgres/index.ts'
import { Problem } from '../setup/problem.ts'
import { checkParts, type Manifest, manifestIn } from './manifest.ts'
import { readPart } from './part-file.ts'
import { keyOf } from './sealed.ts'
import { unpack } from './tar.ts'

/** How to restore a backup. */
export interface RestoreOptions {
  /** The folder of the backup. */
  from: string
  /** The folder of the database's data. */
  data: string
  /** Where pictures of members go. */
  files: string
  /** Whether a database that is there may be put aside. */
  over: boolean
  keyFile?: string | undefined
}

/** A database that was restored. */
export interface Restored {
  manifest: Manifest
  /** Where its data lies. */
  data: string
  checks: number
  seconds: number
  /** What was there before, under its new name. */
  aside: string[]
}

/**
 * Restores a backup beside what is there, checks it, and only then puts it into its place: one that
 * doesn't hold changes nothing. What was there is kept under another name.
 *
 * Refuses a place that has a database unless it is said, and always one where a server runs.
 */
export async function restoreBackup({ from, data, files, over, keyFile }: RestoreOptions): Promise<Restored> {
  const began = performance.now()
  const manifest = manifestIn(from)
  const key = keyFor(from, manifest, keyFile)
  await checkParts(from, manifest, key)
  const place = placeOf(data)
  refuse(place.data, files, over)
  const fresh = `${place.data}.restoring`
  const freshFiles = `${files}.restoring`
  for (const path of [fresh, freshFiles]) rmSync(path, { recursive: true, force: true })
  try {
    await unpackBase(from, fresh, key)
    mkdirSync(freshFiles, { recursive: true, mode: 0o700 })
    for await (const _ of unpack(readPart(from, 'files', key), freshFiles));
    giveAll(fresh, place.account)
    const checks = await checkDatabase(fresh)
    const aside = [...putAside(place.data), ...putAside(files)]
    openFolder(dirname(place.data))
    renameSync(fresh, place.data)
    mkdirSync(dirname(files), { recursive: true })
    renameSync(freshFiles, files)
    return { manifest, data: place.data, checks, aside, seconds: (performance.now() - began) / 1_000 }
  } finally {
    for (const path of [fresh, freshFiles, `${fresh}.log`]) rmSync(path, { recursive: true, force: true })
  }
}

function keyFor(from: string, { salt }: Manifest, keyFile: string | undefined): Buffer | undefined {
  if (salt === undefined) return undefined
  if (keyFile === undefined) throw new Problem(`The backup in ${from} is encrypted: name its key with --key-file.`)
  return keyOf(keyFile, Buffer.from(salt, 'hex'))
}

function refuse(data: string, files: string, over: boolean): void {
  const server = serverOf(data)
  if (server && isServerOn(data, server.pid))
    throw new Problem(`PostgreSQL (process ${server.pid}) runs on ${data}: stop Senluna first.`)
  const there = [data, files].filter((path) => existsSync(path) && readdirSync(path).length > 0)
  if (there.length > 0 && !over)
    throw new Problem(
      `There is something in ${there.join(' and ')}. With --over it is put aside, under a name with the time, and nothing of it is deleted.`,
    )
}

/** Unpacks the database's files and compares each with the list that PostgreSQL made of them. */
async function unpackBase(from: string, folder: string, key: Buffer | undefined): Promise<void> {
  const list = JSON.parse(await text(readPart(from, 'list', key))) as {
    Files: { Path?: string; Checksum?: string }[]
  }
  const wanted = new Map(list.Files.map(({ Path, Checksum }) => [Path ?? '', Checksum]))
  openFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
  for await (const { name, sha256 } of unpack(readPart(from, 'base', key), folder)) {
    const sum = wanted.get(name.replace(/^\.\//, ''))
    if (sum !== undefined && sum !== sha256) throw new Problem(`${name} of the backup is not what PostgreSQL wrote.`)
    wanted.delete(name.replace(/^\.\//, ''))
  }
  if (wanted.size > 0) throw new Problem(`The backup lacks ${[...wanted.keys()][0]}.`)
}

/** Brings the copy up and up to date, checks all that must hold; answers how many checks. */
async function checkDatabase(data: string): Promise<number> {
  const postgres = await startPostgres({ data, durable: true })
  try {
    const url = postgres.url('senluna')
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const breaks = await reconcile(queryOn(client), CHECKS)
    const cut = await checkAudit(queryOn(client))
    await client.end()
    const lines = [
      ...breaks.map(({ check, detail }) => `${check}: ${detail}`),
      ...cut.map(({ merchantCode, seq, what }) => `audit log of ${merchantCode}, entry ${seq}: ${what}`),
    ]
    if (lines.length > 0)
      throw new Problem(`The restored database does not hold; nothing was put into its place.\n${lines.join('\n')}`)
    return CHECKS.length
  } finally {
    await postgres.stop()
  }
}

function putAside(path: string): string[] {
  if (!existsSync(path)) return []
  const aside = `${path}.before-${new Date().toISOString().replace(/[-:.]/g, '')}`
  renameSync(path, aside)
  return [aside]
}

function giveAll(path: string, account: Parameters<typeof give>[1]): void {
  give(path, account)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveAll(join(path, name), account)
}
