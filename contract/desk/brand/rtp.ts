import { RTP_STATES } from '@senluna/kit/games/rtp-control.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Theory against play of the house's own games. Shares of the stake are in millionths.

const period = { from: z.optional(wire.day), to: z.optional(wire.day) }

/** What play and theory say of the same rounds. */
const control = {
  rounds: wire.digits,
  staked: wire.digits,
  won: wire.digits,
  measuredPpm: z.int(),
  theoryPpm: z.int(),
  /** The control limits: beyond them one measurement of ten thousand is by chance. */
  lowPpm: z.int(),
  highPpm: z.int(),
}

/** One game and mode in one currency. One that nobody played has its theory alone. */
export const rtpRow = z.object({
  gameId: z.string(),
  name: z.string(),
  /** The bet mode; empty for a game without any. */
  mode: z.string(),
  currency: wire.shownCurrency,
  ...control,
  /** The standard error of what was measured. */
  errorPpm: z.int(),
  /** Whether that is the certificate's; else it is what play showed, which was larger. */
  certified: z.boolean(),
  /** Standard errors by which play is above theory, in hundredths. */
  zX100: z.int(),
  /** Play strays as far by chance alone once in so many measurements. */
  oneIn: wire.digits,
  state: z.enum(RTP_STATES),
  /** Whether the theory is that of best play, below which play may be. */
  bestPlay: z.boolean(),
  frozen: z.boolean(),
})
export type RtpRow = z.infer<typeof rtpRow>

export const rtpMonitor = endpoint({
  summary: 'RTP of our own games by mode: theory against play with control limits, 31 days at most.',
  method: 'GET',
  path: '/bo/v1/rtp',
  for: 'staff',
  right: 'games.view',
  query: z.object({ ...period, ...wire.pageQuery, state: z.optional(z.enum(RTP_STATES)) }),
  reply: wire.page(rtpRow),
  refusals: [],
})

export const exportRtp = exportOf(rtpMonitor, 'games.view')

/** A game and mode from the first day of the period to the end of this one. */
const rtpDay = z.object({ day: z.string(), ...control })
export type RtpDay = z.infer<typeof rtpDay>

export const rtpDays = endpoint({
  summary: 'How the RTP of a game and mode came about: each day with all days of the period before it.',
  method: 'GET',
  path: '/bo/v1/rtp/{gameId}/days',
  for: 'staff',
  right: 'games.view',
  query: z.object({
    ...period,
    mode: z.optional(z.string().check(z.maxLength(40))),
    currency: z.optional(z.string().check(z.maxLength(10))),
  }),
  reply: z.object({ list: z.array(rtpDay) }),
  refusals: ['SYS_NOT_FOUND'],
})
