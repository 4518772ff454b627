import * as z from 'zod/mini'
import { DEPOSIT_STATES } from '@senluna/kit/cashier/deposit-states.ts'
import { endpoint } from '../endpoint.ts'
import { depositLimit } from '../member/protection.ts'
import { IMAGE_COUNT, imageRef } from '../site/files.ts'
import * as wire from '../wire.ts'

// Money in: what a member sees of it.

export const DEPOSIT_METHODS = ['BANK_QR', 'EWALLET', 'USDT', 'SCRATCH', 'GATEWAY'] as const
export const depositMethod = z.enum(DEPOSIT_METHODS)
export type DepositMethod = z.infer<typeof depositMethod>

export const depositState = z.enum(DEPOSIT_STATES)

/** Why an order is where it is, for the texts: `deposit.reason.<word>`. */
export const DEPOSIT_REASONS = [
  'PROOF',
  'LATE',
  'PAYER',
  'ACCOUNT',
  'PROVIDER',
  'CARD',
  'NOT_RECEIVED',
  'WRONG_PROOF',
  'DUPLICATE',
  'EXCESS',
  'AMOUNT',
  'RELATED',
  'UNKNOWN',
] as const
export const depositReason = z.enum(DEPOSIT_REASONS)
export type DepositReason = z.infer<typeof depositReason>

export const CHAINS = ['TRC20', 'ERC20'] as const
export const chain = z.enum(CHAINS)
export type Chain = z.infer<typeof chain>

export const depositChannel = z.object({
  channelId: wire.id<'deposit-channel'>(),
  name: z.string(),
  method: depositMethod,
  least: wire.digits,
  most: wire.digits,
  feePpm: z.int(),
  feeFixed: wire.digits,
  expireMin: z.int(),
  quick: z.array(wire.digits),
  /** What an order by it needs besides the amount. */
  fields: z.array(z.enum(['card', 'payerName'])),
  chain: z.optional(chain),
  /** Smallest units for one USDT, now. */
  vndPerUsdt: z.optional(wire.digits),
  usdtLeast: z.optional(wire.digits),
  telcos: z.optional(z.array(z.string())),
  /** What a card costs more when it doesn't hold what was declared. */
  penaltyPpm: z.optional(z.int()),
  demonstration: z.boolean(),
})
export type DepositChannel = z.infer<typeof depositChannel>

export const depositChannels = endpoint({
  summary: 'The ways to deposit that are open to the member now, by method, with what their own limits leave.',
  method: 'GET',
  path: '/wps/v2/deposit/channels',
  for: 'member',
  reply: z.object({
    methods: z.array(z.object({ method: depositMethod, channels: z.array(depositChannel) })),
    promotions: z.array(
      z.object({
        promotionId: z.int(),
        title: z.string(),
        minDeposit: wire.digits,
        ratePpm: z.int(),
        cap: wire.digits,
        multiplierX100: z.int(),
      }),
    ),
    /** What the member's own limits leave; absent without one. */
    rg: z.object({
      remaining: z.optional(wire.digits),
      /** Which limits to offer before the first deposit; absent once that is answered. */
      offered: z.optional(z.array(depositLimit)),
    }),
    /**
     * What a member whose tier limits all deposits together may still pay in, and the tier that
     * lifts it.
     */
    kyc: z.optional(z.object({ tierNeeded: z.int(), remaining: wire.digits })),
    /**
     * What came in beyond a limit and is kept from play; it can be withdrawn. LIMIT: one's own,
     * until `until` (absent: unknown). TIER: until the member has verified who they are.
     */
    kept: z.optional(z.object({ amount: wire.digits, why: z.enum(['LIMIT', 'TIER']), until: z.optional(wire.moment) })),
    /** Until when no order can be opened. */
    blockedUntil: z.optional(wire.moment),
    /** Deposits stand still until staff have looked. */
    stopped: z.boolean(),
  }),
  refusals: [],
})

export const depositOrder = z.object({
  orderNo: z.string(),
  method: depositMethod,
  channelId: wire.id<'deposit-channel'>(),
  channelName: z.string(),
  amount: wire.digits,
  received: z.optional(wire.digits),
  fee: wire.digits,
  /**
   * What came into the main wallet; less than `received` by the fee and by what a limit keeps back.
   */
  credited: z.optional(wire.digits),
  /** What a limit of one's own keeps from play for now. */
  locked: z.optional(wire.digits),
  promotionId: z.optional(z.int()),
  bonus: z.optional(wire.digits),
  state: depositState,
  pay: z.object({
    bankName: z.optional(z.string()),
    bankBin: z.optional(z.string()),
    account: z.optional(z.string()),
    accountName: z.optional(z.string()),
    content: z.optional(z.string()),
    vietqr: z.optional(z.string()),
    /** A wallet's own code to scan. */
    qr: z.optional(z.string()),
    address: z.optional(z.string()),
    chain: z.optional(chain),
    usdtMicro: z.optional(wire.digits),
    vndPerUsdt: z.optional(wire.digits),
    rateUntil: z.optional(wire.moment),
    redirectUrl: z.optional(z.string()),
    deepLink: z.optional(z.string()),
    demonstration: z.optional(z.boolean()),
  }),
  confirmations: z.optional(z.object({ have: z.int(), need: z.int() })),
  expiresAt: wire.moment,
  saidPaid: z.boolean(),
  proof: z.array(imageRef),
  reason: z.optional(depositReason),
  createdAt: wire.moment,
  creditedAt: z.optional(wire.moment),
})
export type DepositOrder = z.infer<typeof depositOrder>

export const createDeposit = endpoint({
  summary:
    'Opens an order by a channel. One open order of each method; at most three unpaid ones in 15 minutes. A repeat with the same key gets the same order.',
  method: 'POST',
  path: '/wps/v2/deposit/orders',
  for: 'member',
  once: true,
  body: z.object({
    channelId: wire.id<'deposit-channel'>(),
    amount: wire.positive,
    promotionId: z.optional(z.int().check(z.minimum(1), z.maximum(2_000_000_000))),
    payerName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    card: z.optional(
      z.object({
        telco: z.string().check(z.regex(/^[A-Z]{2,12}$/)),
        declared: wire.positive,
        serial: z.string().check(z.regex(/^[0-9A-Za-z]{6,24}$/)),
        code: z.string().check(z.regex(/^[0-9A-Za-z]{6,24}$/)),
      }),
    ),
    chain: z.optional(chain),
  }),
  reply: depositOrder,
  refusals: [
    'CRD_NO_CASH',
    'DEP_CHANNEL_CLOSED',
    'DEP_LIMIT',
    'DEP_OPEN_ORDER',
    'DEP_TOO_MANY',
    'DEP_BONUS_NOT_ELIGIBLE',
    'DEP_RG_LIMIT',
    'DEP_KYC',
    'DEP_CARD_USED',
    'DEP_PROVIDER',
    'RG_COOLING_OFF',
    'AUTH_RESTRICTED',
    'SYS_KEY_REUSED',
  ],
})

export const depositOrders = endpoint({
  summary: 'The member’s own orders, the newest first, by key.',
  method: 'GET',
  path: '/wps/v2/deposit/orders',
  for: 'member',
  query: z.object({ ...wire.pageQuery, open: z.optional(z.literal('1')) }),
  reply: wire.page(depositOrder),
  refusals: [],
})

export const depositOrderOne = endpoint({
  summary: 'One order of one’s own.',
  method: 'GET',
  path: '/wps/v2/deposit/orders/{orderNo}',
  for: 'member',
  reply: depositOrder,
  refusals: ['SYS_NOT_FOUND'],
})

export const depositPaid = endpoint({
  summary: 'Says that an order was paid. It is looked for; nothing is credited on this word alone.',
  method: 'POST',
  path: '/wps/v2/deposit/orders/{orderNo}/paid',
  for: 'member',
  reply: depositOrder,
  refusals: ['SYS_NOT_FOUND', 'DEP_EXPIRED', 'DEP_STATE'],
})

export const depositProof = endpoint({
  summary:
    'Sends one to three pictures of the payment; staff look at the order. Also for one that has run out or was given up.',
  method: 'POST',
  path: '/wps/v2/deposit/orders/{orderNo}/proof',
  for: 'member',
  body: z.object({ fileIds: z.array(wire.id<'file'>()).check(z.minLength(1), z.maxLength(IMAGE_COUNT)) }),
  reply: depositOrder,
  refusals: ['SYS_NOT_FOUND', 'DEP_PROOF', 'DEP_STATE'],
})

export const cancelDeposit = endpoint({
  summary: 'Gives an order up that was not paid. Money that comes for it all the same is looked at by staff.',
  method: 'POST',
  path: '/wps/v2/deposit/orders/{orderNo}/cancel',
  for: 'member',
  reply: depositOrder,
  refusals: ['SYS_NOT_FOUND', 'DEP_STATE'],
})

/** What a provider tells: its own name of the news, and of the payment they are about. */
const callback = z.looseObject({
  event: z.string().check(z.minLength(1), z.maxLength(100)),
  ref: z.string().check(z.minLength(1), z.maxLength(120)),
})
const taken = z.object({ taken: z.boolean() })

const callbackCall = <Path extends string>(path: Path, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    for: 'none',
    whenClosed: true,
    body: callback,
    reply: taken,
    refusals: ['SYS_NOT_FOUND', 'AUTH_FORBIDDEN', 'SYS_BUSY'],
  })

export const payCallback = callbackCall(
  '/cb/pay/{provider}',
  'A payment provider’s news, signed. It is asked what is true before anything is credited; a repeat changes nothing.',
)
export const cardCallback = callbackCall('/cb/card/{provider}', 'A card provider’s news, signed; as of payments.')
export const chainCallback = callbackCall('/cb/chain/{chain}', 'News of a chain, signed; as of payments.')
