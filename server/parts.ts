import { fileURLToPath } from 'node:url'
import { BRANDS } from '@senluna/brands/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { checkCertificates } from '@senluna/games/rules.ts'
import { switchOn, type Brand, type MerchantCode } from '@senluna/kit/brand.ts'
import { TEXTS } from '@senluna/text/all.ts'
import type { Configuration } from './configuration.ts'
import { approvalActions } from './approval-actions.ts'
import { TOUCHES } from './concerns.ts'
import { fileStoreOf } from './file-stores.ts'
import { principalOf, type OnMoved } from './modules/agents/index.ts'
import { createApprovals, type Approvals } from './modules/approvals/index.ts'
import { depositedSince, type Deposits, type Withdrawals } from './modules/cashier/index.ts'
import { openIcons, type Icons, type VendorKeyRing } from './modules/catalog/index.ts'
import { familyOf, openFamilies, type Families } from './modules/families/index.ts'
import type { Codes } from './modules/codes/index.ts'
import { createBills, type Bills } from './modules/bills/index.ts'
import type { Credit } from './modules/credit/index.ts'
import { contractsDuring, endContractsOf, type Contracts } from './modules/contracts/index.ts'
import type { Contacts } from './modules/contacts/index.ts'
import { Visits } from './modules/facts/index.ts'
import { createFeedback, type Feedback } from './modules/feedback/index.ts'
import { createFiles, type Files } from './modules/files/index.ts'
import { missingSwitches, type Identities } from './modules/identities/index.ts'
import { createChat, type Chat } from './modules/chat/index.ts'
import type { Members } from './modules/members/index.ts'
import type { Protection } from './modules/protection/index.ts'
import type { Push } from './modules/push/index.ts'
import { houseGames, type Rounds } from './modules/rounds/index.ts'
import type { Sessions } from './modules/sessions/index.ts'
import type { Security } from './modules/security/index.ts'
import { createStaff, type Staff } from './modules/staff/index.ts'
import {
  Countries,
  createSettings,
  derivedKey,
  followNetworks,
  Networks,
  openCountryTable,
  openNetworkTable,
  switchedBrand,
  type Settings,
} from './modules/settings/index.ts'
import type { TeamParts } from './modules/teams/index.ts'
import type { Transfers } from './modules/transfers/index.ts'
import { hasVipService, levelOf, type VipParts } from './modules/vip/index.ts'
import { LaneLeases, playedSince } from './modules/wagers/index.ts'
import { LastBalances, type Winners } from './modules/winners/index.ts'
import { AddressList } from './platform/addresses.ts'
import { DatabaseClock, watchClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/db.ts'
import { checkKeys } from './platform/config/key-fingerprints.ts'
import { createLog } from './platform/log.ts'
import { watchConnections } from './platform/figures/connection-figures.ts'
import { Metrics } from './platform/figures/metrics.ts'
import { OutgoingQueue } from './platform/outgoing/outgoing.ts'
import { signInOf, type SignInConfigs } from './platform/config/sign-in-config.ts'
import { sendersFor } from './senders.ts'
import { accountParts } from './parts/accounts.ts'
import type { Base } from './parts/base.ts'
import { cashierParts } from './parts/cashier.ts'
import { seedSource } from './parts/play.ts'
import { vendorParts } from './parts/vendors.ts'

/** Everything one process is built of, each part once, in order. */
export interface Parts extends Base {
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
  /** Every family of games, open. */
  families: Families
  /** The house's own games that run in the frame. */
  rounds: Rounds
  protection: Protection
  /** Money between members' wallets and vendors'. */
  transfers: Transfers
  /** What brands and vendors sign with. */
  vendorKeys: VendorKeyRing
  security: Security
  winners: Winners
  /** What agents see of their teams. */
  teams: TeamParts
  /** What else happens when an account gets another agent. */
  onMoved: OnMoved
  /** Money in. */
  deposits: Deposits
  /** Money out. */
  withdrawals: Withdrawals
  /** Pictures that members send. */
  files: Files
  feedback: Feedback
  /** What agents are paid by. */
  contracts: Contracts
  /** What agents are paid under contracts. */
  bills: Bills
  /** Lines that play on credit. */
  credit: Credit
  /** Games' pictures as pixels. */
  icons: Icons
  /** Text messages, e-mails and notifications. */
  outgoing: OutgoingQueue
  /** Levels, their gifts and rebates. */
  vip: VipParts
  /** Notifications to members' browsers. */
  push: Push
  /** How many come to the sites. */
  visits: Visits
  close(): Promise<void>
}

const POOL = 12
const SHARED_POOL = 2
const READING_POOL = 4
const ART_CACHE = fileURLToPath(new URL('../.cache/art', import.meta.url))

/**
 * Builds the parts of one process and reads what it needs of the database.
 *
 * Throws a plain sentence when a paytable is not the one its certificate was computed for.
 */
export async function createParts(config: Configuration): Promise<Parts> {
  checkCertificates()
  // Before anything is opened: mistakes in an operator's own table are reported at the start.
  const trust = { proxies: new AddressList(config.trustedProxies), header: config.countryHeader }
  const countries = new Countries({ table: openCountryTable(config.geoipCsv), ...trust })
  const networks = new Networks({ table: openNetworkTable(config.networksCsv), ...trust })
  const log = createLog(config.logLevel, config.role)
  const leaveNetworks = followNetworks(networks, config.networksCsv, log)
  const metrics = new Metrics(config.role)
  const clock = new DatabaseClock()
  const production = config.env === 'production'
  const open = (max: number, name: string) =>
    openDatabase(config.databaseUrl, { max, log, as: 'app', name: `senluna ${name}`, production })
  const database = open(POOL, config.role)
  const shared = open(SHARED_POOL, `${config.role} settings`)
  const reading = openDatabase(config.databaseReadUrl, {
    max: READING_POOL,
    log,
    as: 'app',
    name: `senluna ${config.role} reports`,
    readOnly: true,
    production,
  })
  watchConnections(metrics.registry, { main: database.pool, settings: shared.pool, reports: reading.pool })
  watchClock(metrics.registry, clock)
  await clock.start(database)
  const { db } = database
  await checkKeys(db, config, clock.now())
  const outgoing = new OutgoingQueue({
    db,
    clock,
    log,
    keySecret: config.keySecret,
    senders: sendersFor(config.outgoing, { db, clock }),
  })
  await outgoing.start()
  refuseUnchecked(BRANDS, config.signIn)
  const missing = (merchantCode: MerchantCode) => missingSwitches(config.signIn, merchantCode)
  const visits = new Visits(db, log)
  const settings = createSettings({
    db,
    shared: shared.db,
    clock,
    log,
    config,
    brands: BRANDS,
    texts: TEXTS,
    countries,
    networks,
    visited: (brand, from, now) => visits.note(brand, from, now),
    hasVipService: (memberId) => hasVipService(db, memberId),
    missing,
  })
  const base = { config, log, metrics, clock, database, reading }
  const { members, codes, sessions, identities, security } = accountParts(base, {
    settings,
    outgoing,
    countries,
    families: () => families,
  })
  const staff = createStaff({
    db,
    log,
    config,
    brands: BRANDS,
    passwords: members.passwords,
    sealed: settings.sealed,
    deskAddresses: async (merchantCode, now) => (await settings.values.of(merchantCode, now)).desk.addresses,
    turnedAway: (brand, ip, now) => settings.hits.note(brand, 'desk', ip, now),
  })
  const winners: Winners = {
    db,
    balances: new LastBalances(),
    secret: derivedKey(config.keySecret, 'winner-board'),
    currencyOf: (merchantCode) => BRANDS.find((brand) => brand.merchantCode === merchantCode)?.currency.code,
    leastOf: async (merchantCode, now) =>
      amount(BigInt((await settings.values.of(merchantCode, now)).winnerBoard.least)),
  }
  const files = createFiles(db, fileStoreOf(config, clock), log)
  const chat = createChat({
    db,
    log,
    config,
    settings,
    files,
    human: sessions.human,
    levelOf: (memberId) => levelOf(db, memberId),
    hasVipService,
    depositedSince: (memberId, since) => depositedSince(db, memberId, since),
  })
  const protection: Protection = { db, log, members, sessions, brands: BRANDS, playedSince }
  const lanes = new LaneLeases(database.pool, log)
  const push: Push = {
    db,
    outgoing,
    config: config.outgoing.push,
    brands: BRANDS,
    wordsOf: async (merchantCode) => (await settings.values.of(merchantCode, clock.now())).words,
  }
  const families: Families = await openFamilies(config.families, {
    ...base,
    brands: BRANDS,
    countries,
    sessions,
    push,
    seeds: seedSource(base),
    lanes,
  })
  const teams: TeamParts = { db, principalOf }
  const bills = createBills({
    db,
    clock,
    log,
    brands: BRANDS,
    teams,
    contractsDuring,
    autoApproveMostOf: async (merchantCode, now) =>
      amount(BigInt((await settings.values.of(merchantCode, now)).dividend.autoApproveMax ?? '0')),
    statementKey: derivedKey(config.keySecret, 'statements'),
  })
  const vip: VipParts = {
    db,
    log,
    brands: BRANDS,
    isOn: async (brand, now) =>
      switchOn(switchedBrand(brand, await settings.values.of(brand.merchantCode, now)).whitelabel, 'VIP'),
  }
  const { deposits, withdrawals } = cashierParts(base, { files, security, settings })
  const vendors = vendorParts(base, members)
  sessions.use.start()
  settings.hits.start()
  const onMoved: OnMoved = async (tx, memberId, at) =>
    void (await endContractsOf({ brands: BRANDS }, tx, memberId, 'MOVE', at))
  return {
    ...base,
    brands: BRANDS,
    settings,
    members,
    codes,
    sessions,
    contacts: { db, log, codes, sessions },
    identities,
    staff,
    approvals: createApprovals(
      db,
      approvalActions({ brands: BRANDS, codes, deposits, members, onMoved, security, sessions, settings }),
      TOUCHES.approval,
    ),
    chat,
    families,
    rounds: familyOf(families, houseGames).rounds,
    protection,
    transfers: vendors.transfers,
    vendorKeys: vendors.vendorKeys,
    security,
    winners,
    teams,
    onMoved,
    deposits,
    withdrawals,
    files,
    feedback: createFeedback(db, sessions.human),
    contracts: { db, clock, log, brands: BRANDS, members, teams, lastPeriods: bills.lastPeriods },
    bills,
    vip,
    credit: { db, clock, log, brands: BRANDS, teams },
    icons: openIcons(config.artCache ?? ART_CACHE),
    outgoing,
    push,
    visits,
    close: async () => {
      clock.stop()
      leaveNetworks()
      outgoing.stop()
      await sessions.use.stop()
      await settings.hits.stop()
      await visits.stop()
      await vendors.close()
      for (const family of families.values()) await family.close?.()
      await lanes.close()
      await shared.close()
      await reading.close()
      await database.close()
    },
  }
}

/**
 * Throws a sentence when a brand wants a hosted human check that isn't configured: without it
 * nobody could log in.
 */
function refuseUnchecked(brands: readonly Brand[], configs: SignInConfigs): void {
  for (const { merchantCode, security } of brands)
    if (security.humanVerify === 'TURNSTILE' && !signInOf(configs, merchantCode).turnstile)
      throw new Error(
        `TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set: ${merchantCode} has its visitors checked by them.`,
      )
}
