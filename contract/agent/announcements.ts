import { endpoint } from '../endpoint.ts'
import { notice } from '../site/notices.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'

export const agentAnnouncements = endpoint({
  summary: 'Notices for agents, ten a page, the newest first, with what was read.',
  method: 'GET',
  path: '/wps/agent/announcements',
  for: 'agent',
  query: z.object({
    language: z.optional(wire.language),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: z.object({ ...wire.page(notice).shape, total: z.int(), unread: z.int() }),
  refusals: [],
})
