import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

const device = z.object({
  id: wire.uuid,
  device: z.string(),
  place: z.string(),
  ip: z.string(),
  at: wire.moment,
  seenAt: wire.moment,
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof device>

export const openSessions = endpoint({
  summary: 'Where the account is logged in now.',
  method: 'GET',
  path: '/wps/v2/security/sessions',
  for: 'token',
  reply: z.object({ list: z.array(device) }),
  refusals: [],
})

export const endSession = endpoint({
  summary: 'Logs one other device out.',
  method: 'DELETE',
  path: '/wps/v2/security/sessions/{id}',
  for: 'token',
  reply: z.object({ ended: z.literal(true) }),
  refusals: ['SYS_NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  summary: 'Logs every other device out, and asks all for the second step again.',
  method: 'DELETE',
  path: '/wps/v2/security/sessions',
  for: 'token',
  reply: z.object({ ended: z.int(), forgotten: z.int() }),
  refusals: [],
})
