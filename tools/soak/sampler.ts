import pg from 'pg'
import type { Postgres } from '../postgres/index.ts'
import type { Product } from '../setup/product.ts'
import { figuresOf, type Figures } from '../crowd/load/figures.ts'
import type { Load } from '../crowd/load/load.ts'
import type { Attempt } from '../crowd/load/watch.ts'
import { postgresMb, residentMb } from './memory.ts'

export const ROLES = ['api', 'live', 'jobs', 'postgres'] as const
export type Role = (typeof ROLES)[number]

/** The run at a moment. */
export interface Sample {
  /** Seconds since the run began. */
  at: number
  players: number
  figures: Figures
  /** In MB; a process that has lived shorter than its warming takes has none. */
  memory: Partial<Record<Role, number>>
  /** Seconds that the oldest event has waited; absent when the database did not answer. */
  outboxLag?: number
}

/** A process that began later than this grows because it is new. */
const WARMING_S = 45

/** Looks at a run, again and again. */
export class Sampler {
  readonly #product: Product
  readonly #postgres: Postgres
  readonly #load: Load
  readonly #began = performance.now()
  readonly #born = new Map<number, number>()
  readonly #all: Attempt[]
  #lastAt = 0

  /** `all` gets every attempt of the run. */
  constructor(product: Product, postgres: Postgres, load: Load, all: Attempt[]) {
    this.#all = all
    this.#product = product
    this.#postgres = postgres
    this.#load = load
  }

  /** Seconds since the run began. */
  get now(): number {
    return (performance.now() - this.#began) / 1_000
  }

  async sample(): Promise<Sample> {
    const at = this.now
    const attempts = this.#load.take()
    for (const attempt of attempts) this.#all.push(attempt)
    const figures = figuresOf(attempts, at - this.#lastAt)
    this.#lastAt = at
    const pids = { ...this.#product.pids(), postgres: this.#postgres.pid }
    const memory: Sample['memory'] = {}
    for (const role of ROLES) {
      const pid = pids[role]
      if (pid === undefined) continue
      // Everything is new at the beginning: only what comes later is left out for a while.
      if (!this.#born.has(pid)) this.#born.set(pid, this.#born.size < ROLES.length ? -WARMING_S : at)
      if (at - (this.#born.get(pid) ?? at) < WARMING_S) continue
      const held = role === 'postgres' ? postgresMb(pid) : residentMb(pid)
      if (held > 0) memory[role] = held
    }
    const outboxLag = await lagOf(this.#postgres.url('senluna'))
    return { at, players: this.#load.here, figures, memory, ...(outboxLag !== undefined && { outboxLag }) }
  }
}

async function lagOf(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ at: Date | null }>('select min(at) as at from platform.outbox')
    const oldest = rows[0]?.at
    return oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1_000) : 0
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
