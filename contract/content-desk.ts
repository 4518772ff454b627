import * as z from 'zod/mini'
import { awaiting } from './approvals.ts'
import { endpoint } from './endpoint.ts'
import { exportOf } from './lists.ts'
import { notice } from './notices.ts'
import * as wire from './wire.ts'

// Notices and messages as the brand's people write them.

const texts = z.record(wire.language, z.string().check(z.maxLength(20_000)))

const draft = {
  type: notice.shape.type,
  titles: texts,
  /** HTML; what is not allowed in it is taken out when it is saved. */
  contents: texts,
  imageUrl: z.optional(z.string().check(z.maxLength(300))),
  place: z.optional(z.string().check(z.maxLength(21))),
  linkType: notice.shape.linkType,
  link: z.optional(z.string().check(z.maxLength(300))),
  sort: z.int().check(z.minimum(0), z.maximum(9_999)),
  startAt: wire.moment,
  endAt: z.optional(wire.moment),
  execution: z.enum(['B', 'G', 'L']),
  platforms: z.array(z.enum(['WEB', 'H5', 'APP', 'ALL'])),
  audience: z.enum(['ALL', 'MEMBER', 'AGENT']),
  frequency: notice.shape.frequency,
}

export const deskNotice = z.object({
  id: z.string(),
  ...draft,
  version: z.int(),
  createdAt: wire.moment,
  /** How many members have read it as it stands. */
  reads: z.int(),
  state: z.enum(['PLANNED', 'SHOWN', 'OVER']),
})
export type DeskNotice = z.infer<typeof deskNotice>

export const deskNotices = endpoint({
  summary: 'The notices, banners and pop-ups of the brand, also those to come and those that are over; by key.',
  method: 'GET',
  path: '/bo/v1/notices',
  for: 'staff',
  right: 'content.view',
  query: z.object({ ...wire.pageQuery, type: z.optional(notice.shape.type) }),
  reply: wire.page(deskNotice),
  refusals: ['VAL_FIELD'],
})
export const exportNotices = exportOf(deskNotices, 'content.view')

export const saveDeskNotice = endpoint({
  summary: 'Writes a notice; pages that are open are told. A changed one counts as unread.',
  method: 'POST',
  path: '/bo/v1/notices/{id}',
  for: 'staff',
  right: 'content.edit',
  body: z.object(draft),
  reply: deskNotice,
  refusals: ['VAL_FIELD'],
})

export const removeDeskNotice = endpoint({
  summary: 'Takes a notice away.',
  method: 'POST',
  path: '/bo/v1/notices/{id}/remove',
  for: 'staff',
  right: 'content.edit',
  reply: z.object({ removed: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})

export const previewNotice = endpoint({
  summary: 'A text as it would be shown: cleaned of what is not allowed in it. Nothing is kept.',
  method: 'POST',
  path: '/bo/v1/notices/preview',
  for: 'staff',
  right: 'content.view',
  reasonless: true,
  body: z.object({ html: z.string().check(z.maxLength(20_000)) }),
  reply: z.object({ html: z.string() }),
  refusals: [],
})

const words = {
  tab: z.enum(['SYSTEM', 'PROMOTION', 'PERSONAL']),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** HTML; what is not allowed in it is taken out. */
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
  route: z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]{0,280}$/))),
}

export const sendDeskMessage = endpoint({
  summary: 'Sends a message to one member. A promotion reaches only who wants promotions and may play.',
  method: 'POST',
  path: '/bo/v1/messages',
  for: 'staff',
  right: 'content.edit',
  body: z.object({ userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)), ...words }),
  reply: z.object({ sent: z.boolean() }),
  refusals: ['VAL_FIELD'],
})

export const deskMailing = z.object({
  id: wire.uuid,
  tab: words.tab,
  title: z.string(),
  label: z.string(),
  state: z.enum(['RUNNING', 'DONE']),
  sent: z.int(),
  /** Members of the segment to whom nothing was sent: they want no promotions, or are on a break. */
  skipped: z.int(),
  startedAt: wire.moment,
  endedAt: z.optional(wire.moment),
  maker: z.string(),
})
export type DeskMailing = z.infer<typeof deskMailing>

export const deskMailings = endpoint({
  summary: 'Messages to many: under way and done, the latest first, by key.',
  method: 'GET',
  path: '/bo/v1/mailings',
  for: 'staff',
  right: 'content.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(deskMailing),
  refusals: ['VAL_FIELD'],
})
export const exportMailings = exportOf(deskMailings, 'content.view')

export const askMailing = endpoint({
  summary:
    'Asks to send a message to many: all open accounts, or those with a label. It goes out when a second person agrees.',
  method: 'POST',
  path: '/bo/v1/mailings',
  for: 'staff',
  right: 'content.edit',
  body: z.object({ label: z.string().check(z.trim(), z.maxLength(20)), ...words }),
  reply: awaiting,
  refusals: ['APPROVAL_OPEN'],
})
