import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { notice } from '../../site/notices.ts'
import * as wire from '../../wire.ts'

// Notices and messages as the brand's people write them.

const texts = z.record(wire.language, z.string().check(z.maxLength(20_000)))
/** As they are kept: what was kept is shown, however long it is. */
const kept = z.record(wire.language, z.string())

/**
 * The kinds of accounts that can be written to: everybody but trial accounts and agents'
 * assistants.
 */
export const SEGMENT_TYPES = [0, 1, 2, 3, 41] as const

const types = z.optional(z.array(z.literal(SEGMENT_TYPES)).check(z.minLength(1), z.maxLength(5)))
/** An agent's account: the agent and everybody below. */
const line = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(32)))
const label = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)))
const level = z.optional(z.int().check(z.minimum(0), z.maximum(20)))

/**
 * Who alone sees a notice: all of it has to be so. A guest is nobody of whom anything but the
 * language is known.
 */
export const noticeFor = z.object({
  types,
  label,
  line,
  vipFrom: level,
  vipTo: level,
  languages: z.optional(z.array(wire.language).check(z.minLength(1), z.maxLength(30))),
})
export type NoticeFor = z.infer<typeof noticeFor>

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
  audience: z.enum(['ALL', 'MEMBER', 'AGENT', 'SOME']),
  /** Of SOME: who. */
  onlyFor: z.optional(noticeFor),
  frequency: notice.shape.frequency,
}

export const deskNotice = z.object({
  id: z.string(),
  ...draft,
  titles: kept,
  contents: kept,
  version: z.int(),
  createdAt: wire.moment,
  /** How many have read it as it stands: members, and guests once a device. */
  reads: z.int(),
  guestReads: z.int(),
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
  summary: 'Writes a notice; open pages are updated. A changed one counts as unread.',
  method: 'POST',
  path: '/bo/v1/notices/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  body: z.object({
    ...draft,
    /**
     * The version that was read, 0 for a new notice: what somebody else saved since then is not
     * overwritten.
     */
    seen: z.optional(wire.whole()),
  }),
  reply: deskNotice,
  refusals: ['VAL_FIELD', 'APPROVAL_STALE'],
})

export const removeDeskNotice = endpoint({
  summary: 'Takes a notice away.',
  method: 'POST',
  path: '/bo/v1/notices/{id}/remove',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  reply: z.object({ removed: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})

export const previewNotice = endpoint({
  summary: 'A text as it would be shown: cleaned of what is not allowed in it. Nothing is kept.',
  method: 'POST',
  path: '/bo/v1/notices/preview',
  for: 'staff',
  concernsNobody: 'look',
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
  concerns: [{ what: 'userName', in: 'userName' }],
  right: 'content.edit',
  body: z.object({ userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)), ...words }),
  reply: z.object({ sent: z.boolean() }),
  refusals: ['VAL_FIELD', 'APPROVAL_RELATED'],
})

/** To whom: every open account of which all of this is so. Days are business days of the brand. */
export const segment = z.object({
  types,
  label,
  line,
  language: z.optional(wire.language),
  registeredFrom: z.optional(wire.day),
  registeredTo: z.optional(wire.day),
  loginFrom: z.optional(wire.day),
  loginTo: z.optional(wire.day),
  /** Whether they ever had a deposit credited. */
  deposited: z.optional(z.enum(['YES', 'NO'])),
})
export type Segment = z.infer<typeof segment>

export const deskMailing = z.object({
  id: wire.uuid,
  tab: words.tab,
  title: z.string(),
  /** The template it was made from. */
  template: z.optional(z.string()),
  segment,
  /** PLANNED waits for its moment. */
  state: z.enum(['PLANNED', 'RUNNING', 'DONE', 'CANCELLED']),
  sendAt: z.optional(wire.moment),
  /** How many it was to reach when it was asked for. */
  reaches: z.optional(z.int()),
  sent: z.int(),
  /** How many of those have opened it. */
  read: z.int(),
  /**
   * Members of the segment to whom nothing was sent: they want no promotions, or are on a break.
   */
  skipped: z.int(),
  /** Of those, who has not consented to promotions. */
  noConsent: z.int(),
  startedAt: wire.moment,
  endedAt: z.optional(wire.moment),
  /** By account, and what they are called. */
  maker: z.string(),
  makerShownAs: z.string(),
  checker: z.optional(z.string()),
  checkerShownAs: z.optional(z.string()),
  cancelledBy: z.optional(z.string()),
  cancelledByShownAs: z.optional(z.string()),
})
export type DeskMailing = z.infer<typeof deskMailing>

export const MAILING_STATES = deskMailing.shape.state.options

export const deskMailings = endpoint({
  summary: 'Messages to many: to come, under way and done, the latest first, by key.',
  method: 'GET',
  path: '/bo/v1/mailings',
  for: 'staff',
  right: 'content.view',
  query: z.object({ ...wire.pageQuery, state: z.optional(deskMailing.shape.state) }),
  reply: wire.page(deskMailing),
  refusals: ['VAL_FIELD'],
})
export const exportMailings = exportOf(deskMailings, 'content.view')

export const countMailing = endpoint({
  summary:
    'How many a message would reach now. Promotions go to those who consented and are neither excluded nor on a break.',
  method: 'POST',
  path: '/bo/v1/mailings/count',
  for: 'staff',
  concernsNobody: 'look',
  right: 'content.view',
  reasonless: true,
  body: z.object({ tab: words.tab, segment }),
  reply: z.object({ members: z.int(), consented: z.int(), reaches: z.int() }),
  refusals: ['VAL_FIELD'],
})

export const askMailing = endpoint({
  summary:
    'Asks to send a message to many, now or at a moment: words of its own, or a template. It goes out when it is approved.',
  method: 'POST',
  path: '/bo/v1/mailings',
  for: 'staff',
  concernsNobody: 'many',
  once: true,
  right: 'content.edit',
  agreedBy: ['content.edit'],
  body: z.object({
    tab: z.optional(words.tab),
    title: z.optional(words.title),
    content: z.optional(words.content),
    route: words.route,
    template: z.optional(z.string().check(z.maxLength(40))),
    segment,
    sendAt: z.optional(wire.moment),
  }),
  reply: awaiting,
  refusals: ['SYS_KEY_REUSED', 'APPROVAL_OPEN', 'VAL_FIELD'],
})

export const cancelMailing = endpoint({
  summary: 'Cancels a message that is planned or under way; what has been sent stays sent.',
  method: 'POST',
  path: '/bo/v1/mailings/{id}/cancel',
  for: 'staff',
  concernsNobody: 'many',
  right: 'content.edit',
  reply: deskMailing,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_STALE'],
})

export const messageTemplate = z.object({
  id: z.string(),
  tab: words.tab,
  titles: kept,
  contents: kept,
  route: words.route,
  changedBy: z.string(),
  changedAt: wire.moment,
})
export type MessageTemplate = z.infer<typeof messageTemplate>

export const messageTemplates = endpoint({
  summary: 'Words that are sent again and again, by language; by name.',
  method: 'GET',
  path: '/bo/v1/message-templates',
  for: 'staff',
  right: 'content.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(messageTemplate),
  refusals: ['VAL_FIELD'],
})
export const exportTemplates = exportOf(messageTemplates, 'content.view')

export const saveTemplate = endpoint({
  summary: 'Writes a template. What was sent from it stays as it was.',
  method: 'POST',
  path: '/bo/v1/message-templates/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  body: z.object({
    tab: words.tab,
    titles: texts,
    contents: texts,
    route: words.route,
    /**
     * The `changedAt` that was read, absent for a new template: what somebody else saved since then
     * is not overwritten.
     */
    seen: z.optional(wire.moment),
  }),
  reply: messageTemplate,
  refusals: ['VAL_FIELD', 'APPROVAL_STALE'],
})

export const removeTemplate = endpoint({
  summary: 'Takes a template away.',
  method: 'POST',
  path: '/bo/v1/message-templates/{id}/remove',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'content.edit',
  reply: z.object({ removed: z.boolean() }),
  refusals: ['SYS_NOT_FOUND'],
})
