import { Gauge, type Registry } from 'prom-client'
import type { Clock, Instant } from '@senluna/kit/time.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'

/** One value of a figure, by its labels. */
export interface Sample<Name extends string = string> {
  figure: Name
  value: number
  labels?: Readonly<Record<string, string>>
}

/** Figures that one read of the database gives. */
export interface FigureGroup<Name extends string = string> {
  /** Its name in the figure that says how old the group is. */
  name: string
  figures: Readonly<Record<Name, { help: string; labels?: readonly string[] }>>
  read(db: Db, now: Instant): Promise<readonly Sample<Name>[]>
}

/** A group whose samples may only name its own figures. */
export const figureGroup = <Name extends string>(group: FigureGroup<Name>): FigureGroup => group

const EVERY_MS = 15_000

/**
 * Reads figures from the database every few seconds and keeps them as gauges, in the one process
 * that works in the background.
 *
 * Whoever asks for figures gets those of the last read: a slow database must not keep the others
 * back. A group that can't be read keeps no old values, and its age grows.
 */
export class FigureReader {
  readonly #parts: { db: Db; clock: Clock; log: Log }
  readonly #groups: readonly FigureGroup[]
  readonly #gauges = new Map<string, Gauge>()
  readonly #readAt = new Map<string, Instant>()
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined

  constructor(parts: { registry: Registry; db: Db; clock: Clock; log: Log }, groups: readonly FigureGroup[]) {
    this.#parts = parts
    this.#groups = groups
    const registers = [parts.registry]
    for (const { figures } of groups)
      for (const [name, { help, labels = [] }] of Object.entries(figures)) {
        const gauge = new Gauge({ name, help, labelNames: labels, registers })
        clear(gauge, labels)
        this.#gauges.set(name, gauge)
      }
    const began = parts.clock.now()
    const readAt = this.#readAt
    new Gauge({
      name: 'senluna_figures_age_seconds',
      help: 'Time since the figures of a group were read from the database.',
      labelNames: ['group'],
      registers,
      collect() {
        for (const { name } of groups)
          this.set({ group: name }, (parts.clock.now() - (readAt.get(name) ?? began)) / 1_000)
      },
    })
  }

  start(): void {
    void this.read()
    this.#timer = setInterval(() => void this.read(), EVERY_MS)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#reading
  }

  /** Reads every group, one after the other; a read under way is waited for instead. */
  read(): Promise<void> {
    return (this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined)))
  }

  async #readAll(): Promise<void> {
    for (const group of this.#groups) await this.#readGroup(group)
  }

  async #readGroup(group: FigureGroup): Promise<void> {
    const { db, clock, log } = this.#parts
    try {
      const samples = await group.read(db, clock.now())
      this.#clear(group)
      for (const { figure, value, labels = {} } of samples) this.#gauges.get(figure)!.set(labels, value)
      this.#readAt.set(group.name, clock.now())
    } catch (error) {
      this.#clear(group)
      log.warn({ group: group.name, error: String(error) }, 'figures could not be read')
    }
  }

  #clear({ figures }: FigureGroup): void {
    for (const [name, { labels = [] }] of Object.entries(figures)) clear(this.#gauges.get(name)!, labels)
  }
}

/** A gauge without labels that is reset says 0, which nobody has measured. */
function clear(gauge: Gauge, labels: readonly string[]): void {
  gauge.reset()
  if (labels.length === 0) gauge.remove()
}
