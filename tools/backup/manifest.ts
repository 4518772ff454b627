import { createHash, createHmac } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../setup/problem.ts'

export const MANIFEST = 'backup.json'

/** A file of a backup, as it lies there. */
export interface Part {
  name: string
  bytes: number
  sha256: string
}

/** What a backup says of itself. */
export interface Manifest {
  format: 1
  begun: string
  ended: string
  /** The release of PostgreSQL whose files these are. */
  server: string
  /** The last migration of the database when it began. */
  migration: string
  /** Pictures of members that are part of it. */
  files: number
  /** Of an encrypted one: what its key is worked out with, in hex. */
  salt?: string
  parts: Part[]
  /** Of an encrypted one: over everything above. */
  mac?: string
}

/** The manifest with its proof, where there is a key. */
export function signed(manifest: Manifest, key: Buffer | undefined): Manifest {
  const { mac: _, ...bare } = manifest
  return key ? { ...bare, mac: createHmac('sha256', key).update(JSON.stringify(bare)).digest('hex') } : bare
}

/** Reads a backup's manifest. Throws a Problem when there is none. */
export function manifestIn(folder: string): Manifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Problem(`There is no backup in ${folder}: it has no ${MANIFEST}.`)
  const read = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  if (Number(read.format) !== 1) throw new Problem(`The backup in ${folder} is of a newer version of Senluna.`)
  return read
}

/** Throws a Problem when a part isn't there as it was written, or the manifest isn't. */
export async function checkParts(folder: string, manifest: Manifest, key: Buffer | undefined): Promise<void> {
  if (key && signed(manifest, key).mac !== manifest.mac)
    throw new Problem(`The backup in ${folder} was made with another key, or its ${MANIFEST} was changed.`)
  for (const { name, bytes, sha256 } of manifest.parts) {
    const found = await hashOf(join(folder, name)).catch(() => undefined)
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new Problem(`The backup in ${folder} is damaged: ${name} is not as it was written.`)
  }
}

async function hashOf(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
