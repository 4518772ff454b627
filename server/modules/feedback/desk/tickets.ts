import type * as contract from '@senluna/contract/desk/members/tickets.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { answerTicket, listTickets, readTicket, setTicketState } from './store.ts'
import type { StoredTicket } from '../ticket.ts'
import { filesById, sendPicture, type Files } from '../../files/index.ts'
import { staffDid } from '../../staff/index.ts'

const PAGE = 20

type DeskCall = Call<Endpoint & { for: 'staff' }>

const rowOf = (ticket: StoredTicket): contract.DeskTicketRow => ({
  ticketNo: ticket.ticketNo,
  ...(ticket.userName === null ? {} : { userName: ticket.userName }),
  category: ticket.category,
  state: ticket.state,
  ...(ticket.contact === null ? {} : { contact: ticket.contact }),
  language: ticket.language,
  createdAt: ticket.createdAt.toISOString(),
  changedAt: ticket.changedAt.toISOString(),
  ...(ticket.dueAt === null ? {} : { dueAt: ticket.dueAt.toISOString() }),
  ...(ticket.answeredAt === null ? {} : { answeredAt: ticket.answeredAt.toISOString() }),
  ...(ticket.heldBy === null ? {} : { heldBy: ticket.heldBy }),
  ...(ticket.heldSince === null ? {} : { heldSince: ticket.heldSince.toISOString() }),
  excerpt: ticket.excerpt,
})

export const nameIn = (call: Pick<DeskCall, 'brand' | 'params'>) => ({
  merchantCode: call.brand.merchantCode,
  ticketNo: call.params.no ?? '',
})

const object = (ticketNo: string) => ({ kind: 'ticket', id: ticketNo })

/**
 * The tickets in a state, who waits longest first; the look at names and first words is written
 * down by the route.
 */
export async function list(db: Db, { brand, caller, now, query }: Call<typeof contract.deskTickets>) {
  const { state, category, after, no, pageSize = PAGE } = query
  const page = await listTickets(db, {
    merchantCode: brand.merchantCode,
    state,
    category,
    ...(query.late ? { lateAt: now } : {}),
    ...(query.mine ? { handedTo: caller.staffId } : {}),
    ...(no ? { no: no.toUpperCase().replace(/[\s-]/g, '') } : {}),
    after,
    pageSize,
  })
  return { ...page, list: page.list.map(rowOf) }
}

/** One ticket; the look is written down. Refuses SYS_NOT_FOUND. */
export async function read(db: Db, call: Call<typeof contract.deskTicketOne>) {
  const ticket = await ticketDetails(db, call)
  await staffDid(db, call, { action: 'tickets.read', object: object(ticket.ticketNo) })
  return ticket
}

/**
 * A picture of a ticket; the look is written down. Refuses SYS_NOT_FOUND, also for one that came
 * with another ticket.
 */
export async function picture(files: Files, call: Call<typeof contract.deskTicketPicture>) {
  const { brand, params, reply } = call
  const ticket = await readTicket(files.db, nameIn(call))
  const fileId = ticket.messages.flatMap((message) => message.fileIds).find((id) => id === params.fileId)
  if (fileId === undefined) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(files.db, call, { action: 'tickets.picture', object: object(ticket.ticketNo), after: { fileId } })
  return sendPicture(files, { merchantCode: brand.merchantCode, memberId: null }, fileId, reply)
}

/** A ticket with everything of it; no look is written down here. Refuses SYS_NOT_FOUND. */
export async function ticketDetails(db: Db, call: Pick<DeskCall, 'brand' | 'params'>): Promise<contract.DeskTicket> {
  const ticket = await readTicket(db, nameIn(call))
  const sent = ticket.messages.flatMap((message) => message.fileIds)
  const images = await filesById(db, call.brand.merchantCode, sent)
  const url = (fileId: string) => `/bo/v1/tickets/${ticket.ticketNo}/pictures/${fileId}`
  return {
    ...rowOf(ticket),
    handed: ticket.handed.map(({ at, ...handed }) => ({ at: at.toISOString(), ...handed })),
    messages: ticket.messages.map((message) => ({
      id: message.id,
      at: message.at.toISOString(),
      author: message.author,
      ...(message.staff ? { name: message.staff.name } : {}),
      content: message.content,
      images: images
        .filter(({ id }) => message.fileIds.includes(id))
        .map(({ id, width, height }) => ({ fileId: id, url: url(id), width, height })),
    })),
  }
}

/** Answers a ticket. Refuses SYS_NOT_FOUND, FB_CLOSED, FB_LENGTH. */
export async function answer(db: Db, call: Call<typeof contract.answerDeskTicket>) {
  const { body, caller, now } = call
  const name = nameIn(call)
  await db.transaction().execute(async (tx) => {
    const staff = { id: caller.staffId, name: caller.shownAs }
    await answerTicket(tx, { ...name, staff, content: body.content, state: body.state }, now)
    await staffDid(tx, call, { action: 'tickets.answer', object: object(name.ticketNo), after: { state: body.state } })
  })
  return ticketDetails(db, call)
}

/** Moves a ticket without a word. Refuses SYS_NOT_FOUND, FB_CLOSED. */
export async function move(db: Db, call: Call<typeof contract.moveTicket>) {
  const name = nameIn(call)
  const before = await readTicket(db, name)
  await db.transaction().execute(async (tx) => {
    await setTicketState(tx, { ...name, state: call.body.state }, call.now)
    await staffDid(tx, call, {
      action: 'tickets.state',
      object: object(name.ticketNo),
      before: { state: before.state },
      after: { state: call.body.state },
    })
  })
  return ticketDetails(db, call)
}
