import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { WebSocketServer, type WebSocket } from 'ws'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Right } from '@senluna/kit/staff.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../figures/metrics.ts'
import { LIVE_CHANNEL, type LiveOut } from './message.ts'

/** Whose page a connection is, once its ticket has been taken. */
export interface Visitor {
  merchantCode: MerchantCode
  memberId: string
  sessionId: string
  /** A desk of the brand's own people. */
  staff?: true
  /** Nobody in particular, from an address: hears what is for everybody. */
  guest?: string
}

/** What the hub needs: who a ticket is, which origins may connect, and who may hear what. */
export interface HubParts {
  databaseUrl: string
  /** `desk`: the connection was asked for at the desk's host, where other tickets are good. */
  redeem(ticket: string, desk: boolean): Promise<Visitor | undefined>
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
const BUFFER_BYTES = 256 * 1024
const MESSAGE_BYTES = 2_048
const SOCKETS_OF_ONE = 20
/**
 * Guests of one address, where whole quarters may live behind one, and of one process: those above
 * ask over HTTP.
 */
const GUESTS_OF_ONE = 100
const GUESTS = 20_000
const JOINED_AT_ONCE = 8
/**
 * A page may ask to join so many topics at once, and one more each so often: every ask is a query.
 */
const JOINS = 24
const JOIN_MS = 250
/** Of one page's typing one word in so long is passed on. */
const TYPING_MS = 2_000

interface Page {
  socket: WebSocket
  visitor: Visitor
  /** The last sequence number of each topic. */
  seq: Map<string, number>
  /** The topics it asked to hear. */
  joined: Set<string>
  alive: boolean
  typedAt: number
  /** How many topics it may still ask to join, as of a moment. */
  joins: { left: number; at: number }
}

/**
 * The live connections of one process. A page gets what concerns its member or its brand; one
 * that reads too slowly is cut off and comes back for a fresh state. Nothing depends on it alone.
 */
export class LiveHub {
  #pages = new Set<Page>()
  /**
   * Who hears what they joined, by brand and topic: a message to a few doesn't look at all. What is
   * public has no brand.
   */
  readonly #hearers = new Map<string, Set<Page>>()
  /** How many guests there are of each address. */
  readonly #guests = new Map<string, number>()
  #guestCount = 0
  #server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES })
  #listener: pg.Client | undefined
  #pings: NodeJS.Timeout | undefined
  #stopped = false
  #stopping: Promise<void> | undefined
  /** Messages that need a right, one after the other: those of a topic keep their order. */
  #byRight: Promise<void> = Promise.resolve()
  readonly #parts: HubParts

  constructor(parts: HubParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    await this.#listen()
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
      this.#send(page, 'system', { type: 'reconnect' }, new Date().toISOString())
      page.socket.close(1012, 'reconnect')
    }
    await this.#listener?.end().catch(() => undefined)
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
    if (!visitor) return socket.close(4401, 'ticket')
    if (visitor.guest !== undefined) {
      if (!this.#counted(visitor.guest)) return socket.close(4429, 'too many')
    } else {
      const own = [...this.#pages].filter((page) => page.visitor.memberId === visitor.memberId)
      if (own.length >= SOCKETS_OF_ONE) own[0]!.socket.close(4429, 'too many')
    }
    const page: Page = {
      socket,
      visitor,
      seq: new Map(),
      joined: new Set(),
      alive: true,
      typedAt: -TYPING_MS,
      joins: { left: JOINS, at: performance.now() },
    }
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
      if (visitor.guest !== undefined) this.#gone(visitor.guest)
      this.#parts.metrics.sockets.set(this.#pages.size)
    })
    this.#send(page, 'system', { type: 'ready' }, new Date().toISOString())
  }

  /** Counts one more guest of an address; not where there are too many. */
  #counted(address: string): boolean {
    const here = this.#guests.get(address) ?? 0
    if (here >= GUESTS_OF_ONE || this.#guestCount >= GUESTS) return false
    this.#guests.set(address, here + 1)
    this.#guestCount++
    return true
  }

  #gone(address: string): void {
    const left = (this.#guests.get(address) ?? 1) - 1
    if (left > 0) this.#guests.set(address, left)
    else this.#guests.delete(address)
    this.#guestCount--
  }

  /** A page joins or leaves a topic. A forbidden topic is ignored without an answer. */
  async #asked(page: Page, said: string): Promise<void> {
    const left = wordOf(said, 'leave')
    if (left !== undefined) return this.#leave(page, left)
    const about = wordOf(said, 'typing')
    if (about !== undefined) return this.#typing(page, about)
    const topic = wordOf(said, 'join')
    if (topic === undefined || topic.length > 40 || page.joined.size >= JOINED_AT_ONCE) return
    if (page.joined.has(topic) || !mayAsk(page.joins)) return
    const isPublic = this.#parts.isPublic(topic)
    if (!isPublic && (page.visitor.guest !== undefined || !(await this.#parts.mayJoin(page.visitor, topic)))) return
    if (!this.#pages.has(page)) return
    const key = keyOf(isPublic ? undefined : page.visitor.merchantCode, topic)
    const hearers = this.#hearers.get(key) ?? new Set()
    this.#hearers.set(key, hearers.add(page))
    page.joined.add(topic)
    this.#send(page, topic, { type: 'joined' }, new Date().toISOString())
  }

  /**
   * Passes "typing" on to the other side, wherever their page is connected. Nothing is stored.
   */
  async #typing(page: Page, about: string): Promise<void> {
    const at = performance.now()
    if (page.visitor.guest !== undefined || about.length > 40 || at - page.typedAt < TYPING_MS) return
    page.typedAt = at
    const message = await this.#parts.typing(page.visitor, about)
    if (message) await this.#listener?.query('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify([message])])
  }

  #leave(page: Page, only?: string): void {
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
      if (await this.#parts.mayHear(visitor, right)) this.#write(page, message.topic, data, message.at, message.traceId)
    }
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
      this.#write(page, message.topic, data, message.at, message.traceId)
      if (message.leaves) this.#leave(page)
      if (message.last) page.socket.close(4401, 'ended')
    }
  }

  #send(page: Page, topic: string, data: unknown, at: string): void {
    this.#write(page, topic, JSON.stringify(data), at)
  }

  /** Sends what is JSON already. */
  #write(page: Page, topic: string, data: string, at: string, traceId?: string): void {
    if (page.socket.readyState !== page.socket.OPEN) return
    if (page.socket.bufferedAmount > BUFFER_BYTES) return page.socket.terminate()
    const seq = (page.seq.get(topic) ?? 0) + 1
    page.seq.set(topic, seq)
    const head = JSON.stringify({ topic, seq, at, ...(traceId ? { traceId } : {}) })
    page.socket.send(`${head.slice(0, -1)},"data":${data}}`)
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#parts.databaseUrl,
      application_name: 'senluna live',
      connectionTimeoutMillis: 2_000,
    })
    const again = (): void => {
      if (this.#listener !== client || this.#stopped) return
      this.#listener = undefined
      this.#parts.log.warn('live channel lost; listening again')
      setTimeout(() => void this.#relisten(), 200)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => {
      for (const message of JSON.parse(payload ?? '[]') as LiveOut[]) this.#deliver(message)
    })
    await client.connect()
    await client.query(`listen ${LIVE_CHANNEL}`)
    this.#listener = client
  }

  async #relisten(): Promise<void> {
    if (this.#stopped) return
    try {
      await this.#listen()
      // What was sent meanwhile is lost: pages have to read again.
      for (const page of this.#pages) page.socket.close(1012, 'reconnect')
    } catch {
      setTimeout(() => void this.#relisten(), 500)
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

/**
 * Takes one of the asks to join that a page has; none comes back while it goes on asking too fast.
 */
function mayAsk(joins: Page['joins']): boolean {
  const at = performance.now()
  joins.left = Math.min(JOINS, joins.left + (at - joins.at) / JOIN_MS)
  joins.at = at
  if (joins.left < 1) return false
  joins.left -= 1
  return true
}
