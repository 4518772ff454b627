import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Log } from '../log.ts'
import { currentTrace, newTrace } from '../trace.ts'
import { watchOutgoing } from './outgoing-spans.ts'
import { clockMs, newSpanId, type Attributes, type OpenSpan, type Span, type SpanStart } from './span.ts'
import { SpanExporter, type TracingConfig } from './span-exporter.ts'

/** The span that is being done. */
interface Current {
  traceId: string
  spanId: string
}

const current = new AsyncLocalStorage<Current>()
let exporter: Pick<SpanExporter, 'add'> | undefined

/**
 * Sends spans of this process to a collector from now on. Answers what ends it, with the last ones
 * sent. Without it nothing is timed.
 */
export function startTracing(
  config: TracingConfig,
  { role, log }: { role: string; log: Pick<Log, 'warn'> },
): { stop(): Promise<void>; flush(): Promise<void> } {
  const resource = {
    'service.name': config.serviceName,
    'service.instance.id': `${hostname()}-${process.pid}`,
    'senluna.role': role,
  }
  const own = new SpanExporter(config, resource, log)
  exporter = { add: (span) => current.exit(() => own.add(span)) }
  const unwatch = watchOutgoing(beginSpan)
  return {
    flush: () => own.flush(),
    stop: async () => {
      unwatch()
      exporter = undefined
      await own.stop()
    },
  }
}

/**
 * Does something as a span: what is done within becomes its part. It belongs to the trace that is
 * in the air, or to `traceId`, or begins one.
 */
export function inSpan<Result>(
  start: SpanStart,
  run: () => Promise<Result>,
  traceId = currentTrace(),
): Promise<Result> {
  const to = exporter
  if (!to) return run()
  const open = opened(start, traceId ?? newTrace(), to)
  return current.run(open.span, () => watched(open, run))
}

/** Times something that nothing is a part of, within a span; outside of all it is just done. */
export function timed(start: () => SpanStart, run: () => unknown): unknown {
  const open = exporter && current.getStore() && beginSpan(start())
  if (!open) return run()
  const answer = run()
  if (!(answer instanceof Promise)) return answer
  answer.then(
    () => open.end(),
    (error: unknown) => open.end(error),
  )
  return answer
}

/** Begins a part of the span that is being done; nothing outside of all spans. */
function beginSpan(start: SpanStart): OpenSpan | undefined {
  const parent = current.getStore()
  return exporter && parent ? opened(start, parent.traceId, exporter) : undefined
}

function opened(
  { name, kind, attributes = {} }: SpanStart,
  traceId: string,
  to: Pick<SpanExporter, 'add'>,
): OpenSpan & { span: Current } {
  const parent = current.getStore()
  const span = { traceId, spanId: newSpanId() }
  const began = clockMs()
  const end = (error?: unknown, known: Attributes = {}) => {
    const whole: Span = {
      ...span,
      ...(parent?.traceId === traceId ? { parentId: parent.spanId } : {}),
      name,
      kind,
      began,
      ended: clockMs(),
      attributes: { ...attributes, ...known, ...(error === undefined ? {} : { 'error.type': typeOf(error) }) },
      failed: error !== undefined && !(error instanceof Refusal),
    }
    to.add(whole)
  }
  return { span, end }
}

async function watched<Result>(open: OpenSpan, run: () => Promise<Result>): Promise<Result> {
  try {
    const result = await run()
    open.end()
    return result
  } catch (error) {
    open.end(error)
    throw error
  }
}

/** A refusal's or the database's code, else the name of the error: its message may hold values. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
