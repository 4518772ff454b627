import * as contract from '@senluna/contract/desk/members/chat.ts'
import * as rooms from '@senluna/contract/desk/members/rooms.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute } from '../../staff/index.ts'
import type { Chat } from '../chat.ts'
import { readPicture, takePicture } from './pictures.ts'
import { answer, end, listQueue, queueFor, readOne, take } from './conversations.ts'
import { deleteMessage, deskRooms, keepMessage, readRoomAsStaff, sayAsStaff } from './rooms.ts'
import { impose, lift, listSanctions } from './sanctions.ts'

/** The calls of customer service and of the moderators of chat rooms. */
export function deskRoutes(chat: Chat): Route[] {
  const { db } = chat
  return [
    route(contract.deskConversations, (call) => listQueue(db, call)),
    exportRoute(db, contract.deskConversations, contract.exportConversations, (call) => queueFor(db, call)),
    route(contract.deskConversationOne, (call) => readOne(db, call)),
    route(contract.takeConversation, (call) => take(db, call)),
    route(contract.answerConversation, (call) => answer(db, call)),
    route(contract.endConversation, (call) => end(db, call)),
    route(rooms.deskRooms, (call) => deskRooms(chat, call)),
    route(rooms.deskRoomMessages, (call) => readRoomAsStaff(chat, call)),
    exportRoute(db, rooms.deskRoomMessages, rooms.exportRoomMessages, (call) => readRoomAsStaff(chat, call)),
    route(rooms.sayAsStaff, (call) => sayAsStaff(chat, call)),
    route(rooms.deleteRoomMessage, (call) => deleteMessage(chat, call)),
    route(rooms.settleReports, (call) => keepMessage(chat, call)),
    route(rooms.roomPicture, (call) => readPicture(chat, call)),
    route(rooms.takePicture, (call) => takePicture(chat, call)),
    route(rooms.sanctions, (call) => listSanctions(chat, call)),
    exportRoute(db, rooms.sanctions, rooms.exportSanctions, (call) => listSanctions(chat, call)),
    route(rooms.imposeSanction, (call) => impose(chat, call)),
    route(rooms.liftSanction, (call) => lift(chat, call)),
  ]
}
