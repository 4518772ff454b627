import type { Query } from '@senluna/kit/query.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { isRelated, lockedApproval } from './modules/approvals/store.ts'
import { conversationById } from './modules/chat/conversation-store.ts'
import { roomMessageOf } from './modules/chat/rooms/room-store.ts'
import { lockSanction } from './modules/chat/rooms/sanction-store.ts'
import { lockedApplication } from './modules/kyc/store.ts'
import { ticketOf } from './modules/lottery/betting/queries/tickets.ts'
import { chaseOf } from './modules/lottery/betting/queries/chases.ts'
import { held } from './modules/reconciliation/case-store.ts'
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
]
