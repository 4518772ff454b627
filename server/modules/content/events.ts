import type { Consumers } from '../../platform/live/consumers.ts'

/** Announcements that changed: every page of the brand reads them anew. */
export const consumers: Consumers = {
  notice: async ({ publish }, events) => {
    for (const event of events) {
      const { merchantCode } = event.payload
      publish(event, { topic: 'notice', merchantCode, data: { type: 'changed' } })
    }
  },
}
