import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { SPAN, type OpenSpan, type SpanStart } from './span.ts'

// What Node's own `fetch` reports of its requests. Source: undici, docs/api/DiagnosticsChannel.md.
const CREATED = 'undici:request:create'
const ANSWERED = 'undici:request:headers'
const ENDED = 'undici:request:trailers'
const FAILED = 'undici:request:error'

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

/**
 * Times every request to the outside that is made within a span: its method and host alone. A path
 * may hold a token or somebody's number. Answers what ends it.
 */
export function watchOutgoing(begin: (start: SpanStart) => OpenSpan | undefined): () => void {
  const open = new WeakMap<object, OpenSpan>()
  const statuses = new WeakMap<object, number>()
  const created = (message: unknown) => {
    const request = partOf(message, 'request')
    if (typeof request !== 'object' || request === null) return
    const span = begin(startOf(request))
    if (span) open.set(request, span)
  }
  const answered = (message: unknown) => {
    const request = partOf(message, 'request')
    const status = partOf(partOf(message, 'response'), 'statusCode')
    if (typeof request === 'object' && request !== null && typeof status === 'number') statuses.set(request, status)
  }
  const over = (message: unknown) => {
    const request = partOf(message, 'request')
    if (typeof request !== 'object' || request === null) return
    const status = statuses.get(request)
    open
      .get(request)
      ?.end(partOf(message, 'error'), status === undefined ? {} : { 'http.response.status_code': status })
    open.delete(request)
  }
  subscribe(CREATED, created)
  subscribe(ANSWERED, answered)
  subscribe(ENDED, over)
  subscribe(FAILED, over)
  return () => {
    unsubscribe(CREATED, created)
    unsubscribe(ANSWERED, answered)
    unsubscribe(ENDED, over)
    unsubscribe(FAILED, over)
  }
}

function startOf(request: object): SpanStart {
  const method = String(partOf(request, 'method'))
  const origin = String(partOf(request, 'origin'))
  const host = URL.canParse(origin) ? new URL(origin).host : 'elsewhere'
  return {
    name: `${method} ${host}`,
    kind: SPAN.CLIENT,
    attributes: { 'http.request.method': method, 'server.address': host },
  }
}
