import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { liveMessage, liveTicket, roomLive, type LiveMessage } from '@senluna/contract/live.ts'
import { messages, unreadCount } from '@senluna/contract/site/messages.ts'
import { announcements, notices } from '@senluna/contract/site/notices.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { balanceCame } from '../balance.ts'
import { call } from '../call/call.ts'
import { cache, keyOf, refresh } from '../query.ts'
import { isRefused } from '../call/refused.ts'
import { connections, heardTopics, notify, type Connection } from './topics.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 20_000
/** A connection that the server has not welcomed by then is given up for another one. */
const WELCOME_MS = 20_000

/**
 * Keeps one live connection open until stopped. Messages write into the cache; components never
 * hear it.
 */
export class Live implements Connection {
  #socket: WebSocket | null = null
  #stopped = false
  #pause = FIRST_PAUSE_MS
  /** Until the next opening, or until the server's welcome is late. */
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts openings: what comes of one that another has replaced is ignored. */
  #opening = 0
  readonly #seen = new Map<string, number>()
  readonly #onEnded: (how: 'ended' | 'kicked') => void
  readonly #ticket: () => Promise<{ ticket: string }>

  /** `ticket` is asked for at each opening; a member's unless said otherwise. */
  constructor(onEnded: (how: 'ended' | 'kicked') => void, ticket: () => Promise<{ ticket: string }> = memberTicket) {
    this.#onEnded = onEnded
    this.#ticket = ticket
    connections.add(this)
    addEventListener('online', this.#backOnline)
    void this.#open()
  }

  /** Closes the connection for good. */
  stop(): void {
    this.#stopped = true
    connections.delete(this)
    removeEventListener('online', this.#backOnline)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  async #open(): Promise<void> {
    clearTimeout(this.#timer)
    this.#opening += 1
    const opening = this.#opening
    const isReplaced = () => this.#stopped || opening !== this.#opening
    let ticket: string
    try {
      ticket = (await this.#ticket()).ticket
    } catch (error) {
      if (!isReplaced() && !isRefused(error, 'AUTH_REQUIRED', 'AUTH_EXPIRED', 'AUTH_KICKED')) this.#later()
      return
    }
    if (isReplaced()) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.#socket = socket
    this.#timer = setTimeout(() => socket.close(), WELCOME_MS)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ ticket })))
    socket.addEventListener('message', (event) => !isReplaced() && this.#heard(event.data))
    socket.addEventListener('close', () => !isReplaced() && this.#later())
  }

  #heard(data: unknown): void {
    const said = typeof data === 'string' ? parsed(data) : undefined
    const room = roomLive.safeParse(said)
    if (room.success) {
      this.#noticeGap(room.data)
      return notify(room.data.topic, room.data.data)
    }
    const read = liveMessage.safeParse(said)
    if (!read.success) return
    const message = read.data
    if (message.topic === 'system') this.#system(message.data.type)
    else {
      this.#noticeGap(message)
      apply(message, this.#onEnded)
    }
  }

  /** Joins or leaves a room at the server; other topics come by themselves. */
  ask(what: 'join' | 'leave', topic: string): void {
    if (topic.includes('.')) this.say({ [what]: topic })
  }

  /** Whether the connection stands. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Says something to the server, if it listens now. */
  say(word: Readonly<Record<string, string>>): void {
    if (this.open) this.#socket?.send(JSON.stringify(word))
  }

  #system(type: 'reconnect' | 'ready'): void {
    if (type === 'reconnect') this.#socket?.close()
    else {
      clearTimeout(this.#timer)
      this.#pause = FIRST_PAUSE_MS
      // What happened while nobody listened is read over HTTP.
      this.#seen.clear()
      for (const topic of heardTopics()) this.ask('join', topic)
      readAgain()
    }
  }

  /** A message was missed: what it said is read over HTTP. */
  #noticeGap(message: { topic: string; seq: number }): void {
    const last = this.#seen.get(message.topic)
    this.#seen.set(message.topic, message.seq)
    if (last !== undefined && message.seq !== last + 1) readAgain()
  }

  /**
   * The network is back: a connection that may have died without a word is replaced at once, and a
   * pause is cut short. The close of a dead one can take ten seconds to be reported.
   */
  readonly #backOnline = () => {
    this.#pause = FIRST_PAUSE_MS
    this.#socket?.close()
    void this.#open()
  }

  #later(): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    const pause = this.#pause * (0.75 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 510)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    this.#timer = setTimeout(() => void this.#open(), pause)
  }
}

const memberTicket = () => call(liveTicket)

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function apply(message: Exclude<LiveMessage, { topic: 'system' }>, onEnded: (how: 'ended' | 'kicked') => void): void {
  if (message.topic === 'account') {
    if (message.data.type === 'balance') balanceCame(message.data.value)
    else if (message.data.type === 'messages') messagesCame(message.data.value.inbox)
    else notify(message.data.type, message.data.value)
  } else if (message.topic === 'session') onEnded(message.data.type)
  else if (message.topic === 'notice') readNotices()
  else notify(message.topic, message.data)
}

/** Something was sent, read or deleted: the badge shows it at once, lists are read again. */
function messagesCame(inbox: number): void {
  cache.setQueryData<ReplyOf<typeof unreadCount>>(
    keyOf(unreadCount),
    (known) => known && { ...known, inbox, total: known.total - known.inbox + inbox },
  )
  void refresh(messages)
}

function readNotices(): void {
  void refresh(announcements, notices, unreadCount)
}

function readAgain(): void {
  void refresh(balance)
  void refresh(messages)
  readNotices()
  for (const topic of heardTopics()) notify(topic, undefined)
}
