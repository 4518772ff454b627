import { liveMessage, liveTicket, type LiveMessage } from '@senluna/contract/live.ts'
import { announcements } from '@senluna/contract/notices.ts'
import { balance } from '@senluna/contract/wallet.ts'
import { balanceCame } from './balance.ts'
import { call } from './call.ts'
import { cache, keyOf } from './query.ts'
import { isRefused } from './refused.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000

/** Keeps one live connection open until stopped. Messages write into the cache; components never hear it. */
export class Live {
  #socket: WebSocket | null = null
  #stopped = false
  #pause = FIRST_PAUSE_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #seen = new Map<string, number>()
  readonly #onEnded: (how: 'ended' | 'kicked') => void

  constructor(onEnded: (how: 'ended' | 'kicked') => void) {
    this.#onEnded = onEnded
    addEventListener('online', this.#backOnline)
    void this.#open()
  }

  /** Closes the connection for good. */
  stop(): void {
    this.#stopped = true
    removeEventListener('online', this.#backOnline)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  async #open(): Promise<void> {
    let ticket: string
    try {
      ticket = (await call(liveTicket)).ticket
    } catch (error) {
      if (!isRefused(error, 'AUTH_REQUIRED', 'AUTH_EXPIRED', 'AUTH_KICKED')) this.#later()
      return
    }
    if (this.#stopped) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.#socket = socket
    socket.addEventListener('open', () => socket.send(JSON.stringify({ ticket })))
    socket.addEventListener('message', (event) => this.#heard(event.data))
    socket.addEventListener('close', () => this.#later())
  }

  #heard(data: unknown): void {
    const read = typeof data === 'string' ? liveMessage.safeParse(parsed(data)) : undefined
    if (!read?.success) return
    const message = read.data
    if (message.topic === 'system') this.#system(message.data.type)
    else {
      this.#noticeGap(message)
      apply(message, this.#onEnded)
    }
  }

  #system(type: 'reconnect' | 'ready'): void {
    if (type === 'reconnect') this.#socket?.close()
    else {
      this.#pause = FIRST_PAUSE_MS
      // What happened while nobody listened is read over HTTP.
      this.#seen.clear()
      readAgain()
    }
  }

  /** A message was missed: what it said is read over HTTP. */
  #noticeGap(message: LiveMessage): void {
    const last = this.#seen.get(message.topic)
    this.#seen.set(message.topic, message.seq)
    if (last !== undefined && message.seq !== last + 1) readAgain()
  }

  /** The network is back: a connection that died without a word is replaced, and a pause is cut short. */
  readonly #backOnline = () => {
    this.#pause = FIRST_PAUSE_MS
    this.#socket?.close()
  }

  #later(): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    const pause = this.#pause * (0.75 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 510)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    this.#timer = setTimeout(() => void this.#open(), pause)
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function apply(message: Exclude<LiveMessage, { topic: 'system' }>, onEnded: (how: 'ended' | 'kicked') => void): void {
  if (message.topic === 'account') balanceCame(message.data.value)
  else if (message.topic === 'session') onEnded(message.data.type)
  else void cache.invalidateQueries({ queryKey: keyOf(announcements) })
}

function readAgain(): void {
  void cache.invalidateQueries({ queryKey: keyOf(balance) })
  void cache.invalidateQueries({ queryKey: keyOf(announcements) })
}
