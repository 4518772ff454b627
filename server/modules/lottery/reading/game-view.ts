import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { BetTypeTerms, lotteryGame } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { termsCode, type BetType, type Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { availableOf, tierAt } from '@senluna/games/lottery/rules/money/exposure.ts'
import { compare, type Fraction } from '@senluna/games/lottery/rules/money/fraction.ts'
import { offeredTypes } from '@senluna/games/lottery/rules/index.ts'
import { returnOf } from '@senluna/games/lottery/rules/money/payout.ts'
import { MOST_LEVEL } from '@senluna/games/lottery/rules/money/rebate.ts'
import { MODES } from '@senluna/games/lottery/rules/tickets/ticket.ts'
import { amount } from '@senluna/kit/money.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { ratesOf } from '../../rates/index.ts'
import { reachOf } from '../betting/read-order.ts'
import { originOf } from '../origin.ts'
import { priceReply } from '../price-json.ts'
import { RULES } from '../rules-version.ts'
import { perPlayerPayoutOf, termsOf, type Terms } from '../terms/terms.ts'
import { drawsToCome } from './draws.ts'
import { Fresh } from './fresh.ts'
import { cardOfPair, cardsOf, openGame, type Reader } from './menus.ts'
import { takenNumbers, type Taken } from './queries/exposure.ts'
import { storedTerms, type StoredTerms } from '../terms/store.ts'

type View = ReplyOf<typeof lotteryGame>

/** What is the same for all readers of a brand and currency. */
interface SharedView {
  betTypes: BetTypeTerms[]
  perPlayerPayout: string
}

const sharedViews = new WeakMap<Lottery, Fresh<SharedView>>()

/**
 * One game with all that a bet needs. Cost: two reads by an index and the returns of its bet types,
 * a second's worth shared by the brand's readers. Refuses GAME_DISABLED, GAME_REGION and
 * GAME_MAINTENANCE.
 */
export async function gameView(
  lottery: Lottery,
  reader: Reader & { memberId?: Id<'member'> | undefined },
  code: string,
  currency: string,
): Promise<View> {
  const { brand, now } = reader
  const game = await openGame(lottery, reader, code)
  const [draws, [card], own] = await Promise.all([
    drawsToCome(lottery, game, now),
    cardOfGame(lottery, reader, game),
    ownRate(lottery, reader.memberId, game.product),
  ])
  const reach = reachOf(own)
  const [current, next] = draws
  const fresh = sharedViews.get(lottery) ?? new Fresh<SharedView>(1_000)
  sharedViews.set(lottery, fresh)
  const bettable = draws.find(({ state }) => state === 'OPEN')
  const key = `${brand.merchantCode} ${currency} ${code} ${bettable?.drawNumber}`
  const standing = await fresh.of(key, now, () =>
    standingOf(lottery, game, brand.merchantCode, currency, bettable?.drawNumber),
  )
  if (!card) throw new Error(`${code} has no card`)
  return {
    game: card,
    profile: game.profile,
    source: originOf(lottery, game),
    cancel: game.cancel,
    rules: RULES,
    ...standing,
    betTypes: standing.betTypes.map((type) => ({ ...type, price: reached(type.price, reach.series?.most) })),
    ...(game.product === 'VNLOTT' ? { level: reach.level ?? MOST_LEVEL } : {}),
    ...(current ? { current } : {}),
    ...(next ? { next } : {}),
    serverTime: iso(now),
  }
}

const ownRate = async ({ db }: Lottery, memberId: Id<'member'> | undefined, product: Product) =>
  memberId && (await ratesOf(db, [memberId])).get(memberId)?.[product]

/** A price as far as an account reaches: of series plays that is its prize group. */
const reached = (price: BetTypeTerms['price'], most: number | undefined): BetTypeTerms['price'] =>
  price.by === 'SERIES' && most !== undefined && most < price.maxSeries
    ? { ...price, series: Math.min(price.series, most), maxSeries: most }
    : price

const cardOfGame = async (lottery: Lottery, reader: Reader, game: LotteryGame) =>
  game.stations ? [await cardOfPair(lottery, reader, game)] : cardsOf(lottery, reader, [game])

async function standingOf(
  lottery: Lottery,
  game: LotteryGame,
  merchant: MerchantCode,
  currency: string,
  drawNumber: string | undefined,
): Promise<SharedView> {
  const stored = await storedTerms(lottery.db, merchant, game.code)
  const offered = offersOf(game, stored)
  const taken =
    drawNumber === undefined ? [] : await takenOf(lottery, offered, { game: game.code, drawNumber, merchant, currency })
  const byType = Map.groupBy(taken, ({ bet_type: type }) => type)
  return {
    betTypes: offered.map((offer) => typeReply(offer, byType.get(termsCode(offer.type)) ?? [])),
    perPlayerPayout: perPlayerPayoutOf(stored).toString(),
  }
}

interface Offer {
  type: BetType
  terms: Terms
}

const offersOf = (game: LotteryGame, stored: ReadonlyMap<string, StoredTerms>): Offer[] =>
  offeredTypes(game).flatMap((type) => {
    const terms = termsOf(game, type.code, stored)
    return terms ? [{ type, terms }] : []
  })

/** The numbers that take less than usual by now, or at other odds. */
function takenOf(
  lottery: Lottery,
  offers: readonly Offer[],
  at: { game: string; drawNumber: string; merchant: MerchantCode; currency: string },
): Promise<Taken[]> {
  const own = offers.filter(({ type }) => type.base === undefined)
  const types = own.map(({ type }) => type.code)
  const above = own.map(({ terms }) => noticedFrom(terms).toString())
  return takenNumbers(lottery.db, {
    game: at.game,
    drawNumber: at.drawNumber,
    types,
    above,
    merchant: at.merchant,
    currency: at.currency,
  })
}

/** Below this a number still takes a whole ticket, at the first odds. */
function noticedFrom({ limits }: Terms): bigint {
  const whole = limits.perDrawMaxUnit - limits.perTicketMaxUnit
  const later = limits.tiers.map(({ fromUnit }) => fromUnit as bigint).filter((from) => from > 0n)
  return [whole, ...later.map((from) => from - 1n)].reduce((least, share) => (share < least ? share : least))
}

function typeReply({ type, terms }: Offer, taken: readonly Taken[]): BetTypeTerms {
  const { limits, price } = terms
  return {
    code: type.code,
    units: type.units,
    price: priceReply(price),
    minUnit: limits.minUnit.toString(),
    unitStep: limits.unitStep.toString(),
    ...(type.pricing === 'SERIES' && MODES.by === 'MODES' ? { modes: MODES.modes.map(String) } : {}),
    perTicketMaxUnit: limits.perTicketMaxUnit.toString(),
    perDrawMaxUnit: limits.perDrawMaxUnit.toString(),
    blocked: [...terms.blocked],
    tight: taken.map(({ key, units }) => {
      const tier = tierAt(limits.tiers, amount(units))
      return {
        key,
        availableUnit: availableOf(limits, amount(units)).toString(),
        ...(tier ? { milli: { ...tier.milli } } : {}),
      }
    }),
    closed: terms.closed,
    rtpX100: leastReturn(type, price),
  }
}

/** The least return over a type's kinds of lines, in hundredths of a percent, cut. */
function leastReturn(type: BetType, price: Price): number {
  const least = Object.keys(type.kinds)
    .map((kind) => returnOf(type, price, kind))
    .reduce<Fraction | undefined>(
      (best, fraction) => (best && compare(best, fraction) <= 0 ? best : fraction),
      undefined,
    )
  return least ? Number((least.n * 10_000n) / least.d) : 0
}
