import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { packagedBrowser } from './packaged-browser.ts'
import { Problem } from './problem.ts'
import { step } from './progress.ts'
import { CACHE } from './root.ts'

/** A Chromium and what it has to be started with. */
export interface Browser {
  /** Absent for Playwright's own. */
  executablePath?: string
  env: Record<string, string>
  args: string[]
  /** Where it was found, for people. */
  from: string
}

/**
 * No sandbox, since root has none. A pretended graphics card would make every page several times
 * slower.
 */
const ARGS = ['--no-sandbox', '--disable-quic']

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium that answers: the one CHROMIUM_PATH names, Playwright's own, the system's, the one
 * from npm, or one that is installed now.
 *
 * Throws a Problem that says what to do when none can be had.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!answers(named)) throw new Problem(`CHROMIUM_PATH is ${named}, which is no browser that runs.`)
    return { executablePath: named, env: {}, args: ARGS, from: 'CHROMIUM_PATH' }
  }
  if (existsSync(chromium.executablePath())) return { env: {}, args: ARGS, from: 'Playwright' }
  const system = USUAL_PLACES.find((path) => existsSync(path) && answers(path))
  if (system) return { executablePath: system, env: {}, args: ARGS, from: system }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await step('Unpacking the browser', () => packagedBrowser(CACHE))
    if (packaged && answers(packaged.executablePath, packaged.env)) return { ...packaged, args: ARGS, from: 'npm' }
  }
  return install()
}

// `--version` is the one question that every build answers and ends.
function answers(path: string, env: Record<string, string> = {}): boolean {
  return (
    spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000, stdio: 'ignore' }).status === 0
  )
}

function install(): Browser {
  console.log('Fetching a browser …')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'install', '--only-shell', 'chromium']
  if (spawnSync(process.execPath, args, { stdio: 'inherit', timeout: 180_000 }).status === 0) {
    return { env: {}, args: ARGS, from: 'Playwright' }
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const command = 'apt-get update && apt-get install -y --no-install-recommends chromium'
    if (spawnSync('/bin/sh', ['-c', command], { stdio: 'inherit' }).status === 0 && answers('/usr/bin/chromium')) {
      return { executablePath: '/usr/bin/chromium', env: {}, args: ARGS, from: 'apt' }
    }
  }
  throw new Problem('No browser could be had. Install Chromium or Chrome and name it in CHROMIUM_PATH.')
}
