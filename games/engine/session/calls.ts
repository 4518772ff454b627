import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { call, type CallArgs, type CallOptions } from '@senluna/web/client/call/call.ts'
import { isRefused, Unreachable } from '@senluna/web/client/call/refused.ts'

const TIMEOUT_MS = 12_000

/**
 * Makes one call of the game session. Throws `Refused` for a decided no.
 *
 * Everything that leaves open whether the call was carried out is `Unreachable`: no answer in time,
 * and also an error of the server's own.
 */
export async function ask<E extends Endpoint>(
  endpoint: E,
  args?: CallArgs<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await call(endpoint, args, { ...options, signal })
  } catch (error) {
    throw signal.aborted || isRefused(error, 'SYS_UNKNOWN') ? new Unreachable(error) : error
  }
}
