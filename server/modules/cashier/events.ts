import type { Consumers } from '../../platform/live/consumers.ts'

/** Has a job run at once. Its own turn comes anyway, so what is lost here only waits. */
type Wake = (job: string, traceId?: string) => void

/** Orders on the member's pages, and parts of withdrawals for who sends them. */
export const consumers: Consumers<{ wake: Wake }> = {
  payoutQueued: async ({ wake }, events) => {
    wake('pay-out', events.at(-1)?.traceId)
  },
  bankFileReleased: async ({ wake }, events) => {
    wake('allocate-receipts', events.at(-1)?.traceId)
  },
  cashier: async ({ publish }, events) => {
    for (const event of events) publish(event, { topic: 'account', data: { type: 'cashier', value: event.payload } })
  },
}
