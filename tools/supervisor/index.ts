import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../setup/problem.ts'
import { type Listener, type Role, type ServerChild, startChild } from './child.ts'

const GRACE_MS = 10_000
/** One that lived shorter than this did not die by accident. */
const SHORT_LIFE_MS = 2_000
const LONGEST_PAUSE_MS = 5_000
/**
 * So long the processors belong to the one that has just opened the port, and to all who have
 * waited for it.
 */
const QUIET_MS = 600

/** The running server: one process for each role, started again when it dies. */
export interface Supervisor {
  /** The processes by what they are; `standby` is the one that takes the api's place next. */
  pids: () => Record<Role | 'standby', number | undefined>
  /** How many are built and stand by. */
  built: () => number
  /** Lets what is under way finish, 10 s at most, and ends everything. */
  stop(): Promise<void>
}

/** What the server is run with. */
export interface SupervisorOptions {
  /** The environment of every process: database, port, secrets. */
  env: NodeJS.ProcessEnv
  /** The program: the server's, or a test's own. */
  main: string
  /** How many api processes are built and wait; 1 when left out. */
  standbys?: number
  /** Called for every process that died, with the reason. */
  log: (line: string) => void
}

/**
 * Starts the server and settles once it takes calls; rejects when it can't be started.
 *
 * The api process has `standbys` others behind it that have built everything but don't listen yet.
 * When it dies the next one takes over, so calls are answered again in the time it takes to open a
 * port; so many deaths in a row cost no more than that.
 */
export async function supervise({ env, main, standbys: wanted = 1, log }: SupervisorOptions): Promise<Supervisor> {
  const children = new Set<ServerChild>()
  const failures: Record<Role, number> = { api: 0, live: 0, jobs: 0 }
  let active: ServerChild | undefined
  /** Built or being built, the next one first. */
  const standbys: ServerChild[] = []
  let live: ServerChild | undefined
  let jobs: ServerChild | undefined
  let stopping = false
  let answered = false
  let listeningSince = 0
  let later: NodeJS.Timeout | undefined
  const firstAnswer = Promise.withResolvers<void>()

  const promote = () => {
    const next = standbys[0]
    if (active || !next) return
    // Nobody answers: one still being built need not prepare what only saves the first calls a
    // moment.
    if (answered) next.go()
    if (!next.ready) return
    active = next
    standbys.shift()
    next.go()
  }

  /**
   * One is built after the other, and not while the processors are wanted elsewhere, unless none is
   * left.
   */
  const standBy = () => {
    if (!answered || stopping || standbys.length >= wanted || standbys.some(({ ready }) => !ready)) return
    const wait = standbys.length === 0 ? 0 : listeningSince + QUIET_MS - performance.now()
    clearTimeout(later)
    if (wait > 0) later = setTimeout(standBy, wait)
    else start('api')
  }

  const start = (role: Role) => {
    const child = startChild(role, main, role === 'api' ? { ...env, STANDBY: '1' } : env, listener)
    children.add(child)
    if (role === 'live') live = child
    if (role === 'jobs') jobs = child
    if (role === 'api') {
      standbys.push(child)
      promote()
    }
  }

  const startAgain = async (role: Role, lived: number) => {
    failures[role] = lived < SHORT_LIFE_MS ? failures[role] + 1 : 0
    const pause = failures[role] < 2 ? 0 : Math.min(100 * 2 ** failures[role], LONGEST_PAUSE_MS)
    if (pause > 0) await sleep(pause)
    if (stopping) return
    if (role === 'api' && active) standBy()
    else if (role !== 'api' || standbys.length === 0) start(role)
  }

  const figuresFor = async (child: ServerChild, id: number) => {
    // Of several standbys only one is sent: their figures would share one name.
    const silent = standbys.slice(1)
    const others = [...children].filter((other) => other !== child && other.ready && !silent.includes(other))
    const texts = await Promise.all(others.map((other) => other.figures()))
    child.sendFigures(
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
        standBy()
      } else if (child === active) {
        firstAnswer.resolve()
        if (stopping) return
        // The others are built only now, to leave the processors to the one that people wait for.
        if (!answered) for (const role of ['live', 'jobs'] as const) start(role)
        answered = true
        listeningSince = performance.now()
        standBy()
      }
    },
    ended(child, how) {
      children.delete(child)
      if (stopping) return
      const wasActive = child === active
      if (wasActive) active = undefined
      if (standbys.includes(child)) standbys.splice(standbys.indexOf(child), 1)
      if (child === live) live = undefined
      if (child === jobs) jobs = undefined
      promote()
      log(`The ${child.role} process ${child.pid} ended (${how}).`)
      // One that was promoted has its successor started when it listens; one still being built is
      // promoted when it is ready.
      const replaced = wasActive && (active || standbys.length > 0)
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
    clearTimeout(later)
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
    pids: () => ({ api: active?.pid, standby: standbys[0]?.pid, live: live?.pid, jobs: jobs?.pid }),
    built: () => standbys.filter(({ ready }) => ready).length,
    stop,
  }
}
