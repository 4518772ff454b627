import { announcements } from '@senluna/contract/notices.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { noticesFor } from './list-notices.ts'

/** What a brand tells its visitors. */
export const contentRoutes = (db: Db): readonly Route[] => [
  route(announcements, ({ brand, caller, language, query, now }) =>
    noticesFor(db, { merchantId: brand.merchantCode, caller, language, query }, now),
  ),
]
