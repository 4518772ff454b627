import * as z from 'zod/mini'
import * as wire from '../../wire.ts'

/** What a reward gives beside money, as staff write it: at least one of both. */
export const extraPrize = z
  .object({
    /** Points of the mall. */
    points: z.optional(wire.positive),
    /** One piece of goods of the mall, by its id. */
    goods: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  })
  .check(z.refine(({ points, goods }) => points !== undefined || goods !== undefined))
export type ExtraPrize = z.infer<typeof extraPrize>

/** The same as its player reads it. */
export const shownExtra = z.object({
  points: z.optional(wire.digits),
  /** What the goods are called. */
  goods: z.optional(z.string()),
})
export type ShownExtra = z.infer<typeof shownExtra>

/** What a reward gives in all: its money, and points and goods in the reader's language. */
export const rewardGives = z.object({ amount: wire.digits, ...shownExtra.shape })

/** Money of a prize that may be points or goods alone: 0 is none. */
export const prizeMoney = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,17})$/))

/** Whether a prize gives anything. */
export const givesAnything = ({ amount, extra }: { amount: string; extra?: ExtraPrize | undefined }): boolean =>
  amount !== '0' || extra !== undefined
