import * as contract from '@senluna/contract/site/chat.ts'
import { route, type Route } from '../../platform/http/route.ts'
import type { Chat } from './chat.ts'
import { listRooms, readRoom, report, say } from './rooms/room-member.ts'
import { close, historyOf, seen, send, stateOf, ticketOf } from './visitor.ts'

/** The calls of chat: the visitor's, and the members' in rooms. */
export function chatRoutes(chat: Chat): Route[] {
  return [
    route(contract.chatState, (call) => stateOf(chat, call)),
    route(contract.chatMessages, (call) => historyOf(chat, call)),
    route(contract.sendChat, (call) => send(chat, call)),
    route(contract.seenChat, (call) => seen(chat, call)),
    route(contract.closeChat, (call) => close(chat, call)),
    route(contract.chatTicket, (call) => ticketOf(chat, call)),
    route(contract.chatRooms, (call) => listRooms(chat, call)),
    route(contract.roomMessages, (call) => readRoom(chat, call)),
    route(contract.sayInRoom, (call) => say(chat, call)),
    route(contract.reportRoom, (call) => report(chat, call)),
  ]
}
