import * as z from 'zod/mini'
import { contractKind, contractState } from './agent/contract-shapes.ts'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

export const liveTicket = endpoint({
  summary: 'A single-use ticket (30 s) that a page sends as the first message of its live connection.',
  method: 'POST',
  path: '/wps/v2/live/ticket',
  for: 'token',
  beforePasswordChange: true,
  reply: z.object({ ticket: z.string(), expiresInSec: z.int() }),
  refusals: [],
})

/**
 * The account's balance changed. `roundId` makes the tab that plays this round wait for the
 * show.
 */
export const balanceChanged = z.object({
  wallet: z.enum(['MAIN', 'TRIAL']),
  balance: wire.digits,
  version: z.int(),
  roundId: z.optional(wire.uuid),
})

/** An order to deposit or to withdraw has come to another state. */
export const orderChanged = z.object({
  kind: z.enum(['deposit', 'withdrawal']),
  orderNo: z.string(),
  state: z.string(),
})

/** A contract of pay has come to another state. */
const contractChanged = z.object({ contractId: wire.uuid, kind: contractKind, state: contractState })

/**
 * Of what a page has joined: a room (`chat.LOBBY-VI`), the draws of a lottery (`draw.VN_N`), the
 * pots of a brand (`jackpot.SENLUNA`).
 */
export const roomLive = z.object({
  topic: z.string().check(z.regex(/^(chat|draw|jackpot)\.[A-Z0-9_-]{2,36}$/)),
  seq: z.int(),
  at: wire.moment,
  traceId: z.optional(z.string()),
  /**
   * `roomEvent` of contract/site/chat-live.ts, `drawEvent` of contract/lottery/draw-event.ts; read
   * by who shows it.
   */
  data: z.unknown(),
})

/**
 * What travels over `/ws` to the page, but of rooms. `seq` rises by one for each message of a
 * topic; after a gap the page reads again by HTTP. What a page sends: docs/api.md, "Live messages".
 */
export const liveMessage = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('account'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.discriminatedUnion('type', [
      z.object({ type: z.literal('balance'), value: balanceChanged }),
      /** How many messages are unread now. */
      z.object({ type: z.literal('messages'), value: z.object({ inbox: z.int() }) }),
      z.object({ type: z.literal('cashier'), value: orderChanged }),
      z.object({ type: z.literal('contract'), value: contractChanged }),
    ]),
  }),
  z.object({
    topic: z.literal('session'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.object({ type: z.enum(['ended', 'kicked']) }),
  }),
  z.object({
    topic: z.literal('notice'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.object({ type: z.literal('changed') }),
  }),
  z.object({
    topic: z.literal('system'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.object({ type: z.enum(['reconnect', 'ready']) }),
  }),
  z.object({
    /**
     * A conversation with the brand's people moved; `desk` says the same to the people themselves,
     * `queue` that one of theirs has changed.
     */
    topic: z.enum(['service', 'desk', 'queue']),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    /**
     * `serviceEvent` of contract/site/chat-live.ts, `deskEvent` of desk-chat.ts, `queueEvent` of
     * desk-queues.ts.
     */
    data: z.unknown(),
  }),
  z.object({
    /** The other side of a conversation is typing. */
    topic: z.literal('typing'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.object({ conversationId: wire.uuid }),
  }),
  z.object({
    /** What the member may do in the rooms changed. */
    topic: z.literal('rooms'),
    seq: z.int(),
    at: wire.moment,
    traceId: z.optional(z.string()),
    data: z.object({ type: z.literal('changed') }),
  }),
])
export type LiveMessage = z.infer<typeof liveMessage>
