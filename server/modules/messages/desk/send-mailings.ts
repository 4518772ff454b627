import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import type { JobDone } from '../../../platform/jobs/jobs.ts'
import { consentingOf } from '../preference-store.ts'
import { sendMessage } from '../send-message.ts'
import type { MailingRow } from './mailing-row.ts'
import { inSegment } from './queries/segment.ts'

/** So many members in one transaction. */
const AT_ONCE = 200

/**
 * Begins what is due and sends what is under way to the next members, a bounded number in each
 * transaction, until nothing is left. Each batch stands or falls with the place it leads to, so
 * nobody gets a message twice, whatever stops in between. Answers how many members were looked at.
 */
export async function sendMailings(db: Db, brands: readonly Brand[], now: () => Instant): Promise<JobDone> {
  await sql`update messages.mailing set state = 'SENDING', started_at = ${new Date(now())}
    where state = 'PLANNED' and send_at <= ${new Date(now())}`.execute(db)
  let rows = 0
  let lastKey: string | undefined
  for (;;) {
    const some = await sendSome(db, brands, now())
    if (!some) return { rows, ...(lastKey ? { lastKey } : {}) }
    rows += some.rows
    lastKey = some.lastKey ?? lastKey
  }
}

/** One batch; nothing when there was nothing to send. */
function sendSome(db: Db, brands: readonly Brand[], now: Instant) {
  return db.transaction().execute(async (tx) => {
    const found = await sql<MailingRow>`select * from messages.mailing where state in ('SENDING', 'RUNNING')
      and merchant_id = any (${brands.map(({ merchantCode }) => merchantCode)}) order by started_at, id limit 1
      for no key update skip locked`.execute(tx)
    const mailing = found.rows[0]
    const brand = mailing && brands.find(({ merchantCode }) => merchantCode === mailing.merchant_id)
    if (!mailing || !brand) return undefined
    const segment = mailing.label === '' ? mailing.segment : { ...mailing.segment, label: mailing.label }
    const { rows } = await sql<{ id: string; language: string }>`select m.id, m.language from members.for_segments m
      where ${inSegment(brand, segment)} and (${mailing.after_id}::uuid is null or m.id > ${mailing.after_id}::uuid)
      order by m.id limit ${AT_ONCE}`.execute(tx)
    const ids = rows.map((row) => row.id)
    const consenting = mailing.tab === 'PROMOTION' ? await consentingOf(tx, ids) : new Set(ids)
    let sent = 0
    for (const row of rows) if (await sendTo(tx, mailing, row, now)) sent++
    const done = rows.length < AT_ONCE
    const noConsent = ids.filter((id) => !consenting.has(id)).length
    await sql`update messages.mailing set sent = sent + ${sent}, skipped = skipped + ${rows.length - sent},
        no_consent = no_consent + ${noConsent}, after_id = coalesce(${rows.at(-1)?.id ?? null}::uuid, after_id),
        state = ${done ? 'DONE' : mailing.state}, ended_at = ${done ? new Date(now) : null}
      where id = ${mailing.id}`.execute(tx)
    const last = rows.at(-1)?.id
    return { rows: rows.length, lastKey: last && `${mailing.id}/${last}` }
  })
}

/** To one member in their language; whether it was sent. */
async function sendTo(
  tx: Tx,
  mailing: MailingRow,
  to: { id: string; language: string },
  now: Instant,
): Promise<boolean> {
  const { tab, route } = mailing
  const draft = {
    memberId: id<'member'>(to.id),
    tab,
    title: inLanguage(mailing.titles ?? {}, to.language) ?? mailing.title,
    content: inLanguage(mailing.contents ?? {}, to.language) ?? mailing.content,
    mailingId: mailing.id,
    ...(route === null ? {} : { route }),
  }
  return (await sendMessage(tx, draft, now)) !== undefined
}
