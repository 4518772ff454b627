import { Refusal, STANDARD_REFUSALS } from '@senluna/contract/refusals.ts'
import { mayWait } from './openapi/openapi.ts'
import type { Route } from './route.ts'

/**
 * A route under test: a refusal that its endpoint doesn't declare is a bug, as is waiting for a
 * second person undeclared.
 */
export function declaring(route: Route): Route {
  const { endpoint, prepare } = route
  const declared = new Set<string>([...STANDARD_REFUSALS, ...endpoint.refusals])
  const checked = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refusal) || declared.has(error.code)) throw error
      throw new Error(`${endpoint.method} ${endpoint.path} refused ${error.code}, which it does not declare`, {
        cause: error,
      })
    }
  }
  return {
    ...route,
    ...(prepare && { prepare: (call) => checked(() => prepare(call)) }),
    handle: async (call, tx, prepared) => {
      const answer = await checked(() => route.handle(call, tx, prepared))
      if (call.reply.statusCode === 202 && !mayWait(endpoint))
        throw new Error(`${endpoint.method} ${endpoint.path} waits for a second person, which its reply does not say`)
      return answer
    },
  }
}
