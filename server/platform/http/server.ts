import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Envelope } from '@senluna/contract/envelope.ts'
import { fromWire, toWire, wireCopy, wirePath } from '@senluna/contract/names.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import { iso, type Clock } from '@senluna/kit/time.ts'
import { AddressList } from '../addresses.ts'
import { inTrace, newTrace } from '../trace.ts'
import { SPAN, type SpanStart } from '../tracing/span.ts'
import { inSpan } from '../tracing/tracing.ts'
import { BODY_LIMIT, bytesOf, LARGE_BODY_LIMIT } from './guards/body-weight.ts'
import { callOf, type CallParts } from './call.ts'
import type { HttpParts } from './http-parts.ts'
import { isPacked, packReplies } from './compress.ts'
import { hasSameAnswer } from './entity-tag.ts'
import { refusalOf, statusOf } from './errors.ts'
import { runOnce } from './once-store.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { Route } from './route.ts'
import { Throttle } from './guards/throttle.ts'

/**
 * Bytes of bodies that one address may send in a second, and at once: parsing comes before the
 * caller is known.
 */
const ADDRESS_BYTES = { perSecond: 512 * 1024, burst: 2 * 1024 * 1024 }

declare module 'fastify' {
  interface FastifyRequest {
    brand: Brand
    traceId: string
    /** Who of the brand's own people calls, once that is known. */
    staff?: StaffCaller
  }
}

/** Builds the HTTP front: one brand a host, one envelope, one place where errors become replies. */
export async function buildHttp(parts: HttpParts, routes: readonly Route[]): Promise<FastifyInstance> {
  const proxies = new AddressList(parts.trustedProxies)
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: (address) => proxies.has(address),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    // A path that can't be read, or has a part too long, is no path of ours.
    frameworkErrors: (_error, request, reply) => {
      nameTrace(request, reply)
      sendError(parts, new Refusal('SYS_NOT_FOUND'), request, reply)
    },
  })
  app.decorateRequest('brand')
  app.decorateRequest('traceId', '')
  await app.register(cookie)
  // With callbacks: a promise for each hook of each request is felt on the money path.
  const bytes = new Throttle(ADDRESS_BYTES.perSecond, ADDRESS_BYTES.burst)
  app.addHook('onRequest', (request, reply, done) => {
    const early = greet(request, reply) ?? (parts.unthrottled ? undefined : tooMany(bytes, request, parts.clock))
    if (early || WATCHED.has(request.url)) return done(early)
    const goOn = () => done(begin(parts, request))
    const known = parts.hosts?.current(parts.clock.now())
    if (known) void after(known, goOn)
    else goOn()
  })
  app.addHook('onResponse', (request, reply, done) => {
    finish(parts, request, reply)
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(parts, error, request, reply))

  packReplies(app)

  const throttles: CallParts['throttles'] = {
    reads: new Throttle(10, 40),
    writes: new Throttle(2, 12),
    guests: new Throttle(20, 120),
    play: new Throttle(5, 10),
  }
  for (const route of routes)
    if (!route.endpoint.multipart && !route.endpoint.form) addRoute(app, parts, throttles, route)
  // In a room of their own: no other call takes bodies in pieces.
  await app.register(async (room) => {
    await room.register(multipart)
    for (const route of routes) if (route.endpoint.multipart) addRoute(room, parts, throttles, route)
  })
  // The same for forms, which pages of other sites could post: no other call takes them.
  await app.register(async (room) => {
    const form = 'application/x-www-form-urlencoded'
    room.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    for (const route of routes) if (route.endpoint.form) addRoute(room, parts, throttles, route)
  })
  refuseOtherMethods(app, routes)
  return app
}

/** Whoever watches over the processes asks by address, not by a brand's host. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics'])

async function after(known: Promise<void>, goOn: () => void): Promise<void> {
  await known
  goOn()
}

/** Gives the request its trace id; answers why it can't be taken. */
function greet(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  nameTrace(request, reply)
  // Asked while the caller is on the line: who it was is forgotten when that breaks, unless it was
  // asked before. Nobody waits then.
  return request.socket.remoteAddress === undefined ? new Refusal('SYS_BUSY') : undefined
}

/** Charges an address for the body it is about to send, before anybody parses it. */
function tooMany(bytes: Throttle, request: FastifyRequest, clock: Clock): Refusal | undefined {
  const length = bytesOf(request, request.routeOptions.bodyLimit)
  try {
    if (length > 0) bytes.take(request.ip, clock.now(), length)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return undefined
}

/** Finds the brand by host; answers why the request can't be taken. */
function begin(parts: HttpParts, request: FastifyRequest): Refusal | undefined {
  const brand = parts.brands.byHost(request.hostname)
  if (!brand) return new Refusal('SYS_HOST')
  request.brand = brand
  const merchant = request.headers.merchant
  if (merchant !== undefined && merchant !== brand.merchantCode) return new Refusal('SYS_MERCHANT')
  return undefined
}

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** A trace of our own: who could choose it could make two acts in the log look like one. */
function nameTrace(request: FastifyRequest, reply: FastifyReply): void {
  request.traceId = newTrace()
  reply.header('x-trace-id', request.traceId)
}

/** The trace a caller says its request belongs to: noted beside ours, never instead of it. */
function callersTrace({ headers: { traceparent } }: FastifyRequest): { callersTrace?: string } {
  const given = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined
  return given === undefined ? {} : { callersTrace: given }
}

function finish(parts: HttpParts, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none'
  parts.metrics.request(request.method, route, reply.statusCode, reply.elapsedTime)
  if (route.endsWith('/play') && reply.statusCode === 200) return
  parts.log.info(
    {
      traceId: request.traceId,
      ...callersTrace(request),
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  )
}

function addRoute(app: FastifyInstance, parts: HttpParts, throttles: CallParts['throttles'], route: Route): void {
  const { endpoint } = route
  const url = urlOf(endpoint.path)
  const methods = [endpoint.method, ...(endpoint.also ?? [])]
  app.route({
    method: methods,
    url,
    config: { packed: isPacked(endpoint), names: endpoint.names },
    ...(endpoint.large ? { bodyLimit: LARGE_BODY_LIMIT } : {}),
    // The money path names its trace itself, round by round: many travel in one batch.
    handler: async (request, reply) =>
      inTrace(endpoint.hot ? undefined : request.traceId, () =>
        inSpan(
          callSpan(request.method, url),
          () =>
            endpoint.for === 'staff'
              ? answer(parts, throttles, route, request, reply).catch((error: unknown) =>
                  noteRefused(parts, endpoint, request, error),
                )
              : answer(parts, throttles, route, request, reply),
          request.traceId,
        ),
      ),
  })
}

const callSpan = (method: string, route: string): SpanStart => ({
  name: `${method} ${route}`,
  kind: SPAN.SERVER,
  attributes: { 'http.request.method': method, 'http.route': route },
})

/** Lets the desk know what one of its people asked for without the right to it. */
async function noteRefused(
  { authenticator, clock }: HttpParts,
  { method, path }: Endpoint,
  { staff, ip, traceId }: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (staff && error instanceof Refusal && error.code === 'AUTH_FORBIDDEN')
    await authenticator.staffRefused?.(staff, { call: `${method} ${path}`, ip, traceId }, clock.now())
  throw error
}

async function answer(
  parts: HttpParts,
  throttles: CallParts['throttles'],
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = route
  const call = await callOf(parts, throttles, route, request, reply)
  const value =
    route.runs === 'once'
      ? await runOnce(
          parts.db,
          {
            owner: ownerOf(call.caller),
            key: call.key,
            call: [endpoint.method, endpoint.path, ...Object.values(call.params)].join(' '),
            body: wireCopy(endpoint.names, call.body),
            now: call.now,
          },
          async (tx, prepared) => toWire(endpoint.names, await route.handle(call, tx, prepared)),
          route.prepare && (() => route.prepare!(call)),
        )
      : toWire(endpoint.names, await route.handle(call))
  if (reply.sent) return reply
  // Also of a repeat, whose first reply was kept without its status.
  if (endpoint.reply === awaiting) reply.code(202)
  if (parts.checkReplies) endpoint.reply.parse(fromWire(endpoint.names, value))
  reply.header('cache-control', endpoint.cacheSeconds ? `private, max-age=${endpoint.cacheSeconds}` : 'no-store')
  if (endpoint.tagged && hasSameAnswer(request, reply, value)) return reply.code(304).send()
  const envelope: Envelope<unknown> = {
    success: true,
    value: value ?? null,
    traceId: request.traceId,
    serverTime: iso(parts.clock.now()),
  }
  return reply.send(envelope)
}

/** A known path called by another method is 405, not 404. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const known = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const url = urlOf(endpoint.path)
    known.set(url, [...(known.get(url) ?? []), endpoint.method, ...(endpoint.also ?? [])])
  }
  for (const [url, methods] of known) {
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !methods.includes(method))
    app.route({
      method: others,
      url,
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        reply.header('allow', methods.join(', '))
        throw new Refusal('SYS_METHOD')
      },
    })
  }
}

const urlOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const NOBODY = '00000000-0000-0000-0000-000000000000'
const ownerOf = (caller: CallerShape): string =>
  caller === null ? NOBODY : 'staffId' in caller ? caller.staffId : caller.memberId
type CallerShape = { memberId: string } | { staffId: string } | null

/** Writes the envelope of a refusal; a bug is logged with its stack, a refusal is not. */
export function sendError(parts: HttpParts, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { refusal, bug } = refusalOf(error)
  parts.metrics.refusals.labels(refusal.code).inc()
  if (bug)
    parts.log.error(
      {
        traceId: request.traceId,
        route: request.routeOptions.url,
        error: error instanceof Error ? error.stack : String(error),
      },
      'bug',
    )
  const brand = request.brand as Brand | null
  const { names } = request.routeOptions.config
  const asked = typeof request.headers.language === 'string' ? request.headers.language : undefined
  const language = brand ? parts.brands.languageOf(brand, asked) : 'EN'
  const status = statusOf(refusal)
  if (refusal.retryAfterSec !== undefined) reply.header('retry-after', String(refusal.retryAfterSec))
  const envelope: Envelope<unknown> = {
    success: false,
    value: toWire(names, refusal.value),
    message: parts.brands.refusalText(language, refusal.code, argsOf(refusal), brand?.words),
    errorCode: refusal.code,
    ...(refusal.fields
      ? { fields: refusal.fields.map((broken) => ({ ...broken, field: wirePath(names, broken.field) })) }
      : {}),
    traceId: request.traceId,
    serverTime: iso(parts.clock.now()),
  }
  void reply.header('cache-control', 'no-store').code(status).send(envelope)
}

/** The figures of the first field that broke its rule, as `{0}`, `{1}` of the sentence. */
const argsOf = ({ fields }: Refusal): Record<string, string | number> =>
  Object.fromEntries(Object.entries(fields?.[0]?.args ?? []))
