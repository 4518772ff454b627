import { keptMs } from '@senluna/kit/retention/index.ts'
import { HOUR, later, MINUTE } from '@senluna/kit/time.ts'
import { reconcile } from '@senluna/ledger/index.ts'
import { forgetActiveDays } from './modules/operations/index.ts'
import { mailReports } from './modules/reports/desk/index.ts'
import { sendMailings } from './modules/messages/desk/index.ts'
import { expireApprovals } from './modules/approvals/index.ts'
import {
  allocateNew,
  askBalances,
  askParts,
  autoConfirm,
  cleanDeposits,
  nextAsk,
  sendParts,
  tendDeposits,
} from './modules/cashier/index.ts'
import { forgetVendorCalls, wipeVendorKeys } from './modules/catalog/index.ts'
import { billJobs } from './modules/bills/index.ts'
import { contractJobs } from './modules/contracts/index.ts'
import { creditJobs } from './modules/credit/index.ts'
import { cleanCodes } from './modules/codes/index.ts'
import { factJobs } from './modules/facts/index.ts'
import { agentJobs } from './modules/agents/index.ts'
import { promotionJobs } from './modules/promotions/index.ts'
import { rebateJobs } from './modules/rebates/index.ts'
import { closeQuietTickets } from './modules/feedback/index.ts'
import { cleanFiles } from './modules/files/index.ts'
import { cleanSignIns } from './modules/identities/index.ts'
import { cleanChat } from './modules/chat/index.ts'
import { checkAudit, closeAuditDay, endAuditMonths } from './modules/audit/index.ts'
import { keepMessages } from './modules/messages/index.ts'
import { cleanProtection, endSessionsOver } from './modules/protection/index.ts'
import { cleanSecurity, eraseClosed, runExports } from './modules/security/index.ts'
import { cleanSessions, endUnusedSessions, removeExpiredTrials } from './modules/sessions/index.ts'
import { cleanStaff, endUnusedStaff } from './modules/staff/index.ts'
import { checkTransfers, noteResults } from './modules/transfers/index.ts'
import { closeHours } from './modules/wagers/index.ts'
import { vipJobs } from './modules/vip/index.ts'
import { cleanWins } from './modules/winners/index.ts'
import { keepLiability } from './modules/reports/index.ts'
import { compareChains, compareVendorDay, dayBefore, keepRun } from './modules/reconciliation/index.ts'
import { markHarm } from './modules/protection/desk/index.ts'
import { countVendors } from './modules/wagers/desk/index.ts'
import type { Parts } from './parts.ts'
import { attempt } from './platform/concurrency/attempt.ts'
import { endMonths, makeMonthsAhead } from './platform/database/months.ts'
import { openDatabase, type Db } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'
import type { Log } from './platform/log.ts'
import { forgetReplies } from './platform/http/once-store.ts'
import { forgetRuns } from './platform/jobs/job-store.ts'
import type { JobDone, ScheduledJob } from './platform/jobs/jobs.ts'
import { UNIT_REBATES, worstCase } from './families.ts'
import { CHECKS } from './reconcile.ts'

/** The most that one check of the whole ledger may take. */
const RECONCILE_MS = 6 * HOUR

/** What a job reports that knows how much it dealt with. */
const counted = async (much: Promise<number>): Promise<JobDone> => ({ rows: await much })

/** What runs by the clock, once among all processes. Times are UTC. */
export function scheduledJobs(parts: Parts): ScheduledJob[] {
  const { db } = parts.database
  const now = () => parts.clock.now()
  return [
    {
      name: 'remove-trials',
      cron: '*/10 * * * *',
      run: () => counted(removeExpiredTrials(parts.sessions, now())),
    },
    {
      name: 'end-unused-sessions',
      cron: '* * * * *',
      run: () => counted(endUnusedSessions(parts.sessions, now())),
    },
    {
      name: 'end-sessions-over',
      cron: '* * * * *',
      run: () => counted(endSessionsOver(parts.protection, now())),
    },
    { name: 'clean-security', cron: '*/10 * * * *', run: () => cleanSecurity(parts.security, now()) },
    { name: 'erase-closed', cron: '10 1 * * *', run: () => counted(eraseClosed(parts.security, now())) },
    { name: 'run-exports', cron: '* * * * *', run: () => counted(runExports(parts.security, now)) },
    { name: 'clean-protection', cron: '40 0 * * *', run: () => cleanProtection(parts.protection, now()) },
    // After the night of the brands’ players, before people come to the desk.
    { name: 'mark-harm', cron: '20 22 * * *', run: () => markHarm({ db, brands: parts.brands, log: parts.log }, now) },
    { name: 'clean-sessions', cron: '5,35 * * * *', run: () => cleanSessions(db, now()) },
    { name: 'clean-sign-ins', cron: '8,38 * * * *', run: () => cleanSignIns(db, now()) },
    { name: 'clean-codes', cron: '*/10 * * * *', run: () => cleanCodes(db, now()) },
    { name: 'clean-sealed', cron: '*/10 * * * *', run: () => parts.settings.sealed.clean(now()) },
    { name: 'expire-approvals', cron: '* * * * *', run: () => expireApprovals(parts.approvals, parts.log, now()) },
    { name: 'forget-active', cron: '50 0 * * *', run: () => forgetActiveDays(db, parts.brands, parts.log, now()) },
    {
      name: 'keep-liability',
      cron: '*/5 * * * *',
      run: () => keepLiability({ db, brands: parts.brands, log: parts.log, worstCase }, now()),
    },
    { name: 'count-vendors', cron: '*/5 * * * *', run: () => countVendors(db, parts.brands, parts.log, now()) },
    {
      name: 'send-mailings',
      cron: '* * * * *',
      run: () => sendMailings({ db, brands: parts.brands, log: parts.log }, now),
    },
    {
      name: 'mail-reports',
      cron: '*/5 * * * *',
      run: () => mailReports({ db, brands: parts.brands, outgoing: parts.outgoing, log: parts.log }, now),
    },
    { name: 'end-unused-staff', cron: '* * * * *', run: () => endUnusedStaff(db, now()) },
    { name: 'clean-staff', cron: '25,55 * * * *', run: () => cleanStaff(db, now()) },
    { name: 'clean-chat', cron: '50 1 * * *', run: () => cleanChat(db, now()) },
    { name: 'close-audit-day', cron: '10 0 * * *', run: () => closeAuditDay(db, parts.log, now()) },
    { name: 'keep-messages', cron: '24 0 * * *', run: () => keepMessages(db, now()) },
    { name: 'clean-wins', cron: '12 * * * *', run: () => cleanWins(db, now()) },
    { name: 'keep-months', cron: '20 0 * * *', run: () => keepMonths(parts) },
    {
      name: 'forget-replies',
      cron: '15 * * * *',
      run: () => counted(forgetReplies(db, later(now(), -keptMs('platform.once_reply')))),
    },
    { name: 'allocate-receipts', cron: '* * * * *', run: () => allocateNew(parts.deposits, now()) },
    { name: 'tend-deposits', cron: '* * * * *', run: () => tendDeposits(parts.deposits, now()) },
    { name: 'ask-balances', cron: '*/5 * * * *', run: () => askBalances(parts.withdrawals, now) },
    { name: 'auto-confirm', cron: '* * * * *', run: () => counted(autoConfirm(parts.withdrawals, now())) },
    {
      name: 'pay-out',
      cron: '* * * * *',
      run: async () => {
        // What is sent doesn't wait for what is asked about.
        await attempt(parts.log, 'payouts could not be asked about', {}, () => askParts(parts.withdrawals, now()))
        await sendParts(parts.withdrawals, now())
      },
      next: () => nextAsk(parts.withdrawals, later(now(), MINUTE)),
    },
    {
      name: 'note-vendor-results',
      cron: '* * * * *',
      run: () => counted(noteResults(parts.transfers, now())),
    },
    {
      name: 'clean-vendors',
      cron: '*/10 * * * *',
      run: async () => {
        await attempt(parts.log, 'keys of vendors could not be wiped', {}, () => wipeVendorKeys(db, now()))
        await forgetVendorCalls(db, now())
      },
    },
    { name: 'clean-deposits', cron: '35 1 * * *', run: () => cleanDeposits(parts.deposits, now()) },
    { name: 'close-hours', cron: '20 2 * * *', run: () => counted(closeHours(queryOf(db), now())) },
    { name: 'clean-files', cron: '50 * * * *', run: () => counted(cleanFiles(parts.files, now())) },
    {
      name: 'close-quiet-tickets',
      cron: '25 1 * * *',
      run: () => counted(closeQuietTickets(db, now())),
    },
    ...contractJobs(parts.contracts),
    ...billJobs(parts.bills),
    ...creditJobs(parts.credit),
    ...factJobs(parts),
    ...agentJobs({ db, log: parts.log, brands: parts.brands, clock: parts.clock, onMoved: parts.onMoved }),
    ...promotionJobs({ db, brands: parts.brands, clock: parts.clock, log: parts.log }),
    ...rebateJobs({ db, brands: parts.brands, units: UNIT_REBATES, log: parts.log, clock: parts.clock }),
    ...vipJobs({ ...parts.vip, clock: parts.clock }),
    ...[...parts.families.values()].flatMap(({ jobs = [] }) => jobs),
    {
      name: 'compare-vendors',
      // After midnight of every brand's day, when what was won at vendors has been noted.
      cron: '45 18 * * *',
      run: () => compareDay(parts, dayBefore(parts.brands, now())),
      replay: (day) => compareDay(parts, day),
    },
    {
      name: 'compare-chains',
      cron: '15 19 * * *',
      run: () => compareChains(db, parts.deposits.providers, parts.log, now()),
    },
    { name: 'forget-runs', cron: '55 1 * * *', run: () => counted(forgetRuns(db, now())) },
    { name: 'reconcile', cron: '30 19 * * *', run: () => nightlyReconcile(parts) },
  ]
}

/** Makes the months to come, and drops or detaches those that are over. */
async function keepMonths({ log, clock, database: { db } }: Parts): Promise<JobDone> {
  const made = await makeMonthsAhead(db, clock.now())
  const ended = [...(await endMonths(db, clock.now())), ...(await endAuditMonths(db, clock.now()))]
  for (const month of ended) log.info({ month }, 'a month of a table has ended')
  return { rows: made + ended.length, ...(ended.length > 0 ? { lastKey: ended.at(-1)! } : {}) }
}

const compareDay = ({ database: { db }, brands, transfers: { vendors }, log, clock }: Parts, day: string) =>
  compareVendorDay({ db, brands, vendors, log }, day, clock.now())

/**
 * Checks every invariant of the ledger and the chain of the audit log; a break is an error in the
 * log for people to act on.
 */
async function nightlyReconcile({ config, log, clock, database: own }: Parts): Promise<JobDone> {
  // On a connection of its own: reading a whole ledger takes longer than anything else may.
  const database = openDatabase(config.databaseUrl, {
    max: 1,
    log,
    as: 'app',
    name: 'senluna reconcile',
    statementMs: RECONCILE_MS,
  })
  try {
    const began = performance.now()
    const breaks = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => reconcile(queryOf(tx), CHECKS))
    for (const { check, detail } of breaks) log.error({ check, detail }, 'the ledger does not hold')
    const run = { seconds: (performance.now() - began) / 1_000, checks: CHECKS.length, breaks }
    await keepRun(own.db, run, clock.now())
    await attempt(log, 'the lines with vendors could not be checked', {}, () => checkClearing(database.db, log))
    await attempt(log, 'the audit log could not be checked', {}, () => checkAuditChain(database.db, log))
    return { rows: CHECKS.length }
  } finally {
    await database.close()
  }
}

async function checkClearing(db: Db, log: Log): Promise<void> {
  const off = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => checkTransfers(queryOf(tx)))
  for (const { merchantCode, vendorCode, clearing, open } of off)
    log.error(
      { merchant: merchantCode, vendorCode, clearing: clearing.toString(), open: open.toString() },
      'a clearing line is off',
    )
}

async function checkAuditChain(db: Db, log: Log): Promise<void> {
  const cut = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => checkAudit(queryOf(tx)))
  for (const { merchantCode, seq, what } of cut)
    log.error({ merchant: merchantCode, seq: seq.toString(), what }, 'the audit log does not hold')
}
