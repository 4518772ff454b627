import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm

/** The file that an import names; nothing for a package. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('@senluna/')) return join(ROOT, name.slice('@senluna/'.length))
  return name.startsWith('.') ? resolve(dirname(from), name) : undefined
}

function walk(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = fileOf(file, name!)
    if (next) walk(next, seen)
  }
  return seen
}

/**
 * Our own files that are loaded before the first page stands: all that `main.tsx` imports, but not
 * by `import()`.
 */
export const firstModules = (): ReadonlySet<string> => modulesOf('apps/site/src/main.tsx')

/** A file of ours and all that it imports, but not by `import()`. */
export const modulesOf = (path: string): ReadonlySet<string> => walk(join(ROOT, path), new Set())
