import type { Consumers } from '../../platform/live/consumers.ts'

/** Queues of the desks that changed: however much of one has, its pages hear it once. */
export const consumers: Consumers = {
  queueChanged: async ({ publish }, events) => {
    const last = new Map(events.map((event) => [`${event.payload.merchantCode}/${event.payload.queue}`, event]))
    for (const event of last.values()) {
      const { queue, merchantCode } = event.payload
      publish(event, { topic: 'queue', audience: 'staff', right: `${queue}.view`, merchantCode, data: { queue } })
    }
  },
}
