import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../setup/problem.ts'
import { type Account, give } from './account.ts'
import { type Programs, programOf } from './programs.ts'

// The same sorting and case rules on every machine, whatever languages it has installed.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/**
 * Makes `folder` and what is above it, so that the database account can pass; what was there before
 * stays as it is.
 */
export function openFolder(folder: string) {
  if (existsSync(folder)) return
  openFolder(dirname(folder))
  mkdirSync(folder, { recursive: true })
  // Said again because the umask of the caller may have taken it away.
  chmodSync(folder, 0o755)
}

/**
 * Makes the cluster in `folder` unless it is there: user `app`, trusted, since only its owner may
 * enter the socket's folder.
 */
export function makeCluster(folder: string, programs: Programs, account: Account, durable: boolean) {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  openFolder(dirname(folder))
  removeUnfinished(folder)
  // Renamed when complete: one killed half-way is no cluster.
  const unfinished = `${folder}.new-${process.pid}`
  mkdirSync(unfinished)
  chmodSync(unfinished, 0o700)
  give(unfinished, account)
  const args = ['-D', unfinished, '-U', 'app', '--auth=trust', '--no-instructions', ...LOCALE]
  const made = spawnSync(programOf(programs, 'initdb'), durable ? args : [...args, '--no-sync'], {
    ...account.ids,
    cwd: unfinished,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Problem(
      `PostgreSQL could not make its data folder ${folder} as ${account.name}:\n${made.stderr || made.error?.message}\n` +
        'Make room or rights there, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
  renameSync(unfinished, folder)
}

function removeUnfinished(folder: string) {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    }
  }
}

/** The server that says it runs on this data: its id, and whether it takes connections. */
export function serverOf(folder: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes away the pid file of a server that is gone.
 *
 * PostgreSQL does so itself, unless the number went to another process of the same account, as it
 * does after a reboot.
 */
export function forgetDeadServer(folder: string) {
  const server = serverOf(folder)
  if (server && !isServerOn(folder, server.pid)) rmSync(join(folder, 'postmaster.pid'), { force: true })
}

/** Whether process `pid` is a PostgreSQL server on this data. */
export function isServerOn(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') {
      // The command line of a process that ended and waits for its parent is empty.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
    }
    if (process.platform === 'win32') return true
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Alive, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
