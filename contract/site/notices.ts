import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML cleaned by the server. */
  content: z.string(),
  type: z.enum(['B', 'PL', 'PU', 'PR', 'H']),
  imageUrl: z.optional(z.string()),
  linkType: z.enum(['NONE', 'URL', 'ROUTE', 'PROMOTION', 'GAME']),
  link: z.optional(z.string()),
  headline: z.optional(z.boolean()),
  /** The page at whose head a banner stands; the home page without one. */
  place: z.optional(z.string()),
  frequency: z.enum(['ONCE', 'DAILY', 'ALWAYS']),
  version: z.int(),
  createdAt: wire.moment,
  read: z.optional(z.boolean()),
})
export type Notice = z.infer<typeof notice>

const KINDS = { app: 'APP', all: 'ALL', h5: 'H5', html5: 'H5', mobile: 'H5' } as const
/** Where a notice is shown, by whatever name a caller has for it. */
const platform = z.optional(
  z.pipe(
    wire.client,
    z.transform((client): 'WEB' | 'H5' | 'APP' | 'ALL' => KINDS[client as keyof typeof KINDS] ?? 'WEB'),
  ),
)

export const announcements = endpoint({
  summary: 'Notices by place: the scrolling bar, banners, pop-ups, promotion teasers.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  for: 'opt',
  cacheSeconds: 60,
  query: z.object({
    types: z.optional(z.string().check(z.regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$/))),
    platform,
    execution: z.optional(z.enum(['B', 'G', 'L'])),
    language: z.optional(wire.language),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: z.object({
    player: z.array(notice),
    banners: z.array(notice),
    popup: z.array(notice),
    promotion: z.array(notice),
    total: z.int(),
  }),
  refusals: [],
})

export const notices = endpoint({
  summary: 'The notice page: headlines and player notices, ten a page; for who is logged in, with what was read.',
  method: 'GET',
  path: '/wps/v2/notices',
  for: 'opt',
  query: z.object({
    platform,
    language: z.optional(wire.language),
    page: z.optional(wire.count(1, 1_000)),
    ...wire.pageQuery,
  }),
  reply: wire.page(notice),
  refusals: [],
})

export const readNotice = endpoint({
  summary:
    'Notes that a notice was read as it stands: once a member, and once a guest’s device, of which nothing else is kept.',
  method: 'POST',
  path: '/wps/v2/notices/{id}/read',
  for: 'opt',
  reply: z.object({ kept: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})
