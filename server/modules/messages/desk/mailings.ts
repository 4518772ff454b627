import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { momentOf } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import { isContent } from '../send-message.ts'
import { refuseForeignLinks } from '../../../platform/words/own-links.ts'
import type { ListedMailing } from './mailing-row.ts'
import { countSegment, keptSegment } from './queries/segment.ts'
import { listMailings, insertMailing, cancelUnended, type MailingRequest, rowOf } from './mailing-store.ts'
import { templateById } from './template-store.ts'

const PAGE = 20

/** What words have that were written for everybody. */
const ANY = 'EN'

const SHOWN = {
  PLANNED: 'PLANNED',
  SENDING: 'RUNNING',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  CANCELLED: 'CANCELLED',
} as const

const mailingOf = (row: ListedMailing): contract.DeskMailing => {
  // Who is in the line is found by its id, which nobody reads.
  const { lineId: _, ...segment } = row.segment
  return {
    id: row.id,
    tab: row.tab,
    title: row.title,
    ...(row.template === null ? {} : { template: row.template }),
    segment: row.label === '' ? segment : { ...segment, label: row.label },
    state: SHOWN[row.state],
    ...(row.send_at ? { sendAt: row.send_at.toISOString() } : {}),
    ...(row.reached === null ? {} : { reaches: row.reached }),
    sent: row.sent,
    read: row.reads,
    skipped: row.skipped,
    noConsent: row.no_consent,
    startedAt: row.started_at.toISOString(),
    ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
    maker: row.maker,
    makerShownAs: row.maker_shown_as,
    ...(row.checker === null ? {} : { checker: row.checker, checkerShownAs: row.checker_shown_as ?? row.checker }),
    ...(row.cancelled_by === null
      ? {}
      : { cancelledBy: row.cancelled_by, cancelledByShownAs: row.cancelled_by_shown_as ?? row.cancelled_by }),
  }
}

/** Messages to many, the latest first. Refuses VAL_FIELD for a key that was never given out. */
export async function mailings(db: Db, { brand, query }: Call<typeof contract.deskMailings>) {
  const size = query.pageSize ?? PAGE
  const [, at, key = ''] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(query.after ?? '') ?? []
  const last = isUuid<'mailing'>(key) ? key : undefined
  if (query.after !== undefined && last === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const states = Object.entries(SHOWN).flatMap(([kept, shown]) => (shown === query.state ? [kept] : []))
  const rows = await listMailings(db, { merchantCode: brand.merchantCode, state: query.state, states, last, at, size })
  return pageOf(rows, size, (end) => `${end.started_at.getTime()}_${end.id}`, mailingOf)
}

/** How many a message would reach now. Refuses VAL_FIELD for a line that is none. */
export async function countMailing(db: Db, { brand, body, now }: Call<typeof contract.countMailing>) {
  return countSegment(db, brand, { tab: body.tab, segment: await keptSegment(db, brand, body.segment) }, now)
}

/**
 * Asks to send a message to many. Refuses APPROVAL_OPEN while another one of the same title waits,
 * VAL_FIELD for words and a template both or neither, a template that is none, a line that is none,
 * a moment that has passed, links that lead elsewhere.
 */
export async function askMailing(tx: Tx, call: Call<typeof contract.askMailing>) {
  const { brand, body, now } = call
  const wanted = await wantedOf(tx, call)
  refuseForeignLinks(brand, 'content', ...Object.values(wanted.contents))
  // As it is sent: cleaning adds to links.
  if (Object.values(wanted.contents).some((html) => !isContent(cleanHtml(html))))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'content' }] })
  const { segment, sendAt } = body
  if (sendAt !== undefined && momentOf('sendAt', sendAt) <= now)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'sendAt' }] })
  const kept = await keptSegment(tx, brand, segment)
  const { reaches } = await countSegment(tx, brand, { tab: wanted.tab, segment: kept }, now)
  const payload: MailingRequest = { ...wanted, segment: kept, reaches, ...(sendAt === undefined ? {} : { sendAt }) }
  const { contents: _, segment: __, ...summary } = payload
  return askApproval(tx, call, {
    action: 'content.mailing',
    object: { kind: 'mailing', id: titleOf(wanted.titles).slice(0, 64) },
    payload,
    after: { ...summary, ...segment, contents: wanted.contents },
    needs: 'content.edit',
  })
}

const titleOf = (titles: Readonly<Record<string, string>>): string =>
  titles.VI ?? titles.EN ?? Object.values(titles)[0] ?? ''

async function wantedOf(db: Db | Tx, { brand, body }: Call<typeof contract.askMailing>) {
  const { tab, title, content, route, template } = body
  if (template !== undefined) {
    const found = await templateById(db, brand.merchantCode, template)
    if (!found || title !== undefined || content !== undefined)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'template' }] })
    const { titles, contents } = found
    return { tab: found.tab, titles, contents, template, ...(found.route ? { route: found.route } : {}) }
  }
  for (const [field, given] of Object.entries({ tab, title, content }))
    if (given === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field }] })
  return {
    tab: tab ?? 'SYSTEM',
    titles: { [ANY]: title ?? '' },
    contents: { [ANY]: content ?? '' },
    ...(route ? { route } : {}),
  }
}

/** A message to many that two people send: the job sends it at once, or at its moment. */
export const mailingApproval: ApprovalAction = {
  action: 'content.mailing',
  run: async (tx, { payload, merchantCode, makerName }, { caller, now }) => {
    const { tab, titles, contents, route, template, segment, sendAt, reaches } = payload as MailingRequest
    const [title, content] = [titleOf(titles), titleOf(contents)]
    const at = sendAt ? new Date(sendAt) : null
    await insertMailing(
      tx,
      {
        merchantCode,
        tab,
        title,
        content,
        titles,
        contents,
        route,
        template,
        segment,
        at,
        reaches,
        makerName,
        name: caller.name,
      },
      now,
    )
  },
}

/**
 * Cancels one that is planned or under way: whoever has it keeps it, the others get nothing.
 * Refuses SYS_NOT_FOUND, APPROVAL_STALE once it is over.
 */
export const cancelMailing = (db: Db, call: Call<typeof contract.cancelMailing>): Promise<contract.DeskMailing> =>
  db.transaction().execute(async (tx) => {
    const { brand, caller, params, now } = call
    const id = idParam<'mailing'>(params.id)
    const was = await cancelUnended(tx, { name: caller.name, id, merchantCode: brand.merchantCode }, now)
    const row = await rowOf(tx, brand.merchantCode, id)
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (!was) throw new Refusal('APPROVAL_STALE')
    await staffDid(tx, call, {
      action: 'content.cancel',
      object: { kind: 'mailing', id },
      before: { state: SHOWN[was] },
      after: { state: 'CANCELLED' },
    })
    return mailingOf(row)
  })
