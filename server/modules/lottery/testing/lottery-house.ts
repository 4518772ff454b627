import { familyOf } from '../../families/index.ts'
import { lottery as lotteryFamily } from '../family.ts'
import type { Lottery } from '../lottery.ts'
import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { askAs, openHouse, type House, type Reply, type Somebody } from '../../rounds/testing/house.ts'
import { DrawClock } from '../draws/draw-clock.ts'
import { makeAhead } from '../draws/ahead.ts'
import { makePairsAhead } from '../draws/pairs-ahead.ts'
import { originOf } from '../origin.ts'
import type { StoredTerms } from '../terms/store.ts'

type Near = OnWire<ReplyOf<typeof contract.drawsNear>>
type Placed = OnWire<ReplyOf<typeof contract.placeOrder>>

/** The whole server with draws of the games the tests bet on. */
export interface LotteryHouse {
  house: House
  draws: DrawClock
  /** Makes the coming draws of a game; of two stations, theirs too. */
  make(code: string): Promise<void>
  /** The numeros of a game that take bets, the next one first. */
  numeros(code: string): Promise<Near['list']>
  /** Puts the clock so far that the draw of a numero has been made and settled. */
  pass(code: string, numero: string): Promise<void>
  /** Sets terms of a brand; undefined takes them away. */
  terms(game: string, betType: string, terms: StoredTerms | undefined): Promise<void>
}

/** Between two draws of the slowest game with a pace of its own. */
const LONGEST_MS = 10 * 60_000

/** The lottery of a whole server. */
export const lotteryOf = ({ parts }: House): Lottery => familyOf(parts.families, lotteryFamily).lottery

export async function openLotteryHouse(codes: readonly string[]): Promise<LotteryHouse> {
  const house = await openHouse({ ROLE: 'all' })
  house.steady(LONGEST_MS)
  const { clock } = house.parts
  const lottery = lotteryOf(house)
  const draws = new DrawClock(lottery)
  const { db } = house.parts.database
  const make = async (code: string) => {
    const game = findGame(code)!
    await lottery.games.refresh()
    const { drawPool, generator, vault, beacon, games } = lottery
    if (game.stations) {
      for (const station of game.stations) await make(station.code)
      await makePairsAhead(drawPool!, [game], (pair) => games.drawsOf(pair), clock.now())
      return
    }
    const ahead = { pool: drawPool!, generator, vault, beacon }
    await makeAhead(ahead, game, originOf(lottery, game), games.drawsOf(game), () => ({}), clock.now())
  }
  for (const code of codes) await make(code)
  return {
    house,
    draws,
    make,
    numeros: async (code) => {
      const reply = await house.app.inject({
        url: `/lgw/numeros/near?gameCode=${code}&count=100`,
        headers: { host: 'localhost' },
      })
      const { value, errorCode } = reply.json<{ value?: Near; errorCode?: string }>()
      if (!value) throw new Error(`${code}: ${errorCode}`)
      return value.list
    },
    pass: async (code, numero) => {
      const { rows } = await lottery.pool.query<{ draw_at: Date }>(
        'select draw_at from lottery.draw where game = $1 and numero = $2',
        [code, numero],
      )
      house.advance(Math.max(0, rows[0]!.draw_at.getTime() - clock.now() + 100))
      await draws.drawDue()
      await draws.settleDue()
    },
    terms: async (game, betType, terms) => {
      const key = { merchant_id: 'senluna', game, bet_type: betType }
      await db
        .deleteFrom('lottery.terms')
        .where((eb) => eb.and(key))
        .execute()
      if (terms)
        await db
          .insertInto('lottery.terms')
          .values({ ...key, terms: JSON.stringify(terms), changed_at: new Date(clock.now()) })
          .execute()
      // What is read is kept for a moment.
      house.advance(1_100)
    },
  }
}

/** Places an order as it is; the total is the caller's own word. */
export const place = (
  house: House,
  who: Somebody,
  order: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Reply<Placed>> => askAs<Placed>(house, who, 'POST', '/lgw/orders', order, { 'idempotency-key': key })

/** Places an order that goes well. */
export async function placed(house: House, who: Somebody, order: Record<string, unknown>): Promise<Placed> {
  const reply = await place(house, who, order)
  if (!reply.value)
    throw new Error(
      `the order was refused: ${reply.status} ${reply.errorCode} ${JSON.stringify(reply.value)} ${reply.text}`,
    )
  return reply.value
}
