import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { newTrace } from '../../../../platform/trace.ts'
import type { JobDone } from '../../../../platform/jobs/jobs.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Outgoing } from '../../../../platform/outgoing/outgoing.ts'
import { recordAudit } from '../../../audit/index.ts'
import { mailAddressOf, rightsOf } from '../../../staff/index.ts'
import { cohortRows } from '../cohorts.ts'
import { moneyRows } from '../money.ts'
import { playRows } from '../play.ts'
import { dropMail, moveOn, takeDue, type ReportMail } from './mail-store.ts'
import { cohortTotals, moneyTotals, periodWords, playTotals, wordsIn, type Say } from './mail-words.ts'
import { nextMoment, periodBefore } from './when.ts'

/** What the job works with. */
export interface MailParts {
  db: Db
  brands: readonly Brand[]
  outgoing: Outgoing
  log: Pick<Log, 'error'>
}

/**
 * Mails the reports that are due, each in a transaction of its own with the moment it is due next,
 * so that none goes twice. What fails is left for the next run, which the others don't wait for.
 * Answers how many went.
 */
export async function mailReports(parts: MailParts, now: () => Instant): Promise<JobDone> {
  const left: Id<'report-mail'>[] = []
  let sent = 0
  let failure: unknown
  for (;;) {
    let mail: ReportMail | undefined
    try {
      const went = await parts.db.transaction().execute(async (tx) => {
        mail = await takeDue(tx, now(), left)
        return mail && (await sendDue(tx, parts, mail, now()))
      })
      if (!mail) break
      if (went) sent++
    } catch (error) {
      if (!mail) throw error
      parts.log.error({ err: error, mail: mail.id }, 'a report could not be mailed')
      left.push(mail.id)
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return { rows: sent }
}

/**
 * Sends one to whoever may still read the report, at the address that is confirmed now. With the
 * right, the account or the brand gone it ends; without an address or mail it waits for its next
 * turn. Answers whether it was sent.
 */
async function sendDue(tx: Tx, { brands, outgoing }: MailParts, mail: ReportMail, now: Instant): Promise<boolean> {
  const brand = brands.find(({ merchantCode }) => merchantCode === mail.merchantCode)
  const may = (await rightsOf(tx, mail.staffId)).has('reports.view')
  if (!brand || !may) {
    await dropMail(tx, mail.staffId, mail.id)
    await note(tx, mail, 'reports.mail.end', { report: mail.report, why: 'NO_RIGHT' }, now)
    return false
  }
  await moveOn(tx, mail.id, nextMoment(mail.cadence, mail.hour, brand.timeZone, now))
  const to = await mailAddressOf(tx, mail.staffId)
  if (to === undefined || outgoing.can('mail') !== 'ready') return false
  const period = periodBefore(mail.cadence, businessDate(instant(mail.nextAt.getTime()), brand.timeZone))
  const say = wordsIn(mail.language)
  const totals = await totalsOf(tx, mail, { brand, period, say, now })
  const words = {
    report: say(`desk.reports.${mail.report}`),
    period: mail.report === 'cohorts' ? periodWords({ from: period.to, to: period.to }) : periodWords(period),
    totals: totals.length > 0 ? totals.join('\n\n') : say('desk.reports.mail.empty'),
    link: linkOf(mail, period),
  }
  await outgoing.queue(tx, {
    kind: 'mail',
    brand: { merchantCode: brand.merchantCode, brandName: brand.brandName },
    purpose: 'staff-report',
    to,
    subject: say('desk.reports.mail.subject', words),
    text: say('desk.reports.mail.text', words),
  })
  await note(tx, mail, 'reports.mail.send', { report: mail.report, filters: mail.filters, ...period }, now)
  return true
}

/** Which period of whom is mailed, and in whose words. */
interface PeriodOfBrand {
  brand: Brand
  period: { from: BusinessDate; to: BusinessDate }
  say: Say
  now: Instant
}

/** The totals of the report, nobody's name among them. */
async function totalsOf(
  tx: Tx,
  { report, filters }: ReportMail,
  { brand, period, say, now }: PeriodOfBrand,
): Promise<string[]> {
  if (report === 'play') {
    const query = { ...period, ...(filters.product ? { product: filters.product } : {}) }
    return playTotals((await playRows(tx, { brand, query, now })).list, say)
  }
  if (report === 'money') {
    const query = { ...period, ...(filters.direction ? { direction: filters.direction } : {}) }
    return moneyTotals((await moneyRows(tx, { brand, query, now })).list, say)
  }
  return cohortTotals((await cohortRows(tx, { brand, now })).list, say)
}

/** The report at the desk with its filters, behind the log-in. */
function linkOf({ origin, report, filters }: ReportMail, period: { from: string; to: string }): string {
  const query = new URLSearchParams(report === 'cohorts' ? {} : { ...filters, ...period }).toString()
  return `${origin}/reports-${report}${query && `?${query}`}`
}

const note = (tx: Tx, mail: ReportMail, action: string, after: object, now: Instant): Promise<void> =>
  recordAudit(tx, {
    merchantCode: mail.merchantCode,
    at: now,
    actor: { kind: 'system', id: 'mail-reports', name: '' },
    ip: '',
    action,
    object: { kind: 'staff', id: mail.staffId },
    after,
    reason: '',
    traceId: newTrace(),
  })
