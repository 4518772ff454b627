import * as z from 'zod/mini'
import { fromWire, type FieldNames } from '../names.ts'
import * as wire from '../wire.ts'
import { DRAW_STATES, onAir, result } from './shapes.ts'

// What is heard of a game's draws live. A file of its own: of the lottery's calls only this one's
// schema is made in a page, by the part that listens.

/**
 * What the live topic `draw.<game>` says: that it is heard now, or how a draw stands from now on.
 */
const drawEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined') }),
  z.object({
    type: z.literal('draw'),
    drawNumber: z.string(),
    state: z.enum(DRAW_STATES),
    lockAt: wire.moment,
    /** The result that stands; 0 without one. */
    version: z.int(),
    /** All of its tickets are settled by that result. */
    settled: z.boolean(),
    result: z.optional(result),
    onAir: z.optional(onAir),
  }),
])
export type DrawEvent = z.infer<typeof drawEvent>

const EVENT_NAMES: FieldNames = ['drawNumber']

/** What came on the live topic of a game's draws; undefined when it can't be read. */
export const readDrawEvent = (data: unknown): DrawEvent | undefined =>
  drawEvent.safeParse(fromWire(EVENT_NAMES, data)).data
