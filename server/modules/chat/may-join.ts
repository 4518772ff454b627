import { switchOn, type MerchantCode } from '@senluna/kit/brand.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import { staffMay } from '../staff/index.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Chat } from './chat.ts'
import { chatterOf, mayEnter, roomNamed } from './rooms/rooms.ts'

/** Whose page a live connection is. */
interface Visitor {
  merchantCode: MerchantCode
  memberId: string
  sessionId: string
  staff?: true
}

/**
 * Whether a page may hear a topic: a room that its member may enter, or any room at a moderator's
 * desk.
 */
export async function mayJoin(chat: Chat, visitor: Visitor, topic: string, now: Instant): Promise<boolean> {
  const brand = chat.settings.brands.byCode(visitor.merchantCode)
  const room = brand && topic.startsWith('chat.') ? roomNamed(chat, brand, topic.slice(5)) : undefined
  if (!brand || !room || !isUuid(visitor.memberId) || !switchOn(brand.whitelabel, 'CHAT')) return false
  if (visitor.staff) return staffMay(chat.db, id<'staff'>(visitor.memberId), 'rooms.view')
  const chatter = await chatterOf(chat, brand, id<'member'>(visitor.memberId), now)
  return chatter !== undefined && mayEnter(chat, brand, room, chatter, now)
}
