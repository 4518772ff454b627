import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Envelope } from '@senluna/contract/envelope.ts'
import * as contract from '@senluna/contract/play/games.ts'
import * as lobby from '@senluna/contract/play/lobby.ts'
import { whitelabel } from '@senluna/contract/site/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import type { Countries } from '../settings/index.ts'
import { gameTypesOf, navigationOf, vendorsOf } from './art/frame.ts'
import { indexOf } from './game-index.ts'
import { hotGamesOf } from './list/queries/hot-games.ts'
import { listGames } from './list/queries/list-games.ts'
import { favoriteIdsOf, favoritesOf, mark, recentOf, unmark, type Owner } from './mark-store.ts'
import { gameNameIn, vendorNameIn } from './names.ts'
import { roomsOf } from './rooms.ts'

const zipped = promisify(gzip)

const ownerOf = ({ memberId, merchantCode }: Caller): Owner => ({ memberId, merchantCode })

/**
 * Games of a category or vendor that the operator has closed for a while stand as under
 * maintenance.
 */
const asClosed = <Shown extends { gameType: GameType; vendorCode: string; underMaintenance: 0 | 1 }>(
  brand: Brand,
  list: Shown[],
) =>
  brand.closed ? list.map((item) => (isClosed(brand, item) ? { ...item, underMaintenance: 1 as const } : item)) : list

/**
 * A reply with a list of games as their reader sees them: in their language, those closed for a
 * while marked so.
 */
async function shownTo<Reply extends { list: Shown[] }>({ brand, language }: Reader, reading: Promise<Reply>) {
  const reply = await reading
  const list = reply.list.map((item) => ({
    ...item,
    name: gameNameIn(item.gameId, item.name, language),
    vendorName: vendorNameIn(item.vendorCode, item.vendorName, language),
  }))
  return { ...reply, list: asClosed(brand, list) as Reply['list'] }
}

type Shown = Parameters<typeof asClosed>[1][number] & { gameId: string; name: string; vendorName: string }

interface Reader {
  brand: Brand
  language: string
}

/**
 * Every call on the catalogue but opening a game. The brand is always the host's, whatever
 * `merchantCode` says.
 */
export const catalogRoutes = (db: Db, countries: Pick<Countries, 'of'>): readonly Route[] => [
  route(contract.gameVendors, async ({ brand, language, request }) => {
    const { categories } = await vendorsOf(db, brand.merchantCode, language, countries.of(request))
    return { categories: categories.map((category) => ({ ...category, cards: asClosed(brand, category.cards) })) }
  }),
  route(lobby.vendorGameTypes, ({ brand, query, request }) => {
    return gameTypesOf(db, brand.merchantCode, query.vendorCode, countries.of(request))
  }),
  route(lobby.gameList, ({ brand, language, query, caller, now, request }) =>
    shownTo(
      { brand, language },
      listGames(
        db,
        {
          ...query,
          merchantCode: brand.merchantCode,
          memberId: caller?.memberId ?? null,
          country: countries.of(request),
          closed: brand.closed,
        },
        now,
      ),
    ),
  ),
  route(contract.hotGames, ({ brand, language, query, now, request }) => {
    return shownTo(
      { brand, language },
      hotGamesOf(db, brand.merchantCode, query.vendorCode, countries.of(request), now),
    )
  }),
  route(contract.favoriteIds, async ({ caller }) => ({ ids: await favoriteIdsOf(db, ownerOf(caller)) })),
  route(contract.favoriteGames, ({ brand, language, caller, query, now, request }) =>
    shownTo({ brand, language }, favoritesOf(db, { ...ownerOf(caller), country: countries.of(request) }, query, now)),
  ),
  route(contract.addFavorite, async ({ caller, body, now }) => ({
    ids: await mark(db, ownerOf(caller), body.gameId, now),
  })),
  route(contract.removeFavorite, async ({ caller, body }) => ({ ids: await unmark(db, ownerOf(caller), body.gameId) })),
  route(contract.recentGames, ({ brand, language, caller, query, now, request }) =>
    shownTo(
      { brand, language },
      recentOf(db, { ...ownerOf(caller), country: countries.of(request) }, query.gameType, query.count ?? 12, now),
    ),
  ),
  route(lobby.roomList, ({ brand, query, request }) => roomsOf(db, brand, query, countries.of(request))),
  route(lobby.gameIndex, (call) => sendIndex(db, countries.of(call.request), call)),
  route(whitelabel, ({ brand, language, request }) => navigationOf(db, brand, language, countries.of(request))),
]

/**
 * Answers by itself: 304 when the page has this list already, and zipped when it may be, since it
 * is half a megabyte.
 */
async function sendIndex(
  db: Db,
  country: string,
  { brand, language, request, reply, traceId, now }: Call<typeof lobby.gameIndex>,
) {
  const { index, tag } = await indexOf(db, brand.merchantCode, country, language)
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, language')
  if (request.headers['if-none-match'] === tag) {
    await reply.code(304).send()
    return index
  }
  const envelope: Envelope<ReplyOf<typeof lobby.gameIndex>> = {
    success: true,
    value: index,
    traceId,
    serverTime: iso(now),
  }
  const text = JSON.stringify(envelope)
  reply.type('application/json; charset=utf-8')
  if (String(request.headers['accept-encoding']).includes('gzip')) {
    await reply.header('content-encoding', 'gzip').send(await zipped(text))
  } else {
    await reply.send(text)
  }
  return index
}
