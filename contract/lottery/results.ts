import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

// Results of the traditional Vietnamese lotteries, a region's day at a time, and what came of many.

/** Regions as their results are called: North, South, Central. */
export const RESULT_REGIONS = ['xsmb', 'xsmn', 'xsmt'] as const
export const resultRegion = z.enum(RESULT_REGIONS)
export type ResultRegion = z.infer<typeof resultRegion>

const prizes = z.record(z.string(), z.array(z.string()))

const stationResult = z.object({
  gameCode: z.string(),
  /** The province whose company draws, in the reader's language; of the North the region. */
  name: z.string(),
  drawNumber: z.string(),
  drawAt: wire.moment,
  /** WAITING: its time hasn't come, or its result hasn't. */
  status: z.enum(['WAITING', 'OPENED', 'VOID']),
  /** Rises with every correction. */
  version: z.int(),
  result: z.optional(prizes),
  /** DEMONSTRATION: the house drew it, since nothing here is official. */
  source: z.enum(['SELF', 'OFFICIAL', 'DEMONSTRATION']),
})
export type StationResult = z.infer<typeof stationResult>

export const dayResults = endpoint({
  summary:
    'The results of a region on a day, station by station, with the days of that month that have some; without a day the last one with a result.',
  method: 'GET',
  path: '/lgw/results/{region}',
  names: ['drawNumber'],
  for: 'none',
  cacheSeconds: 1,
  tagged: true,
  query: z.object({ day: z.optional(wire.day) }),
  reply: z.object({
    region: resultRegion,
    /** The day by the lottery's own clock; absent where there is no result at all. */
    day: z.optional(wire.day),
    /** Today, and the last day with a result. */
    today: wire.day,
    latest: z.optional(wire.day),
    /** Empty on a day without a draw. */
    stations: z.array(stationResult),
    /** The days of the same month with results, oldest first, each with its special prizes. */
    month: z.array(z.object({ day: wire.day, specials: z.array(z.string()) })),
  }),
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND'],
})

const numberPast = z.object({
  number: z.string(),
  hits: z.int(),
  draws: z.int(),
  /** How many of the latest draws in a row lack it, and the longest such row. */
  absent: z.int(),
  longest: z.int(),
})

const digitPlace = z.object({ prize: z.string(), nth: z.int(), digit: z.int() })

const bridges = z.object({
  tried: z.int(),
  /** How many pairs of places held one draw at least, two draws … */
  held: z.array(z.int()),
  longest: z.array(z.object({ from: digitPlace, to: digitPlace, run: z.int(), number: z.string() })),
})

export const resultStats = endpoint({
  summary:
    'What came of the last draws of a traditional lottery: numbers by frequency and absence, the special prize by head and tail, pairs, bridges. Draws are independent: none of it says what comes.',
  method: 'GET',
  path: '/lgw/results/stats/{game}',
  names: ['drawNumber'],
  for: 'none',
  cacheSeconds: 2,
  tagged: true,
  query: z.object({ draws: z.optional(z.enum(['30', '60', '100', '300'])) }),
  reply: z.object({
    gameCode: z.string(),
    /** How many there were to look at, and the days of the first and the last. */
    draws: z.int(),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
    demonstration: z.boolean(),
    numbers: z.array(numberPast),
    special: z.object({ heads: z.array(numberPast), tails: z.array(numberPast), sums: z.array(numberPast) }),
    /** Special prizes of the last thirty, newest first. */
    specials: z.array(z.object({ day: wire.day, drawNumber: z.string(), number: z.string() })),
    pairs: z.array(z.object({ first: z.string(), second: z.string(), draws: z.int() })),
    bridges: z.object({ EXACT: bridges, EITHER: bridges }),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
