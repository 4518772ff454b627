import { agentAnnouncements } from '@senluna/contract/agent/announcements.ts'
import { unreadCount } from '@senluna/contract/site/messages.ts'
import * as contract from '@senluna/contract/site/notices.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { unreadOf } from '../messages/index.ts'
import { agentPageFor, noticePageFor, noticesFor, unreadNotices } from './notices/list-notices.ts'
import { noteRead, type NoticeReads } from './notices/note-read.ts'

/**
 * The calls for a brand's notices and help, and for what somebody has not read. `unreadChat`
 * belongs to a later module.
 */
export const contentRoutes = (
  reads: NoticeReads,
  more: { unreadChat?(caller: Caller, now: Instant): Promise<number> } = {},
): readonly Route[] => {
  const { db, levelOf } = reads
  return [
    route(contract.announcements, ({ brand, caller, language, query, now }) =>
      noticesFor(db, { merchantCode: brand.merchantCode, caller, language, query, levelOf }, now),
    ),
    route(contract.notices, ({ brand, caller, language, query, now }) =>
      noticePageFor(db, { merchantCode: brand.merchantCode, caller, language, query, levelOf }, now),
    ),
    route(agentAnnouncements, ({ brand, caller, language, query, now }) =>
      agentPageFor(db, { merchantCode: brand.merchantCode, caller, language, query, levelOf }, now),
    ),
    route(contract.readNotice, async (call) => ({ kept: await noteRead(reads, call) })),
    route(unreadCount, async ({ caller, language, now }) => {
      const [messages, announcement, customerService] = await Promise.all([
        unreadOf(db, [caller.memberId], now),
        unreadNotices(db, caller, { language, levelOf }, now),
        more.unreadChat?.(caller, now) ?? 0,
      ])
      const inbox = messages.get(caller.memberId) ?? 0
      return { total: inbox + announcement + customerService, inbox, announcement, customerService }
    }),
  ]
}
