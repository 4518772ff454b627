import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/root.ts'

const ROOMS = [
  'kit',
  'contract',
  'text',
  'brands',
  'ledger',
  'server',
  'web',
  'games',
  'apps',
  'sandbox',
  'tools',
  'e2e',
]
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results'])

/** Every TypeScript source of the house, by its path in the checkout. */
export function sourceFiles(): Map<string, string> {
  const files = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (/\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
        files.set(path, readFileSync(join(ROOT, path), 'utf8'))
    }
  }
  for (const room of ROOMS) walk(room)
  return files
}
