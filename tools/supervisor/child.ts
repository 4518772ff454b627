import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../setup/root.ts'
import { type FromServer, fromServer } from './messages.ts'

/** What one process of the server is there for. */
export type Role = 'api' | 'live' | 'jobs'

/** What a server process can do to its supervisor. */
export interface Listener {
  message(child: ServerChild, message: FromServer, socket: Socket | undefined): void
  ended(child: ServerChild, how: string): void
}

/** One process of the server. */
export interface ServerChild {
  readonly role: Role
  readonly pid: number | undefined
  readonly began: number
  /** Whether it has built everything. */
  ready: boolean
  /** Has an api process take calls, at once or as soon as it is built. */
  go(): void
  /** Hands a connection over, with the message about it; closes it when the process is gone. */
  hand(message: FromServer, socket: Socket): void
  /** Its figures; nothing when it doesn't send them in time. */
  figures(): Promise<string | undefined>
  /** Sends it the figures of the others, as it asked for them. */
  sendFigures(id: number, texts: readonly string[]): void
  kill(signal: NodeJS.Signals): void
}

/** Longer than a process needs to take a connection. */
const HANDOVER_MS = 2_000
/** One that is busy for longer is left out of the figures. */
const FIGURES_MS = 1_000
const LIFELINE = pathToFileURL(join(ROOT, 'tools', 'lifeline.mjs')).href

/** Starts the program `main` in a role of the server. */
export function startChild(role: Role, main: string, env: NodeJS.ProcessEnv, listener: Listener): ServerChild {
  const process_: ChildProcess = spawn(process.execPath, ['--import', LIFELINE, main], {
    cwd: ROOT,
    env: { ...env, ROLE: role },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches us alone, and we end them in order.
    detached: true,
  })
  // Connections on their way to it. Node closes ours when the process says that it has taken one.
  // If it died before, nobody else would, and a person would wait for nothing.
  const onTheirWay = new Set<() => void>()
  const hand = (message: FromServer, socket: Socket) => {
    const close = closerOf(socket)
    onTheirWay.add(close)
    setTimeout(() => onTheirWay.delete(close), HANDOVER_MS).unref()
    // Node also counts a connection that came to us until our object for it closes, and the
    // sender's server waits for that before it ends. It is said here, since `destroy` would cut the
    // connection before the other side has taken it.
    process_.send(message, socket, () => socket.emit('close', false))
  }
  const asked = new Map<number, (text?: string) => void>()
  let questions = 0
  let started = false
  const child: ServerChild = {
    role,
    pid: process_.pid,
    began: Date.now(),
    ready: false,
    go: () => {
      if (started || !process_.connected) return
      started = true
      process_.send({ type: 'go' })
    },
    hand: (message, socket) => (process_.connected ? hand(message, socket) : socket.destroy()),
    figures: () =>
      new Promise((resolve) => {
        const id = ++questions
        const settle = (text?: string) => {
          clearTimeout(late)
          asked.delete(id)
          resolve(text)
        }
        const late = setTimeout(settle, FIGURES_MS)
        asked.set(id, settle)
        if (process_.connected) process_.send({ type: 'figuresWanted', id })
        else settle()
      }),
    sendFigures: (id, texts) => void (process_.connected && process_.send({ type: 'figures', id, texts })),
    kill: (signal) => void process_.kill(signal),
  }
  let over = false
  const ended = (how: string) => {
    if (over) return
    over = true
    for (const close of onTheirWay) close()
    for (const settle of asked.values()) settle()
    listener.ended(child, how)
  }
  process_.once('error', (error) => ended(error.message))
  process_.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`))
  process_.on('message', (received, handle) => {
    const message = fromServer(received)
    const socket = handle instanceof Socket ? handle : undefined
    if (message?.type === 'figures') asked.get(message.id)?.(message.text)
    else if (message) listener.message(child, message, socket)
    else socket?.destroy()
  })
  return child
}

/** What closes a connection for good, also after Node has taken it from its socket to send it. */
function closerOf(socket: Socket): () => void {
  const handle: unknown = Reflect.get(socket, '_handle')
  if (typeof handle !== 'object' || handle === null || !('close' in handle)) return () => socket.destroy()
  const { close } = handle
  return () => void (typeof close === 'function' && close.call(handle))
}
