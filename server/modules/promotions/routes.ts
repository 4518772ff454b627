import * as contract from '@senluna/contract/site/content.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { promotionFor, promotionsFor } from './list-promotions.ts'

/** A brand's promotions, for everybody to read. */
export const promotionRoutes = (db: Db): Route[] => [
  route(contract.promotions, ({ brand, caller, language, query, now }) =>
    promotionsFor(db, { merchantCode: brand.merchantCode, caller, language }, query, now),
  ),
  route(contract.promotion, ({ brand, caller, language, params, now }) =>
    promotionFor(db, { merchantCode: brand.merchantCode, caller, language }, params.id!, now),
  ),
]
