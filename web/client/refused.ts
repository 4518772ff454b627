import type { BrokenField, RefusalCode } from '@senluna/contract/refusals.ts'
import { REFUSALS } from '@senluna/contract/refusals.ts'

/** The server said no, in a way it announced. `message` is its own sentence, in the reader's language. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly value: unknown
  readonly fields: readonly BrokenField[]
  readonly traceId: string
  readonly retryAfterSec: number | undefined

  constructor(
    code: RefusalCode,
    more: {
      message?: string
      value?: unknown
      fields?: readonly BrokenField[]
      traceId?: string
      retryAfterSec?: number
    } = {},
  ) {
    super(more.message ?? code)
    this.name = 'Refused'
    this.code = code
    this.value = more.value ?? null
    this.fields = more.fields ?? []
    this.traceId = more.traceId ?? ''
    this.retryAfterSec = more.retryAfterSec
  }
}

/** No answer came: the network is away, or the server. Whether the call was carried out is not known. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super('no answer')
    this.name = 'Unreachable'
    this.cause = cause
  }
}

/** Whether an error is this refusal. */
export const isRefused = (error: unknown, ...codes: RefusalCode[]): error is Refused =>
  error instanceof Refused && (codes.length === 0 || codes.includes(error.code))

/** Whether a code is one the contract knows. */
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(REFUSALS, code)
