import type { Consumers } from '../../platform/live/consumers.ts'

/** Contracts that moved, for the pages of both parties. */
export const consumers: Consumers = {
  contractMoved: async ({ publish }, events) => {
    for (const event of events) {
      const { contractId, kind, state } = event.payload
      publish(event, { topic: 'account', data: { type: 'contract', value: { contractId, kind, state } } })
    }
  },
}
