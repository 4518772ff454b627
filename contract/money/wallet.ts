import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const balance = endpoint({
  summary: 'What the account holds. `sumBalance` leaves out what is on hold.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  names: ['vendorCode'],
  for: 'token',
  reply: z.object({
    sumBalance: wire.digits,
    currency: z.string(),
    items: z.array(
      z.object({
        wallet: z.enum(['MAIN', 'HOLD', 'VENDOR', 'TRIAL']),
        vendorCode: z.optional(z.string()),
        balance: wire.digits,
        status: z.enum(['OK', 'UNKNOWN']),
      }),
    ),
    inTransit: wire.digits,
    /**
     * Rises with every movement of the main wallet: an older answer never overwrites a newer one.
     */
    version: z.int(),
    asOf: wire.moment,
    /** Whether demonstration money may be asked for now. */
    refill: z.boolean(),
  }),
  refusals: [],
})

export const refill = endpoint({
  summary: 'Fills a demonstration wallet up again: below 100,000, once a day.',
  method: 'POST',
  path: '/wps/v2/wallets/refill',
  for: 'member',
  once: true,
  reply: z.object({ amount: wire.digits, balance: wire.digits }),
  refusals: ['CRD_NO_CASH', 'WAL_REFILL', 'SYS_KEY_REUSED'],
})
