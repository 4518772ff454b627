import type { Concern, ConcernKind, Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call, Route } from '../../platform/http/route.ts'
import type { StaffCall } from './approvals.ts'
import { refuseRelated } from './related.ts'

/** A thing that a call names, and members whose it may be. */
export interface Named {
  db: Db
  merchantCode: MerchantCode
  /** As the call names it: an id, a number, a name; maybe of nothing there is. */
  name: string
  members: readonly Id<'member'>[]
  now: Instant
}

/** Whether a thing of a kind is one of the members', by one indexed read. */
export type Touches = (named: Named) => Promise<boolean> | boolean

/** Of each kind that a call can name, but the caller's own account at the desk. */
export type TouchesByKind = Readonly<Record<Exclude<ConcernKind, 'staff'>, Touches>>

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
  const named = concerns.flatMap(({ what, in: part }) => namesIn(call, part).map((name) => ({ what, name })))
  if (named.some(({ what, name }) => what === 'staff' && name === caller.staffId)) throw new Refusal('APPROVAL_RELATED')
  await refuseRelated(db, caller.staffId, async (members) => {
    for (const { what, name } of named) {
      if (what === 'staff') continue
      if (await kinds[what]({ db, merchantCode: brand.merchantCode, name, members, now })) return true
    }
    return false
  })
}

/** What a part of the path or a field of the body names; a field may hold a list. */
function namesIn({ params, body }: StaffCall, part: string): string[] {
  const value: unknown = params[part] ?? (body as Readonly<Record<string, unknown>> | undefined)?.[part]
  return (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string')
}
