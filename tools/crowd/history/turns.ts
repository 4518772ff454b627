import { scheduledJobs } from '@senluna/server/scheduled.ts'
import { deliveryOf } from '@senluna/server/events.ts'
import type { Parts } from '@senluna/server/parts.ts'
import type { ScheduledJob } from '@senluna/server/platform/jobs/jobs.ts'
import { Relay } from '@senluna/server/platform/live/relay.ts'
import { Courier } from '@senluna/server/platform/outgoing/courier.ts'
import { CHANNELS } from '@senluna/server/platform/outgoing/message.ts'

/** Jobs that look at all there is and would find each night what the last night finds. */
const LAST_NIGHT_ONLY: ReadonlySet<string> = new Set([
  'ask-balances',
  'check-draws',
  'compare-chains',
  'compare-vendors',
  'correct-bills',
  'count-vendors',
  'forget-active',
  'keep-liability',
  'keep-months',
  'mail-reports',
  'mark-harm',
  'note-vendor-results',
  'reconcile',
  'remind-before-lock',
  'verify-facts',
])
/** So do those that clear away what is over. */
const CLEARS = /^(clean|end-unused)-/
/** Jobs that make up for days gone by: of the past they are done every so many nights. */
const SELDOM: ReadonlySet<string> = new Set(['make-bills', 'pay-rebates', 'sum-team-rebates'])
const SO_SELDOM = 4
/** So many jobs run at a time. */
const LANES = 3

/** Woken by each bet of a line that earns; of the past it is enough that each night does it. */
const AT_NIGHT = 'pay-rebates'

/** What the product does by itself, when it is asked to: events, messages, jobs. */
export class Turns {
  readonly #jobs: ReadonlyMap<string, ScheduledJob>
  readonly #relay: Relay
  readonly #courier: Courier
  readonly #woken = new Set<string>()

  constructor(parts: Parts) {
    this.#jobs = new Map(scheduledJobs(parts).map((job) => [job.name, job]))
    this.#relay = new Relay({
      db: parts.database.db,
      delivery: deliveryOf(parts, (job) => void (job !== AT_NIGHT && this.#woken.add(job))),
      clock: parts.clock,
      log: parts.log,
      metrics: parts.metrics,
    })
    this.#courier = new Courier({ queue: parts.outgoing, metrics: parts.metrics, onGone: () => Promise.resolve() })
  }

  /** Passes on all that has happened, and runs what was woken by it. */
  async events(): Promise<void> {
    while ((await this.#relay.pass()) > 0);
    const woken = [...this.#woken]
    this.#woken.clear()
    for (const name of woken) await this.#jobs.get(name)?.run()
  }

  /** Sends the messages that wait. */
  async messages(): Promise<void> {
    for (const channel of CHANNELS) while ((await this.#courier.pass(channel)) > 0);
  }

  /** What runs every few minutes, hours or once a day, once; on the last night all of it. */
  async night(nth: number, isLast: boolean): Promise<void> {
    const jobs = [...this.#jobs.values()].filter(({ name }) => isLast || isDue(name, nth))
    await inLanes(jobs.filter(({ cron }) => isOften(cron)))
    await inLanes(jobs.filter(({ cron }) => !isOften(cron)))
  }
}

/** Runs jobs in their order, a few at a time, as the server does. */
async function inLanes(jobs: readonly ScheduledJob[]): Promise<void> {
  const waiting = [...jobs]
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job.run()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Whether a turn comes more than once a day: its hour is a star. */
const isOften = (cron: string): boolean => cron.split(' ')[1] === '*'

const isDue = (name: string, night: number): boolean =>
  !LAST_NIGHT_ONLY.has(name) && !CLEARS.test(name) && (!SELDOM.has(name) || night % SO_SELDOM === 0)
