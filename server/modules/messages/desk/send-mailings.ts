import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { JobDone } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import { consentingOf } from '../preference-store.ts'
import { sendMessage } from '../send-message.ts'
import type { MailingRow } from './mailing-row.ts'
import { startPlanned, lockNext, nextReaders, noteProgress } from './mailing-store.ts'

/** So many members in one transaction. */
const AT_ONCE = 200

/** What the job works with. */
export interface MailingParts {
  db: Db
  brands: readonly Brand[]
  log: Pick<Log, 'error'>
}

/** How far a run has come. */
interface Run {
  rows: number
  lastKey?: string
  /** Mailings that this run leaves: the next one tries them again. */
  left: Id<'mailing'>[]
  /** The mailing whose next members are taken each by themselves, since together they failed. */
  careful?: Id<'mailing'>
  failure?: unknown
}

/**
 * Begins what is due and sends what is under way to the next members, a bounded number in each
 * transaction, until nothing is left. Each batch stands or falls with the place it leads to, so
 * nobody gets a message twice, whatever stops in between. Answers how many members were looked at.
 *
 * A member to whom it can't be sent is skipped; a mailing that can't go on is left, and fails the
 * run once all others have gone out.
 */
export async function sendMailings(parts: MailingParts, now: () => Instant): Promise<JobDone> {
  await startPlanned(parts.db, new Date(now()))
  const run: Run = { rows: 0, left: [] }
  while (await sendSome(parts, run, now()));
  if (run.failure !== undefined) throw run.failure
  return { rows: run.rows, ...(run.lastKey ? { lastKey: run.lastKey } : {}) }
}

/** One batch; false when there was nothing to send. */
async function sendSome({ db, brands, log }: MailingParts, run: Run, now: Instant): Promise<boolean> {
  let mailing: MailingRow | undefined
  try {
    const some = await db.transaction().execute(async (tx) => {
      mailing = await lockNext(tx, brands, run.left)
      const brand = brands.find(({ merchantCode }) => merchantCode === mailing?.merchant_id)
      return mailing && brand && sendBatch(tx, { mailing, brand, log, careful: run.careful === mailing.id }, now)
    })
    delete run.careful
    if (!some) return false
    run.rows += some.rows
    if (some.lastKey !== undefined) run.lastKey = some.lastKey
  } catch (error) {
    if (!mailing) throw error
    log.error({ err: error, mailing: mailing.id }, 'mailing failed')
    if (run.careful === mailing.id) {
      run.left.push(mailing.id)
      run.failure ??= error
      delete run.careful
    } else run.careful = mailing.id
  }
  return true
}

interface Batch {
  mailing: MailingRow
  brand: Brand
  log: MailingParts['log']
  careful: boolean
}

async function sendBatch(tx: Tx, { mailing, brand, log, careful }: Batch, now: Instant) {
  const segment = mailing.label === '' ? mailing.segment : { ...mailing.segment, label: mailing.label }
  const rows = await nextReaders(tx, { brand, segment, afterId: mailing.after_id, atOnce: AT_ONCE })
  const ids = rows.map((row) => row.id)
  const consenting = mailing.tab === 'PROMOTION' ? await consentingOf(tx, ids) : new Set(ids)
  const send = (row: Reader) => (careful ? sendAlone(tx, mailing, row, { log, now }) : sendTo(tx, mailing, row, now))
  let sent = 0
  for (const row of rows) if (await send(row)) sent++
  const done = rows.length < AT_ONCE
  const noConsent = ids.filter((id) => !consenting.has(id)).length
  const skipped = rows.length - sent
  const last = rows.at(-1)?.id
  await noteProgress(tx, { sent, skipped, noConsent, last, done, state: mailing.state, mailingId: mailing.id }, now)
  return { rows: rows.length, lastKey: last && `${mailing.id}/${last}` }
}

interface Reader {
  id: Id<'member'>
  language: string
}

/** To one member, whose trouble stays their own: what fails is undone, logged and skipped. */
async function sendAlone(
  tx: Tx,
  mailing: MailingRow,
  to: Reader,
  { log, now }: { log: MailingParts['log']; now: Instant },
): Promise<boolean> {
  await sql`savepoint member`.execute(tx)
  try {
    return await sendTo(tx, mailing, to, now)
  } catch (error) {
    await sql`rollback to savepoint member`.execute(tx)
    log.error({ err: error, mailing: mailing.id, member: to.id }, 'message of a mailing failed')
    return false
  } finally {
    await sql`release savepoint member`.execute(tx)
  }
}

/** To one member in their language; whether it was sent. */
async function sendTo(tx: Tx, mailing: MailingRow, to: Reader, now: Instant): Promise<boolean> {
  const { tab, route } = mailing
  const draft = {
    memberId: to.id,
    tab,
    title: inLanguage(mailing.titles ?? {}, to.language) ?? mailing.title,
    content: inLanguage(mailing.contents ?? {}, to.language) ?? mailing.content,
    mailingId: mailing.id,
    ...(route === null ? {} : { route }),
  }
  return (await sendMessage(tx, draft, now)) !== undefined
}
