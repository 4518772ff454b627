import * as contract from '@senluna/contract/chat.ts'
import * as desk from '@senluna/contract/desk.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { exportRoute } from '../staff/index.ts'
import { answer, end, listQueue, queueFor, readOne, take } from './desk.ts'
import type { Chat } from './index.ts'
import { readPicture, takePicture } from './pictures.ts'
import { deleteMessage, deskRooms, keepMessage, readRoomAsStaff, sayAsStaff } from './room-desk.ts'
import { listRooms, readRoom, report, say } from './room-member.ts'
import { impose, lift, listSanctions } from './sanctions.ts'
import { close, historyOf, seen, send, stateOf, ticketOf } from './visitor.ts'

/** The calls of chat: the visitor's, the members' in rooms, and the desk's. */
export function chatRoutes(chat: Chat): Route[] {
  const { db } = chat
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
    route(desk.deskConversations, (call) => listQueue(db, call)),
    exportRoute(db, desk.deskConversations, desk.exportConversations, (call) => queueFor(db, call)),
    route(desk.deskConversationOne, (call) => readOne(db, call)),
    route(desk.takeConversation, (call) => take(db, call)),
    route(desk.answerConversation, (call) => answer(db, call)),
    route(desk.endConversation, (call) => end(db, call)),
    route(desk.deskRooms, (call) => deskRooms(chat, call)),
    route(desk.deskRoomMessages, (call) => readRoomAsStaff(chat, call)),
    exportRoute(db, desk.deskRoomMessages, desk.exportRoomMessages, (call) => readRoomAsStaff(chat, call)),
    route(desk.sayAsStaff, (call) => sayAsStaff(chat, call)),
    route(desk.deleteRoomMessage, (call) => deleteMessage(chat, call)),
    route(desk.settleReports, (call) => keepMessage(chat, call)),
    route(desk.roomPicture, (call) => readPicture(chat, call)),
    route(desk.takePicture, (call) => takePicture(chat, call)),
    route(desk.sanctions, (call) => listSanctions(chat, call)),
    exportRoute(db, desk.sanctions, desk.exportSanctions, (call) => listSanctions(chat, call)),
    route(desk.imposeSanction, (call) => impose(chat, call)),
    route(desk.liftSanction, (call) => lift(chat, call)),
  ]
}
