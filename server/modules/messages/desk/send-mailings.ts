import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import type { JobDone } from '../../../platform/jobs/jobs.ts'
import { consentingOf } from '../preference-store.ts'
import { sendMessage } from '../send-message.ts'
import type { MailingRow } from './mailing-row.ts'
import { startPlanned, lockNext, nextReaders, noteProgress } from './mailing-store.ts'

/** So many members in one transaction. */
const AT_ONCE = 200

/**
 * Begins what is due and sends what is under way to the next members, a bounded number in each
 * transaction, until nothing is left. Each batch stands or falls with the place it leads to, so
 * nobody gets a message twice, whatever stops in between. Answers how many members were looked at.
 */
export async function sendMailings(db: Db, brands: readonly Brand[], now: () => Instant): Promise<JobDone> {
  const at = new Date(now())
  await startPlanned(db, at)
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
    const mailing = await lockNext(tx, brands)
    const brand = mailing && brands.find(({ merchantCode }) => merchantCode === mailing.merchant_id)
    if (!mailing || !brand) return undefined
    const segment = mailing.label === '' ? mailing.segment : { ...mailing.segment, label: mailing.label }
    const rows = await nextReaders(tx, { brand, segment, afterId: mailing.after_id, atOnce: AT_ONCE })
    const ids = rows.map((row) => row.id)
    const consenting = mailing.tab === 'PROMOTION' ? await consentingOf(tx, ids) : new Set(ids)
    let sent = 0
    for (const row of rows) if (await sendTo(tx, mailing, row, now)) sent++
    const done = rows.length < AT_ONCE
    const noConsent = ids.filter((id) => !consenting.has(id)).length
    const skipped = rows.length - sent
    const last = rows.at(-1)?.id
    await noteProgress(tx, { sent, skipped, noConsent, last, done, state: mailing.state, mailingId: mailing.id }, now)
    return { rows: rows.length, lastKey: last && `${mailing.id}/${last}` }
  })
}

/** To one member in their language; whether it was sent. */
async function sendTo(
  tx: Tx,
  mailing: MailingRow,
  to: { id: Id<'member'>; language: string },
  now: Instant,
): Promise<boolean> {
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
