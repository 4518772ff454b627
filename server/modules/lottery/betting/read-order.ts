import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { chaseOf } from '@senluna/games/lottery/rules/tickets/chase.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findBetType, STRUCTURES } from '@senluna/games/lottery/rules/index.ts'
import { termsCode, type OddsByTier } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { readTicket, type ReadTicket, type TicketRules } from '@senluna/games/lottery/rules/tickets/ticket.ts'
import { LEAST_SERIES, seriesOf } from '@senluna/kit/agents/rebates/prize-group.ts'
import { levelOf } from '@senluna/games/lottery/rules/money/rebate.ts'
import { amount, type Rate } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Games } from '../lottery.ts'
import { termsFor, termsOf, type Terms } from '../terms/terms.ts'
import type { StoredTerms } from '../terms/store.ts'

type Order = BodyOf<typeof contract.placeOrder>

/** A ticket of an order as it reads: one of each draw of a chase. */
export interface OrderedTicket extends ReadTicket {
  terms: Terms
  /** The odds the player saw. */
  seen: OddsByTier | undefined
}

/** More than this and an order is refused: it would hold too much at once. */
const MOST_TICKETS = 200

/** More numbers than this in one order would hold up everybody else's on the same draws. */
const MOST_NUMBERS = 20_000

/**
 * Reads a whole order by the rules, or refuses it with the first thing that is wrong:
 * `value.ticket` says with which of its tickets, `value.at` at which place of the selection.
 * Nothing is read from the database.
 */
export function readOrder(
  order: Order,
  games: Games,
  stored: ReadonlyMap<string, ReadonlyMap<string, StoredTerms>>,
  rateOf: (product: Product) => Rate | undefined,
  now: Instant,
): OrderedTicket[] {
  const drawNumbers = drawNumbersOf(order, games, now)
  if (order.tickets.length * drawNumbers.length > MOST_TICKETS) throw new Refusal('LOT_E_CHASE')
  let numbers = 0
  return drawNumbers.flatMap(({ drawNumber, times }) =>
    order.tickets.map((ticket, place) => {
      const game = offered(games, ticket.gameCode)
      const terms = termsOf(game, ticket.betType, stored.get(game.code) ?? new Map())
      if (terms?.closed) throw new Refusal('LOT_E_TYPE', { value: { ticket: place } })
      const reading = readTicket(
        {
          ...ticket,
          drawNumber: drawNumber ?? ticket.drawNumber,
          unit: BigInt(ticket.unit),
          multiple: (ticket.multiple ?? 1) * times,
          ...(ticket.series === undefined ? {} : { series: ticket.series }),
          ...(ticket.level === undefined ? {} : { level: ticket.level }),
        },
        rulesFor(games, game, ticket.betType, terms, rateOf(game.product)),
        now,
      )
      if ('refusal' in reading)
        throw new Refusal(reading.refusal, {
          value: { ticket: place, at: reading.at, ...reading.count, ...(drawNumber ? { drawNumber } : {}) },
        })
      if (!terms) throw new Refusal('LOT_E_TYPE', { value: { ticket: place } })
      // Counted while reading: a chase reads the same numbers for each of its draws.
      numbers += reading.ticket.picked.keys?.length ?? 1
      if (numbers > MOST_NUMBERS) throw new Refusal('LOT_E_LINES')
      return { ...reading.ticket, terms: termsFor(terms, reading.ticket.price), seen: ticket.seen }
    }),
  )
}

function offered(games: Games, code: string): LotteryGame {
  const game = games.find(code)
  if (!game) throw new Refusal('LOT_E_TYPE')
  if (games.whyNot(game) !== undefined)
    throw new Refusal(game.disabled === undefined ? 'GAME_MAINTENANCE' : 'GAME_DISABLED')
  return game
}

/** The rules of reading with the price in force. */
function rulesFor(
  games: Games,
  game: LotteryGame,
  betType: string,
  terms: Terms | undefined,
  own: Rate | undefined,
): TicketRules {
  const type = findBetType(game, betType)
  const priced = terms && type ? { ...game, prices: { ...game.prices, [termsCode(type)]: terms.price } } : game
  return {
    games: new Map([[game.code, priced]]),
    structures: STRUCTURES,
    drawNumbersOf: (chase) => games.drawsOf(chase),
    ...reachOf(own),
    unitRule: (_, type) =>
      type.pricing === 'SERIES'
        ? { by: 'MODES', modes: [2000n, 1000n, 200n, 100n, 20n, 10n] }
        : { by: 'STEPS', least: terms?.limits.minUnit ?? 1000n, step: terms?.limits.unitStep ?? 100n },
  }
}

/** How far an account with this rate reaches; one without a rate as far as anybody can. */
export const reachOf = (own: Rate | undefined): Pick<TicketRules, 'level' | 'series'> =>
  own === undefined ? {} : { level: levelOf(own), series: { least: LEAST_SERIES, most: seriesOf(own) } }

/**
 * The draws an order is for: of a chase each with how many times, else the one each ticket names.
 */
function drawNumbersOf(
  { tickets, chase }: Order,
  games: Games,
  now: Instant,
): { drawNumber: string | undefined; times: number }[] {
  if (!chase) return [{ drawNumber: undefined, times: 1 }]
  const [first] = tickets
  const game = first && games.find(first.gameCode)
  if (!game || tickets.some(({ gameCode }) => gameCode !== game.code)) throw new Refusal('LOT_E_CHASE')
  const drawNumbers = games.drawsOf(game)
  const entries = chaseOf({ ...chase, stake: amount(1n) }, (drawNumber) => {
    const slot = drawNumbers.read(drawNumber)
    return typeof slot !== 'string' && now < slot.lockAt
  })
  if (!entries) throw new Refusal('LOT_E_CHASE')
  return entries.map(({ drawNumber, multiple }) => ({ drawNumber, times: multiple }))
}
