import type { BodyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Bid } from '@senluna/games/lottery/rules/money/exposure.ts'
import { ACCOUNT_TYPE, mayPlay } from '@senluna/kit/account-type.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Lottery } from '../lottery.ts'
import type { PlacedTicket } from '../money/place.ts'
import { RULES } from '../rules-version.ts'
import type { ExposureBook } from './exposure-steps.ts'
import type { Chain, OrderFacts, OrderQuestion, WantedDraw } from './order-facts.ts'
import { readOrder, type OrderedTicket } from './read-order.ts'
import type { StoredTerms } from '../terms/store.ts'

export type Order = BodyOf<typeof contract.placeOrder>

/** Who places an order, and when it came in: the one moment its lock is measured by. */
export interface Placing {
  caller: Caller
  brand: Brand
  /** Where the player is, two capital letters. */
  country: string
  key: string
  traceId: string
  now: Instant
}

/** A ticket of an order that is in order, with its draw. */
export interface DrawnTicket extends OrderedTicket {
  draw: WantedDraw
}

/** An order that only the exposure and the wallet can still speak against. */
export interface JudgedOrder {
  tickets: readonly DrawnTicket[]
  total: Amount
  currency: string
  isTrial: boolean
}

/** Into so many tickets an order may come apart where its numbers are taken differently. */
const MOST_PARTS = 1_000

/** What the database is asked about an order. */
export const wantedOf = (
  { games }: Pick<Lottery, 'games'>,
  order: Order,
  { caller, brand, key }: Placing,
): OrderQuestion => ({
  owner: caller.memberId,
  key,
  merchant: brand.merchantCode,
  games: [...new Set(order.tickets.flatMap(({ gameCode }) => [gameCode, ...stationsOf(games.find(gameCode))]))],
  draws: order.chase
    ? order.chase.drawNumbers.map((drawNumber) => ({ game: order.tickets[0]?.gameCode ?? '', drawNumber }))
    : order.tickets.map(({ gameCode, drawNumber }) => ({ game: gameCode, drawNumber })),
})

/** The codes of the two stations of a pair game; none of another. */
const stationsOf = (game: LotteryGame | undefined) => game?.stations?.map(({ code }) => code) ?? []

/**
 * Judges an order by the rules and by what is known of its player, games and draws. Refusals: those
 * of `placeOrder`.
 */
export function judgeOrder(
  { games }: Lottery,
  order: Order,
  { caller, brand, country, now }: Placing,
  facts: OrderFacts,
): JudgedOrder {
  if (!mayPlay(caller.type)) throw new Refusal('AUTH_FORBIDDEN')
  if (facts.isLocked(caller.memberId)) throw new Refusal('AUTH_RESTRICTED')
  const terms = new Map<string, ReadonlyMap<string, StoredTerms>>()
  for (const { gameCode } of order.tickets)
    if (!terms.has(gameCode)) terms.set(gameCode, facts.termsOf(brand.merchantCode, gameCode))
  const rateOf = (product: Product) => facts.chain(caller.memberId, product)?.own
  const tickets = readOrder(order, games, terms, rateOf, now)
  const total = amount(tickets.reduce((sum, { stake }) => sum + stake, 0n))
  if (total !== BigInt(order.clientTotal))
    throw new Refusal('LOT_E_STAKE_MISMATCH', { value: { total: total.toString() } })
  for (const { game } of tickets) {
    if (games.isShut(brand.merchantCode, game.code, country)) throw new Refusal('GAME_REGION')
    if (
      isClosed(brand, { gameType: game.product, vendorCode: game.vendorCode }) ||
      [game.code, ...stationsOf(game)].some((code) => facts.isResting(brand.merchantCode, code))
    )
      throw new Refusal('GAME_MAINTENANCE')
  }
  if (order.free !== undefined && (order.chase || tickets.length > 1)) throw new Refusal('LOT_E_FREE')
  const isTrial = caller.type === ACCOUNT_TYPE.TRIAL
  if (isTrial && tickets.some(({ game }) => game.source !== 'SELF')) throw new Refusal('LOT_E_TRIAL')
  const drawn = tickets.map((ticket) => {
    const draw = facts.draw(ticket.game.code, ticket.slot.drawNumber)
    if (!draw) throw new Refusal('LOT_E_NUMERO_UNKNOWN')
    return { ...ticket, draw }
  })
  return { tickets: drawn, total, currency: isTrial ? TRIAL_CURRENCY : brand.currency.code, isTrial }
}

/** An order as it is taken. */
export interface PricedOrder {
  tickets: PlacedTicket[]
  /** What the player's open tickets of each draw may bring at worst, with these. */
  taken: ReadonlyMap<number, bigint>
}

/**
 * What each ticket is taken for, its unit and its price, by the exposure as it stands with all that
 * was priced before. An order that is refused has left nothing in the book.
 */
export function priceOrder(
  book: ExposureBook,
  order: Order,
  { tickets }: JudgedOrder,
  now: Instant,
  known: { takenOf: (draw: number) => bigint; chainOf: (product: Product) => Chain | undefined },
): PricedOrder {
  const taken = new Map<number, bigint>()
  const accepted = book.all((accept) => {
    const parts = tickets.flatMap((ticket, index) => {
      const { type, picked } = ticket
      const draw = ticket.draw.no
      const bid: Bid = {
        unit: ticket.unit,
        ...(ticket.seen ? { seen: ticket.seen } : {}),
        acceptPartial: order.acceptPartial ?? false,
        acceptOddsChange: order.acceptOddsChange ?? false,
      }
      const before = taken.get(draw) ?? known.takenOf(draw)
      const answer = accept({ draw, type, picked, price: ticket.price }, bid, ticket.terms, amount(before))
      if (answer.status === 'REJECTED') throw rejected(answer, index % order.tickets.length)
      taken.set(draw, before + answer.worst)
      return answer.parts.map((part) => ({ ticket, part }))
    })
    if (parts.length > MOST_PARTS) throw new Refusal('LOT_E_LINES')
    return parts
  })
  const priced = accepted.map(({ ticket: { draw, game, type, multiple, cash }, part: { picked, unit, price } }) => ({
    id: newId<'ticket'>(now),
    draw: draw.no,
    game: game.code,
    product: game.product,
    vendor: game.vendorCode,
    betType: type.code,
    selection: picked.selection,
    lines: picked.lines,
    unit,
    multiple,
    stake: amount(unit * BigInt(type.units) * BigInt(picked.lines)),
    price,
    rules: RULES,
    rebatePpm: cash,
    rates: linksAbove(known.chainOf(game.product)),
  }))
  return { tickets: priced, taken }
}

/** What a ticket keeps of its chain: nothing where nobody above its player earns. */
const linksAbove = (chain: Chain | undefined): PlacedTicket['rates'] =>
  chain && chain.links.length > 1 ? chain.links : []

type Rejected = Extract<ReturnType<ExposureBook['accept']>, { status: 'REJECTED' }>

function rejected(answer: Rejected, ticket: number): Refusal {
  const at = 'key' in answer && answer.key !== undefined ? { at: answer.key } : {}
  const more =
    answer.code === 'LOT_E_LIMIT_EXPOSURE'
      ? { availableUnit: answer.availableUnit.toString() }
      : answer.code === 'LOT_E_ODDS_CHANGED'
        ? {
            milli: answer.tier.milli,
            ...('fallen' in answer ? { fallen: answer.fallen?.map(({ key, milli }) => ({ at: key, milli })) } : {}),
          }
        : answer.code === 'LOT_E_LIMIT_PAYOUT'
          ? { left: answer.left.toString() }
          : answer.code === 'LOT_E_LIMIT_TICKET'
            ? { mostUnit: answer.mostUnit.toString() }
            : {}
  return new Refusal(answer.code, { value: { ticket, ...at, ...more } })
}
