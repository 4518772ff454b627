import * as content from '@senluna/contract/desk/brand/content.ts'
import { exportHelpVotes, helpVotes } from '@senluna/contract/site/help.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute } from '../../staff/index.ts'
import { votesOf, type HelpVotes } from '../help/help-votes.ts'
import { notices, remove, save } from './notices.ts'

/** The calls of notices, and what readers say of the help center's articles. */
export const deskRoutes = (db: Db, votes: HelpVotes): Route[] => [
  route(content.deskNotices, (call) => notices(db, call)),
  exportRoute(db, content.deskNotices, content.exportNotices, (call) => notices(db, call)),
  route(content.saveDeskNotice, (call) => save(db, call)),
  route(content.removeDeskNotice, (call) => remove(db, call)),
  route(content.previewNotice, ({ body }) => ({ html: cleanHtml(body.html) })),
  route(helpVotes, (call) => votesOf(votes, call)),
  exportRoute(db, helpVotes, exportHelpVotes, (call) => votesOf(votes, call)),
]
