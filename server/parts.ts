import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BRANDS } from '@senluna/brands/index.ts'
import { checkCertificates, HOUSE_GAMES } from '@senluna/games/rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { approvalActions } from './approval-actions.ts'
import { closing } from './closing.ts'
import { exportSections } from './export-sections.ts'
import { fileStoreOf } from './file-stores.ts'
import { recordExports } from './record-exports.ts'
import { kindName } from './kind-name.ts'
import { createApprovals, type Approvals } from './modules/approvals/index.ts'
import {
  amlThresholdOf,
  depositedSince,
  pastDeposits,
  type Deposits,
  type Withdrawals,
} from './modules/cashier/index.ts'
import { forgetMarks, openIcons, VendorCalls, VendorKeyRing, type Icons } from './modules/catalog/index.ts'
import { createCodes, type Codes } from './modules/codes/index.ts'
import { byCode, byFirebase, byTicket, loginNumbers, type Contacts } from './modules/contacts/index.ts'
import { createFeedback, type Feedback } from './modules/feedback/index.ts'
import { createFiles, type Files } from './modules/files/index.ts'
import { houseGenerator, seedKeyFrom, seedVault } from './modules/fairness/index.ts'
import {
  createIdentities,
  identitiesOf,
  missingSwitches,
  socialWays,
  type Identities,
} from './modules/identities/index.ts'
import { createChat, type Chat } from './modules/chat/index.ts'
import { kycTierOf } from './modules/kyc/index.ts'
import { Drand, escrowTo, formedSource, Games, httpSource, noBeacon, type Lottery } from './modules/lottery/index.ts'
import { createMembers, refuseLocked, type Members } from './modules/members/index.ts'
import { forgetReads } from './modules/content/index.ts'
import { forgetMessages, sendMessage } from './modules/messages/index.ts'
import { askReturn, forgetProtection, infoOf, refuseExcluded, type Protection } from './modules/protection/index.ts'
import { forgetDevices, forgetSubscriptions, keepDeviceFor, type Push } from './modules/push/index.ts'
import { createRounds, endGameSessions, type Rounds } from './modules/rounds/index.ts'
import { createSessions, IDLE, standingOf, type EndedWhy, type Sessions } from './modules/sessions/index.ts'
import {
  askSecondStep,
  byPasskey,
  confirmIdentity,
  createSecurity,
  noteChange,
  passkeysOf,
  takeSecondStep,
  type Security,
} from './modules/security/index.ts'
import { createStaff, type Staff } from './modules/staff/index.ts'
import {
  Countries,
  createSettings,
  derivedKey,
  followNetworks,
  Networks,
  openCountryTable,
  openNetworkTable,
  type Settings,
} from './modules/settings/index.ts'
import { createTransfers, vendorStandingOf, type Transfers } from './modules/transfers/index.ts'
import { createPlayQueue, playedSince, type PlayQueue } from './modules/wagers/index.ts'
import { openWallets } from './modules/wallet/index.ts'
import { LastBalances, type Winners } from './modules/winners/index.ts'
import { AddressList } from './platform/addresses.ts'
import { DatabaseClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase, type Database } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'
import { createLog, type Log } from './platform/log.ts'
import { Metrics } from './platform/metrics.ts'
import { OutgoingQueue } from './platform/outgoing/outgoing.ts'
import { signInOf, type SignInConfigs } from './platform/sign-in-config.ts'
import type { VendorLine } from './platform/vendors/transfer-wallet.ts'
import { paymentProviders, payoutProviders } from './payments.ts'
import { sendersFor } from './senders.ts'
import { SANDBOX_TRANSFER, sandboxTransfer } from './vendors/sandbox-transfer/sandbox-transfer.ts'

/** Everything one process is built of, each part once, in order. */
export interface Parts {
  config: Config
  log: Log
  metrics: Metrics
  clock: DatabaseClock
  database: Database
  brands: readonly Brand[]
  settings: Settings
  members: Members
  codes: Codes
  sessions: Sessions
  contacts: Contacts
  identities: Identities
  staff: Staff
  /** What needs a second person at the desk. */
  approvals: Approvals
  chat: Chat
  queue: PlayQueue
  rounds: Rounds
  protection: Protection
  /** Money between members' wallets and vendors'. */
  transfers: Transfers
  /** What brands and vendors sign with. */
  vendorKeys: VendorKeyRing
  security: Security
  winners: Winners
  /** Money in. */
  deposits: Deposits
  /** Money out. */
  withdrawals: Withdrawals
  /** Draws and what is bet on them. */
  lottery: Lottery
  /** Pictures that members send. */
  files: Files
  feedback: Feedback
  /** Games' pictures as pixels. */
  icons: Icons
  /** Text messages, e-mails and notifications. */
  outgoing: OutgoingQueue
  /** Notifications to members' browsers. */
  push: Push
  close(): Promise<void>
}

/** A device on which a session ended so is not shown the member's notifications any more. */
const NOT_BACK = new Set<EndedWhy>(['logout', 'password', 'closed'])

/** The catalogue's vendor code of our own games. */
export const OWN_VENDOR = 'SENLUNA'

const POOL = 12
const ART_CACHE = fileURLToPath(new URL('../.cache/art', import.meta.url))

/**
 * Builds the parts of one process and reads what it needs of the database.
 *
 * Throws a plain sentence when a paytable is not the one its certificate was computed for.
 */
export async function createParts(config: Config): Promise<Parts> {
  checkCertificates()
  // Before anything is opened: what an operator's own table has wrong is told at the start.
  const trust = { proxies: new AddressList(config.trustedProxies), header: config.countryHeader }
  const countries = new Countries({ table: openCountryTable(config.geoipCsv), ...trust })
  const networks = new Networks({ table: openNetworkTable(config.networksCsv), ...trust })
  const log = createLog(config.logLevel, config.role)
  const leaveNetworks = followNetworks(networks, config.networksCsv, log)
  const metrics = new Metrics(config.role)
  const clock = new DatabaseClock()
  const database = openDatabase(config.databaseUrl, { max: POOL, log, as: 'app', name: `senluna ${config.role}` })
  await clock.start(database)
  const { db } = database
  const outgoing = new OutgoingQueue({
    db,
    clock,
    log,
    keySecret: config.keySecret,
    senders: sendersFor(config.outgoing, { db, clock }),
  })
  await outgoing.start()
  refuseUnchecked(BRANDS, config.signIn)
  const missing = (merchantCode: string) => missingSwitches(config.signIn, merchantCode)
  const settings = createSettings({
    db,
    clock,
    log,
    config,
    brands: BRANDS,
    texts: TEXTS,
    countries,
    networks,
    missing,
  })
  const members = createMembers({
    db,
    config,
    onOpened: async (tx, member, brand, now) => {
      await openWallets(queryOf(tx), member, brand, now)
      if (member.type === 4) return
      const args = { name: member.nickname, brand: brand.brandName }
      await sendMessage(tx, { memberId: member.id, tab: 'SYSTEM', template: 'welcome', args }, now)
    },
    languageOf: (brand, asked) => settings.brands.languageOf(brand, asked),
    protectionOf: (memberId, brand, now) => infoOf(db, memberId, brand.profile.protection.checkMinutes, now),
  })
  const identities = createIdentities({
    db,
    log,
    configs: config.signIn,
    confirm: (caller, brand, password, now) => confirmIdentity({ db, sessions }, caller, brand, password, now),
    otherWays: async (tx, memberId, brand) =>
      (await passkeysOf(tx, memberId)).length + (await loginNumbers(tx, memberId, brand)),
    onChanged: (tx, by, what, provider, now) => noteChange(tx, by, what, now, { provider }),
  })
  const codes = createCodes({ db, log, config, outgoing })
  const sessions: Sessions = createSessions({
    db,
    clock,
    log,
    config,
    members,
    codes,
    onProven: (proven, call) => askSecondStep(security, proven, call),
    onCode: (call) => takeSecondStep(security, call),
    sealed: settings.sealed,
    countries,
    ways: {
      sms: byCode,
      ticket: byTicket,
      firebase: byFirebase,
      passkey: (_, call) => byPasskey(security, call),
      ...socialWays(identities),
    },
    onRemoved: async (tx, ids) => {
      await forgetMarks(tx, ids)
      await forgetProtection(tx, ids)
      await forgetSubscriptions(tx, ids)
      await forgetMessages(tx, ids)
      await forgetReads(tx, ids)
    },
    onOpening: async (tx, member, brand, now, deviceId) => {
      await refuseLocked(tx, member.id, 'LOGIN')
      await refuseExcluded(tx, member, brand, now)
      await keepDeviceFor(tx, member.id, deviceId)
    },
    onComeBack: async (member, now) => void (await askReturn(db, member, now)),
    onEnded: async (tx, ended, now) => {
      await endGameSessions(tx, ended.memberId, ended.sessionIds, now)
      if (NOT_BACK.has(ended.why)) await forgetDevices(tx, ended.memberId, ended.deviceIds)
    },
  })
  const security: Security = createSecurity({
    db,
    clock,
    log,
    config,
    members,
    codes,
    sessions,
    brands: BRANDS,
    sections: exportSections(kindName),
    records: recordExports(kindName),
    closing,
    otherWays: async (tx, memberId, brand) =>
      (await identitiesOf(tx, memberId)).length + (await loginNumbers(tx, memberId, brand)),
  })
  const { sealed } = settings
  const staff = createStaff({
    db,
    log,
    config,
    brands: BRANDS,
    passwords: members.passwords,
    sealed,
    deskAddresses: async (merchantCode, now) => (await settings.values.of(merchantCode, now)).desk.addresses,
    turnedAway: (brand, ip, now) => settings.hits.note(brand, 'desk', ip, now),
  })
  const winners: Winners = {
    db,
    balances: new LastBalances(),
    secret: derivedKey(config.keySecret, 'winner-board'),
    currencyOf: (merchantId) => BRANDS.find((brand) => brand.merchantCode === merchantId)?.currency.code,
    leastOf: async (merchantId, now) => BigInt((await settings.values.of(merchantId, now)).winnerBoard.least),
  }
  const files = createFiles(db, fileStoreOf(config, clock), log)
  const chat = createChat({
    db,
    log,
    config,
    settings,
    files,
    human: sessions.human,
    // There is no ladder yet: everybody is at its foot.
    levelOf: async () => 0,
    depositedSince: (memberId, since) => depositedSince(db, memberId, since),
  })
  const protection: Protection = { db, log, members, sessions, brands: BRANDS, playedSince }
  const queue = createPlayQueue({ url: config.databaseUrl, lanes: config.lanes, clock, log, metrics })
  const source = {
    generator: houseGenerator({ service: 'senluna', host: hostname() }, clock),
    vault: seedVault(seedKeyFrom(config.seedKey), config.formerSeedKeys.map(seedKeyFrom)),
  }
  const site = {
    standing: (id: Id<'session'>, now: Instant) => standingOf(sessions, id, now),
    used: (id: Id<'session'>, at: Instant) => sessions.use.note(id, at),
    idleMs: IDLE,
  }
  const rounds = await createRounds({
    db,
    queue,
    source,
    site,
    games: HOUSE_GAMES,
    vendor: OWN_VENDOR,
    bench: config.bench,
  })
  const deposits: Deposits = {
    db,
    clock,
    log,
    files,
    brands: BRANDS,
    providers: paymentProviders(config.payments, clock),
    callbackUrl: config.payments.callbackUrl,
    cardSecret: derivedKey(config.keySecret, 'deposit-cards'),
    levelOf: async () => 0,
    amlThresholdOf: (merchantCode, now) => amlThresholdOf({ settings }, merchantCode, now),
    inTransitOf: async (tx, memberId) => (await vendorStandingOf(tx, memberId)).inTransit,
  }
  const withdrawals: Withdrawals = {
    db,
    clock,
    log,
    files,
    security,
    brands: BRANDS,
    settings,
    providers: payoutProviders(config.payments),
    kycTierOf,
    levelOf: async () => 0,
    deposited: pastDeposits,
  }
  // Only who makes the draws has connections of the role that does.
  const draws =
    config.role === 'jobs' || config.role === 'all'
      ? openDatabase(config.databaseUrl, { max: 2, log, as: 'draw', name: `senluna ${config.role} draws` })
      : undefined
  const drand = new Drand(config.lottery.relays, clock, log)
  const lottery: Lottery = {
    db,
    pool: database.pool,
    drawPool: draws?.pool,
    clock,
    log,
    brands: BRANDS,
    ...source,
    beacon: config.lottery.beacon === 'drand' ? drand : noBeacon,
    escrow: config.lottery.escrowKey ? escrowTo(config.lottery.escrowKey) : undefined,
    formerBeacons: [drand],
    sources: config.lottery.sources.map(({ name, address, form }) =>
      form ? formedSource(name, address, form, clock) : httpSource(name, address, clock),
    ),
    games: new Games(db, clock),
  }
  const vendorKeys = new VendorKeyRing({ db, clock, keySecret: config.keySecret })
  const vendorCalls = new VendorCalls({ db, clock, log })
  /** What one vendor's adapter is given; `first` signs until the desk has entered a key. */
  const lineOf = (vassalage: string, first: string): VendorLine => ({
    keys: (merchantCode) => vendorKeys.keysOf({ merchantCode, vassalage }, first),
    called: (call) => vendorCalls.called({ ...call, vassalage }),
  })
  const { sandboxVendor } = config
  sessions.use.start()
  settings.hits.start()
  return {
    config,
    log,
    metrics,
    clock,
    database,
    brands: BRANDS,
    settings,
    members,
    codes,
    sessions,
    contacts: { db, log, codes, sessions },
    identities,
    staff,
    approvals: createApprovals(db, approvalActions(deposits, codes, settings)),
    chat,
    queue,
    rounds,
    protection,
    transfers: createTransfers({
      db,
      clock,
      log,
      members,
      vendors: sandboxVendor
        ? [sandboxTransfer(sandboxVendor.url, lineOf(SANDBOX_TRANSFER, sandboxVendor.secret), clock)]
        : [],
    }),
    vendorKeys,
    security,
    winners,
    deposits,
    withdrawals,
    lottery,
    files,
    feedback: createFeedback(db, sessions.human),
    icons: openIcons(config.artCache ?? ART_CACHE),
    outgoing,
    push: {
      db,
      outgoing,
      config: config.outgoing.push,
      brands: BRANDS,
      wordsOf: async (merchantCode) => (await settings.values.of(merchantCode, clock.now())).words,
    },
    close: async () => {
      clock.stop()
      leaveNetworks()
      outgoing.stop()
      await sessions.use.stop()
      await settings.hits.stop()
      await vendorCalls.flush()
      await queue.close()
      await draws?.close()
      await database.close()
    },
  }
}

/** Throws a sentence when a brand wants a hosted human check that isn't configured: without it nobody could log in. */
function refuseUnchecked(brands: readonly Brand[], configs: SignInConfigs): void {
  for (const { merchantCode, security } of brands)
    if (security.humanVerify === 'TURNSTILE' && !signInOf(configs, merchantCode).turnstile)
      throw new Error(
        `TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set: ${merchantCode} has its visitors checked by them.`,
      )
}
