import type { Log } from '../log.ts'
import { otlpOf } from './otlp.ts'
import type { Attributes, Span } from './span.ts'

/** Where spans go. */
export interface TracingConfig {
  /** The collector's address; `/v1/traces` stands behind it. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  serviceName: string
}

const EVERY_MS = 5_000
const AT_ONCE = 512
/** So many wait at most: of more, the newest are dropped. Nothing waits for a collector. */
const MOST = 2_048
const LIMIT_MS = 10_000

/**
 * Sends spans in lots. A lot that a collector can't take now is tried once more with the next; what
 * still isn't taken is dropped, and the log says once how many were.
 */
export class SpanExporter {
  #waiting: Span[] = []
  #again: Span[] = []
  #dropped = 0
  #sending: Promise<void> | undefined
  readonly #timer: NodeJS.Timeout
  readonly #config: TracingConfig
  readonly #resource: Attributes
  readonly #log: Pick<Log, 'warn'>

  constructor(config: TracingConfig, resource: Attributes, log: Pick<Log, 'warn'>) {
    this.#config = config
    this.#resource = resource
    this.#log = log
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref()
  }

  add(span: Span): void {
    if (this.#waiting.length >= MOST) this.#dropped++
    else this.#waiting.push(span)
    if (this.#waiting.length === AT_ONCE) void this.flush()
  }

  /** Sends what waits; one lot after the other. */
  async flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
    return this.#sending
  }

  /** Sends the last ones. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
    await this.flush()
  }

  async #sendAll(): Promise<void> {
    const again = this.#again
    this.#again = []
    if (again.length > 0 && !(await this.#send(again))) this.#dropped += again.length
    while (this.#waiting.length > 0) {
      const lot = this.#waiting.splice(0, AT_ONCE)
      if (await this.#send(lot)) continue
      this.#again = lot
      break
    }
    if (this.#dropped === 0) return
    this.#log.warn({ spans: this.#dropped }, 'spans were dropped: the collector takes too few')
    this.#dropped = 0
  }

  /** Whether a lot was taken. */
  async #send(spans: readonly Span[]): Promise<boolean> {
    const { endpoint, headers } = this.#config
    try {
      const reply = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(this.#resource, spans)),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      await reply.arrayBuffer()
      return reply.ok
    } catch {
      return false
    }
  }
}
