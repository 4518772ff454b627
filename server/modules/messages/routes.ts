import { isUuid } from '@senluna/kit/ids.ts'
import { idParam } from '../../platform/http/id-param.ts'
import * as contract from '@senluna/contract/site/messages.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { inboxOf, openMessage, readAll, removeMessage, wholeMessage } from './inbox.ts'
import { choosePreferences, preferenceOf } from './preference-store.ts'

/** A member's messages, and what the member wants to get and to show. */
export const messageRoutes = (db: Db): Route[] => [
  route(contract.messages, ({ caller, query, brand, language, now }) =>
    inboxOf(db, caller.memberId, query, { brand, language }, now),
  ),
  route(contract.oneMessage, ({ caller, params, brand, language }) =>
    wholeMessage(db, caller.memberId, idParam(params.id), { brand, language }),
  ),
  route(contract.readMessage, ({ caller, params, brand, language, now }) =>
    openMessage(db, caller.memberId, idParam(params.id), { brand, language }, now),
  ),
  route(contract.deleteMessage, async ({ caller, params, now }) => {
    // What never was a message is as gone as one that was deleted.
    if (isUuid<'message'>(params.id!)) await removeMessage(db, caller.memberId, params.id, now)
    return { deleted: true as const }
  }),
  route(contract.readAllMessages, async ({ caller, body, now }) => ({
    read: await readAll(db, caller.memberId, body.tab, now),
  })),
  route(contract.readPreferences, ({ caller }) => preferenceOf(db, caller.memberId)),
  route(contract.changePreferences, ({ caller, body, now }) => choosePreferences(db, caller.memberId, body, now)),
]
