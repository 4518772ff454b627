import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { DAY, instant, later, SECOND, type Instant } from '@senluna/kit/time.ts'
import { breaksIn } from '@senluna/ledger/testing/world.ts'
import { correctResult, voidDraw } from '@senluna/server/modules/lottery/official/index.ts'
import { openDrawWorld, type BetTicket, type DrawWorld } from '@senluna/server/modules/lottery/testing/draw-world.ts'
import { seeded, type Seeded } from './seeded.ts'

/** How long and full a day is. */
export interface DayPlan {
  seed: number
  /** Draws of each game of the catalogue. */
  draws: number
  tickets: number
  players: number
  /** How often the process that draws and settles is killed; the one after that lives. */
  kills: number
  log?: (line: string) => void
}

/** What became of it. */
export interface DayReport {
  games: number
  draws: number
  tickets: number
  kills: number
  voids: number
  /** Whatever is not as it must be, in words. */
  broken: string[]
}

const MONEY = 1_000_000_000n
const PER_ORDER = 20
/** Everything is settled so soon after the last draw, whatever died; in real time. */
const LIMIT_MS = 180_000
const ONE = id<'staff'>('00000000-0000-7000-8000-00000000000a')
const TWO = id<'staff'>('00000000-0000-7000-8000-00000000000b')

/**
 * A day of all games by a clock of ours that runs as fast as the players bet: a process draws and
 * settles meanwhile and is killed again and again at whatever it is doing; one result is corrected,
 * one draw made void. Then every ticket must be settled once and the books even.
 */
export async function runDay(plan: DayPlan): Promise<DayReport> {
  const world = await openDrawWorld()
  const day = new Day(world, plan)
  try {
    return await day.run()
  } finally {
    await day.end()
    await world.close()
  }
}

class Day {
  readonly #world: DrawWorld
  readonly #plan: DayPlan
  readonly #chances: Seeded
  #worker: ChildProcess | undefined
  #ended = false
  /**
   * Whether the process at work is left alone for now: on a slow machine it would never come as far
   * as to settle.
   */
  #spared = false
  #kills = 0

  constructor(world: DrawWorld, plan: DayPlan) {
    this.#world = world
    this.#plan = plan
    this.#chances = seeded(plan.seed)
  }

  async run(): Promise<DayReport> {
    const { draws: rounds, tickets: wanted, players: many, log = () => {} } = this.#plan
    const games = [...GAMES.values()].filter((game) => structureOf(game).draw && betsOn(game).length > 0)
    const players: Id<'member'>[] = []
    for (let nth = 0; nth < many; nth++) players.push(await this.#world.member(MONEY))
    const first = this.#world.clock.now()
    const draws: { no: number; game: LotteryGame; lockAt: Instant }[] = []
    const spread = rounds * games.length
    // Locks are spread evenly: each game draws once a minute.
    for (let nth = 0; nth < spread; nth++) {
      const game = games[nth % games.length]!
      const lockAt = later(first, 60 * SECOND + Math.round((nth * rounds * 60 * SECOND) / spread))
      const source = game.source === 'SELF' ? 'SELF' : 'DEMONSTRATION'
      const { no } = await this.#world.draw({ game: game.code, lockAt, drawAt: later(lockAt, 3 * SECOND), source })
      draws.push({ no, game, lockAt })
    }
    const official = await Promise.all(
      [0, 1].map(() => this.#world.draw({ game: 'VN_N', source: 'OFFICIAL', lockAt: later(first, 2 * DAY) })),
    )
    const desk = official.map(({ no, lock_at }) => ({
      no,
      game: GAMES.get('VN_N')!,
      lockAt: instant(lock_at.getTime()),
    }))
    log(`${games.length} games, ${draws.length} draws`)
    const killing = this.#killAgainAndAgain()
    let placed = await this.#bet(desk, players, Math.min(wanted, 20 * PER_ORDER))
    const correcting = this.#correctAndVoid(desk.map(({ no }) => no))
    // Awaited below; its errors are reported there.
    correcting.catch(() => undefined)
    const perDraw = Math.max(1, Math.floor((wanted - placed) / draws.length))
    for (const [nth, draw] of draws.entries()) {
      await this.#killedFor(nth / draws.length)
      placed += await this.#bet([draw], players, perDraw)
      this.#move(draw.lockAt)
    }
    log(`${placed} tickets placed, ${this.#kills} kills so far`)
    await this.#killedFor(1)
    await correcting
    const broken = await this.#settledWithin(LIMIT_MS)
    this.#ended = true
    await killing
    return {
      games: games.length,
      draws: draws.length + 2,
      tickets: placed,
      kills: this.#kills,
      ...(await this.#look(placed, broken)),
    }
  }

  async end(): Promise<void> {
    this.#ended = true
    this.#worker?.kill('SIGKILL')
  }

  /** Orders on these draws while they take bets; answers how many tickets were taken. */
  async #bet(
    draws: readonly { no: number; game: LotteryGame; lockAt: Instant }[],
    players: readonly Id<'member'>[],
    tickets: number,
  ) {
    let taken = 0
    for (let left = tickets; left > 0; left -= PER_ORDER) {
      const bets = Array.from({ length: Math.min(left, PER_ORDER) }, (): BetTicket => {
        const { no, game } = this.#chances.pick(draws)
        const bet = this.#chances.pick(betsOn(game))
        return { draw: no, ...bet, price: game.prices[bet.betType]! }
      })
      const { status, ids } = await this.#world.bet(this.#chances.pick(players), bets)
      if (status === 'placed') taken += ids.length
      else if (status !== 'draw_closed') throw new Error(`an order came to ${status}`)
    }
    return taken
  }

  /**
   * An official result is settled by and then corrected; the other draw is settled and then made
   * void.
   */
  async #correctAndVoid([wrong = 0, bad = 0]: readonly number[]): Promise<void> {
    const { owner } = this.#world.world
    for (const no of [wrong, bad])
      await owner.query(
        `with said as (insert into lottery.result (draw_no, version, result, origin, at) values ($1, 1, $2, 'test', now()))
         update lottery.draw set state = 2, result_version = 1 where no = $1`,
        [no, JSON.stringify(northern('12345'))],
      )
    for (const began = Date.now(); Date.now() - began < LIMIT_MS && !this.#ended; await sleep(100)) {
      if (Date.now() - began > LIMIT_MS / 4) this.#spared = true
      const [first, second] = [await this.#world.look(wrong), await this.#world.look(bad)]
      if (first.settled_at && second.settled_at) break
    }
    this.#spared = false
    const now = this.#world.clock.now()
    const { db } = this.#world.lottery
    const said = { result: northern('54379'), staffId: ONE, approvedBy: TWO, reason: 'read wrongly', now }
    const corrected = await db.transaction().execute((tx) => correctResult(tx, { draw: wrong, ...said }))
    const gone = await db
      .transaction()
      .execute((tx) => voidDraw(tx, { draw: bad, people: [ONE, TWO], reason: 'withdrawn', now }))
    if (corrected.status !== 'corrected' || gone.status !== 'void')
      throw new Error(`the correction came to ${corrected.status}, the void to ${gone.status}`)
  }

  /** One process at a time works on the draws, each for a moment; the last one lives. */
  async #killAgainAndAgain(): Promise<void> {
    const script = new URL('./lottery-child.ts', import.meta.url)
    while (!this.#ended) {
      const worker = fork(script, [this.#world.url, String(this.#world.clock.now())])
      this.#worker = worker
      await new Promise((resolve) => worker.once('message', resolve).once('exit', resolve))
      if (this.#kills === this.#plan.kills || this.#ended) break
      await sleep(this.#chances.between(100, 1_500))
      while (this.#spared && !this.#ended) await sleep(50)
      worker.kill('SIGKILL')
      this.#kills++
    }
    if (this.#ended) this.#worker?.kill('SIGKILL')
  }

  /**
   * Waits until so much of the killing is done: on a quick machine the day would be over before it.
   */
  async #killedFor(share: number): Promise<void> {
    const due = Math.floor(share * this.#plan.kills)
    for (const began = Date.now(); this.#kills < due && Date.now() - began < LIMIT_MS / 4;) await sleep(20)
  }

  /** Moves the day on to a moment; the process at work gets it. */
  #move(to: Instant): void {
    this.#world.clock.at = to
    if (this.#worker?.connected) this.#worker.send(to, () => undefined)
  }

  async #settledWithin(ms: number): Promise<string[]> {
    let open = 0
    for (const began = Date.now(); Date.now() - began < ms; await sleep(100)) {
      if (Date.now() - began > ms / 4) this.#spared = true
      this.#move(later(this.#world.clock.now(), SECOND))
      const { rows } = await this.#world.world.owner.query<{ open: number }>(
        'select count(*)::integer as open from lottery.draw d where settled_at is null and exists (select from lottery.ticket t where t.draw_no = d.no)',
      )
      open = rows[0]!.open
      if (open === 0) return []
    }
    return [`${open} draws with tickets are not settled`]
  }

  async #look(placed: number, broken: string[]): Promise<{ voids: number; broken: string[] }> {
    const { rows } = await this.#world.world.owner.query<{
      tickets: number
      first: number
      again: number
      open: number
      voids: number
    }>(
      `select (select count(*)::integer from lottery.ticket) as tickets,
         (select count(*)::integer from lottery.settlement where revision = 1) + (select count(*)::integer from wagers.wager w
           join lottery.ticket t on t.owner_id = w.owner_id and t.id = w.id where w.status = 2
             and not exists (select from lottery.settlement s where s.owner_id = t.owner_id and s.ticket_id = t.id)) as first,
         (select count(*)::integer from lottery.settlement where revision > 1) as again,
         (select count(*)::integer from wagers.wager where status = 0) as open,
         (select count(*)::integer from lottery.draw where state = 3) as voids`,
    )
    const { tickets, first, again, open, voids } = rows[0]!
    if (tickets !== placed) broken.push(`${placed} tickets were confirmed, ${tickets} are there`)
    if (first !== tickets || open !== 0) broken.push(`${tickets} tickets, ${first} first settlements, ${open} open`)
    if (again === 0) broken.push('nothing was settled anew')
    const breaks = await breaksIn(this.#world.world)
    return { voids, broken: [...broken, ...breaks.map(({ check, detail }) => `${check}: ${detail}`)] }
  }
}

/** A northern result with this special prize. */
const northern = (special: string) => ({
  db: [special],
  g1: ['00001'],
  g2: ['00002', '00003'],
  g3: ['00004', '00005', '00006', '00007', '00008', '00009'],
  g4: ['0000', '0001', '0002', '0003'],
  g5: ['0004', '0005', '0006', '0007', '0008', '0009'],
  g6: ['000', '001', '002'],
  g7: ['03', '04', '05', '06'],
})

/** What somebody might pick; each game takes those that its bet types read. */
const PICKS: readonly Json[] = [
  ['BIG'],
  ['ODD'],
  ['79'],
  ['45'],
  ['9'],
  [7],
  [9],
  [10],
  [1, 2],
  [1, 2, 3],
  ['123'],
  ['1234'],
  [1, 2, 3, 4, 5, 6],
]
const UNIT = 1_000n

type Bet = Pick<BetTicket, 'betType' | 'selection' | 'unit' | 'lines' | 'stake'>
const known = new Map<string, Bet[]>()

/** Bets of a game with a price of the catalogue. */
function betsOn(game: LotteryGame): Bet[] {
  const before = known.get(game.code)
  if (before) return before
  const bets = [...structureOf(game).betTypes.values()].flatMap((type) =>
    game.prices[type.code]
      ? PICKS.flatMap((selection): Bet[] => {
          try {
            const { lines } = type.pick(selection)
            return [
              { betType: type.code, selection, unit: UNIT, lines, stake: UNIT * BigInt(type.units) * BigInt(lines) },
            ]
          } catch {
            return []
          }
        })
      : [],
  )
  known.set(game.code, bets)
  return bets
}
