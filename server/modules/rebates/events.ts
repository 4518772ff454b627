import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import type { FamilyHooks, UnitRebates } from '../families/index.ts'
import { PAY_UNITS } from './jobs.ts'
import { markScopes } from './mark-store.ts'
import { unitScope } from './rebates.ts'

/** Marks settled units, whose rebates are to be worked out. An event may come again. */
export const unitsSettled: FamilyHooks['onUnitsSettled'] = async ({ tx, wake }, unit, settled) => {
  await markScopes(
    tx,
    settled.map((name) => unitScope(unit, name)),
  )
  if (settled.length > 0) wake(PAY_UNITS)
}

/** Whether it may change what a settled bet earns. */
const changes = ({ step, isReal }: WagerMoved): boolean =>
  isReal && (step === 'cancel' || step === 'rollback' || step === 'adjust')

/** Marks the units of corrected wagers. */
export const rebateConsumers = (units: readonly UnitRebates[]): Consumers<Pick<FamilyHooks, 'wake'>> => ({
  wagerMoved: async (context, events) => {
    const changed = events.flatMap(({ payload }) => (changes(payload) ? [payload] : []))
    if (changed.length === 0) return
    for (const { unit, unitsOf } of units) await unitsSettled(context, unit, await unitsOf(context.tx, changed))
  },
})
