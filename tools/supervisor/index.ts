import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../problem.ts'
import { type Listener, type Role, type ServerChild, startChild } from './child.ts'

const GRACE_MS = 10_000
/** One that lived shorter than this did not die by accident. */
const SHORT_LIFE_MS = 2_000
const LONGEST_PAUSE_MS = 5_000

/** The running server: one process for each role, started again when it dies. */
export interface Supervisor {
  /** The processes by what they are; `standby` is built and waits to take the api's place. */
  pids: () => Record<Role | 'standby', number | undefined>
  /** Lets what is under way finish, 10 s at most, and ends everything. */
  stop(): Promise<void>
}

/** What the server is run with. */
export interface SupervisorOptions {
  /** The environment of every process: database, port, secrets. */
  env: NodeJS.ProcessEnv
  /** The program: the server's, or a test's own. */
  main: string
  /** Told of every process that died and why. */
  log: (line: string) => void
}

/**
 * Starts the server and settles once it takes calls; rejects when it can't be started.
 *
 * The api process has a second one behind it that has built everything but doesn't listen yet. When the first dies the
 * second is told to go, so calls are answered again in the time it takes to open a port.
 */
export async function supervise({ env, main, log }: SupervisorOptions): Promise<Supervisor> {
  const children = new Set<ServerChild>()
  const failures: Record<Role, number> = { api: 0, live: 0, jobs: 0 }
  let active: ServerChild | undefined
  let standby: ServerChild | undefined
  let live: ServerChild | undefined
  let jobs: ServerChild | undefined
  let stopping = false
  let answered = false
  const firstAnswer = Promise.withResolvers<void>()

  const promote = () => {
    if (active || !standby) return
    // Nobody answers: one still being built need not prepare what only saves the first calls a moment.
    if (answered) standby.go()
    if (!standby.ready) return
    active = standby
    standby = undefined
    active.go()
  }

  const start = (role: Role) => {
    const child = startChild(role, main, role === 'api' ? { ...env, STANDBY: '1' } : env, listener)
    children.add(child)
    if (role === 'live') live = child
    if (role === 'jobs') jobs = child
    if (role === 'api') {
      standby = child
      promote()
    }
  }

  const startAgain = async (role: Role, lived: number) => {
    failures[role] = lived < SHORT_LIFE_MS ? failures[role] + 1 : 0
    const pause = failures[role] < 2 ? 0 : Math.min(100 * 2 ** failures[role], LONGEST_PAUSE_MS)
    if (pause > 0) await sleep(pause)
    if (!stopping && !(role === 'api' && standby)) start(role)
  }

  const figuresFor = async (child: ServerChild, id: number) => {
    const others = [...children].filter((other) => other !== child && other.ready)
    const texts = await Promise.all(others.map((other) => other.figures()))
    child.tellFigures(
      id,
      texts.filter((text) => text !== undefined),
    )
  }

  const listener: Listener = {
    message(child, message, socket) {
      if (message.type === 'upgrade') {
        if (live && socket) live.hand(message, socket)
        else socket?.destroy()
      } else if (message.type === 'figuresWanted') {
        void figuresFor(child, message.id)
      } else if (message.type === 'ready') {
        child.ready = true
        promote()
      } else if (child === active) {
        firstAnswer.resolve()
        if (stopping) return
        // The others are built only now, to leave the processors to the one that people wait for.
        if (!answered) for (const role of ['live', 'jobs'] as const) start(role)
        answered = true
        if (!standby) start('api')
      }
    },
    ended(child, how) {
      children.delete(child)
      if (stopping) return
      const wasActive = child === active
      if (wasActive) active = undefined
      if (child === standby) standby = undefined
      if (child === live) live = undefined
      if (child === jobs) jobs = undefined
      promote()
      log(`The ${child.role} process ${child.pid} ended (${how}).`)
      // One that was promoted has its successor started when it listens; one still being built is promoted when it is ready.
      const replaced = child.role === 'api' && (standby || (wasActive && active))
      if (!replaced) void startAgain(child.role, Date.now() - child.began)
      firstAnswer.reject(
        new Problem(
          `The ${child.role} process ended (${how}) before the server took its first call; its reason stands above.`,
        ),
      )
    },
  }

  const stop = async () => {
    stopping = true
    for (const child of children) child.kill('SIGTERM')
    const began = Date.now()
    while (children.size > 0 && Date.now() - began < GRACE_MS) await sleep(10)
    for (const child of children) child.kill('SIGKILL')
    while (children.size > 0) await sleep(10)
  }

  start('api')
  try {
    await firstAnswer.promise
  } catch (error) {
    await stop()
    throw error
  }
  return {
    pids: () => ({ api: active?.pid, standby: standby?.pid, live: live?.pid, jobs: jobs?.pid }),
    stop,
  }
}
