import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = new URL('..', import.meta.url)
const LIFELINE = new URL('tools/lifeline.mjs', ROOT).href
const AGAIN_MS = 1_000
const GRACE_MS = 3_000

/** A stand-in of the outside world that runs beside the server. */
export interface Sandbox {
  /** Where it answers. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a program of the outside world (a pretended vendor, a pretended payment provider) on a
 * port of its own, and again when it dies.
 *
 * It gets PORT (0: any free one) and `env`, and says `{ type: 'listening', port }` once it
 * answers.
 */
export async function startSandbox(
  main: string,
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<Sandbox> {
  let stopping = false
  let child: ChildProcess | undefined
  let port = 0
  const start = (): Promise<number> => {
    const first = Promise.withResolvers<number>()
    child = spawn(process.execPath, ['--import', LIFELINE, fileURLToPath(new URL(main, ROOT))], {
      cwd: fileURLToPath(ROOT),
      // Nothing of the server's own secrets goes to somebody outside.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    child.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'port' in message) first.resolve(Number(message.port))
    })
    child.on('exit', (code, signal) => {
      first.reject(new Error(`${main} ended (${signal ?? code})`))
      if (stopping || port === 0) return
      log(`${main} ended (${signal ?? code}) and is started again.`)
      void sleep(AGAIN_MS).then(() => (stopping ? undefined : start().catch(() => undefined)))
    })
    return first.promise
  }
  port = await start()
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      stopping = true
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGTERM')
      await Promise.race([ended, sleep(GRACE_MS)])
      running.kill('SIGKILL')
    },
  }
}
