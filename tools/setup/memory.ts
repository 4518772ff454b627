import { existsSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'

/** A folder kept in memory, on Linux. */
export const MEMORY = '/dev/shm'
/** Several times what a whole test run has lying about at once. */
const ROOM = 4 * 2 ** 30

/** Bytes this process may use: the machine's, or what a container leaves of them. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * Whether `MEMORY` is there, has room, and leaves the machine enough beside it. A container's is
 * often too small.
 */
export function roomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM
}
