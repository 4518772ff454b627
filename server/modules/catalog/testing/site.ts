import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { merchantCode, type MerchantCode } from '@senluna/kit/brand.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { id } from '@senluna/kit/ids.ts'
import { instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { seedLongCatalog } from '@senluna/tools/seed/long-catalog.ts'
import { seedNotices } from '@senluna/tools/seed/notices.ts'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { openDatabase } from '../../../platform/database/db.ts'
import { declaring } from '../../../platform/http/declared.ts'
import { buildHttp } from '../../../platform/http/server.ts'
import { Metrics } from '../../../platform/figures/metrics.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { contentRoutes, createHelpVotes, createNoticeReads, helpRoutes, serveAppProfile } from '../../content/index.ts'
import { BrandDirectory } from '../../settings/index.ts'
import { catalogRoutes, openIcons, serveArt } from '../index.ts'

export const NOW = instant(Date.UTC(2026, 10, 21, 3))
export const MERCHANTS = BRANDS.map((brand) => brand.merchantCode)

/** Somebody who is logged in: the test's authenticator takes the header at its word. */
export const visitor = (more: Partial<Caller> = {}): Caller => ({
  memberId: id<'member'>(randomUUID()),
  merchantCode: merchantCode('senluna'),
  userName: 'tester',
  type: 0,
  sessionId: id<'session'>(randomUUID()),
  passwordChangeRequired: false,
  ...more,
})

const callerIn = (header: unknown): Caller | null =>
  typeof header === 'string' ? (JSON.parse(header) as Caller) : null

/**
 * The front with the catalogue, the notices and the pictures, on a database of its own with the
 * long catalogue and the demonstration's notices.
 */
export async function openSite(merchants: readonly MerchantCode[] = [merchantCode('senluna')]) {
  const log = pino({ level: 'silent' })
  const url = await createTestDatabase()
  const owner = openDatabase(url, { max: 2, log, as: 'owner', name: 'seed', statementMs: 60_000 })
  const began = performance.now()
  await seedLongCatalog(owner.db, merchants)
  const seedMs = performance.now() - began
  await seedNotices(owner.db, MERCHANTS, NOW)
  const database = openDatabase(url, { max: 8, log, as: 'app', name: 'test' })
  const artFolder = await mkdtemp(join(tmpdir(), 'senluna-art-'))
  const icons = openIcons(artFolder)
  const { db } = database
  const parts = {
    db,
    clock: { now: () => NOW },
    log,
    metrics: new Metrics(),
    brands: new BrandDirectory(BRANDS, TEXTS, true),
    authenticator: {
      session: async (request: { headers: Record<string, unknown> }) => callerIn(request.headers['x-test-caller']),
      game: async () => null,
    },
    sealed: { open: async () => undefined },
    production: false,
    unthrottled: true,
    checkReplies: true,
    trustedProxies: [],
  }
  const votes = createHelpVotes(db, Buffer.alloc(32, 7))
  const app = await buildHttp(
    parts,
    [
      ...catalogRoutes(db, { of: ({ headers }) => String(headers['x-test-country'] ?? '') }),
      ...contentRoutes(createNoticeReads(db, Buffer.alloc(32, 7), async () => 0)),
      ...helpRoutes(db, votes),
    ].map(declaring),
  )
  serveArt(app, db, icons)
  serveAppProfile(app)
  await app.ready()

  async function ask(url: string, options: InjectOptions & { as?: Caller } = {}) {
    const { as, ...rest } = options
    const headers = { host: 'localhost', ...rest.headers, ...(as ? { 'x-test-caller': JSON.stringify(as) } : {}) }
    return app.inject({ method: 'GET', url, ...rest, headers })
  }
  return {
    db,
    owner: owner.db,
    pool: owner.pool,
    icons,
    artFolder,
    seedMs,
    ask,
    /** Calls and opens the envelope. */
    async call<Value>(
      url: string,
      options: InjectOptions & { as?: Caller } = {},
    ): Promise<Envelope<Value> & { status: number }> {
      const reply = await ask(url, options)
      return { status: reply.statusCode, ...reply.json<Envelope<Value>>() }
    },
    async close() {
      await app.close()
      await database.close()
      await owner.close()
      await rm(artFolder, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
