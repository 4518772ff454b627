import type { BrokenField, RefusalCode } from '@senluna/contract/refusals.ts'

/**
 * The server said no, in a way it announced. `message` is its own sentence, in the reader's
 * language.
 */
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

/**
 * No answer came: the network is away, or the server. Whether the call was carried out is not
 * known.
 */
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

const CODE = /^[A-Z]{2,8}(?:_[A-Z0-9]+)+$/

/**
 * Whether this is the code of a refusal. A server newer than this page may have codes the page has
 * no sentence for: then the server's own sentence is shown.
 */
export const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && CODE.test(code)
