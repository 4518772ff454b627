import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/root.ts'

const FOLDERS = [
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

/** Every TypeScript source of the product, by its path in the checkout. */
export const sourceFiles = () => filesIn(FOLDERS, (path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))

/** Every SQL file of a folder, by its path in the checkout. */
export const sqlFiles = (folder: string) => filesIn([folder], (path) => path.endsWith('.sql'))

function filesIn(folders: readonly string[], isWanted: (path: string) => boolean): Map<string, string> {
  const files = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
      if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (isWanted(path)) files.set(path, readFileSync(join(ROOT, path), 'utf8'))
    }
  }
  for (const folder of folders) if (existsSync(join(ROOT, folder))) walk(folder)
  return files
}
