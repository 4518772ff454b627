import type { Query } from '@senluna/kit/query.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { isRelated, lockedApproval } from './modules/approvals/store.ts'
import { conversationById } from './modules/chat/conversation-store.ts'
import { roomMessageOf } from './modules/chat/rooms/room-store.ts'
import { lockSanction } from './modules/chat/rooms/sanction-store.ts'
import { lockedApplication } from './modules/kyc/store.ts'
import { ticketOf } from './modules/lottery/betting/queries/tickets.ts'
import { chaseOf } from './modules/lottery/betting/queries/chases.ts'
import { held } from './modules/reconciliation/case-store.ts'
import { rename } from './modules/security/passkeys/passkey-store.ts'
import { exportById } from './modules/security/export/export-store.ts'
import { markRead } from './modules/messages/store.ts'
import { cancelUnended } from './modules/messages/desk/mailing-store.ts'
import { messagesOf } from './modules/feedback/store.ts'
import { noteUse } from './modules/turnover/store.ts'
import { transferById } from './modules/transfers/store.ts'
import { addNote } from './modules/risk/store.ts'
import type { Tx } from './platform/database/db.ts'

// Ids of the modules that are easily swapped. Each swap must fail to compile: where one compiles,
// the types step says "Unused '@ts-expect-error' directive". Nothing here runs.

declare const tx: Tx
declare const query: Query
declare const caller: Parameters<typeof lockedApproval>[1]
declare const member: Id<'member'>
declare const staff: Id<'staff'>
declare const ticket: Id<'ticket'>
declare const order: Id<'lottery-order'>
declare const conversation: Id<'conversation'>
declare const message: Id<'room-message'>
declare const sanction: Id<'sanction'>
declare const application: Id<'kyc'>
declare const approval: Id<'approval'>
declare const difference: Id<'recon-case'>
declare const passkey: Id<'passkey'>
declare const job: Id<'export'>
declare const mail: Id<'message'>
declare const mailing: Id<'mailing'>
declare const question: Id<'feedback-ticket'>
declare const wager: Id<'wager'>
declare const requirement: Id<'requirement'>
declare const transfer: Id<'vendor-transfer'>
declare const request: Id<'vendor-request'>
declare const risk: Id<'risk-case'>

const now = instant(0)
const note = { by: 'lan', at: '', text: '' }
const code = merchantCode('senluna')

export const RIGHT = [
  () => ticketOf(query, member, ticket),
  () => chaseOf(query, member, order),
  () => conversationById(tx, code, conversation),
  () => roomMessageOf(tx, code, 'hall', message),
  () => lockSanction(tx, sanction, code),
  () => lockedApplication(tx, code, application),
  () => lockedApproval(tx, caller, approval),
  () => isRelated(tx, staff, member),
  () => held(tx, code, difference),
  () => rename(tx, member, passkey, 'key'),
  () => exportById(tx, member, job),
  () => markRead(tx, member, mail, now),
  () => cancelUnended(tx, { name: 'lan', id: mailing, merchantCode: code }, now),
  () => messagesOf(tx, question),
  () => noteUse(tx, member, wager, requirement, amount(1n)),
  () => transferById(tx, transfer),
  () => addNote(tx, risk, note),
]

export const SWAPPED = [
  // @ts-expect-error -- the ticket where its owner is meant
  () => ticketOf(query, ticket, member),
  // @ts-expect-error -- a ticket where its order is meant
  () => chaseOf(query, member, ticket),
  // @ts-expect-error -- a message of a room where a conversation is meant
  () => conversationById(tx, code, message),
  // @ts-expect-error -- a conversation where a message of a room is meant
  () => roomMessageOf(tx, code, 'hall', conversation),
  // @ts-expect-error -- who is muted where the mute is meant
  () => lockSanction(tx, member, code),
  // @ts-expect-error -- the applicant where the application is meant
  () => lockedApplication(tx, code, member),
  // @ts-expect-error -- who asked where the request is meant
  () => lockedApproval(tx, caller, staff),
  // @ts-expect-error -- the member where the member of staff is meant
  () => isRelated(tx, member, staff),
  // @ts-expect-error -- a request where a difference is meant
  () => held(tx, code, approval),
  // @ts-expect-error -- an export where a passkey is meant
  () => rename(tx, member, job, 'key'),
  // @ts-expect-error -- the export where its owner is meant
  () => exportById(tx, job, member),
  // @ts-expect-error -- a mailing where a message of it is meant
  () => markRead(tx, member, mailing, now),
  // @ts-expect-error -- a message where the mailing is meant
  () => cancelUnended(tx, { name: 'lan', id: mail, merchantCode: code }, now),
  // @ts-expect-error -- a ticket of the lottery where a question to people is meant
  () => messagesOf(tx, ticket),
  // @ts-expect-error -- what is asked for where the wager is meant
  () => noteUse(tx, member, requirement, wager, amount(1n)),
  // @ts-expect-error -- the request where what it led to is meant
  () => transferById(tx, request),
  // @ts-expect-error -- the member where the case is meant
  () => addNote(tx, member, note),
]
