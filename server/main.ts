import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Id } from '@senluna/kit/ids.ts'
import { warmFamilies } from './modules/families/index.ts'
import { createParts, type Parts } from './parts.ts'
import { deliveryOf } from './events.ts'
import { figuresOf } from './parts/figures.ts'
import { figuresBySupervisor } from './figures.ts'
import { createHttp, type HttpState } from './http.ts'
import { forgetEndpoint } from './modules/push/index.ts'
import { mayJoin, redeemGuestTicket, typingOf } from './modules/chat/index.ts'
import { redeemTicket } from './modules/sessions/index.ts'
import { redeemStaffTicket, StaffRights } from './modules/staff/index.ts'
import { startAsking } from './modules/transfers/index.ts'
import { startPictures } from './site/pictures.ts'
import { AddressList } from './platform/addresses.ts'
import { readConfiguration, type Configuration } from './configuration.ts'
import { keptJobs } from './platform/jobs/kept-jobs.ts'
import { startJobs, wakeJob } from './platform/jobs/jobs.ts'
import { addressBehind, protocolBehind } from './platform/live/address-behind.ts'
import { isSameOrigin } from './platform/http/guards/same-origin.ts'
import { LiveHub } from './platform/live/hub.ts'
import { Relay } from './platform/live/relay.ts'
import { Courier } from './platform/outgoing/courier.ts'
import { startTracing } from './platform/tracing/tracing.ts'
import { scheduledJobs } from './scheduled.ts'
import { startFailure } from './start/start-failure.ts'

/** What was started and how it ends, last first. */
type Stop = () => Promise<void>

const GRACE_MS = 9_000

let config: Configuration
try {
  config = readConfiguration(process.env)
} catch (error) {
  giveUp((error as Error).message)
}
const { role } = config
const turn = { come: Promise.withResolvers<void>(), now: !config.standby }
// Heard from the start: when nobody answers any more, calls wait for this process while it is being
// built.
if (config.standby) process.on('message', takeTurn)
const parts = await createParts(config).catch((error: unknown) =>
  giveUp(startFailure(error, config) ?? (error instanceof Error ? error.message : String(error))),
)
const stops: Stop[] = [() => parts.close()]
if (config.tracing) stops.unshift(startTracing(config.tracing, { role, log: parts.log }).stop)
const state: HttpState = { stopping: false }

process.on('unhandledRejection', (error) =>
  parts.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'unhandled'),
)

const hub = role === 'live' || role === 'all' ? await startHub(parts) : undefined
// Only now: messages wait for the first that listens, and connections on their way to the hub must
// not be missed.
state.colleagues = figuresBySupervisor(parts.metrics)
if (role === 'jobs' || role === 'all') await startBackground(parts)
if (role === 'api' || role === 'all') await startApi(parts)
else process.send?.({ type: 'ready' })
if (role === 'live' && !process.send) await startApi(parts)

async function startHub(parts: Parts): Promise<LiveHub> {
  const proxies = new AddressList(config.trustedProxies)
  const staffRights = new StaffRights(parts.database.db)
  const brandAt = async ({ headers }: IncomingMessage) => {
    await parts.settings.hosts.current(parts.clock.now())
    return parts.settings.brands.byHost(headers.host?.replace(/:\d+$/, '') ?? '')?.merchantCode
  }
  const live = new LiveHub({
    databaseUrl: config.databaseUrl,
    redeem: async (ticket, desk) => {
      const { db } = parts.database
      const now = parts.clock.now()
      if (desk) return redeemStaffTicket(db, ticket, now)
      return (await redeemTicket(db, ticket, now)) ?? redeemGuestTicket(db, ticket, now)
    },
    brandAt,
    guest: async (request) => {
      const merchantCode = await brandAt(request)
      const guest = addressBehind(request, proxies)
      return merchantCode && { merchantCode, memberId: `guest ${guest}`, sessionId: '', guest }
    },
    isPublic: (topic) => parts.families.values().some((family) => family.isPublicTopic?.(topic) ?? false),
    mayJoin: (visitor, topic) => mayJoin(parts.chat, visitor, topic, parts.clock.now()),
    mayHear: (visitor, right) => staffRights.has(visitor.memberId as Id<'staff'>, right, parts.clock.now()),
    typing: (visitor, about) => typingOf(parts.chat, visitor, about, parts.clock.now()),
    isOwnPage: (request) =>
      isSameOrigin(request.headers.origin ?? '', protocolBehind(request, proxies), request.headers.host),
    log: parts.log,
    metrics: parts.metrics,
  })
  await live.start()
  stops.push(() => live.stop())
  // Under a supervisor, connections asked for at the api's port are handed over with their socket.
  process.on('message', (message: unknown, handle: unknown) => {
    if (!isUpgrade(message) || !(handle instanceof Socket)) return
    const request = Object.assign(new IncomingMessage(handle), message.request)
    live.upgrade(request, handle, Buffer.from(message.head, 'base64'))
  })
  return live
}

async function startBackground(parts: Parts): Promise<void> {
  const runner = await startJobs(
    config.databaseUrl,
    await keptJobs(parts.database.db, parts.clock, scheduledJobs(parts)),
    parts.log,
  )
  stops.push(() => runner.stop())
  const wake = (job: string, traceId?: string): void =>
    void wakeJob(runner, job, traceId).catch((error: unknown) =>
      parts.log.warn({ job, error: String(error) }, 'a job was not woken'),
    )
  const relay = new Relay({
    db: parts.database.db,
    delivery: deliveryOf(parts, wake),
    clock: parts.clock,
    log: parts.log,
    metrics: parts.metrics,
  })
  relay.start()
  stops.push(() => relay.stop())
  const courier = new Courier({
    queue: parts.outgoing,
    metrics: parts.metrics,
    onGone: (message) => forgetEndpoint(parts.database.db, message.subscription.endpoint),
  })
  courier.start()
  stops.push(() => courier.stop())
  const figures = figuresOf(parts)
  figures.start()
  stops.push(() => figures.stop())
  stops.push(startAsking(parts.transfers).stop)
  for (const { background } of parts.families.values()) {
    if (!background) continue
    background.start()
    stops.push(() => background.stop())
  }
  // Not while speed is measured: the first pictures take a processor.
  if (!config.bench) stops.push(startPictures(parts))
}

async function startApi(parts: Parts): Promise<void> {
  const app = await createHttp(parts, state)
  await app.ready()
  if (config.standby && turn.now) void warmFamilies(parts.families).catch(() => undefined)
  else {
    await warmFamilies(parts.families)
    // What waits to take over has its connections open and its ways trodden: the first call should
    // not pay for them.
    await Promise.all(Array.from({ length: 4 }, () => app.inject({ url: '/readyz' })))
  }
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/ws')
      return void socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
    if (hub) return hub.upgrade(request, socket, head)
    if (!process.send) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    const { method, url, headers } = request
    process.send(
      { type: 'upgrade', head: head.toString('base64'), request: { method, url, headers } },
      socket as Socket,
    )
  })
  stops.push(async () => {
    const closed = app.close()
    // Browsers keep a connection after its last answer, and the server isn't closed before the last
    // of them is.
    const idle = setInterval(() => app.server.closeIdleConnections(), 20)
    await hub?.stop()
    await closed
    clearInterval(idle)
  })
  if (config.standby) {
    parts.metrics.become('standby')
    // Everything is built; the supervisor says when this process takes over.
    process.send?.({ type: 'ready' })
    await turn.come.promise
    parts.metrics.become(role)
  }
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    const sentence = startFailure(error, config)
    if (sentence === undefined) throw error
    giveUp(sentence)
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  parts.log.info({ port }, 'listening')
  process.send?.({ type: 'listening', port })
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function takeTurn(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'go') return
  turn.now = true
  turn.come.resolve()
}

interface Upgrade {
  head: string
  request: { method: string; url: string; headers: Record<string, string> }
}

const isUpgrade = (message: unknown): message is Upgrade =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'upgrade' &&
  'request' in message

async function stop(): Promise<void> {
  if (state.stopping) return
  state.stopping = true
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  for (const end of stops.toReversed())
    await end().catch((error: unknown) => parts.log.warn({ error: String(error) }, 'stopping'))
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
