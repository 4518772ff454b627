import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Right } from '@senluna/kit/staff.ts'

/** One live message on its way from the relay to the pages. */
export interface LiveOut {
  topic: string
  /**
   * A member's id, `*` for every player's page of the brand (or of all, without one), `staff` for
   * the brand's desks, or `joined` for the pages that asked to hear the topic: of a brand, or
   * without one a public topic.
   */
  audience: string
  merchantCode?: MerchantCode
  /** Of staff, only who has this right as it is delivered. No message for `staff` goes without. */
  right?: Right
  /** Of staff, besides: only these people, and who has one of these rights. */
  among?: { people: readonly Id<'staff'>[]; rights: readonly Right[] }
  /** Only the pages of this session. */
  sessionId?: string
  /** The last message of the pages it goes to: their connections are closed. */
  last?: true
  /** The pages it goes to hear no topic any more that they had joined. */
  leaves?: true
  data: unknown
  traceId?: string
  at: string
}

/** The database channel that live messages travel on, and the most one notification may carry. */
export const LIVE_CHANNEL = 'live'
const MOST = 7_500

/**
 * Packs messages into as few notifications as their limit of 8,000 bytes allows; one too large
 * alone is left out.
 */
export function packed(messages: readonly LiveOut[]): string[] {
  const packs: string[] = []
  let parts: string[] = []
  let size = 2
  for (const message of messages) {
    const text = JSON.stringify(message)
    const length = Buffer.byteLength(text) + 1
    if (length > MOST) continue
    if (size + length > MOST) {
      packs.push(`[${parts.join(',')}]`)
      parts = []
      size = 2
    }
    parts.push(text)
    size += length
  }
  if (parts.length > 0) packs.push(`[${parts.join(',')}]`)
  return packs
}
