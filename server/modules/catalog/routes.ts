import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Envelope } from '@senluna/contract/envelope.ts'
import * as contract from '@senluna/contract/games.ts'
import * as lobby from '@senluna/contract/lobby.ts'
import { whitelabel } from '@senluna/contract/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { gameTypesOf, navigationOf, vendorsOf } from './frame.ts'
import { indexOf } from './game-index.ts'
import { hotGamesOf } from './hot-games.ts'
import { listGames } from './list-games.ts'
import { favoriteIdsOf, favoritesOf, mark, recentOf, unmark, type Owner } from './marks.ts'
import { roomsOf } from './rooms.ts'

const zipped = promisify(gzip)

const ownerOf = ({ memberId, merchantCode }: Caller): Owner => ({ memberId, merchantId: merchantCode })

/** Games of a category or vendor that the operator has closed for a while stand as under maintenance. */
const asClosed = <Shown extends { gameType: GameType; vassalage: string; isNew: 0 | 1 }>(
  brand: Brand,
  list: Shown[],
) => (brand.closed ? list.map((one) => (isClosed(brand, one) ? { ...one, isNew: 1 as const } : one)) : list)

/** A reply with a list of games, those closed for a while among them told so. */
async function closedIn<Reply extends { list: Parameters<typeof asClosed>[1] }>(brand: Brand, reading: Promise<Reply>) {
  const reply = await reading
  return { ...reply, list: asClosed(brand, reply.list) as Reply['list'] }
}

/** Every call on the catalogue but opening a game. The brand is always the host's, whatever `merchantCode` says. */
export const catalogRoutes = (db: Db): readonly Route[] => [
  route(contract.gameVendors, async ({ brand, language }) => {
    const { categories } = await vendorsOf(db, brand.merchantCode, language)
    return { categories: categories.map((one) => ({ ...one, cards: asClosed(brand, one.cards) })) }
  }),
  route(lobby.vendorGameTypes, ({ brand, query }) => {
    return gameTypesOf(db, brand.merchantCode, query.vassalage)
  }),
  route(lobby.gameList, ({ brand, query, caller, now }) =>
    closedIn(
      brand,
      listGames(
        db,
        { ...query, merchantId: brand.merchantCode, memberId: caller?.memberId ?? null, closed: brand.closed },
        now,
      ),
    ),
  ),
  route(contract.hotGames, ({ brand, query, now }) => {
    return closedIn(brand, hotGamesOf(db, brand.merchantCode, query.vassalage, now))
  }),
  route(contract.favoriteIds, async ({ caller }) => ({ ids: await favoriteIdsOf(db, ownerOf(caller)) })),
  route(contract.favoriteGames, ({ brand, caller, query, now }) =>
    closedIn(brand, favoritesOf(db, ownerOf(caller), query, now)),
  ),
  route(contract.addFavorite, async ({ caller, body, now }) => ({
    ids: await mark(db, ownerOf(caller), body.gameId, now),
  })),
  route(contract.removeFavorite, async ({ caller, body }) => ({ ids: await unmark(db, ownerOf(caller), body.gameId) })),
  route(contract.recentGames, ({ brand, caller, query, now }) =>
    closedIn(brand, recentOf(db, ownerOf(caller), query.gameType, query.count ?? 12, now)),
  ),
  route(lobby.roomList, ({ brand, query }) => roomsOf(db, brand, query)),
  route(lobby.gameIndex, (call) => sendIndex(db, call)),
  route(whitelabel, ({ brand, language }) => navigationOf(db, brand, language)),
]

/** Answers by itself: 304 when the page has this list already, and zipped when it may be, since it is half a megabyte. */
async function sendIndex(db: Db, { brand, request, reply, traceId, now }: Call<typeof lobby.gameIndex>) {
  const { index, tag } = await indexOf(db, brand.merchantCode)
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
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
