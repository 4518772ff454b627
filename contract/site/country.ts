import * as z from 'zod/mini'

/** A country whose mobile numbers a brand sends to; a flag is found by `countryCode`. */
export const country = z.object({
  /** Two capital letters. */
  countryCode: z.string(),
  /** With its plus: `+84`. */
  countryDialingCode: z.string(),
  /** How many digits follow the code. */
  digits: z.object({ min: z.int(), max: z.int() }),
  /** As people there write one. */
  example: z.string(),
})
export type Country = z.infer<typeof country>
