import { RTP_OF } from '@senluna/kit/games/rtp-of.ts'
import { GAME_TYPES } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const gameType = z.enum(GAME_TYPES)
export const short = z.string().check(z.maxLength(60))

export const vendor = z.object({
  accountTypeId: z.int(),
  displayName: z.string(),
  smallIcon: z.string(),
  isHot: wire.flag,
  gameType,
  vendorCode: z.string(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  underMaintenance: wire.flag,
  walletMode: z.enum(['SEAMLESS', 'TRANSFER']),
  gameCount: z.int(),
  sort: z.int(),
})
export type Vendor = z.infer<typeof vendor>

export const game = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  roomId: z.optional(z.string()),
  name: z.string(),
  icon: z.string(),
  /** What the art shows. */
  motif: z.string(),
  /** Two colours of the art, shown until the picture has come. */
  palette: z.tuple([z.string(), z.string()]),
  vendorCode: z.string(),
  vendorName: z.string(),
  gameType,
  classify: z.optional(z.string()),
  underMaintenance: wire.flag,
  isNewGame: z.boolean(),
  isHot: wire.flag,
  isGame: z.enum(['GAME', 'VASSALAGE']),
  favorite: z.optional(z.boolean()),
  rtpX100: z.optional(z.int()),
  /** Which bet `rtpX100` is of, or of which play; absent where it holds whatever one chooses. */
  rtpOf: z.optional(z.enum(RTP_OF)),
  demo: z.boolean(),
  theme: z.string(),
  features: z.array(z.string()),
  volatility: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  jackpot: z.boolean(),
  own: z.boolean(),
})
export type Game = z.infer<typeof game>

export const hotGames = endpoint({
  summary: 'The games people play most here, then those marked as hot; empty before either.',
  method: 'GET',
  also: ['POST'],
  path: '/wps/relay/GCSGAME_hotGamesV2',
  names: ['underMaintenance', 'vendorCode'],
  for: 'none',
  cacheSeconds: 60,
  query: z.object({
    merchantCode: z.optional(short),
    isPlatform: z.optional(short),
    vendorCode: z.optional(short),
    platform: z.optional(wire.client),
    language: z.optional(short),
  }),
  reply: z.object({ list: z.array(game) }),
  refusals: [],
})

export const gameVendors = endpoint({
  summary: 'Every category with its vendors, in order.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  names: ['underMaintenance', 'vendorCode'],
  for: 'opt',
  cacheSeconds: 300,
  query: z.object({ merchantCode: z.optional(short), language: z.optional(short) }),
  reply: z.object({ categories: z.array(z.object({ title: z.string(), gameType, cards: z.array(vendor) })) }),
  refusals: [],
})

export const favoriteIds = endpoint({
  summary: 'The ids of the games marked as favourites.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  for: 'token',
  reply: z.object({ ids: z.array(z.string()) }),
  refusals: [],
})

export const favoriteGames = endpoint({
  summary: 'The favourite games, newest mark first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  names: ['underMaintenance', 'vendorCode'],
  for: 'token',
  query: z.object({ gameType: z.optional(gameType), ...wire.pageQuery }),
  reply: wire.page(game),
  refusals: [],
})

const favoriteBody = z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(60)) })
export const addFavorite = endpoint({
  summary: 'Marks a game as a favourite; marking it again changes nothing.',
  method: 'PUT',
  path: '/wps/v2/favorites',
  for: 'token',
  body: favoriteBody,
  reply: z.object({ ids: z.array(z.string()) }),
  refusals: ['GAME_DISABLED'],
})
export const removeFavorite = endpoint({
  summary: 'Takes the mark away; taking it away again changes nothing.',
  method: 'DELETE',
  path: '/wps/v2/favorites',
  for: 'token',
  body: favoriteBody,
  reply: z.object({ ids: z.array(z.string()) }),
  refusals: [],
})

export const recentGames = endpoint({
  summary: 'The games played last.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  names: ['underMaintenance', 'vendorCode'],
  for: 'token',
  query: z.object({ gameType: z.optional(gameType), count: z.optional(wire.count(1, 50)) }),
  reply: z.object({ list: z.array(z.extend(game, { playedAt: wire.moment })) }),
  refusals: [],
})
