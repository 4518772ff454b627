import { BRANDS } from '@senluna/brands/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import type { KyselyPlugin } from 'kysely'
import { pino } from 'pino'
import { AddressList } from '../../../platform/addresses.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { declaring } from '../../../platform/http/declared.ts'
import { buildHttp } from '../../../platform/http/server.ts'
import { Metrics } from '../../../platform/figures/metrics.ts'
import { OutgoingQueue } from '../../../platform/outgoing/outgoing.ts'
import { outboxSender } from '../../../senders/outbox/outbox.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { createCodes } from '../../codes/index.ts'
import { byCode, byFirebase, byTicket, contactRoutes, loginNumbers } from '../../contacts/index.ts'
import { createMembers, memberRoutes, type Member } from '../../members/index.ts'
import { infoOf as protectionOf } from '../../protection/index.ts'
import { Countries, createSettings, Networks, openCountryTable, settingsRoutes } from '../../settings/index.ts'
import { createIdentities, identityRoutes, missingSwitches, serveSignIns, socialWays } from '../../identities/index.ts'
import { referralRoutes } from '../../referrals/index.ts'
import type { SignInConfigs } from '../../../platform/config/sign-in-config.ts'
import { authenticate } from '../authenticate.ts'
import { createSessions, type Sessions } from '../sessions.ts'
import { demandPassword } from '../login/demand-password.ts'
import { sessionRoutes } from '../routes.ts'

const KEY = 'ab'.repeat(32)

/** A clock that stands wherever a test puts it. */
export class TestClock {
  #ahead = 0
  now(): Instant {
    return instant(Date.now() + this.#ahead)
  }
  advance(ms: number): void {
    this.#ahead += ms
  }
}

/** The server's front with settings, members and sessions on a database of its own. */
export async function openSite(
  change: (brand: Brand) => Brand = (brand) => brand,
  more: { firebase?: { project: string; jwksUrl: string }; countStatements?: () => void; signIn?: SignInConfigs } = {},
) {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const url = await createTestDatabase()
  const database = openDatabase(url, { max: 8, log: logger, as: 'app', name: 'test' })
  const shared = openDatabase(url, { max: 1, log: logger, as: 'app', name: 'test shared' })
  const clock = new TestClock()
  const signIn = more.signIn ?? {}
  const config = { env: 'test' as const, keySecret: KEY, pepper: 'cd'.repeat(32), bench: false, signIn }
  const opened: Member[] = []
  const ended: string[] = []
  const removed: string[] = []
  /** What changed in the ways in of accounts. */
  const changed: string[] = []
  /** How many passkeys everybody has. */
  const passkeys = { count: 0 }
  const db = more.countStatements ? database.db.withPlugin(counting(more.countStatements)) : database.db
  const trust = { proxies: new AddressList(['127.0.0.1']), header: 'x-country' }
  const countries = new Countries({ table: openCountryTable(undefined), ...trust })
  const settings = createSettings({
    shared: shared.db,
    db,
    clock,
    log: logger,
    config,
    brands: BRANDS.map(change),
    texts: TEXTS,
    countries,
    networks: new Networks({ table: undefined, ...trust }),
    missing: (merchantCode) => missingSwitches(signIn, merchantCode),
  })
  const members = createMembers({
    clubLabelOf: async () => null,
    protectionOf: (memberId, brand, now) => protectionOf(db, memberId, brand.profile.protection.checkMinutes, now),
    db,
    config,
    onOpened: async (_tx, member) => void opened.push(member),
    languageOf: (brand, asked) => settings.brands.languageOf(brand, asked),
  })
  const outgoing = new OutgoingQueue({
    db,
    clock,
    log: logger,
    keySecret: KEY,
    senders: { sms: outboxSender('sms', { db, clock }), mail: outboxSender('mail', { db, clock }), push: undefined },
  })
  const codes = createCodes({ db, log: logger, config: { ...config, firebase: more.firebase }, outgoing })
  const identities = createIdentities({
    db,
    log: logger,
    configs: signIn,
    // As the module of security does it: by the password, or by a log-in just now.
    confirm: async (caller, brand, password, now) => {
      if (password !== undefined)
        await demandPassword(sessions, caller.memberId, password, brand.security.lockAfter, now)
    },
    otherWays: async (tx, memberId, brand) => passkeys.count + (await loginNumbers(tx, memberId, brand)),
    onChanged: async (_tx, { memberId }, what, provider) => void changed.push(`${memberId} ${what} ${provider}`),
  })
  const sessions: Sessions = createSessions({
    codes,
    ways: { sms: byCode, ticket: byTicket, firebase: byFirebase, ...socialWays(identities) },
    db,
    clock,
    log: logger,
    config,
    members,
    sealed: settings.sealed,
    onRemoved: async (_tx, ids) => void removed.push(...ids),
    onEnded: async (_tx, { sessionIds }) => void ended.push(...sessionIds),
    countries,
    humanRounds: 1,
  })
  const contacts = { db, log: logger, codes, sessions }
  const app = await buildHttp(
    {
      db,
      clock,
      log: logger,
      metrics: new Metrics(),
      brands: settings.brands,
      authenticator: {
        session: (request, brand, now) => authenticate(sessions, request, brand, now),
        game: async () => null,
      },
      entry: settings.entry,
      sealed: settings.sealed,
      production: false,
      unthrottled: true,
      checkReplies: true,
      trustedProxies: ['127.0.0.1'],
    },
    [
      ...settingsRoutes(settings),
      ...memberRoutes(members),
      ...sessionRoutes(sessions),
      ...contactRoutes(contacts),
      ...referralRoutes({ db, unlimited: true, depositedAmong: async () => new Set() }),
      ...identityRoutes(identities, sessions),
    ].map(declaring),
  )
  serveSignIns(app, identities, {
    clock,
    enter: (request, brand, open, now) => settings.entry.enter(request, brand, open, now),
  })
  const close = async () => {
    outgoing.stop()
    await app.close()
    await shared.close()
    await database.close()
  }
  return {
    app,
    url,
    database,
    db,
    clock,
    log,
    opened,
    ended,
    removed,
    changed,
    passkeys,
    settings,
    members,
    sessions,
    outgoing,
    config,
    close,
  }
}

/** Calls back for every statement, so that a test can compare how much work two answers took. */
const counting = (count: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => (count(), node),
  transformResult: async ({ result }) => result,
})

export type Site = Awaited<ReturnType<typeof openSite>>
