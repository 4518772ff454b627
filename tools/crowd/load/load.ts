import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import { Guest } from '../guest.ts'
import { overHttp } from '../line/over-http.ts'
import { type Site, worldAt } from '../living/world.ts'
import { personOf } from '../people.ts'
import { visit } from '../visit.ts'
import { isUnclear, Refused } from '../visitor.ts'
import { Records } from './records.ts'
import type { Attempt } from './watch.ts'

/** How long people take for what they do: as people do, or a tenth of it. */
export type Pace = 'human' | 'fast'

/** The load that a crowd makes. */
export interface LoadOptions extends Omit<Site, 'stopping'> {
  players: number
  pace: Pace
  /** Makes the members' passwords. */
  secret: string
  /** For how long a call without a clear answer is repeated. */
  patienceMs: number
}

/** The first of them: apart from the people of a demonstration, who are its first forty. */
const FIRST = 100
/** Somebody registers so often: making a password's hash takes a processor's time. */
const EVERY_MS = 250
/** Between the end of somebody's visit and the next one. */
const BETWEEN = [5 * SECOND, 60 * SECOND] as const
/** Waits longer than this are the product's own rules: they are never shortened. */
const RULED = MINUTE
/** A game of the house has a shortest cycle of a second. */
const SHORTEST_MS = 1_100

/** The wait that takes a person so long, at a pace. */
export const waitAt = (pace: Pace, ms: number): number =>
  pace === 'human' || ms > RULED ? ms : Math.max(Math.min(ms, SHORTEST_MS), ms / 10)

/** Many pretended players on a product that runs, each of whom comes again and again. */
export class Load {
  readonly records = new Records()
  /** What went wrong that people don't bring about. */
  readonly failures: string[] = []
  readonly guests: readonly Guest[]
  readonly #leaving = new AbortController()
  readonly #line
  readonly #pace: Pace
  #places: Promise<void>[] = []
  #attempts: Attempt[] = []
  #here = 0

  constructor(options: LoadOptions) {
    this.#line = overHttp(options.port)
    this.#pace = options.pace
    const world = worldAt(this.#line, { ...options, stopping: this.#leaving.signal })
    const { pause, messageTo } = world
    Object.assign(world, {
      pause: (ms: number) => pause(waitAt(options.pace, ms)),
      messageTo: async (to) => {
        for (const began = performance.now(); ;)
          try {
            return await messageTo(to)
          } catch (error) {
            if (this.#leaving.signal.aborted || performance.now() - began > options.patienceMs) throw error
            await pause(SECOND)
          }
      },
      watch: {
        patienceMs: options.patienceMs,
        attempted: (attempt: Attempt) => this.#attempts.push(attempt),
        ended: (call) => this.records.note(call, isClearNo),
      },
    } satisfies Partial<typeof world>)
    this.guests = Array.from(
      { length: options.players },
      (_, nth) => new Guest(world, personOf(FIRST + nth), options.secret),
    )
  }

  start(): void {
    this.#places = this.guests.map((guest, nth) => this.#place(guest, nth).catch(() => undefined))
  }

  /** How many of them are on the site. */
  get here(): number {
    return this.#here
  }

  /** Every attempt since this was asked last. */
  take(): Attempt[] {
    const taken = this.#attempts
    this.#attempts = []
    return taken
  }

  /** Sends everybody home; each comes to a known end with what they have begun. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    await Promise.all(this.#places)
  }

  close(): void {
    this.#line.close()
  }

  async #place(guest: Guest, nth: number): Promise<void> {
    const { signal } = this.#leaving
    await sleep(nth * EVERY_MS, undefined, { signal })
    while (!signal.aborted) {
      this.#here++
      try {
        await visit(guest)
      } catch (error) {
        // A clear no of the product ends a visit; it is counted by its code.
        if (!signal.aborted && !isClearNo(error)) this.failures.push(`${guest.person.userName}: ${String(error)}`)
      } finally {
        this.#here--
      }
      await sleep(waitAt(this.#pace, guest.chance.from(...BETWEEN)), undefined, { signal })
    }
  }
}

/** Whether the product said no, and not that it could not. */
const isClearNo = (error: unknown): boolean => error instanceof Refused && error.status < 500 && !isUnclear(error)
