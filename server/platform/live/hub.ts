import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Right } from '@senluna/kit/staff.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../figures/metrics.ts'
import { GuestCount } from './guest-count.ts'
import { LiveListener } from './listener.ts'
import { LivePage, type Visitor } from './live-page.ts'
import type { LiveOut } from './message.ts'

/** What the hub needs: who a ticket is, which origins may connect, and who may hear what. */
export interface HubParts {
  databaseUrl: string
  /** `desk`: the connection was asked for at the desk's host, where other tickets are good. */
  redeem(ticket: string, desk: boolean): Promise<Visitor | undefined>
  /** Whose host the connection was asked for at: another brand's tickets are none there. */
  brandAt(request: IncomingMessage): Promise<MerchantCode | undefined>
  /**
   * Whose page it is that has no ticket and wants to hear only what is for everybody; undefined
   * where there are no guests.
   */
  guest(request: IncomingMessage): Promise<Visitor | undefined>
  /** Whether a topic is the same for the pages of all brands, and anybody may hear it. */
  isPublic(topic: string): boolean
  /** Whether a page may hear a topic of its brand that it asks to join. */
  mayJoin(visitor: Visitor, topic: string): Promise<boolean>
  /** Whether a member of staff has a right now: rights change while a page stays open. */
  mayHear(visitor: Visitor, right: Right): Promise<boolean>
  /** What the other side gets when somebody is typing; undefined without another side. */
  typing(visitor: Visitor, about: string): Promise<LiveOut | undefined>
  /** Whether the page that asks is of the origin it asks. */
  isOwnPage(request: IncomingMessage): boolean
  log: Log
  metrics: Metrics
}

/** The word of who has no ticket. */
const GUEST = 'guest'

const HELLO_MS = 5_000
const PING_MS = 25_000
const GOODBYE_MS = 1_000
const MESSAGE_BYTES = 2_048
const SOCKETS_OF_ONE = 20
/** The first page hears its fast draws, with a board, a room and a conversation beside them. */
const JOINED_AT_ONCE = 24

/**
 * The live connections of one process. A page gets what concerns its member or its brand; one
 * that reads too slowly is cut off and comes back for a fresh state. Nothing depends on it alone.
 */
export class LiveHub {
  #pages = new Set<LivePage>()
  /**
   * Who hears what they joined, by brand and topic: a message to a few doesn't look at all. What is
   * public has no brand.
   */
  readonly #hearers = new Map<string, Set<LivePage>>()
  readonly #guests = new GuestCount()
  #server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES })
  readonly #listener: LiveListener
  #pings: NodeJS.Timeout | undefined
  #stopped = false
  #stopping: Promise<void> | undefined
  /** Messages that need a right, one after the other: those of a topic keep their order. */
  #byRight: Promise<void> = Promise.resolve()
  readonly #parts: HubParts

  constructor(parts: HubParts) {
    this.#parts = parts
    this.#listener = new LiveListener({
      databaseUrl: parts.databaseUrl,
      log: parts.log,
      onMessage: (message) => this.#deliver(message),
      // What was sent meanwhile is lost: pages have to read again.
      onGap: () => {
        for (const page of this.#pages) page.socket.close(1012, 'reconnect')
      },
    })
  }

  async start(): Promise<void> {
    await this.#listener.start()
    this.#pings = setInterval(() => this.#ping(), PING_MS)
  }

  /**
   * Asks every page to come back elsewhere, then closes; settles once they are gone. Stopping
   * again waits for the same.
   */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#pings)
    for (const page of this.#pages) {
      page.send('system', { type: 'reconnect' })
      page.socket.close(1012, 'reconnect')
    }
    await this.#listener.stop()
    this.#server.close()
    // Who doesn't answer the goodbye is not waited for.
    for (const began = performance.now(); this.#pages.size > 0 && performance.now() - began < GOODBYE_MS;) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    for (const page of this.#pages) page.socket.terminate()
  }

  /** Takes over a connection that asks for `/ws`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#stopped || !this.#parts.isOwnPage(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return
    }
    const desk = request.headers.host?.startsWith('desk.') === true
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#greet(opened, desk, request))
  }

  #greet(socket: WebSocket, desk: boolean, request: IncomingMessage): void {
    const late = setTimeout(() => socket.close(4401, 'ticket'), HELLO_MS)
    socket.on('error', () => socket.terminate())
    socket.once('message', (data: Buffer) => {
      clearTimeout(late)
      void this.#enter(socket, data.toString(), desk, request).catch(() => socket.close(1011, 'busy'))
    })
    socket.once('close', () => clearTimeout(late))
  }

  async #enter(socket: WebSocket, hello: string, desk: boolean, request: IncomingMessage): Promise<void> {
    const ticket = wordOf(hello, 'ticket') ?? ''
    const visitor =
      ticket === GUEST && !desk ? await this.#parts.guest(request) : await this.#parts.redeem(ticket, desk)
    if (!visitor || visitor.merchantCode !== (await this.#parts.brandAt(request))) return socket.close(4401, 'ticket')
    if (visitor.guest !== undefined) {
      if (!this.#guests.add(visitor.guest)) return socket.close(4429, 'too many')
    } else {
      const own = [...this.#pages].filter((page) => page.visitor.memberId === visitor.memberId)
      if (own.length >= SOCKETS_OF_ONE) own[0]!.socket.close(4429, 'too many')
    }
    const page = new LivePage(socket, visitor)
    this.#pages.add(page)
    this.#parts.metrics.sockets.set(this.#pages.size)
    socket.on('pong', () => {
      page.alive = true
    })
    socket.on('message', (data: Buffer) => {
      page.alive = true
      void this.#asked(page, data.toString()).catch(() => undefined)
    })
    socket.once('close', () => {
      this.#pages.delete(page)
      this.#leave(page)
      if (visitor.guest !== undefined) this.#guests.remove(visitor.guest)
      this.#parts.metrics.sockets.set(this.#pages.size)
    })
    page.send('system', { type: 'ready' })
  }

  /** A page joins or leaves a topic. A forbidden topic is ignored without an answer. */
  async #asked(page: LivePage, said: string): Promise<void> {
    const left = wordOf(said, 'leave')
    if (left !== undefined) return this.#leave(page, left)
    const about = wordOf(said, 'typing')
    if (about !== undefined) return this.#typing(page, about)
    const topic = wordOf(said, 'join')
    if (topic === undefined || topic.length > 40 || page.joined.size >= JOINED_AT_ONCE) return
    if (page.joined.has(topic) || !page.mayAsk()) return
    const isPublic = this.#parts.isPublic(topic)
    if (!isPublic && (page.visitor.guest !== undefined || !(await this.#parts.mayJoin(page.visitor, topic)))) return
    if (!this.#pages.has(page)) return
    const key = keyOf(isPublic ? undefined : page.visitor.merchantCode, topic)
    const hearers = this.#hearers.get(key) ?? new Set()
    this.#hearers.set(key, hearers.add(page))
    page.joined.add(topic)
    page.send(topic, { type: 'joined' })
  }

  /**
   * Passes "typing" on to the other side, wherever their page is connected. Nothing is stored.
   */
  async #typing(page: LivePage, about: string): Promise<void> {
    if (page.visitor.guest !== undefined || about.length > 40 || !page.mayType()) return
    const message = await this.#parts.typing(page.visitor, about)
    if (message) await this.#listener.publish(message)
  }

  #leave(page: LivePage, only?: string): void {
    for (const topic of only === undefined ? [...page.joined] : [only]) {
      for (const key of [keyOf(page.visitor.merchantCode, topic), keyOf(undefined, topic)]) {
        const hearers = this.#hearers.get(key)
        hearers?.delete(page)
        if (hearers?.size === 0) this.#hearers.delete(key)
      }
      page.joined.delete(topic)
    }
  }

  #ping(): void {
    for (const page of this.#pages) {
      if (!page.alive) {
        page.socket.terminate()
        continue
      }
      page.alive = false
      page.socket.ping()
    }
  }

  #deliver(message: LiveOut): void {
    if (message.audience !== 'staff') return this.#deliverTo(message)
    this.#byRight = this.#byRight
      .then(() => this.#deliverToStaff(message))
      .catch((error: unknown) =>
        this.#parts.log.warn({ error: String(error) }, 'a message for staff was not delivered'),
      )
  }

  /** Nothing is for all of the staff: a message without a right reaches nobody. */
  async #deliverToStaff(message: LiveOut): Promise<void> {
    const { right } = message
    if (right === undefined) return
    const data = JSON.stringify(message.data)
    for (const page of this.#pages) {
      const { visitor } = page
      if (!visitor.staff || visitor.merchantCode !== message.merchantCode) continue
      if ((await this.#parts.mayHear(visitor, right)) && (await this.#isAmong(visitor, message)))
        page.write(message.topic, data, message.at, message.traceId)
    }
  }

  async #isAmong(visitor: Visitor, { among }: LiveOut): Promise<boolean> {
    if (among === undefined || among.people.some((id) => id === visitor.memberId)) return true
    for (const right of among.rights) if (await this.#parts.mayHear(visitor, right)) return true
    return false
  }

  #deliverTo(message: LiveOut): void {
    const joined = message.audience === 'joined'
    const hearers = joined ? this.#hearers.get(keyOf(message.merchantCode, message.topic)) : this.#pages
    // Written once, however many read it.
    const data = JSON.stringify(message.data)
    for (const page of hearers ?? []) {
      const { visitor } = page
      if (!joined && !isFor(message.audience, visitor)) continue
      if (message.merchantCode !== undefined && message.merchantCode !== visitor.merchantCode) continue
      if (message.sessionId !== undefined && message.sessionId !== visitor.sessionId) continue
      page.write(message.topic, data, message.at, message.traceId)
      if (message.leaves) this.#leave(page)
      if (message.last) page.socket.close(4401, 'ended')
    }
  }
}

/** Whose hearers: of a brand's topic, or of one that is the same for all. */
const keyOf = (merchantCode: MerchantCode | undefined, topic: string): string => `${merchantCode ?? '*'}/${topic}`

const isFor = (audience: string, { memberId, staff }: Visitor): boolean =>
  audience === memberId || (!staff && audience === '*')

function wordOf(said: string, name: 'ticket' | 'join' | 'leave' | 'typing'): string | undefined {
  try {
    const read: unknown = JSON.parse(said)
    const word: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined
    return typeof word === 'string' ? word : undefined
  } catch {
    return undefined
  }
}
