import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { FeedbackCategory, TicketState } from '@senluna/contract/site/feedback.ts'
import { FEEDBACK_LENGTH } from '@senluna/contract/site/feedback.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY } from '@senluna/kit/time.ts'
import { randomInt } from 'node:crypto'

/** What somebody wrote to a brand, without its messages. */
export interface StoredTicket {
  id: Id<'feedback-ticket'>
  merchantCode: MerchantCode
  ticketNo: string
  /** Null for a guest. */
  memberId: Id<'member'> | null
  userName: string | null
  category: FeedbackCategory
  state: TicketState
  contact: string | null
  language: string
  createdAt: Date
  changedAt: Date
  dueAt: Date | null
  answeredAt: Date | null
  unread: boolean
  excerpt: string
  /** Whom it was handed to, and since when: the name of a role or of a colleague. */
  heldBy: string | null
  heldSince: Date | null
}

/** From which state a ticket may go where. Nothing else decides. */
export const TICKET = {
  OPEN: ['ANSWERED', 'WAIT_MEMBER', 'CLOSED'],
  ANSWERED: ['OPEN', 'WAIT_MEMBER', 'CLOSED'],
  WAIT_MEMBER: ['OPEN', 'ANSWERED', 'CLOSED'],
  CLOSED: ['OPEN'],
} as const satisfies Record<TicketState, readonly TicketState[]>

/** Whether a ticket may go from one state into another, or stay. */
export const mayGo = (from: TicketState, to: TicketState): boolean =>
  from === to || TICKET[from].some((next) => next === to)

/** A complaint is answered within ten days. */
export const COMPLAINT_TERM = 10 * DAY

/** Digits and capital letters without those that look alike, as people copy and dictate them. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 10

/** A new ticket number: short enough to say on the telephone, with 50 bits nobody guesses. */
export const newTicketNo = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A ticket number as it is stored, from what somebody typed; null for what can't be one. */
export function ticketNoOf(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  return plain.length === NUMBER_LENGTH && [...plain].every((letter) => LETTERS.includes(letter)) ? plain : null
}

const UNSEEN = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * What was written, in one Unicode form and without letters that nobody sees. Refuses FB_LENGTH
 * with the figures.
 */
export function contentOf(written: string): string {
  const content = written.normalize('NFC').replaceAll('\r\n', '\n').replace(UNSEEN, '').trim()
  const { least, most } = FEEDBACK_LENGTH
  const length = [...content].length
  if (length < least || length > most)
    throw new Refusal('FB_LENGTH', { fields: [{ field: 'content', args: [least, most] }] })
  return content
}
