import type { Consumers } from '../../platform/live/consumers.ts'

/**
 * Queues of the desks that changed: however much of one has, its pages hear it once. Of requests
 * for approval not everybody sees each: the module that has them says who hears it.
 */
export const consumers: Consumers = {
  queueChanged: async ({ publish }, events) => {
    const others = events.filter(({ payload }) => payload.queue !== 'approvals')
    const last = new Map(others.map((event) => [`${event.payload.merchantCode}/${event.payload.queue}`, event]))
    for (const event of last.values()) {
      const { queue, merchantCode } = event.payload
      publish(event, { topic: 'queue', audience: 'staff', right: `${queue}.view`, merchantCode, data: { queue } })
    }
  },
}
