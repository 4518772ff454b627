import { helpCenter, legalDocument, voteHelp } from '@senluna/contract/site/help.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { documentOf } from './document.ts'
import { helpOf } from './help-center.ts'
import { vote, type HelpVotes } from './help-votes.ts'

/** Help, terms and privacy, as anybody may read them, and what readers say of an article. */
export const helpRoutes = (db: Db, votes: HelpVotes): readonly Route[] => [
  route(helpCenter, ({ brand, language, query }) => helpOf(db, { merchantCode: brand.merchantCode, language, query })),
  route(voteHelp, (call) => vote(votes, call)),
  route(legalDocument, ({ brand, language, query, now }) => documentOf(db, brand, { language, query }, now)),
]
