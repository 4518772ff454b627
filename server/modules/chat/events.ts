import type { Consumers } from '../../platform/live/consumers.ts'

/** Conversations and rooms for the pages of who takes part. */
export const consumers: Consumers = {
  chatMoved: async ({ publish }, events) => {
    for (const event of events) {
      const { merchantCode, visitor, desk, message } = event.payload
      const said = message === undefined ? {} : { message }
      publish(event, { topic: 'service', merchantCode, data: { conversation: visitor, ...said } })
      publish(event, {
        topic: 'desk',
        audience: 'staff',
        right: 'chat.view',
        merchantCode,
        data: { conversation: desk, ...said },
      })
    }
  },
  roomMoved: async ({ publish }, events) => {
    for (const event of events) {
      const { merchantCode, room, data } = event.payload
      publish(event, { topic: `chat.${room}`, audience: 'joined', merchantCode, data })
    }
  },
  chatRights: async ({ publish }, events) => {
    for (const event of events) {
      const leaves = event.payload.out ? { leaves: true as const } : {}
      publish(event, { topic: 'rooms', ...leaves, data: { type: 'changed' } })
    }
  },
}
