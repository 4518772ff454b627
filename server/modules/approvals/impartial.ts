import type { Concern, Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import type { StaffCall } from './approvals.ts'
import { refuseRelated } from './related.ts'
import { thingsIn, type TouchesByKind } from './touches.ts'

/**
 * A route that nobody uses for themselves: before its action runs, and before its transaction
 * opens, whoever is related to what the call is about is refused (APPROVAL_RELATED). Acts on money
 * ask again in their transaction.
 */
export const impartial =
  (db: Db, kinds: TouchesByKind) =>
  (route: Route): Route => {
    const { concerns = [], for: audience } = route.endpoint
    if (audience !== 'staff' || concerns.length === 0) return route
    const refuse = (call: Call<Endpoint>) => refuseConcerned(db, kinds, concerns, call)
    if (route.runs === 'plain')
      return {
        ...route,
        handle: async (call) => {
          await refuse(call)
          return route.handle(call)
        },
      }
    return {
      ...route,
      prepare: async (call) => {
        await refuse(call)
        return route.prepare?.(call)
      },
    }
  }

async function refuseConcerned(
  db: Db,
  kinds: TouchesByKind,
  concerns: readonly Concern[],
  call: StaffCall,
): Promise<void> {
  const { brand, caller, now } = call
  const named = thingsIn(call, concerns)
  if (named.some(({ what, name }) => what === 'staff' && name === caller.staffId)) throw new Refusal('APPROVAL_RELATED')
  await refuseRelated(db, caller.staffId, async (members) => {
    for (const { what, name } of named) {
      if (what === 'staff') continue
      if (await kinds[what]({ db, merchantCode: brand.merchantCode, name, members, now })) return true
    }
    return false
  })
}
