import type { Consumers } from '../../platform/live/consumers.ts'

/** Pages of a session that is over: they hear so, and nothing after it. */
export const consumers: Consumers = {
  session: async ({ publish }, events) => {
    for (const event of events) {
      const { sessionId, type } = event.payload
      publish(event, { topic: 'session', sessionId, last: true, data: { type } })
    }
  },
}
