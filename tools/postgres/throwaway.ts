import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEMORY, roomInMemory } from '../setup/memory.ts'

/**
 * A path for the data of a throwaway server, where everybody may pass, whatever the checkout
 * allows.
 *
 * What need not outlive anything lies in memory where there is plenty: a copy of a migrated
 * database, 1,500 files, is made there in a fifth of the time.
 */
export function throwawayFolder(durable: boolean): string {
  const disk = process.getuid?.() === 0 && existsSync('/tmp') ? '/tmp' : tmpdir()
  const place = !durable && roomInMemory() ? MEMORY : disk
  return join(place, `senluna-test-${process.pid}-${randomBytes(4).toString('hex')}`)
}
