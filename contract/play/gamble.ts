import { GAMBLE_CHOICES } from '@senluna/kit/games/gamble.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { gambleOffer } from './gamble-offer.ts'
import { round } from './house.ts'

export const gamble = endpoint({
  summary: 'Risks all that stands of the last round’s win on the colour or the suit of one card.',
  method: 'POST',
  path: '/wps/house/{game}/rounds/{id}/gamble',
  for: 'game',
  once: true,
  hot: true,
  body: z.object({
    choice: z.enum(GAMBLE_CHOICES),
    /** How many steps the player has seen: one from an older view is refused with ROUND_STATE. */
    after: wire.whole(),
  }),
  reply: z.object({
    /** The step: a round of its own, proved like any other. */
    round,
    /** What may be risked next; null once nothing stands, or no step is left. */
    gamble: z.nullable(gambleOffer),
    balance: wire.digits,
    version: z.int(),
    nonce: z.int(),
    replayed: z.boolean(),
  }),
  refusals: [
    'WAL_INSUFFICIENT',
    'ROUND_STATE',
    'ROUND_TOO_SOON',
    'GAME_SESSION',
    'GAME_DISABLED',
    'GAME_FROZEN',
    'AUTH_EXCLUDED',
    'BET_BONUS_MAX',
    'BET_BONUS_GAME',
    'RG_LIMIT',
    'RG_COOLING_OFF',
    'RG_REALITY_CHECK',
    'SYS_KEY_REUSED',
    'SYS_BUSY',
  ],
})
export type GambleReply = z.infer<typeof gamble.reply>
