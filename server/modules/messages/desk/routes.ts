import * as content from '@senluna/contract/desk/brand/content.ts'
import type { Db } from '../../../platform/database/db.ts'
import { onceRoute, route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import { askMailing, cancelMailing, countMailing, mailingApproval, mailings } from './mailings.ts'
import { sendOne } from './send-one.ts'
import { removeTemplate, saveTemplate, templates } from './templates.ts'

/** The calls of messages to one member or many, and of their templates. */
export const deskRoutes = (db: Db): Route[] => [
  route(content.sendDeskMessage, (call) => sendOne(db, call)),
  route(content.deskMailings, (call) => mailings(db, call)),
  exportRoute(db, content.deskMailings, content.exportMailings, (call) => mailings(db, call)),
  onceRoute(content.askMailing, (call, tx) => askMailing(tx, call)),
  route(content.countMailing, (call) => countMailing(db, call)),
  route(content.cancelMailing, (call) => cancelMailing(db, call)),
  route(content.messageTemplates, (call) => templates(db, call)),
  exportRoute(db, content.messageTemplates, content.exportTemplates, (call) => templates(db, call)),
  route(content.saveTemplate, (call) => saveTemplate(db, call)),
  route(content.removeTemplate, (call) => removeTemplate(db, call)),
]

/** What two people send together. */
export const approvals = (): readonly ApprovalAction[] => [mailingApproval]
