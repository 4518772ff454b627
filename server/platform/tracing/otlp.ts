import type { Attributes, Span } from './span.ts'

const STATUS_ERROR = 2

const keyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** A moment in nanoseconds, as a text: more than a number holds. */
const nanos = (ms: number): string => {
  const whole = Math.floor(ms)
  return (BigInt(whole) * 1_000_000n + BigInt(Math.round((ms - whole) * 1_000_000))).toString()
}

/**
 * Spans of one process as a collector takes them: OTLP in JSON. Source: opentelemetry-proto,
 * ExportTraceServiceRequest; ids are hex there.
 */
export const otlpOf = (resource: Attributes, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: keyValues(resource) },
      scopeSpans: [
        {
          scope: { name: 'senluna' },
          spans: spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
            name: span.name,
            kind: span.kind,
            startTimeUnixNano: nanos(span.began),
            endTimeUnixNano: nanos(span.ended),
            attributes: keyValues(span.attributes),
            status: span.failed ? { code: STATUS_ERROR } : {},
          })),
        },
      ],
    },
  ],
})
