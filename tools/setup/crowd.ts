import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = new URL('../..', import.meta.url)
const LIFELINE = new URL('tools/lifeline.mjs', ROOT).href
const GRACE_MS = 4_000

/** A program of the crowd, in a process of its own that ends with this one. */
const program = (main: string, env: NodeJS.ProcessEnv, out: 'pipe' | 'inherit'): ChildProcess =>
  spawn(process.execPath, ['--import', LIFELINE, fileURLToPath(new URL(main, ROOT))], {
    cwd: fileURLToPath(ROOT),
    env,
    stdio: ['ignore', out, 'inherit', 'ipc'],
    detached: true,
  })

/** The days before a demonstration opens, which are still to be made. */
export interface ComingDays {
  /**
   * Makes them, the first time it is started. `log` hears every twenty percent. Without them the
   * site opens all the same: a failure is logged and no more.
   */
  make(log: (line: string) => void): Promise<void>
  /** They are not made after all. */
  drop(): void
}

/** Loads what makes the days before a demonstration opens; it begins when it is asked to. */
export function loadDays(env: NodeJS.ProcessEnv): ComingDays {
  const child = program('tools/crowd/history/main.ts', { ...env, WAITS: '1' }, 'pipe')
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    drop: () => void child.kill('SIGKILL'),
    make: async (log) => {
      child.send('begin', () => undefined)
      await followed(child, ended, log)
    },
  }
}

/** The same where they are made already, as far as is known: nothing is loaded ahead. */
export const laterDays = (env: NodeJS.ProcessEnv): ComingDays => ({
  drop: () => undefined,
  make: async (log) => {
    const child = program('tools/crowd/history/main.ts', env, 'pipe')
    await followed(child, new Promise((resolve) => child.once('exit', resolve)), log)
  },
})

async function followed(
  child: ChildProcess,
  ended: Promise<number | null>,
  log: (line: string) => void,
): Promise<void> {
  let shown = 0
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const percent = Number(line)
      if (shown === 0) log('Making thirty days of a demonstration, this once (CROWD=0 does without) …')
      if (percent >= shown + 20) log(`  ${percent} %`)
      if (percent >= shown + 20 || shown === 0) shown = Math.max(1, percent)
    }
  if ((await ended) !== 0) log('The days before could not be made; the site opens without them.')
}

/** Pretended members on a product that runs; what ends them. */
export function startCrowd(env: NodeJS.ProcessEnv, log: (line: string) => void): { stop(): Promise<void> } {
  const child = program('tools/crowd/living/main.ts', env, 'inherit')
  let isStopping = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => (isStopping ? undefined : log('The pretended members have left; the site goes on without.')))
  return {
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([ended, sleep(GRACE_MS)])
      child.kill('SIGKILL')
    },
  }
}
