import { endpoint } from '../endpoint.ts'
import { short } from './games.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
const launchBody = z.object({
  gameId: z.optional(z.string().check(z.maxLength(60))),
  roomId: z.optional(z.string().check(z.maxLength(60))),
  nodeId: z.optional(z.string().check(z.maxLength(60))),
  /** 1 real play, 4 free play. */
  accountType: z.union([z.literal(1), z.literal(4)]),
  confirmTrans: wire.flag,
  /** The vendor, by either of its two names: one of them is needed. */
  vendorCode: z.optional(short),
  accountTypeName: z.optional(short),
  launchMode: z.literal('GLS'),
  platform: wire.client,
  clientType: z.union([z.literal(3), z.literal(2)]),
  username: z.string().check(z.maxLength(64)),
  token: z.string().check(z.maxLength(200)),
  merchantCode: short,
  language: wire.language,
  backUrl: z.optional(z.string().check(z.maxLength(300))),
  /**
   * Which of the brand's hosts for games the page would like; a vendor that has none of them leaves
   * it aside.
   */
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

/** What keeps a game from being opened. */
const LAUNCHING = [
  'GAME_MAINTENANCE',
  'GAME_FROZEN',
  'GAME_DISABLED',
  'GAME_REGION',
  'GAME_LAUNCH_FAILED',
  'AUTH_REAL_ACCOUNT',
  'AUTH_FORBIDDEN',
  'AUTH_RESTRICTED',
  'WAL_VENDOR_DOWN',
  'BET_BONUS_GAME',
  'RG_LIMIT',
  'RG_COOLING_OFF',
] as const

export const launchGame = endpoint({
  summary: 'Opens a game: a frame address with a single-use launch token.',
  method: 'POST',
  path: '/wps/game/launchGame',
  names: ['vendorCode'],
  for: 'token',
  body: launchBody,
  reply: launchReply,
  refusals: [...LAUNCHING],
})

export const launchAddressV2 = endpoint({
  summary: 'As `launchGame`, with the language in a header.',
  method: 'POST',
  path: '/wps/game/launchAddressV2',
  names: ['vendorCode'],
  for: 'token',
  body: launchBody,
  reply: launchReply,
  refusals: [...LAUNCHING],
})
