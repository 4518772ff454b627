import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { LiveOut } from '../../platform/live/message.ts'

interface Moved {
  merchantCode: MerchantCode
  visitor: unknown
  desk: unknown
  message?: unknown
}

type Common = Pick<LiveOut, 'audience' | 'at' | 'traceId'>

/** What the events of this module mean to live pages; nothing for events of others. */
export function chatLive(topic: string, payload: unknown, common: Common): LiveOut[] {
  if (topic === 'chatMoved') {
    const { merchantCode, visitor, desk, message } = payload as Moved
    const said = message === undefined ? {} : { message }
    return [
      { ...common, topic: 'service', merchantCode, data: { conversation: visitor, ...said } },
      { ...common, topic: 'desk', audience: 'staff', merchantCode, data: { conversation: desk, ...said } },
    ]
  }
  if (topic === 'roomMoved') {
    const { merchantCode, room, data } = payload as { merchantCode: MerchantCode; room: string; data: unknown }
    return [{ ...common, topic: `chat.${room}`, audience: 'joined', merchantCode, data }]
  }
  if (topic === 'chatRights') {
    const { out } = payload as { out: boolean }
    return [{ ...common, topic: 'rooms', ...(out ? { leaves: true } : {}), data: { type: 'changed' } }]
  }
  return []
}
