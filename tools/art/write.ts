import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NAMED } from '@senluna/games/art/named.ts'

/**
 * Writes every named picture into a folder, for pages that are built ahead and for whoever wants to
 * look at them.
 */
export async function writeArt(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  const names = Object.keys(NAMED).map((name) => `${name}.svg`)
  await Promise.all(Object.entries(NAMED).map(([name, draw]) => writeFile(join(folder, `${name}.svg`), draw())))
  return names
}
