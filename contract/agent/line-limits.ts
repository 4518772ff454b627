import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'

const most = z.nullable(wire.positive)
const limits = z.object({ ticket: most, draw: most, number: most })
const reply = z.object({
  /** What the agent set for the account and everybody below it; null: nothing. */
  limits,
  /** What holds there from above anyway: the agent sets nothing higher. */
  most: limits,
})
const common = { path: '/wps/agent/downlines/{id}/lottery-limits', for: 'agent', switch: 'AGENT' } as const
const refusals = ['AGT_NOT_DIRECT', 'AGT_NOT_IN_TEAM', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'] as const

export const downlineLimits = endpoint({
  summary: 'What an account right below the agent and everybody below it may stake on a lottery ticket, draw, number.',
  method: 'GET',
  ...common,
  reply,
  refusals: [...refusals],
})

export const setDownlineLimits = endpoint({
  summary:
    'Limits what an account right below the agent and everybody below it stake on lotteries; nothing but nulls ends it. Never above what holds from above (AGT_LINE_LIMIT, with which).',
  method: 'PUT',
  ...common,
  body: limits,
  reply,
  refusals: [...refusals, 'AGT_LINE_LIMIT'],
})
