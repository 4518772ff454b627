import { randomUUID } from 'node:crypto'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import type { Json, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { merchantCode, type Brand } from '@senluna/kit/brand.ts'
import type { Query } from '@senluna/kit/query.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { openWallet, post, SOURCE, WALLET, KIND } from '@senluna/ledger/index.ts'
import { openWorld, NOW, type World } from '@senluna/ledger/testing/world.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { createLog } from '../../../platform/log.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { commitmentOf, houseGenerator, seedVault } from '../../fairness/index.ts'
import { noBeacon, type Beacon } from '../draws/randomness/beacon.ts'
import { DrawClock } from '../draws/draw-clock.ts'
import { LaneLeases } from '../../wagers/index.ts'
import { Games, type Lottery } from '../lottery.ts'
import { place, type PlacedTicket } from '../money/place.ts'

/** A clock that stands until it is moved. */
export class HandClock {
  at: Instant
  constructor(at: Instant) {
    this.at = at
  }
  now(): Instant {
    return this.at
  }
  pass(ms: number): Instant {
    return (this.at = later(this.at, ms))
  }
}

export const SEED_KEY = Buffer.alloc(32, 9)

/** A lottery on a database, with the rights its processes have; `clock` is moved by hand. */
export function openLottery(
  url: string,
  clock: { now(): Instant },
  {
    beacon = noBeacon,
    brands = [],
    log = createLog('silent', 'test'),
  }: Partial<Pick<Lottery, 'beacon' | 'brands' | 'log'>> = {},
): { lottery: Lottery; clockOfDraws: DrawClock; close(): Promise<void> } {
  const app = openDatabase(url, { max: 6, log, as: 'app', name: 'test app' })
  const draws = openDatabase(url, { max: 2, log, as: 'draw', name: 'test draws' })
  const lanes = new LaneLeases(app.pool, log)
  const lottery: Lottery = {
    db: app.db,
    pool: app.pool,
    drawPool: draws.pool,
    lanes,
    clock,
    log,
    brands,
    generator: houseGenerator({ service: 'senluna', host: 'test' }, clock),
    vault: seedVault(SEED_KEY),
    beacon,
    games: new Games(app.db, clock),
  }
  const close = async () => void (await Promise.all([lanes.close(), app.close(), draws.close()]))
  return { lottery, clockOfDraws: new DrawClock(lottery), close }
}

/** A draw as the tests read it. */
export interface DrawState {
  no: number
  game: string
  numero: string
  state: number
  commitment: string | null
  result_version: number
  settled_at: Date | null
  void_reason: string | null
  open_at: Date
  lock_at: Date
  draw_at: Date
}

/** A world with a lottery in it. */
export interface DrawWorld {
  world: World
  url: string
  clock: HandClock
  lottery: Lottery
  draws: DrawClock
  member(units: bigint): Promise<Id<'member'>>
  /** A draw of a game of ours; by default Miền Bắc every minute, locked in a minute. */
  draw(more?: {
    game?: string
    lockAt?: Instant
    drawAt?: Instant
    source?: string
    numero?: string
  }): Promise<DrawState>
  look(no: number): Promise<DrawState>
  bet(
    owner: Id<'member'>,
    tickets: readonly BetTicket[],
    more?: BetMore,
  ): Promise<{ status: string; ids: Id<'ticket'>[] }>
  balance(owner: Id<'member'>): Promise<bigint>
  standing(ticket: string): Promise<{ status: number; payout: bigint; valid: bigint }>
  /** As many turns as there is work for. */
  turn(): Promise<void>
  close(): Promise<void>
}

export interface BetTicket {
  draw: number
  betType: string
  selection: Json
  unit: bigint
  lines?: number
  stake: bigint
  price?: Price
  rebatePpm?: number
}

export interface BetMore {
  at?: Instant
  writtenAt?: Instant
  chaseStop?: boolean
  /** On which connection; one of the world's own where nothing is said. */
  query?: Query
}

export async function openDrawWorld(beacon: Beacon = noBeacon, brands: readonly Brand[] = []): Promise<DrawWorld> {
  const url = await createTestDatabase()
  const world = await openWorld(url)
  const clock = new HandClock(NOW)
  const opened = openLottery(url, clock, { beacon, brands })
  const { lottery } = opened
  let numeros = 0
  const look = async (no: number): Promise<DrawState> =>
    (await world.owner.query<DrawState>('select * from lottery.draw where no = $1', [no])).rows[0]!
  return {
    world,
    url,
    clock,
    lottery,
    draws: opened.clockOfDraws,
    look,
    async member(units) {
      const owner = id<'member'>(randomUUID())
      await openWallet(world.query, owner, WALLET.MAIN, 'AAA', NOW)
      const legs = [{ kind: KIND.MANUAL_CREDIT, amount: amount(units), contra: world.houses.GIFT }]
      const gift = { owner, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.DESK, at: NOW, legs }
      const [posted] = await post(world.query, [gift], NOW)
      if (posted?.status !== 'posted') throw new Error('a member could not be given money')
      return owner
    },
    async draw({
      game = 'VN_FAST_N_60',
      lockAt = later(clock.now(), 55_000),
      drawAt = later(lockAt, 5_000),
      source = 'SELF',
      numero = `99990101${String(++numeros).padStart(4, '0')}`,
    } = {}) {
      const { rows } = await world.owner.query<{ no: number }>(
        `insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning no`,
        [game, numero, findGame(game)!.profile, source, new Date(NOW), new Date(lockAt), new Date(drawAt)],
      )
      const { no } = rows[0]!
      if (source !== 'OFFICIAL') {
        const seed = lottery.generator.seed()
        await world.owner.query('update lottery.draw set commitment = $2 where no = $1', [no, commitmentOf(seed)])
        const sealed = lottery.vault.seal(seed, `draw ${game} ${numero}`)
        await world.owner.query(
          'insert into lottery.seed (draw_no, sealed, beacon_source, beacon_round) values ($1, $2, $3, $4)',
          [no, sealed, beacon.source, beacon.roundAt(drawAt) ?? null],
        )
      }
      return look(no)
    },
    async bet(owner, tickets, { at = clock.now(), writtenAt = clock.now(), chaseStop, query = world.query } = {}) {
      const key = randomUUID()
      const placed = await Promise.all(
        tickets.map(async (ticket): Promise<PlacedTicket> => {
          const { game: code } = await look(ticket.draw)
          const game = findGame(code)!
          return {
            id: id<'ticket'>(randomUUID()),
            draw: ticket.draw,
            game: code,
            product: game.product,
            vendor: game.vendorCode,
            betType: ticket.betType,
            selection: ticket.selection,
            lines: ticket.lines ?? 1,
            unit: amount(ticket.unit),
            multiple: 1,
            stake: amount(ticket.stake),
            price: ticket.price ?? game.prices[ticket.betType]!,
            rules: 'test',
            rebatePpm: ticket.rebatePpm ?? 0,
            rates: [],
          }
        }),
      )
      const answer = await place(
        query,
        {
          owner,
          wallet: 1,
          key,
          no: key,
          merchant: merchantCode('test'),
          currency: 'AAA',
          mode: 'REAL',
          chaseStop,
          lane: 0,
          tickets: placed,
          exposure: [],
          at,
        },
        writtenAt,
      )
      return { status: answer.status, ids: placed.map(({ id: ticket }) => ticket) }
    },
    async balance(owner) {
      const { rows } = await world.owner.query<{ balance: bigint }>(
        'select balance from ledger.account where owner_id = $1 and account_no = 1',
        [owner],
      )
      return rows[0]!.balance
    },
    async standing(ticket) {
      const { rows } = await world.owner.query<{ status: number; payout: bigint; valid: bigint }>(
        'select status, payout, valid_bet as valid from wagers.wager where id = $1',
        [ticket],
      )
      return rows[0]!
    },
    async turn() {
      await opened.clockOfDraws.drawDue()
      await opened.clockOfDraws.settleDue()
    },
    async close() {
      await opened.close()
      await world.close()
    },
  }
}
