import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../wire.ts'

export const downlineStatus = z.enum(['OPEN', 'CLOSED', 'EXCLUDED'])

/** What the list of a team is narrowed to, beside its rates. */
export const downlineFilters = {
  /** The beginning of a name: looked for in the whole team. */
  account: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32))),
  type: z.optional(z.enum(['MEMBER', 'AGENT'])),
  status: z.optional(downlineStatus),
  registeredFrom: z.optional(wire.day),
  registeredTo: z.optional(wire.day),
  balanceFrom: z.optional(wire.digits),
  balanceTo: z.optional(wire.digits),
  /** The day of the last log-in; who never logged in is in no such range. */
  loginFrom: z.optional(wire.day),
  loginTo: z.optional(wire.day),
  /** Rebate rates are of one product, or of any. */
  rateProduct: z.optional(z.enum(PRODUCTS)),
}

/** The highest rate that a list can be narrowed to, in parts per million. */
export const MOST_RATE = 999_999
