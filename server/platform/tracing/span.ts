import { randomBytes } from 'node:crypto'

/** What a span is of, as OTLP counts it. Source: opentelemetry-proto, trace.proto, SpanKind. */
export const SPAN = { INTERNAL: 1, SERVER: 2, CLIENT: 3, CONSUMER: 5 } as const
export type SpanKind = (typeof SPAN)[keyof typeof SPAN]

/** Names and small facts: never a body, a value of a statement, or anything about a person. */
export type Attributes = Readonly<Record<string, string | number>>

/** What a span is begun with. */
export interface SpanStart {
  /** Of a few: a route, a job, a statement's verb and table. */
  name: string
  kind: SpanKind
  attributes?: Attributes
}

/** Something that was done, with when it began and ended in milliseconds since 1970. */
export interface Span {
  traceId: string
  /** 16 hex digits. */
  spanId: string
  /** The span it was done for; absent of the first of a trace in this process. */
  parentId?: string
  name: string
  kind: SpanKind
  began: number
  ended: number
  attributes: Attributes
  /** It ended as a fault of ours or of who was asked; a refusal is none. */
  failed: boolean
}

/** A span that has begun. */
export interface OpenSpan {
  /** Ends it, with what went wrong and what is known by now. */
  end(error?: unknown, known?: Attributes): void
}

export const newSpanId = (): string => randomBytes(8).toString('hex')

/** The machine's clock, finer than a millisecond. */
export const clockMs = (): number => performance.timeOrigin + performance.now()
