import { sql } from 'kysely'
import type { Cadence, MailedReport, MailFilters, ReportMails } from '@senluna/contract/desk/report-mails.ts'
import { MAILS_MOST } from '@senluna/contract/desk/report-mails.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** A report that somebody has mailed. */
export interface ReportMail {
  id: Id<'report-mail'>
  merchantCode: MerchantCode
  staffId: Id<'staff'>
  report: MailedReport
  filters: MailFilters
  cadence: Cadence
  hour: number
  language: string
  origin: string
  nextAt: Date
}

const COLUMNS = sql.raw(
  'id, merchant_id as "merchantCode", staff_id as "staffId", report, filters, cadence, hour, language, origin, next_at as "nextAt"',
)

/** What somebody has mailed, the oldest first. */
export async function mailsOf(db: Db | Tx, staffId: Id<'staff'>): Promise<ReportMails['list']> {
  const { rows } = await sql<ReportMail>`select ${COLUMNS} from reports.mail
    where staff_id = ${staffId} order by id`.execute(db)
  return rows.map(({ id, report, filters, cadence, hour, nextAt }) => ({
    id,
    report,
    filters,
    cadence,
    hour,
    nextAt: nextAt.toISOString(),
  }))
}

/** Has a report mailed. Answers false when somebody has as many as may be. */
export async function addMail(tx: Tx, mail: ReportMail): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into reports.mail
      (id, merchant_id, staff_id, report, filters, cadence, hour, language, origin, next_at)
    select ${mail.id}::uuid, ${mail.merchantCode}::text, ${mail.staffId}::uuid, ${mail.report}::text,
      ${JSON.stringify(mail.filters)}::jsonb, ${mail.cadence}::text, ${mail.hour}::smallint, ${mail.language}::text,
      ${mail.origin}::text, ${mail.nextAt}::timestamptz
    where (select count(*) from reports.mail where staff_id = ${mail.staffId}) < ${MAILS_MOST}`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends one of somebody's own. Answers what it was. */
export async function dropMail(
  tx: Tx,
  staffId: Id<'staff'>,
  mailId: Id<'report-mail'>,
): Promise<ReportMail | undefined> {
  const { rows } = await sql<ReportMail>`delete from reports.mail
    where staff_id = ${staffId} and id = ${mailId} returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** The next that is due, but those left aside; nobody else sends it until `tx` ends. */
export async function takeDue(
  tx: Tx,
  now: Instant,
  left: readonly Id<'report-mail'>[],
): Promise<ReportMail | undefined> {
  const { rows } = await sql<ReportMail>`select ${COLUMNS} from reports.mail
    where next_at <= ${new Date(now)} and id <> all (${[...left]}::uuid[])
    order by next_at, id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** It is due again at a later moment. */
export async function moveOn(tx: Tx, mailId: Id<'report-mail'>, nextAt: Instant): Promise<void> {
  await sql`update reports.mail set next_at = ${new Date(nextAt)} where id = ${mailId}`.execute(tx)
}
