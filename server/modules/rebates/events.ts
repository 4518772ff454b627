import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { drawsOfTickets } from '../lottery/index.ts'
import { PAY_DRAWS } from './jobs.ts'
import { markDraws } from './mark-store.ts'

/** Whether it may change what a settled ticket earns. */
const changes = ({ step, isReal }: WagerMoved): boolean =>
  isReal && (step === 'cancel' || step === 'rollback' || step === 'adjust')

/** Marks the draws whose rebates are to be worked out. An event may come again. */
export const consumers: Consumers<{ wake: (job: string, traceId?: string) => void }> = {
  drawSettled: async ({ tx, wake }, events) => {
    await markDraws(
      tx,
      events.map(({ payload }) => payload.draw),
    )
    wake(PAY_DRAWS)
  },
  wagerMoved: async ({ tx, wake }, events) => {
    const changed = events.flatMap(({ payload }) => (changes(payload) ? [payload] : []))
    if (changed.length === 0) return
    const draws = await drawsOfTickets(tx, changed)
    await markDraws(tx, draws)
    if (draws.length > 0) wake(PAY_DRAWS)
  },
}
