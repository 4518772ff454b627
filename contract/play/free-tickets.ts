import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const freeTickets = endpoint({
  summary:
    'The member’s free tickets of the lottery that can still be bet, and in which games; what ends first comes first.',
  method: 'GET',
  path: '/wps/v2/free-tickets',
  for: 'member',
  reply: z.object({
    list: z.array(
      z.object({
        id: wire.uuid,
        /** What they come of. */
        title: z.string(),
        /** The most that one ticket costs; money in the smallest unit. */
        stake: wire.digits,
        count: z.int(),
        left: z.int(),
        /** What all of them won so far, and the most they can win together. */
        won: wire.digits,
        most: wire.digits,
        /** What of a win must be wagered, in hundredths: 100 is once. */
        turnoverX100: z.int(),
        endsAt: wire.moment,
        games: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
