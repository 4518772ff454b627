import { GAME_TYPES, PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { vendorHealth } from './vendor-keys.ts'
import * as wire from '../../wire.ts'

// Vendors and games as the brand's people see and switch them. The lobby follows with the next page
// it asks for.

const code = z.string().check(z.maxLength(40))

export const deskVendor = z.object({
  vendorCode: z.string(),
  displayName: z.string(),
  walletMode: z.enum(['SEAMLESS', 'TRANSFER']),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  games: z.int(),
  gameTypes: z.array(z.string()),
  /** What its games count as in reports and rates. */
  products: z.array(z.enum(PRODUCTS)),
  /** What is played there in: the brand's money, and play money where there is free play. */
  currencies: z.array(z.string()),
  /** What it takes of what it wins, in millionths. */
  feePpm: z.int(),
  health: vendorHealth,
})
export type DeskVendor = z.infer<typeof deskVendor>

export const deskVendors = endpoint({
  summary: 'The vendors of the brand with how many games each has and how it has answered in the last hour, by code.',
  method: 'GET',
  path: '/bo/v1/vendors',
  names: ['vendorCode'],
  for: 'staff',
  right: 'vendors.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
  reply: wire.page(deskVendor),
  refusals: [],
})
export const exportVendors = exportOf(deskVendors, 'vendors.view')

export const changeVendor = endpoint({
  summary:
    'Shows or hides a vendor, or puts it under maintenance: its games don’t start, open ones are played on. That it opens again needs approval (202).',
  method: 'PATCH',
  path: '/bo/v1/vendors/{code}',
  names: ['vendorCode'],
  for: 'staff',
  concernsNobody: 'brand',
  right: 'vendors.edit',
  body: z.object({ enabled: z.optional(z.boolean()), maintenance: z.optional(z.boolean()) }),
  reply: z.union([deskVendor, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

export const changeVendorFee = endpoint({
  summary: 'Asks to change what a vendor takes of what it wins, in millionths; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/vendors/{code}/fee',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'vendors.edit',
  body: z.object({ feePpm: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

/** Where a game may be played: everywhere, only in some countries, or everywhere but there. */
export const REGION_KINDS = ['ALL', 'ONLY', 'EXCEPT'] as const
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

export const deskGame = z.object({
  gameId: z.string(),
  name: z.string(),
  vendorCode: z.string(),
  gameType: z.string(),
  own: z.boolean(),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  /** Whether two people froze it: no new round begins. */
  frozen: z.boolean(),
  hot: z.boolean(),
  /** Whether players see it as new: the operator's word, or for 45 days from its release on. */
  shownAsNew: z.boolean(),
  newMark: z.nullable(z.boolean()),
  regionKind: z.enum(REGION_KINDS),
  regions: z.array(countryCode),
  plays: z.string(),
  /**
   * Its place in the lobby's own order, where the operator has given it one; the others follow by
   * plays.
   */
  place: z.optional(z.int()),
  rtpX100: z.optional(z.int()),
  releasedOn: z.string(),
})
export type DeskGame = z.infer<typeof deskGame>

export const deskGames = endpoint({
  summary: 'The games of the brand by name, also those that are hidden; by key.',
  method: 'GET',
  path: '/bo/v1/games',
  names: ['shownAsNew', 'vendorCode'],
  for: 'staff',
  right: 'games.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    vendor: z.optional(code),
    gameType: z.optional(z.enum(GAME_TYPES)),
    shown: z.optional(z.enum(['YES', 'NO', 'MAINTENANCE', 'FROZEN', 'HOT', 'NEW', 'PLACED', 'REGIONS'])),
  }),
  reply: wire.page(deskGame),
  refusals: ['VAL_FIELD'],
})
export const exportGames = exportOf(deskGames, 'games.view')

export const changeGame = endpoint({
  summary:
    'Shows or hides a game, marks it hot or new (null: by its age), puts it under maintenance, gives it a place in the lobby (null: none), says where it may be played. That it opens again, or somewhere more, needs approval (202).',
  method: 'PATCH',
  path: '/bo/v1/games/{id}',
  names: ['shownAsNew', 'vendorCode'],
  for: 'staff',
  concernsNobody: 'brand',
  right: 'games.edit',
  agreedBy: ['vendors.approve'],
  body: z.object({
    enabled: z.optional(z.boolean()),
    maintenance: z.optional(z.boolean()),
    hot: z.optional(z.boolean()),
    newMark: z.optional(z.nullable(z.boolean())),
    /** ALL goes with no country, the others with one at least. */
    regions: z.optional(
      z.object({ kind: z.enum(REGION_KINDS), countries: z.array(countryCode).check(z.maxLength(250)) }),
    ),
    place: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(9_999)))),
  }),
  reply: z.union([deskGame, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})

export const freezeGame = endpoint({
  summary:
    'Asks to freeze one of our own games, or to let it go on: frozen, no new round begins and those in play end by their rules. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/games/{id}/freeze',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'games.edit',
  agreedBy: ['vendors.approve'],
  body: z.object({ frozen: z.boolean() }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN'],
})
