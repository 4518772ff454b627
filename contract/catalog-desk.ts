import { GAME_TYPES } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

// Vendors and games as the brand's people see and switch them. The lobby follows with the next page it asks for.

const code = z.string().check(z.maxLength(40))

export const deskVendor = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  walletMode: z.enum(['SEAMLESS', 'TRANSFER']),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  games: z.int(),
  gameTypes: z.array(z.string()),
})
export type DeskVendor = z.infer<typeof deskVendor>

export const deskVendors = endpoint({
  summary: 'The vendors of the brand with how many games each has, by code.',
  method: 'GET',
  path: '/bo/v1/vendors',
  for: 'staff',
  right: 'vendors.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  reply: wire.page(deskVendor),
  refusals: [],
})

export const changeVendor = endpoint({
  summary: 'Shows or hides a vendor, or puts it under maintenance: its games don’t start, open ones are played on.',
  method: 'PATCH',
  path: '/bo/v1/vendors/{code}',
  for: 'staff',
  right: 'vendors.edit',
  body: z.object({ enabled: z.optional(z.boolean()), maintenance: z.optional(z.boolean()) }),
  reply: deskVendor,
  refusals: ['SYS_NOT_FOUND'],
})

export const deskGame = z.object({
  gameId: z.string(),
  name: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
  own: z.boolean(),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  hot: z.boolean(),
  plays: z.string(),
  rtpX100: z.optional(z.int()),
  releasedOn: z.string(),
})
export type DeskGame = z.infer<typeof deskGame>

export const deskGames = endpoint({
  summary: 'The games of the brand by name, also those that are hidden; by key.',
  method: 'GET',
  path: '/bo/v1/games',
  for: 'staff',
  right: 'games.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    vendor: z.optional(code),
    gameType: z.optional(z.enum(GAME_TYPES)),
    shown: z.optional(z.enum(['YES', 'NO', 'MAINTENANCE', 'HOT'])),
  }),
  reply: wire.page(deskGame),
  refusals: ['VAL_FIELD'],
})

export const changeGame = endpoint({
  summary: 'Shows or hides a game, marks it hot, puts it under maintenance.',
  method: 'PATCH',
  path: '/bo/v1/games/{id}',
  for: 'staff',
  right: 'games.edit',
  body: z.object({
    enabled: z.optional(z.boolean()),
    maintenance: z.optional(z.boolean()),
    hot: z.optional(z.boolean()),
  }),
  reply: deskGame,
  refusals: ['SYS_NOT_FOUND'],
})
