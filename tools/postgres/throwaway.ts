import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Several times what a whole test run has lying about at once. */
const ROOM = 4 * 2 ** 30

/**
 * A path for the data of a throwaway server, where everybody may pass, whatever the checkout allows.
 *
 * What need not outlive anything lies in memory where there is plenty: a copy of a migrated database, 1,500 files, is made
 * there in a fifth of the time.
 */
export function throwawayFolder(durable: boolean): string {
  const disk = process.getuid?.() === 0 && existsSync('/tmp') ? '/tmp' : tmpdir()
  const place = !durable && hasRoom(MEMORY) ? MEMORY : disk
  return join(place, `senluna-test-${process.pid}-${randomBytes(4).toString('hex')}`)
}

/** Whether a file system kept in memory has room, and the machine enough left beside it. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM
}
