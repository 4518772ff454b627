import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'

// What a brand and a vendor sign with, and how the vendor has answered. No key is ever shown again.

/** An hour of a vendor in parts of five minutes, the oldest first. */
const PART = ['NONE', 'GOOD', 'WARN', 'BAD'] as const

const HEALTH_STATES = ['GOOD', 'SLOW', 'SHAKY', 'DOWN', 'QUIET', 'OWN', 'UNCONNECTED'] as const

export const vendorHealth = z.object({
  /**
   * OWN: our own games, nobody is called. UNCONNECTED: nothing here calls it. QUIET: nobody has in
   * the last hour.
   */
  state: z.enum(HEALTH_STATES),
  /** Of the last hour; what wasn't answered, or not so that it can be believed, is an error. */
  calls: z.int(),
  unanswered: z.int(),
  /** 95 of 100 calls took at most so long. */
  p95Ms: z.optional(z.int()),
  lastAnswerAt: z.optional(wire.moment),
  hour: z.array(z.enum(PART)),
})
export type VendorHealth = z.infer<typeof vendorHealth>

const vendorKey = z.object({
  id: wire.uuid,
  /** Distinguishes one key from another without revealing anything of it. */
  mark: z.string(),
  /** WAITS for approval · SIGNS · OVERLAPS: believed until the moment given · OVER. */
  state: z.enum(['WAITS', 'SIGNS', 'OVERLAPS', 'OVER']),
  overlapMinutes: z.int(),
  enteredBy: z.string(),
  enteredAt: wire.moment,
  approvedBy: z.optional(z.string()),
  since: z.optional(wire.moment),
  until: z.optional(wire.moment),
})
export type VendorKey = z.infer<typeof vendorKey>

export const vendorKeys = endpoint({
  summary: 'The keys of a vendor, the newest first: who entered them and when they hold, never the keys.',
  method: 'GET',
  path: '/bo/v1/vendors/{code}/keys',
  for: 'staff',
  right: 'vendors.view',
  reply: z.object({
    list: z.array(vendorKey),
    /** Whether the key of the server's own environment signs: nobody has entered another. */
    builtIn: z.boolean(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

/**
 * Why a key is refused, in `patternId` of the field: nothing here calls the vendor, or it is the
 * key that signs already.
 */
export const KEY_WRONG = ['VENDOR_UNCONNECTED', 'VENDOR_KEY_SAME'] as const

/** How long an old key may go on, in minutes: a week. */
const LONGEST_OVERLAP = 7 * 24 * 60

export const enterVendorKey = endpoint({
  summary:
    'Asks to sign with another key at a vendor; it needs approval (202). The one before is believed as long as the overlap says.',
  method: 'POST',
  path: '/bo/v1/vendor-keys',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'vendors.edit',
  sealed: true,
  body: z.object({
    vendor: z.string().check(z.maxLength(40)),
    secret: z.string().check(z.regex(/^[\x21-\x7e]{16,512}$/)),
    overlapMinutes: z.int().check(z.minimum(0), z.maximum(LONGEST_OVERLAP)),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})
