import { helpCenter, legalDocument } from '@senluna/contract/help.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { documentOf } from './document.ts'
import { helpOf } from './help-center.ts'

/** Help, terms and privacy, as anybody may read them. */
export const helpRoutes = (db: Db): readonly Route[] => [
  route(helpCenter, ({ brand, language, query }) => helpOf(db, { merchantId: brand.merchantCode, language, query })),
  route(legalDocument, ({ brand, language, query, now }) => documentOf(db, brand, { language, query }, now)),
]
