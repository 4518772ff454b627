import * as help from '@senluna/contract/desk/brand/help.ts'
import * as content from '@senluna/contract/desk/brand/content.ts'
import { exportHelpVotes, helpVotes } from '@senluna/contract/site/help.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute } from '../../staff/index.ts'
import { votesOf, type HelpVotes } from '../help/help-votes.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { askDocument, document, documentApproval, documents } from './documents.ts'
import { article, articleApproval, askArticle, headings, hide } from './help.ts'
import { notices, remove, save } from './notices.ts'

/** The calls of notices, of the help center and of what people agree to. */
export const deskRoutes = (db: Db, votes: HelpVotes): Route[] => [
  route(content.deskNotices, (call) => notices(db, call)),
  exportRoute(db, content.deskNotices, content.exportNotices, (call) => notices(db, call)),
  route(content.saveDeskNotice, (call) => save(db, call)),
  route(content.removeDeskNotice, (call) => remove(db, call)),
  route(content.previewNotice, ({ body }) => ({ html: cleanHtml(body.html) })),
  route(help.helpHeadings, (call) => headings(db, call)),
  route(help.deskHelpArticle, (call) => article(db, call)),
  route(help.askHelpArticle, (call) => askArticle(db, call)),
  route(help.hideHelpArticle, (call) => hide(db, call)),
  route(help.deskDocuments, (call) => documents(db, call)),
  exportRoute(db, help.deskDocuments, help.exportDocuments, (call) => documents(db, call)),
  route(help.deskDocument, (call) => document(db, call)),
  route(help.askDocument, (call) => askDocument(db, call)),
  route(helpVotes, (call) => votesOf(votes, call)),
  exportRoute(db, helpVotes, exportHelpVotes, (call) => votesOf(votes, call)),
]

/** What two people decide of the help center and of what people agree to. */
export const approvals = (): readonly ApprovalAction[] => [articleApproval, documentApproval]
