import * as contract from '@senluna/contract/site/chat.ts'
import * as chatDesk from '@senluna/contract/desk/members/chat.ts'
import * as roomsDesk from '@senluna/contract/desk/members/rooms.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { exportRoute } from '../staff/index.ts'
import { answer, end, listQueue, queueFor, readOne, take } from './desk.ts'
import type { Chat } from './chat.ts'
import { readPicture, takePicture } from './pictures.ts'
import { deleteMessage, deskRooms, keepMessage, readRoomAsStaff, sayAsStaff } from './room-desk.ts'
import { listRooms, readRoom, report, say } from './rooms/room-member.ts'
import { impose, lift, listSanctions } from './rooms/sanctions.ts'
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
    route(chatDesk.deskConversations, (call) => listQueue(db, call)),
    exportRoute(db, chatDesk.deskConversations, chatDesk.exportConversations, (call) => queueFor(db, call)),
    route(chatDesk.deskConversationOne, (call) => readOne(db, call)),
    route(chatDesk.takeConversation, (call) => take(db, call)),
    route(chatDesk.answerConversation, (call) => answer(db, call)),
    route(chatDesk.endConversation, (call) => end(db, call)),
    route(roomsDesk.deskRooms, (call) => deskRooms(chat, call)),
    route(roomsDesk.deskRoomMessages, (call) => readRoomAsStaff(chat, call)),
    exportRoute(db, roomsDesk.deskRoomMessages, roomsDesk.exportRoomMessages, (call) => readRoomAsStaff(chat, call)),
    route(roomsDesk.sayAsStaff, (call) => sayAsStaff(chat, call)),
    route(roomsDesk.deleteRoomMessage, (call) => deleteMessage(chat, call)),
    route(roomsDesk.settleReports, (call) => keepMessage(chat, call)),
    route(roomsDesk.roomPicture, (call) => readPicture(chat, call)),
    route(roomsDesk.takePicture, (call) => takePicture(chat, call)),
    route(roomsDesk.sanctions, (call) => listSanctions(chat, call)),
    exportRoute(db, roomsDesk.sanctions, roomsDesk.exportSanctions, (call) => listSanctions(chat, call)),
    route(roomsDesk.imposeSanction, (call) => impose(chat, call)),
    route(roomsDesk.liftSanction, (call) => lift(chat, call)),
  ]
}
