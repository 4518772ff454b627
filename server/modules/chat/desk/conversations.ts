import { idParam } from '../../../platform/http/id-param.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/desk/members/chat.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { staffDid } from '../../staff/index.ts'
import { addMessage, publishConversation } from '../conversations.ts'
import { lineOf } from '../visitor.ts'
import {
  forDesk,
  lockConversation,
  messageBefore,
  messagesOf,
  conversationById,
  queueOf,
  setState,
  type ConversationRow,
} from '../conversation-store.ts'

/** A call of somebody at the desk about one thing. */
type DeskCall = Call<Endpoint & { for: 'staff' }>

export const idIn = <Kind extends string>(call: { params: Readonly<Record<string, string>> }): Id<Kind> =>
  idParam<Kind>(call.params.id)

const object = (id: string) => ({ kind: 'conversation', id })

/** The conversations in a state; the look is not written down here. */
export const queueFor = (db: Db, { brand, query }: Pick<Call<typeof contract.deskConversations>, 'brand' | 'query'>) =>
  queueOf(db, brand.merchantCode, query.state, query)

/** The conversations in a state. Names and first words are personal: the look is written down. */
export async function listQueue(db: Db, call: Call<typeof contract.deskConversations>) {
  const page = await queueFor(db, call)
  await staffDid(db, call, { action: 'chat.list', object: { kind: 'conversations', id: call.query.state } })
  return page
}

/** One conversation with its messages; the look is written down. Refuses SYS_NOT_FOUND. */
export async function readOne(db: Db, call: Call<typeof contract.deskConversationOne>) {
  const id = idIn<'conversation'>(call)
  const row = await conversationById(db, call.brand.merchantCode, id)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  const messages = await messagesOf(db, id, call.query)
  await staffDid(db, call, { action: 'chat.read', object: object(id) })
  return { conversation: forDesk(row), messages }
}

/**
 * Takes a waiting conversation, or one of the colleague whom the caller saw at it (`from`): of two
 * who take it at once one has it.
 *
 * Refuses CHAT_TAKEN, CHAT_CLOSED, SYS_NOT_FOUND.
 */
export function take(db: Db, call: Call<typeof contract.takeConversation>) {
  return changing(db, call, async (tx, row) => {
    const { caller } = call
    if (row.staff_id === caller.staffId && row.state === 'OPEN') return row
    if (row.state === 'OPEN' && row.staff_id !== call.body.from) refuseTaken(row)
    const taken = await setState(
      tx,
      row,
      { state: 'OPEN', staffId: caller.staffId, staffName: caller.shownAs },
      call.now,
    )
    await publishConversation(tx, taken, undefined, call.now, call.traceId)
    await staffDid(tx, call, {
      action: 'chat.take',
      object: object(row.id),
      before: { state: row.state, staff: row.staff_id },
      after: { state: taken.state, staff: taken.staff_id },
    })
    return taken
  })
}

/**
 * Answers in a conversation one has. Sent again under the same client id it is the same message.
 */
export async function answer(db: Db, call: Call<typeof contract.answerConversation>) {
  const { body, caller, now } = call
  const text = lineOf(body.text)
  return db.transaction().execute(async (tx) => {
    const row = await locked(tx, call)
    const before = await messageBefore(tx, row.id, body.clientId)
    if (before) return { conversation: forDesk(row), message: before }
    refuseOthers(row, caller.staffId)
    const staff = { id: caller.staffId, name: caller.shownAs }
    const said = { sender: 'staff', clientId: body.clientId, text, staff } as const
    const added = await addMessage(tx, row, said, now, call.traceId)
    // The words themselves stay in the conversation, which is kept 90 days; the log is kept for
    // ever.
    await staffDid(tx, call, { action: 'chat.answer', object: object(row.id), after: { message: added.message.seq } })
    return { conversation: forDesk(added.row), message: added.message }
  })
}

/** Closes a conversation one has. */
export function end(db: Db, call: Call<typeof contract.endConversation>) {
  return changing(db, call, async (tx, row) => {
    refuseOthers(row, call.caller.staffId)
    const closed = await setState(
      tx,
      row,
      { state: 'CLOSED', staffId: row.staff_id, staffName: row.staff_name },
      call.now,
    )
    await publishConversation(tx, closed, undefined, call.now, call.traceId)
    await staffDid(tx, call, {
      action: 'chat.close',
      object: object(row.id),
      before: { state: row.state },
      after: { state: closed.state },
    })
    return closed
  })
}

async function changing(db: Db, call: DeskCall, run: (tx: Tx, row: ConversationRow) => Promise<ConversationRow>) {
  return db.transaction().execute(async (tx) => {
    const row = await locked(tx, call)
    if (row.state === 'CLOSED') throw new Refusal('CHAT_CLOSED')
    return forDesk(await run(tx, row))
  })
}

async function locked(tx: Tx, call: Pick<DeskCall, 'params' | 'brand'>): Promise<ConversationRow> {
  const row = await lockConversation(tx, call.brand.merchantCode, idIn(call))
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

function refuseOthers(row: ConversationRow, staffId: Id<'staff'>): void {
  if (row.state === 'CLOSED') throw new Refusal('CHAT_CLOSED')
  if (row.staff_id !== staffId) refuseTaken(row)
}

function refuseTaken(row: ConversationRow): never {
  throw new Refusal('CHAT_TAKEN', { value: { staffName: row.staff_name } })
}
