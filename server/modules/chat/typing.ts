import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { LiveOut } from '../../platform/live/message.ts'
import type { Chat } from './chat.ts'
import { lastOf, conversationById } from './conversation-store.ts'

/** Whose page a live connection is. */
interface Typist {
  merchantCode: MerchantCode
  memberId: string
  staff?: true
}

/**
 * That somebody is typing, for the other side of their conversation: a visitor's word (`service`)
 * for whoever of the staff has it, a staff member's (its id) for its visitor. Nothing for a
 * conversation that isn't theirs. It is stored nowhere.
 */
export async function typingOf(
  { db }: Pick<Chat, 'db'>,
  typist: Typist,
  about: string,
  now: Instant,
): Promise<LiveOut | undefined> {
  const { merchantCode, memberId } = typist
  if (!isUuid<'member' | 'guest'>(memberId)) return undefined
  const row = typist.staff
    ? isUuid<'conversation'>(about)
      ? await conversationById(db, merchantCode, about)
      : undefined
    : about === 'service'
      ? await lastOf(db, merchantCode, memberId)
      : undefined
  if (row?.state !== 'OPEN' || row.staff_id === null) return undefined
  if (typist.staff && row.staff_id !== typist.memberId) return undefined
  const audience = typist.staff ? row.owner_id : row.staff_id
  return { topic: 'typing', audience, merchantCode, at: iso(now), data: { conversationId: row.id } }
}
