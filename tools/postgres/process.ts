import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../setup/problem.ts'
import { type Account, give } from './account.ts'
import { forgetDeadServer, isServerOn, serverOf } from './cluster.ts'
import { type Programs, programOf } from './programs.ts'

const WINDOWS = process.platform === 'win32'
const POLL_MS = 5
const START_LIMIT_MS = 60_000
const PREDECESSOR_LIMIT_MS = 15_000
const KEEPER_LIMIT_MS = 2_000
const LOG_LIMIT_BYTES = 20_000_000

// Stands between us and the server, in a process group of its own. When our end of the pipe closes,
// for whatever reason, the server is asked to stop ($1: INT lets go of its clients first, QUIT
// doesn't); when the server has ended, the folders named in $2 and $3 go. The first line it prints
// is the server's process id.
const KEEPER = `
signal=$1; socket=$2; scratch=$3; shift 3
exec 3<&0
"$@" </dev/null 3<&- >&2 & server=$!
echo $server
(cat >/dev/null; kill -$signal $server 2>/dev/null) <&3 >/dev/null & exec 3<&- </dev/null
wait $server; code=$?
rm -rf "$socket"
if [ -n "$scratch" ]; then rm -rf "$scratch" 2>/dev/null; fi
exit $code`

/** What a server is started with. */
export interface ServerPlan {
  programs: Programs
  account: Account
  data: string
  /** Where its socket goes: short, since a socket's path ends at about 107 bytes. */
  socketFolder: string
  logFile: string
  settings: readonly string[]
  /** Its data is worth nothing: it goes with the server. */
  throwaway: boolean
}

/** A server that takes connections. */
export interface ServerProcess {
  pid: number
  /** Its port where it listens on TCP (Windows), else the number in its socket's name. */
  port: number
  /** Settles when it has ended, however it did. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Starts a server and waits until it takes connections. */
export async function startServer(plan: ServerPlan): Promise<ServerProcess> {
  await waitForPredecessor(plan.data)
  await makeSocketFolder(plan)
  const port = WINDOWS ? await freePort() : 5432
  const listen = WINDOWS ? ['-c', 'listen_addresses=127.0.0.1'] : ['-c', 'listen_addresses=', '-k', plan.socketFolder]
  const args = ['-D', plan.data, '-p', String(port), ...listen, ...plan.settings]
  const child = launch(plan, args)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(() => {
    // Lets go of the rest of the keeper.
    child.stdin?.destroy()
  })
  // Writing to a keeper that is gone is no news: `ended` says it.
  child.stdin?.on('error', () => {})
  const pid = await firstLine(child)
  await untilReady(plan, pid, child)
  // The server alone must not keep a program from ending.
  child.unref()
  for (const pipe of [child.stdin, child.stdout])
    if (pipe && 'unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
  const stop = () => {
    child.ref()
    if (WINDOWS) child.kill()
    else child.stdin?.end()
    return ended
  }
  return { pid, port, ended, stop }
}

function launch(plan: ServerPlan, args: readonly string[]): ChildProcess {
  const program = programOf(plan.programs, 'postgres')
  if (existsSync(plan.logFile) && statSync(plan.logFile).size > LOG_LIMIT_BYTES) rmSync(plan.logFile)
  const log = openSync(plan.logFile, 'a')
  try {
    if (WINDOWS) return spawn(program, args, { stdio: ['ignore', log, log] })
    const [signal, scratch] = plan.throwaway ? ['QUIT', plan.data] : ['INT', '']
    return spawn('/bin/sh', ['-c', KEEPER, 'keeper', signal, plan.socketFolder, scratch, program, ...args], {
      ...plan.account.ids,
      cwd: plan.throwaway ? '/' : plan.data,
      detached: true,
      stdio: ['pipe', 'pipe', log],
      env: { PATH: process.env.PATH, TZ: 'UTC' },
    })
  } finally {
    closeSync(log)
  }
}

/** A server whose owner was killed is still ending: give it the time, but not for ever. */
async function waitForPredecessor(data: string) {
  const began = Date.now()
  for (let server = serverOf(data); server && isServerOn(data, server.pid); server = serverOf(data)) {
    if (Date.now() - began > PREDECESSOR_LIMIT_MS) {
      throw new Problem(
        `Another PostgreSQL (process ${server.pid}) works on ${data}: is Senluna running from this checkout already?\n` +
          'Stop it there first. To run several side by side, give them one server with DATABASE_URL.',
      )
    }
    await sleep(50)
  }
  forgetDeadServer(data)
}

async function makeSocketFolder({ socketFolder, account }: ServerPlan) {
  if (WINDOWS) return
  // The keeper of the server before is about to take it away: it would take ours.
  for (const began = Date.now(); existsSync(socketFolder) && Date.now() - began < KEEPER_LIMIT_MS;) await sleep(POLL_MS)
  // What a killed keeper left there.
  rmSync(socketFolder, { recursive: true, force: true })
  mkdirSync(socketFolder)
  // Everybody who can enter is trusted by the server, so nobody else may.
  chmodSync(socketFolder, 0o700)
  give(socketFolder, account)
}

async function firstLine(child: ChildProcess): Promise<number> {
  if (!child.stdout) return child.pid ?? 0
  const line = new Promise<string>((resolve) => child.stdout?.once('data', (data: Buffer) => resolve(data.toString())))
  const failed = new Promise<string>((resolve) => {
    child.once('error', () => resolve('0'))
    child.once('exit', () => resolve('0'))
  })
  return Number(await Promise.race([line, failed]))
}

async function untilReady({ data, logFile }: ServerPlan, pid: number, child: ChildProcess) {
  for (const began = Date.now(); ; await sleep(POLL_MS)) {
    const server = serverOf(data)
    if (server?.ready && server.pid === pid) return
    if (pid > 0 && child.exitCode === null && child.signalCode === null && Date.now() - began < START_LIMIT_MS) continue
    child.stdin?.destroy()
    const said = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : ''
    throw new Problem(`PostgreSQL did not start on ${data}. The end of its log (${logFile}):\n${said}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
