import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const traces = new AsyncLocalStorage<string>()

/** A new trace: 32 hex digits, as in a `traceparent` header. Source: W3C Trace Context, 3.2.2.3. */
export const newTrace = (): string => randomUUID().replaceAll('-', '')

/**
 * Does something under a trace: events, messages to people and lines of the log that come of it
 * carry it. Without one it is just done.
 */
export const inTrace = <Result>(traceId: string | undefined, run: () => Result): Result =>
  traceId === undefined ? run() : traces.run(traceId, run)

/** What is being done belongs to this trace; `undefined` outside of all requests and jobs. */
export const currentTrace = (): string | undefined => traces.getStore()
