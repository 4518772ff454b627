import type { WebSocket } from 'ws'
import type { MerchantCode } from '@senluna/kit/brand.ts'

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

const BUFFER_BYTES = 256 * 1024
/**
 * A page may ask to join so many topics at once, and one more each so often: every ask is a query.
 */
const JOINS = 24
const JOIN_MS = 250
/** Of one page's typing one word in so long is passed on. */
const TYPING_MS = 2_000

/** One connection: what it has heard, and how much it may still ask. */
export class LivePage {
  readonly socket: WebSocket
  readonly visitor: Visitor
  /** The topics it asked to hear. */
  readonly joined = new Set<string>()
  alive = true
  /** The last sequence number of each topic. */
  readonly #seq = new Map<string, number>()
  #typedAt = -Infinity
  /** How many topics it may still ask to join, as of a moment. */
  readonly #joins = { left: JOINS, at: performance.now() }

  constructor(socket: WebSocket, visitor: Visitor) {
    this.socket = socket
    this.visitor = visitor
  }

  /** Sends something that happens now. */
  send(topic: string, data: unknown): void {
    this.write(topic, JSON.stringify(data), new Date().toISOString())
  }

  /** Sends what is JSON already; a page that reads too slowly is cut off. */
  write(topic: string, data: string, at: string, traceId?: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > BUFFER_BYTES) return this.socket.terminate()
    const seq = (this.#seq.get(topic) ?? 0) + 1
    this.#seq.set(topic, seq)
    const head = JSON.stringify({ topic, seq, at, ...(traceId ? { traceId } : {}) })
    this.socket.send(`${head.slice(0, -1)},"data":${data}}`)
  }

  /**
   * Takes one of the asks to join that the page has; none comes back while it goes on asking too
   * fast.
   */
  mayAsk(): boolean {
    const joins = this.#joins
    const at = performance.now()
    joins.left = Math.min(JOINS, joins.left + (at - joins.at) / JOIN_MS)
    joins.at = at
    if (joins.left < 1) return false
    joins.left -= 1
    return true
  }

  /** Whether the page's typing is passed on now; counts it when it is. */
  mayType(): boolean {
    const at = performance.now()
    if (at - this.#typedAt < TYPING_MS) return false
    this.#typedAt = at
    return true
  }
}
