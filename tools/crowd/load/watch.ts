import type { Endpoint } from '@senluna/contract/endpoint.ts'

/** One attempt at a call. */
export interface Attempt {
  ms: number
  /** 0 when no answer came. */
  status: number
  /** Of a refusal; absent when the call was granted. */
  code: string | undefined
}

/** What became of one intention, after all its attempts. */
export interface Ended {
  /** The browser it came from: its own of everybody. */
  deviceId: string
  endpoint: Endpoint
  key: string | undefined
  value?: unknown
  error?: unknown
}

/** What a load wants to know of its calls. */
export interface Watch {
  /** For how long a call without a clear answer is repeated, under the same key. */
  patienceMs: number
  attempted(attempt: Attempt): void
  ended(call: Ended): void
}
