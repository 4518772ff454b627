import type { sendFeedback } from '@senluna/contract/site/feedback.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { isTrial } from '@senluna/kit/account-type.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, instant, iso, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { claimFiles } from '../files/index.ts'
import type { Feedback } from './feedback.ts'
import { holdWriter, insertMessage, insertTicket, sameTicket, writtenSince, type NewTicket } from './store.ts'
import { COMPLAINT_TERM, contentOf, newTicketNo } from './ticket.ts'

/** So many messages a member may write within 24 hours. */
const MOST_A_DAY = 20
/** The same words again within this time are the same ticket: a button pressed twice. */
const AGAIN = 10 * MINUTE
const TRIES = 5

/**
 * Opens a ticket for a member or a guest, with its pictures.
 *
 * A member who says the same again within ten minutes gets the ticket there is. Refuses FB_LENGTH,
 * FILE_COUNT, VAL_FIELD for pictures that are not theirs, SYS_THROTTLED, and of guests
 * AUTH_HUMAN_VERIFY without the proof of work.
 */
export async function writeTicket(feedback: Feedback, call: Call<typeof sendFeedback>) {
  const { body, brand, now } = call
  if (!switchOn(brand.whitelabel, 'FEEDBACK')) throw new Refusal('AUTH_FORBIDDEN')
  // A trial account is gone tomorrow: nobody could read the answer under it.
  const member = call.caller && !isTrial(call.caller.type) ? call.caller : null
  const content = contentOf(body.content)
  const images = body.images ?? []
  if (!member) {
    if (images.length > 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'images' }] })
    feedback.guests.take(call.ip, now)
    await feedback.human.demand(body.humanVerify, call)
  }
  const ticket = newTicket(call, member)
  return feedback.db.transaction().execute(async (tx) => {
    if (member) {
      await refuseBeyondDay(tx, member.memberId, now)
      const same = { memberId: member.memberId, category: body.category, content }
      const known = await sameTicket(tx, same, later(now, -AGAIN))
      if (known) return receiptOf(known)
    }
    const written = await numbered(tx, ticket)
    if (member)
      await claimFiles(tx, member, { purpose: 'FEEDBACK', fileIds: images, usedBy: `ticket:${ticket.id}` }, now)
    await insertMessage(tx, ticket.id, {
      id: newId<'feedback-message'>(now),
      at: new Date(now),
      author: 'MEMBER',
      staff: null,
      content,
      fileIds: images,
    })
    return receiptOf(written)
  })
}

const receiptOf = ({ ticketNo, dueAt }: Pick<NewTicket, 'ticketNo' | 'dueAt'>) => ({
  ticketNo,
  ...(dueAt ? { dueAt: iso(instant(dueAt.getTime())) } : {}),
})

function newTicket(call: Call<typeof sendFeedback>, member: Caller | null): NewTicket {
  const { body, brand, language, now } = call
  const contact = body.contact
    ?.normalize('NFC')
    .replace(/[\p{C}]/gu, '')
    .trim()
  return {
    id: newId<'feedback-ticket'>(now),
    merchantCode: brand.merchantCode,
    ticketNo: newTicketNo(),
    memberId: member?.memberId ?? null,
    userName: member?.userName ?? null,
    category: body.category,
    contact: contact || null,
    language,
    createdAt: new Date(now),
    dueAt: body.category === 'COMPLAINT' ? new Date(now + COMPLAINT_TERM) : null,
  }
}

/** Writes a ticket under a number that nobody has. */
async function numbered(tx: Tx, ticket: NewTicket): Promise<NewTicket> {
  for (let tries = 0; tries < TRIES; tries++) {
    const next = tries === 0 ? ticket : { ...ticket, ticketNo: newTicketNo() }
    if (await insertTicket(tx, next)) return next
  }
  assert(false, 'every new ticket number was taken')
}

/**
 * Takes turns with whatever else the member writes. Refuses SYS_THROTTLED beyond the day's number.
 */
export async function refuseBeyondDay(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await holdWriter(tx, memberId)
  const written = await writtenSince(tx, memberId, later(now, -DAY))
  const oldest = written.at(-MOST_A_DAY)
  if (oldest) throw new Refusal('SYS_THROTTLED', { retryAfterSec: Math.ceil((oldest.getTime() + DAY - now) / SECOND) })
}
