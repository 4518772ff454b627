import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Envelope } from '@senluna/contract/envelope.ts'
import * as contract from '@senluna/contract/games.ts'
import { whitelabel } from '@senluna/contract/system.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
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

/** Every call on the catalogue but opening a game. The brand is always the host's, whatever `merchantCode` says. */
export const catalogRoutes = (db: Db): readonly Route[] => [
  route(contract.gameVendors, ({ brand, language }) => vendorsOf(db, brand.merchantCode, language)),
  route(contract.vendorGameTypes, ({ brand, query }) => {
    return gameTypesOf(db, brand.merchantCode, query.vassalage)
  }),
  route(contract.gameList, ({ brand, query, caller, now }) =>
    listGames(db, { ...query, merchantId: brand.merchantCode, memberId: caller?.memberId ?? null }, now),
  ),
  route(contract.hotGames, ({ brand, query, now }) => {
    return hotGamesOf(db, brand.merchantCode, query.vassalage, now)
  }),
  route(contract.favoriteIds, async ({ caller }) => ({ ids: await favoriteIdsOf(db, ownerOf(caller)) })),
  route(contract.favoriteGames, ({ caller, query, now }) => favoritesOf(db, ownerOf(caller), query, now)),
  route(contract.addFavorite, async ({ caller, body, now }) => ({
    ids: await mark(db, ownerOf(caller), body.gameId, now),
  })),
  route(contract.removeFavorite, async ({ caller, body }) => ({ ids: await unmark(db, ownerOf(caller), body.gameId) })),
  route(contract.recentGames, ({ caller, query, now }) =>
    recentOf(db, ownerOf(caller), query.gameType, query.count ?? 12, now),
  ),
  route(contract.roomList, ({ brand, query }) => roomsOf(db, brand.merchantCode, query)),
  route(contract.gameIndex, (call) => sendIndex(db, call)),
  route(whitelabel, ({ brand, language }) => navigationOf(db, brand, language)),
]

/** Answers by itself: 304 when the page has this list already, and zipped when it may be, since it is half a megabyte. */
async function sendIndex(db: Db, { brand, request, reply, traceId, now }: Call<typeof contract.gameIndex>) {
  const { index, tag } = await indexOf(db, brand.merchantCode)
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === tag) {
    await reply.code(304).send()
    return index
  }
  const envelope: Envelope<ReplyOf<typeof contract.gameIndex>> = {
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
