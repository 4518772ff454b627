import { fileURLToPath } from 'node:url'
import { CALLS } from '@senluna/contract/all.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Colleagues } from './figures.ts'
import { serveArt } from './modules/catalog/index.ts'
import { serveAppProfile } from './modules/content/index.ts'
import { frameCaller } from './modules/families/index.ts'
import { serveSignIns } from './modules/identities/index.ts'
import { authenticate } from './modules/sessions/index.ts'
import { authenticateStaff, noteRefusedCall } from './modules/staff/index.ts'
import { serveOutbox } from './site/dev-outbox.ts'
import { serveInstallable } from './site/installable.ts'
import type { Parts } from './parts.ts'
import { declaring } from './platform/http/declared.ts'
import { serveHealth } from './platform/http/health.ts'
import { servePages } from './platform/http/pages.ts'
import { serveReference } from './platform/http/openapi/reference.ts'
import { buildHttp } from './platform/http/server.ts'
import { mergedFigures } from './platform/figures/merged-figures.ts'
import { allRoutes } from './routes.ts'
import { FirstPages } from './site/first-page.ts'
import { pageHead, serveSearch } from './site/page-head.ts'
import { openerPolicy, sitePolicy } from './site/site-policy.ts'

const SITE = fileURLToPath(new URL('../apps/site/dist', import.meta.url))
const STAGE = fileURLToPath(new URL('../apps/stage/dist', import.meta.url))
const DESK = fileURLToPath(new URL('../apps/backoffice/dist', import.meta.url))

const isStage = (request: FastifyRequest): boolean => request.hostname.startsWith('play.')
const isDesk = (request: FastifyRequest): boolean => request.hostname.startsWith('desk.')

/** What the process hands to the HTTP front. */
export interface HttpState {
  /** Whether it is about to end. */
  stopping: boolean
  /** The figures of the processes beside it. */
  colleagues?: Colleagues
}

/** The HTTP front of the api role: calls, pages, art, reference, health. */
export async function createHttp(parts: Parts, state: HttpState): Promise<FastifyInstance> {
  const { config } = parts
  const production = config.env === 'production'
  // The page itself also comes while nobody can say what is set.
  const enter = async (request: FastifyRequest) => {
    const { entry } = parts.settings
    const brand = await Promise.resolve(entry.enter(request, request.brand, true, parts.clock.now())).catch(
      () => undefined,
    )
    if (brand) request.brand = brand
  }
  const app = await buildHttp(
    {
      db: parts.database.db,
      clock: parts.clock,
      log: parts.log,
      metrics: parts.metrics,
      brands: parts.settings.brands,
      hosts: parts.settings.hosts,
      authenticator: {
        session: (request, brand, now) => authenticate(parts.sessions, request, brand, now),
        game: (request, brand, now) => frameCaller(parts.families, request, brand, now),
        staff: (request, brand, now) => authenticateStaff(parts.staff, request, brand, now),
        staffRefused: (caller, refused, now) => noteRefusedCall(parts.database.db, caller, refused, now),
      },
      entry: parts.settings.entry,
      sealed: parts.settings.sealed,
      production,
      unthrottled: config.bench,
      checkReplies: config.env === 'test',
      trustedProxies: config.trustedProxies,
    },
    // Tests find replies that the contract doesn't declare.
    config.env === 'test' ? allRoutes(parts).map(declaring) : allRoutes(parts),
  )
  serveHealth(app, {
    check: () => sql`select 1`.execute(parts.database.db),
    stopping: () => state.stopping,
    figures: async () => mergedFigures([await parts.metrics.figures(), ...((await state.colleagues?.()) ?? [])]),
    metricsToken: config.metricsToken,
  })
  serveArt(app, parts.database.db, parts.icons)
  serveAppProfile(app)
  serveInstallable(app, enter)
  serveSearch(app, (request) => !isStage(request) && !isDesk(request))
  serveSignIns(app, parts.identities, {
    clock: parts.clock,
    enter: (request, brand, open, now) => parts.settings.entry.enter(request, brand, open, now),
  })
  serveReference(app, CALLS, { clock: parts.clock, production, unthrottled: config.bench })
  if (!production) serveOutbox(app, parts.database.db)
  const first = new FirstPages(SITE, production)
  const { brands } = parts.settings
  await servePages(app, {
    production,
    enter,
    appOf: (request) =>
      isStage(request)
        ? { folder: STAGE, policy: stagePolicy }
        : isDesk(request)
          ? { folder: DESK, policy: deskPolicy }
          : {
              folder: SITE,
              knownAs: fileHostOf(parts),
              policy: sitePolicy(config.signIn),
              head: (request) => pageHead(brands, request) + first.of(brands, request).head,
              slots: (request) => first.of(brands, request).slots,
              opener: openerPolicy(config.signIn, config.sandboxVendor !== undefined),
            },
  })
  return app
}

/**
 * The host by which the site's page knows its brand, where it was built before the one that was
 * asked was added.
 */
const fileHostOf =
  ({ settings }: Parts) =>
  ({ brand, hostname }: FastifyRequest): string | undefined => {
    const file = settings.brands.list.find(({ merchantCode }) => merchantCode === brand.merchantCode)
    return file?.hosts.includes(hostname) ? undefined : file?.hosts[0]
  }

/**
 * The desk of the brand's own people: its own code and pictures only, no frame in it and in
 * nobody's.
 */
function deskPolicy(request: FastifyRequest, scripts: readonly string[]): string {
  const live = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${live}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page in the frame: its own code only, framed by its brand's hosts only. */
function stagePolicy(request: FastifyRequest, scripts: readonly string[]): string {
  const port = /:\d+$/.exec(request.host)?.[0] ?? ''
  const parents = request.brand.hosts.map((host) => `${request.protocol}://${host}${port}`)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents.join(' ')}`,
  ].join('; ')
}
