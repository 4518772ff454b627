import { GAME_TYPES } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

export const gameType = z.enum(GAME_TYPES)
const short = z.string().check(z.maxLength(60))

export const vendor = z.object({
  accountTypeId: z.int(),
  displayName: z.string(),
  smallIcon: z.string(),
  isHot: wire.flag,
  gameType,
  vassalage: z.string(),
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** 1: under maintenance. */
  isNew: wire.flag,
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
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  classify: z.optional(z.string()),
  /** 1: under maintenance. */
  isNew: wire.flag,
  isNewGame: z.boolean(),
  isHot: wire.flag,
  isGame: z.enum(['GAME', 'VASSALAGE']),
  favorite: z.optional(z.boolean()),
  rtpX100: z.optional(z.int()),
  demo: z.boolean(),
  theme: z.string(),
  features: z.array(z.string()),
  volatility: z.enum(['LOW', 'MEDIUM', 'HIGH']),
  jackpot: z.boolean(),
  own: z.boolean(),
})
export type Game = z.infer<typeof game>

export const GAME_SORTS = ['popular', 'new', 'az', 'rtp'] as const

export const hotGames = endpoint({
  summary: 'The games people play most here, then those marked as hot; empty before either.',
  method: 'GET',
  also: ['POST'],
  path: '/wps/relay/GCSGAME_hotGamesV2',
  for: 'none',
  cacheSeconds: 60,
  query: z.object({
    merchantCode: z.optional(short),
    isPlatform: z.optional(short),
    vassalage: z.optional(short),
    platform: z.optional(short),
    language: z.optional(short),
  }),
  reply: z.object({ list: z.array(game) }),
  refusals: [],
})

export const gameList = endpoint({
  summary: 'One page of games, filtered and sorted.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  for: 'opt',
  query: z.object({
    merchantCode: z.optional(short),
    gameType: z.optional(gameType),
    /** One or several studios, separated by commas. */
    vassalage: z.optional(z.string().check(z.maxLength(600))),
    classify: z.optional(short),
    q: z.optional(z.string().check(z.maxLength(80))),
    isNew: z.optional(short),
    theme: z.optional(short),
    feature: z.optional(short),
    volatility: z.optional(z.enum(['LOW', 'MEDIUM', 'HIGH'])),
    minRtp: z.optional(wire.count(0, 10_000)),
    jackpot: z.optional(z.literal('1')),
    own: z.optional(z.literal('1')),
    sort: z.optional(z.enum(GAME_SORTS)),
    language: z.optional(short),
    platform: z.optional(short),
    imgSize: z.optional(z.enum(['rx1', 'rx2'])),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: wire.page(game),
  refusals: [],
})

export const vendorGameTypes = endpoint({
  summary: 'Which categories and classes of games each vendor has, with counts.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  for: 'opt',
  cacheSeconds: 300,
  query: z.object({ merchantCode: z.optional(short), vassalage: z.optional(short) }),
  reply: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        gameTypes: z.array(
          z.object({ gameType, classifies: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })) }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const gameVendors = endpoint({
  summary: 'Every category with its vendors, in order.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
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
  for: 'token',
  query: z.object({ gameType: z.optional(gameType), count: z.optional(wire.count(1, 50)) }),
  reply: z.object({ list: z.array(z.extend(game, { playedAt: wire.moment })) }),
  refusals: [],
})

export const roomList = endpoint({
  summary: 'The rooms or tables of a vendor.',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  for: 'token',
  query: z.object({ vassalage: short, gameType: z.optional(gameType), language: z.optional(short) }),
  reply: z.object({
    list: z.array(
      z.object({
        roomId: z.string(),
        nodeId: z.string(),
        name: z.string(),
        icon: z.string(),
        minBet: wire.digits,
        maxBet: wire.digits,
        maintenance: wire.flag,
        players: z.optional(z.int()),
      }),
    ),
  }),
  refusals: ['GAME_DISABLED'],
})

/**
 * A compact list for searching in the page: one shelf for each vendor and category, `[place of its vendor, gameType,
 * games]`, and on it one array a game, `[gameId, name, heat]`.
 *
 * The page folds the names itself (`kit/fold.ts`), which halves the list. Heat is left out for a game never played here
 * and rises by one each time its plays double, so that the list keeps its ETag between.
 */
export const gameIndex = endpoint({
  summary: 'Every game in a line, for the search in the page. Carries an ETag.',
  method: 'GET',
  path: '/wps/v2/games/index',
  for: 'opt',
  reply: z.object({
    vendors: z.array(z.tuple([z.string(), z.string()])),
    shelves: z.array(
      z.tuple([
        z.int(),
        gameType,
        z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.int()])])),
      ]),
    ),
  }),
  refusals: [],
})

const launchBody = z.object({
  gameId: z.optional(z.string().check(z.maxLength(60))),
  roomId: z.optional(z.string().check(z.maxLength(60))),
  nodeId: z.string().check(z.maxLength(60)),
  /** 1 real play, 4 free play. */
  accountType: z.union([z.literal(1), z.literal(4)]),
  confirmTrans: wire.flag,
  vassalage: short,
  launchMode: z.literal('GLS'),
  platform: z.enum(['html5-desktop', 'html5']),
  clientType: z.union([z.literal(3), z.literal(2)]),
  username: z.string().check(z.maxLength(64)),
  token: z.string().check(z.maxLength(200)),
  merchantCode: short,
  language: wire.language,
  backUrl: z.optional(z.string().check(z.maxLength(300))),
  /** Which of the brand's hosts for games the page would like; a vendor that has none of them leaves it aside. */
  cdn: z.optional(z.string().check(z.maxLength(300))),
})
const launchReply = z.object({
  game_url: z.string(),
  game_url2: z.optional(z.string()),
  openIn: z.enum(['IFRAME', 'ROUTE', 'POPUP']),
  route: z.optional(z.string()),
  sessionId: z.string(),
  expiresAt: wire.moment,
})
export type LaunchReply = z.infer<typeof launchReply>

export const launchGame = endpoint({
  summary: 'Opens a game: a frame address with a single-use launch token.',
  method: 'POST',
  path: '/wps/game/launchGame',
  for: 'token',
  body: launchBody,
  reply: launchReply,
  refusals: ['GAME_MAINTENANCE', 'GAME_DISABLED', 'AUTH_REAL_ACCOUNT', 'AUTH_FORBIDDEN'],
})

export const launchAddressV2 = endpoint({
  summary: 'As `launchGame`, with the language in a header.',
  method: 'POST',
  path: '/wps/game/launchAddressV2',
  for: 'token',
  body: launchBody,
  reply: launchReply,
  refusals: ['GAME_MAINTENANCE', 'GAME_DISABLED', 'AUTH_REAL_ACCOUNT', 'AUTH_FORBIDDEN'],
})
