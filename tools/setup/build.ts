import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.ts'
import { step } from './progress.ts'
import { ROOT } from './root.ts'

/** What is built from what. */
interface Built {
  /** As its progress names it. */
  name: string
  folder: string
  /** What it is made of, besides its own folder. */
  shared: readonly string[]
}

const EVERYWHERE = ['text', 'brands', 'games', 'kit', 'contract', 'package-lock.json', 'tsconfig.json']
const PAGES: readonly Built[] = ['site', 'stage', 'backoffice'].map((app) => ({
  name: `the ${app} pages`,
  folder: join('apps', app),
  shared: ['web', ...EVERYWHERE],
}))
const SERVER: Built = { name: 'the server', folder: 'server', shared: ['ledger', ...EVERYWHERE] }
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results'])

/** The server as one program, made by `buildServer`. */
export const SERVER_PROGRAM = join(ROOT, 'server', 'dist', 'main.js')

/** Builds the pages whose sources changed since they were last built. */
export async function buildPages(): Promise<void> {
  for (const page of PAGES) await buildChanged(page)
}

/**
 * Builds the server's program when its sources changed since: a process of it starts in a third of
 * the time.
 */
export const buildServer = (): Promise<void> => buildChanged(SERVER)

async function buildChanged({ name, folder, shared }: Built): Promise<void> {
  const own = join(ROOT, folder)
  // Where it lies is in what is built of it.
  const stamp = `${ROOT} ${hashOf([own, ...shared.map((path) => join(ROOT, path))])}`
  const stampFile = join(own, 'dist', '.stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await step(`Building ${name}`, () => build(own))
  try {
    mkdirSync(join(own, 'dist'), { recursive: true })
    writeFileSync(stampFile, stamp)
  } catch (error) {
    throw buildProblem(own, String(error))
  }
}

/** Why a build failed, and what to do where it may not write. */
export function buildProblem(folder: string, said: string): Problem {
  const failed = `What is in ${folder} can't be built:\n${said}`
  if (!/\b(?:EACCES|EPERM|EROFS)\b/.test(said)) return new Problem(failed)
  return new Problem(
    `${failed}\nThis user may not write in ${folder}: somebody else owns what lies there, root perhaps by a start of its own.\n` +
      `Give it to this user (sudo chown -R "$USER" "${folder}"), then run the command again.`,
  )
}

// In a process of its own: the bundler's memory goes when it is done.
function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  })
  let said = ''
  const listen = (text: Buffer) => {
    said += text.toString()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(buildProblem(folder, said.trim()))))
  })
}

/** One hash over the names and contents of everything in `paths`. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const read = (path: string) => {
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  const walk = (folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue
      if (entry.isDirectory()) walk(join(folder, entry.name))
      else if (!/\.test\.tsx?$/.test(entry.name)) read(join(folder, entry.name))
    }
  }
  for (const path of paths) {
    if (/\.\w+$/.test(path)) read(path)
    else walk(path)
  }
  return hash.digest('hex')
}
