import type { Consumers } from '../../platform/live/consumers.ts'
import { rightsToSee } from './seen.ts'

/**
 * Requests that were asked for or decided: the desks whose people may see them hear it, once for
 * all that the same people may see. A queue that changes is itself a hint, so nobody else does.
 */
export const consumers: Consumers = {
  queueChanged: async ({ publish }, events) => {
    const requests = events.filter(({ payload }) => payload.queue === 'approvals')
    const last = new Map(
      requests.map((event) => {
        const { merchantCode, needs, makerId } = event.payload
        return [`${merchantCode}/${needs}/${makerId}`, event]
      }),
    )
    for (const event of last.values()) {
      const { queue, merchantCode, needs, makerId } = event.payload
      if (needs === undefined || makerId === undefined) continue
      const among = { people: [makerId], rights: rightsToSee(needs) }
      publish(event, {
        topic: 'queue',
        audience: 'staff',
        right: 'approvals.view',
        among,
        merchantCode,
        data: { queue },
      })
    }
  },
}
