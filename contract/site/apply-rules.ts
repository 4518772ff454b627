import * as z from 'zod/mini'
import * as wire from '../wire.ts'

/** A form that staff decide about, with an amount between two bounds. */
export const applyRules = z
  .object({
    kind: z.literal('APPLY_FORM'),
    every: z.enum(['ONCE', 'DAY', 'WEEK']),
    /** At least one picture goes with it. */
    needsImage: z.boolean(),
    least: wire.positive,
    most: wire.positive,
    /** Of more than this two people decide. */
    aloneUpTo: wire.digits,
    /** How often it may be sent in a cycle, refused before. */
    tries: z.int().check(z.minimum(1), z.maximum(3)),
    claimHours: z.int().check(z.minimum(24), z.maximum(720)),
    turnoverX100: z.int().check(z.minimum(0), z.maximum(5_000)),
  })
  .check(z.refine(({ least, most }) => BigInt(most) >= BigInt(least), { path: ['most'] }))
