import { idParam } from '../../platform/http/id-param.ts'
import * as contract from '@senluna/contract/lottery.ts'
import { wireCopy } from '@senluna/contract/names.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { iso } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY } from '@senluna/ledger/index.ts'
import { fingerprintOf } from '../../platform/http/once-store.ts'
import { onceRoute, route, type Call, type Route } from '../../platform/http/route.ts'
import { placeOrder } from './betting/place-order.ts'
import { placedReply } from './betting/placed-reply.ts'
import { endChase, takeBack } from './betting/cancel/take-back.ts'
import type { Countries } from '../settings/index.ts'
import { freeTicketsFor } from './free/grant.ts'
import type { Lottery } from './lottery.ts'
import { drawAwaited, drawsToCome, pastDraws as draws } from './reading/draws.ts'
import { evidenceOf } from './reading/evidence.ts'
import { front } from './reading/front.ts'
import { gameView } from './reading/game-view.ts'
import { menus, opened, openGame, popular, recent, vnMenus, type Reader } from './reading/menus.ts'
import { inclusionOf } from './reading/inclusion.ts'
import { orderPage } from './reading/order-list.ts'
import { orderReply } from './reading/orders.ts'
import { statistics } from './reading/stats.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { resultRoutes } from './results/routes.ts'
import { dropSetOf, keepSetOf, savedSetsOf } from './saved-set-store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

/** What knows in which country a call comes from. */
type Places = Pick<Countries, 'of'>

/** Lists can be asked for in a language of their own. */
type MenuCall = Pick<Call<typeof contract.vnMenu>, 'brand' | 'language' | 'now' | 'request'> & {
  query: { language?: string }
}
const readerOf = (places: Places, call: MenuCall): Reader => ({
  brand: call.brand,
  language: call.query.language ?? call.language,
  now: call.now,
  country: places.of(call.request),
})

const POPULAR = 20
const NEAR = 20

const gamesRoutes = (lottery: Lottery, places: Places): Route[] => [
  route(contract.lotteryMenus, (call) => menus(lottery, readerOf(places, call), call.query.prizeMode)),
  route(contract.popularGames, (call) =>
    popular(lottery, readerOf(places, call), { mode: call.query.prizeMode, count: call.query.count ?? POPULAR }),
  ),
  route(contract.lotteryFront, (call) => front(lottery, { ...call, country: places.of(call.request) })),
  route(contract.vnMenu, (call) => vnMenus(lottery, readerOf(places, call))),
  route(contract.vnRecent, (call) => recent(lottery, readerOf(places, call), call.caller.memberId)),
  route(contract.lotteryGame, (call) => {
    const currency = call.caller?.type === ACCOUNT_TYPE.TRIAL ? TRIAL_CURRENCY : call.brand.currency.code
    const reader = { ...readerOf(places, call), memberId: call.caller?.memberId }
    return gameView(lottery, reader, call.params.code ?? '', currency)
  }),
]

const drawRoutes = (lottery: Lottery, places: Places): Route[] => [
  route(contract.vnOpened, ({ query, now }) =>
    opened(lottery, { ...query, mode: query.prizeMode, vietnamese: true }, now),
  ),
  route(contract.lottOpened, ({ query, now }) =>
    opened(lottery, { ...query, mode: query.prizeMode, vietnamese: false }, now),
  ),
  route(contract.pastDraws, ({ params, query, now }) => {
    const game = lottery.games.find(params.game ?? '')
    if (!game) throw new Refusal('GAME_DISABLED')
    return draws(lottery, drawing(game), query, now)
  }),
  route(contract.drawsNear, async ({ brand, language, now, query, request }) => {
    const reader = { brand, language, now, country: places.of(request) }
    const game = await openGame(lottery, reader, query.gameCode).catch(disabled)
    const draws = await drawsToCome(lottery, game, now)
    const open = draws.filter(({ state }) => state === 'OPEN').slice(0, query.count ?? NEAR)
    if (query.awaited !== 'YES') return { list: open, serverTime: iso(now) }
    const locked = draws.filter(({ state }) => state === 'LOCKED')
    return { list: [...(await drawAwaited(lottery, game, now)), ...locked, ...open], serverTime: iso(now) }
  }),
  route(contract.lotteryStats, async ({ brand, language, params, query, now, request }) => {
    const reader = { brand, language, now, country: places.of(request) }
    const game = await openGame(lottery, reader, params.game ?? '')
    return statistics(lottery, drawing(game), query.count, now)
  }),
  route(contract.drawEvidence, ({ params, now }) =>
    evidenceOf(lottery, params.game ?? '', params.drawNumber ?? '', now),
  ),
]

/** A game that draws itself: the results of two stations stand with each of them. */
function drawing(game: LotteryGame): LotteryGame {
  if (game.stations) throw new Refusal('GAME_DISABLED')
  return game
}

/** Draws of a game that rests can't be bet: as if there were no game. */
function disabled(error: unknown): never {
  if (error instanceof Refusal && error.code === 'GAME_MAINTENANCE') throw new Refusal('GAME_DISABLED')
  throw error
}

const takingBack = ({
  caller,
  traceId,
  now,
}: {
  caller: Caller
  traceId: string
  now: Call<typeof contract.stopChase>['now']
}) => ({
  owner: caller.memberId,
  traceId,
  now,
})

const orderRoutes = (lottery: Lottery, places: Places): Route[] => [
  // It keeps its reply by itself, in the transaction that takes it and others that came at the same
  // time.
  route(contract.placeOrder, async (call) => {
    const { caller, language, body: order, now } = call
    const { method, path, names } = contract.placeOrder
    const outcome = await placeOrder(lottery, {
      order,
      placing: { ...call, country: places.of(call.request) },
      fingerprint: fingerprintOf(`${method} ${path}`, wireCopy(names, order)),
    })
    const reply =
      outcome.status === 'placed'
        ? placedReply(lottery, outcome, order.free !== undefined, language, now)
        : await orderReply(lottery, lottery.db, caller.memberId, outcome.orderNo, language)
    return { ...reply, balance: outcome.balance.toString() }
  }),
  route(contract.freeTickets, ({ caller: { memberId }, language, now }) =>
    freeTicketsFor(lottery.db, { memberId, language }, now),
  ),
  route(contract.lotteryOrders, ({ caller, query, ...how }) => orderPage(lottery, caller.memberId, query, how)),
  route(contract.lotteryOrderOf, ({ caller, params, language }) =>
    orderReply(lottery, lottery.db, caller.memberId, params.no ?? '', language),
  ),
  route(contract.orderInclusion, ({ caller, params, now }) =>
    inclusionOf(
      lottery,
      caller.memberId,
      params.no ?? '',
      { game: params.game ?? '', drawNumber: params.drawNumber ?? '' },
      now,
    ),
  ),
  onceRoute(contract.cancelTicket, (call, tx) => takeBack(lottery, tx, idParam(call.params.no), takingBack(call))),
  // It is a transaction for each ticket, so it keeps no reply: what it answers is read from what
  // was done.
  route(contract.stopChase, (call) => endChase(lottery, idParam(call.params.id), takingBack(call))),
]

const setRoutes = ({ db }: Lottery): Route[] => [
  route(contract.savedSets, ({ caller }) => savedSetsOf(db, caller.memberId)),
  route(contract.keepSet, ({ caller, body, now }) => keepSetOf(db, caller.memberId, body, now)),
  route(contract.dropSet, ({ caller, query }) => dropSetOf(db, caller.memberId, query.id)),
]

/** Games, draws, orders and statistics of the lottery. */
export const lotteryRoutes = (lottery: Lottery, places: Places): Route[] => [
  ...gamesRoutes(lottery, places),
  ...drawRoutes(lottery, places),
  ...orderRoutes(lottery, places),
  ...setRoutes(lottery),
  ...resultRoutes(lottery),
  ...reminderRoutes(lottery),
]
