import { Refusal, STANDARD_REFUSALS } from '@senluna/contract/refusals.ts'
import type { Route } from './route.ts'

/** A route under test: a refusal that its endpoint doesn't declare is a bug. */
export function declaring(route: Route): Route {
  const { endpoint } = route
  const declared = new Set<string>([...STANDARD_REFUSALS, ...endpoint.refusals])
  return {
    ...route,
    handle: async (call, tx) => {
      try {
        return await route.handle(call, tx)
      } catch (error) {
        if (!(error instanceof Refusal) || declared.has(error.code)) throw error
        throw new Error(`${endpoint.method} ${endpoint.path} refused ${error.code}, which it does not declare`, {
          cause: error,
        })
      }
    },
  }
}
