import { failedRows } from '../concurrency/attempt.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the figures are sent as. */
export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** The figures of one process, in Prometheus' format. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Histogram({
    name: 'senluna_http_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  })
  readonly refusals = new Counter({
    name: 'senluna_refusals_total',
    help: 'Replies that were a refusal, by its code. SYS_UNKNOWN is a bug, SYS_BUSY a database that does not answer.',
    labelNames: ['code'],
    registers: [this.registry],
  })
  readonly batches = new Histogram({
    name: 'senluna_posting_batch_items',
    help: 'Items in one posting batch.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
    registers: [this.registry],
  })
  readonly queued = new Gauge({
    name: 'senluna_posting_queued',
    help: 'Items that wait for a posting batch.',
    registers: [this.registry],
  })
  readonly sockets = new Gauge({
    name: 'senluna_live_sockets',
    help: 'Open live connections.',
    registers: [this.registry],
  })
  readonly events = new Counter({
    name: 'senluna_outbox_events_total',
    help: 'Events passed on from the outbox.',
    registers: [this.registry],
  })
  readonly deadEvents = new Counter({
    name: 'senluna_outbox_dead_events_total',
    help: 'Events of the outbox that could not be read and were put aside.',
    registers: [this.registry],
  })

  constructor(role = 'all') {
    this.become(role)
    this.registry.registerMetric(failedRows)
    collectDefaultMetrics({ register: this.registry })
  }

  /** Every figure carries the role of its process. */
  become(role: string): void {
    this.registry.setDefaultLabels({ role })
  }

  /** All figures as text. */
  figures(): Promise<string> {
    return this.registry.metrics()
  }

  request(method: string, route: string, status: number, ms: number): void {
    this.#requests.labels(method, route, String(status)).observe(ms / 1_000)
  }
}
