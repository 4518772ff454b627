import { CONTRACT_KINDS } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { downlineFilters, downlineStatus, MOST_RATE } from './downline-filters.ts'
import { prizeGroup, rates, ratesAsked } from './rates.ts'
import { crumbs } from './team.ts'

const opened = z.union([z.literal(ACCOUNT_TYPE.MEMBER), z.literal(ACCOUNT_TYPE.AGENT)])

/** An account of the team as its agent sees it. */
const downline = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  type: z.enum(ACCOUNT_TYPE),
  /** How many levels below the caller; 1 is right below. */
  level: z.int(),
  status: downlineStatus,
  rates,
  direct: z.int(),
  /** Everybody below it. */
  team: z.int(),
  balance: wire.digits,
  /** What it and everybody below it holds. */
  teamBalance: wire.digits,
  registeredAt: wire.moment,
  lastLoginAt: z.optional(wire.moment),
  online: z.boolean(),
  /** Nobody may register below it: whoever stands above it locked that. */
  registrationsLocked: z.boolean(),
  /** What it holds or is offered of each kind, with the highest of its rates. */
  contracts: z.array(
    z.object({
      kind: z.enum(CONTRACT_KINDS),
      status: z.enum(['NEW_REQUEST', 'SIGNED', 'TERMINATION_REQUEST']),
      ratePpm: z.int(),
    }),
  ),
})
export type Downline = z.infer<typeof downline>

/** A lower rate that waits for the answer of the account it is for. */
const rateRequest = z.object({
  id: wire.id<'rate-request'>(),
  memberId: wire.id<'member'>(),
  account: z.string(),
  agent: z.string(),
  /** What the account has now, and what it would have. */
  from: rates,
  to: rates,
  askedAt: wire.moment,
})
export type RateRequest = z.infer<typeof rateRequest>

export const downlines = endpoint({
  summary:
    'Accounts right below one of the own team (the caller itself when none is named), by name, with the way there.',
  method: 'GET',
  path: '/wps/agent/downlines',
  for: 'agent',
  switch: 'AGENT',
  query: z.object({
    parentId: z.optional(wire.id<'member'>()),
    ...downlineFilters,
    /** In parts per million. */
    rateFrom: z.optional(wire.count(0, MOST_RATE)),
    rateTo: z.optional(wire.count(0, MOST_RATE)),
    ...wire.pageQuery,
  }),
  reply: z.object({ ...wire.page(downline).shape, self: downline, crumbs }),
  refusals: ['AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const downlineDetails = endpoint({
  summary: 'One account of the own team: its figures, and what the caller may change of it.',
  method: 'GET',
  path: '/wps/agent/downlines/{id}',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({
    ...downline.shape,
    agents: z.int(),
    members: z.int(),
    /** The caller's own rates: the most that it can give. */
    own: rates,
    /** Right below the caller: only then it may be changed. */
    isDirect: z.boolean(),
    mayPromote: z.boolean(),
    lowersFreely: z.boolean(),
    waiting: z.optional(rateRequest),
  }),
  refusals: ['AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const ownRates = endpoint({
  summary: "The agent's own rates: what it can give at most; whether it may open agents, and how many accounts today.",
  method: 'GET',
  path: '/wps/agent/own-rates',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({ rates, opensAgents: z.boolean(), leftToday: z.int() }),
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const openDownline = endpoint({
  summary: 'Opens an account right below the agent. Without a password the server makes one and answers it once.',
  method: 'POST',
  path: '/wps/agent/downlines',
  for: 'agent',
  switch: 'AGENT',
  sealed: true,
  body: z.object({
    username: z.string().check(z.maxLength(64)),
    password: z.optional(z.string().check(z.maxLength(200))),
    type: opened,
    nickname: z.optional(z.string().check(z.maxLength(64))),
    rates: ratesAsked,
    prizeGroup: z.optional(prizeGroup),
  }),
  reply: z.object({
    id: wire.id<'member'>(),
    account: z.string(),
    oneTimePassword: z.optional(z.string()),
    loginUrl: z.string(),
  }),
  refusals: [
    'REG_FIELD',
    'REG_USERNAME_TAKEN',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'AUTH_PASSWORD_WEAK',
    'AGT_DEPTH',
    'AGT_DAILY_OPEN',
    'AGT_LOCKED',
    'AGT_RATE_RANGE',
    'AUTH_FORBIDDEN',
    'AUTH_NOT_AGENT',
  ],
})

export const promoteDownline = endpoint({
  summary: 'Makes an agent of a member right below the agent, where the brand lets agents do so.',
  method: 'POST',
  path: '/wps/agent/downlines/{id}/promote',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({ type: z.literal(ACCOUNT_TYPE.AGENT) }),
  refusals: ['CRD_HELD', 'AGT_DEPTH', 'AGT_NOT_DIRECT', 'AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const lockRegistrations = endpoint({
  summary: 'Lets nobody register below an account right below the agent, or lets them again.',
  method: 'PUT',
  path: '/wps/agent/downlines/{id}/registrations',
  for: 'agent',
  switch: 'AGENT',
  body: z.object({ locked: z.boolean() }),
  reply: z.object({ registrationsLocked: z.boolean() }),
  refusals: ['AGT_NOT_DIRECT', 'AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const changeRates = endpoint({
  summary:
    'Sets rates of an account right below the agent. Raised ones hold at once; lowered ones wait for its consent, unless the brand says otherwise. With `preview` nothing changes.',
  method: 'PUT',
  path: '/wps/agent/downlines/{id}/rates',
  for: 'agent',
  switch: 'AGENT',
  body: z.object({ rates: ratesAsked, prizeGroup: z.optional(prizeGroup), preview: z.optional(z.boolean()) }),
  reply: z.object({
    rates,
    /** What the account and its team would have earned more last month; the agent as much less. */
    effect: z.optional(
      z.object({
        lastMonthDelta: wire.digits,
        products: z.array(z.object({ product: z.string(), base: wire.digits, delta: wire.digits })),
        /** Accounts below it whose rates fall with it. */
        fallen: z.int(),
      }),
    ),
    waiting: z.optional(rateRequest),
  }),
  refusals: ['AGT_RATE_RANGE', 'AGT_NOT_DIRECT', 'AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const rateRequests = endpoint({
  summary: 'Lower rates that wait for the consent of accounts right below the agent.',
  method: 'GET',
  path: '/wps/agent/rate-requests',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({ list: z.array(rateRequest) }),
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const withdrawRateRequest = endpoint({
  summary: 'Takes back the wish for a lower rate.',
  method: 'DELETE',
  path: '/wps/agent/rate-requests/{id}',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({ withdrawn: z.literal(true) }),
  refusals: ['AUTH_FORBIDDEN', 'AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const memberRates = endpoint({
  summary: "The member's own rebate rates, and a lower one that its agent asks for.",
  method: 'GET',
  path: '/wps/member/rates',
  for: 'member',
  reply: z.object({ rates, waiting: z.optional(rateRequest) }),
  refusals: [],
})

export const answerRateRequest = endpoint({
  summary: 'Agrees to a lower rate, or refuses it.',
  method: 'POST',
  path: '/wps/member/rates/{id}',
  for: 'member',
  body: z.object({ accept: z.boolean() }),
  reply: z.object({ rates }),
  refusals: ['AGT_RATE_RANGE', 'SYS_NOT_FOUND'],
})
