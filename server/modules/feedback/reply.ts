import type { replyToTicket } from '@senluna/contract/site/feedback.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { claimFiles } from '../files/index.ts'
import type { Feedback } from './feedback.ts'
import { insertMessage, lockTicket, setState } from './store.ts'
import { contentOf, ticketNoOf } from './ticket.ts'
import { refuseBeyondDay } from './write.ts'

/**
 * Writes once more into a ticket of one's own, which is open again after that.
 *
 * Refuses SYS_NOT_FOUND, FB_CLOSED, FB_LENGTH, FILE_COUNT, VAL_FIELD, SYS_THROTTLED.
 */
export async function replyTo(feedback: Feedback, call: Call<typeof replyToTicket>): Promise<void> {
  const { body, caller, now } = call
  const ticketNo = ticketNoOf(call.params.ticketNo ?? '')
  if (ticketNo === null) throw new Refusal('SYS_NOT_FOUND')
  const content = contentOf(body.content)
  const fileIds = body.images ?? []
  await feedback.db.transaction().execute(async (tx) => {
    await refuseBeyondDay(tx, caller.memberId, now)
    const ticket = await lockTicket(tx, caller.merchantCode, caller.memberId, ticketNo)
    if (!ticket) throw new Refusal('SYS_NOT_FOUND')
    if (ticket.state === 'CLOSED') throw new Refusal('FB_CLOSED')
    await claimFiles(tx, caller, { purpose: 'FEEDBACK', fileIds, usedBy: `ticket:${ticket.id}` }, now)
    const message = { id: newId<'feedback-message'>(now), at: new Date(now), author: 'MEMBER', staff: null } as const
    await insertMessage(tx, ticket.id, { ...message, content, fileIds })
    await setState(tx, ticket.id, { state: 'OPEN', answered: false }, now)
  })
}
