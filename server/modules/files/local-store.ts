import { accessSync, constants, mkdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assert } from '@senluna/kit/assert.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { FileStore } from './file-store.ts'

const AT_ONCE = 16

/**
 * Keeps pictures in a folder that all processes share, each under its id.
 *
 * A picture is written under another name, brought to the disk and only then given its own: nobody
 * ever reads half of one, and whoever dies meanwhile leaves a piece that goes when the picture's
 * row does. Throws a sentence when the folder can't be used. Source:
 * docs/decisions/0037-pictures-on-the-disk.md.
 */
export function localFileStore(folder: string): FileStore {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`FILES_DIR can't be used: ${folder} is no folder that can be written to.`, { cause: error })
  }
  return {
    put: async () => undefined,
    bring: (fileId, body) => write(pathOf(folder, fileId), body),
    get: (_db, fileId) => read(pathOf(folder, fileId)),
    async drop(fileIds) {
      for (let from = 0; from < fileIds.length; from += AT_ONCE)
        await Promise.all(
          fileIds.slice(from, from + AT_ONCE).flatMap((fileId) => {
            const path = pathOf(folder, fileId)
            return [rm(path, { force: true }), rm(partOf(path), { force: true })]
          }),
        )
    },
    remove: async () => undefined,
  }
}

/**
 * Where a picture lies: by nothing but its id. The end of an id is random, so no folder fills
 * before the others.
 */
function pathOf(folder: string, fileId: Id<'file'>): string {
  assert(isUuid(fileId), 'a picture is kept under an id')
  const name = fileId.toLowerCase()
  return join(folder, name.slice(-2), name)
}

const partOf = (path: string): string => `${path}.part`

async function write(path: string, body: Buffer): Promise<void> {
  const part = partOf(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

/** A new name is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
