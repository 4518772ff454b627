import type { Brand } from '@senluna/kit/brand.ts'
import { DAY, HOUR, instant, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { beginHistory, endHistory } from '@senluna/server/modules/operations/index.ts'
import { type Database, openDatabase } from '@senluna/server/platform/database/db.ts'
import { ensurePartitions } from '@senluna/server/platform/database/months.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '@senluna/server/demo/demo-accounts.ts'
import { LIVED } from '../agents/places.ts'
import { demoAffiliate, topAgent } from '../agents/top.ts'
import { Guest } from '../guest.ts'
import { personOf } from '../people.ts'
import { visit } from '../visit.ts'
import { Days } from './days.ts'
import { Draws } from './draws.ts'
import { type House, openHouse } from './house.ts'
import { plannedVisits, visitsOfDemo } from './plan.ts'
import { maySkip } from './skipping.ts'
import { Shifts } from './shifts.ts'
import { Turns } from './turns.ts'
import { worldOf } from './world.ts'

/** What a history is made of. */
export interface HistoryOptions {
  env: NodeJS.ProcessEnv
  databaseUrl: string
  /** How many people, and how many days back. */
  people: number
  days: number
  /** Of games of the calendar there are results so many days before that; a year when left out. */
  resultDays?: number
  /** Where the pretended bank keeps what it did. */
  state?: string | undefined
  /** Makes the members' passwords. */
  secret: string
  /** Milliseconds that it may take altogether; on a slow machine there are fewer visits. */
  mostMs?: number
  /** Hears how far it has come: 0 to 1. */
  progress?: (share: number) => void
}

/** What came of it. */
export interface History {
  visits: number
  /** Visits there was no time for. */
  thinned: number
  /** Draws that nobody could bet on. */
  draws: number
  /** What ended a visit or a shift though people don't bring it about. */
  failed: string[]
}

const ZONE = 7 * HOUR
/** Hours of the brand's day at which staff look whether something waits for them. */
const SHIFTS = [13, 22] as const
/** On the first day the house and its agent agree at this hour, before anybody comes. */
const OPENS = 9
/**
 * What the product does in a night is done at once, when all of it is due: levels rise and fall in
 * the second hour, VIP rebates are paid in the fifth.
 */
const NIGHT = 5 * HOUR
/** What comes after the last visit takes so long. */
const TAIL_MS = 4_000
/** So often what has happened is passed on: nobody of the past waits for it. */
const EVENTS = 3 * MINUTE

/**
 * Makes the days before the site opens: by the product's own calls, events and jobs. Undefined
 * where that was done before, and for a brand with real money.
 */
export async function makeHistory(options: HistoryOptions): Promise<History | undefined> {
  const started = performance.now()
  const end = instant(Date.now())
  const begin = instant(Math.floor((end + ZONE) / DAY) * DAY - ZONE - options.days * DAY)
  const days = new Days(begin)
  const house = await openHouse(options.env, options.databaseUrl, days, options.state)
  const { log, brands } = house.parts
  const statementMs = 10 * MINUTE
  const owner = openDatabase(options.databaseUrl, { max: 2, log, as: 'owner', name: 'senluna history', statementMs })
  try {
    const [brand] = brands
    if (!brand?.currency.demonstration) return undefined
    if (!(await beginHistory(owner.db, brand.merchantCode, begin, end))) return undefined
    await ensurePartitions(owner.db, begin, end)
    const accounts = DEMO_ACCOUNTS.filter(({ userName }) => LIVED.has(userName))
    const { clock, members } = house.parts
    await seedDemoAccounts({ db: owner.db, clock, members, brands: [brand], accounts })
    return await new Past(options, { house, owner, brand, days, begin, end, started }).live()
  } finally {
    await owner.close()
    await house.close()
  }
}

interface Stage {
  house: House
  owner: Database
  brand: Brand
  days: Days
  begin: Instant
  end: Instant
  /** By `performance.now()`. */
  started: number
}

/** The days of one history, while they are being lived. */
class Past {
  readonly #options: HistoryOptions
  readonly #stage: Stage
  readonly #draws: Draws
  readonly #turns: Turns
  readonly #came: History = { visits: 0, thinned: 0, draws: 0, failed: [] }

  constructor(options: HistoryOptions, stage: Stage) {
    this.#options = options
    this.#stage = stage
    this.#draws = new Draws(stage.house.parts, stage.owner.pool)
    this.#turns = new Turns(stage.house.parts)
  }

  async live(): Promise<History> {
    const { owner, brand, days, begin, end } = this.#stage
    this.#came.draws += await this.#draws.calendar(later(begin, -(this.#options.resultDays ?? 365) * DAY), begin)
    this.#plan()
    let night = later(begin, DAY)
    let passedOn = begin
    let passing = Promise.resolve()
    for (let next = days.next; next !== undefined; next = days.next) {
      await this.#drawUntil(next)
      for (; night < next; night = later(night, DAY)) {
        await passing
        await this.#night(night)
      }
      await days.step()
      await this.#draws.turn(days.now())
      if (passedOn > days.now()) continue
      // Meanwhile whoever is there goes on, as beside a server.
      await passing
      passing = this.#turns.events()
      passedOn = later(days.now(), EVENTS)
    }
    await passing
    await this.#drawUntil(end)
    days.advance(end)
    this.#came.draws += await this.#draws.calendar(begin, later(end, -MINUTE / 2))
    this.#came.draws += await this.#draws.fast(end)
    await this.#turns.events()
    await this.#turns.night(0, true)
    await endHistory(owner.db, brand.merchantCode, days.now())
    return this.#came
  }

  /** Everybody's visits and shifts, each at its moment. */
  #plan(): void {
    const { house, owner, days, begin, end, started } = this.#stage
    const { people, days: many, secret, mostMs = Infinity } = this.#options
    const since = performance.now()
    const forVisits = mostMs - (since - started) - TAIL_MS
    const isLate = () => performance.now() - since > (forVisits * (days.now() - begin)) / (end - begin)
    const world = { ...worldOf(house, owner.db, days, this.#turns, this.#draws), isLate }
    const guests = Array.from({ length: people }, (_, nth) => new Guest(world, personOf(nth), secret))
    const came = new Map<Guest, Instant>()
    const comes = async (guest: Guest) => {
      // Everybody comes once, so that people join day by day.
      if (guest.isMember && isLate() && maySkip(guest.person, days.now() - (came.get(guest) ?? 0)))
        return void this.#came.thinned++
      came.set(guest, days.now())
      await this.#noted(visit(guest), guest.person.userName)
    }
    for (const { nth, at } of plannedVisits(people, many, begin, end)) {
      const guest = guests[nth]
      if (guest) days.begin(at, () => comes(guest))
    }
    for (const person of [topAgent(), demoAffiliate()]) {
      const guest = new Guest(world, person, secret)
      for (const at of visitsOfDemo(person.userName, many, begin, end)) days.begin(at, () => comes(guest))
    }
    const shifts = new Shifts(house.parts, world, owner.pool)
    days.begin(later(begin, OPENS * HOUR), () => this.#noted(shifts.begin(), 'staff'))
    for (let day = 0; day < many; day++)
      for (const hour of SHIFTS)
        days.begin(later(begin, day * DAY + hour * HOUR), () => this.#noted(shifts.work(), 'staff'))
  }

  async #noted(doing: Promise<void>, who: string): Promise<void> {
    if (who !== 'staff') this.#came.visits++
    await doing.catch((error: unknown) => {
      this.#came.failed.push(`${who}: ${error instanceof Error ? error.message : String(error)}`)
    })
  }

  /** Makes the draws that are due before a moment, each at its own. */
  async #drawUntil(moment: Instant): Promise<void> {
    const { days } = this.#stage
    for (let due = this.#draws.next; due !== undefined && due < moment; due = this.#draws.next) {
      days.advance(due)
      await this.#draws.turn(days.now())
    }
  }

  /** What the product does between two days. */
  async #night(midnight: Instant): Promise<void> {
    const { days, begin, end } = this.#stage
    days.advance(later(midnight, NIGHT))
    await this.#turns.events()
    await this.#turns.messages()
    await this.#turns.night(Math.round((midnight - begin) / DAY), false)
    this.#options.progress?.((midnight - begin) / (end - begin))
  }
}
