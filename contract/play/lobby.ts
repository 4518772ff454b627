import { endpoint } from '../endpoint.ts'
import { game, gameType, short } from './games.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
export const GAME_SORTS = ['popular', 'new', 'az', 'rtp'] as const

export const gameList = endpoint({
  summary: 'One page of games, filtered and sorted.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  names: ['underMaintenance', 'vendorCode'],
  for: 'opt',
  query: z.object({
    merchantCode: z.optional(short),
    gameType: z.optional(gameType),
    /** One or several studios, separated by commas. */
    vendorCode: z.optional(z.string().check(z.maxLength(600))),
    classify: z.optional(short),
    q: z.optional(z.string().check(z.maxLength(80))),
    underMaintenance: z.optional(short),
    theme: z.optional(short),
    feature: z.optional(short),
    volatility: z.optional(z.enum(['LOW', 'MEDIUM', 'HIGH'])),
    minRtp: z.optional(wire.count(0, 10_000)),
    jackpot: z.optional(z.literal('1')),
    own: z.optional(z.literal('1')),
    sort: z.optional(z.enum(GAME_SORTS)),
    language: z.optional(short),
    platform: z.optional(wire.client),
    imgSize: z.optional(z.enum(['rx1', 'rx2'])),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: wire.page(game),
  refusals: [],
})

export const vendorGameTypes = endpoint({
  summary:
    'Which categories of games each vendor has; of each the classes with counts, the themes and the volatilities.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  names: ['vendorCode'],
  for: 'opt',
  cacheSeconds: 300,
  query: z.object({ merchantCode: z.optional(short), vendorCode: z.optional(short) }),
  reply: z.object({
    list: z.array(
      z.object({
        vendorCode: z.string(),
        gameTypes: z.array(
          z.object({
            gameType,
            classifies: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
            themes: z.array(z.string()),
            volatilities: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const roomList = endpoint({
  summary: 'The rooms or tables of a vendor.',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  names: ['vendorCode'],
  for: 'token',
  query: z.object({ vendorCode: short, gameType: z.optional(gameType), language: z.optional(short) }),
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
 * A compact list for searching in the page: one shelf for each vendor and category, `[place of its
 * vendor, gameType, games]`, and on it one array a game, `[gameId, name, heat]`.
 *
 * The page folds the names itself (`kit/text/fold.ts`), which halves the list. Heat is left out for
 * a game never played here and rises by one each time its plays double, so that the list keeps its
 * ETag between.
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
