import * as contract from '@senluna/contract/desk-adjustments.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { adjust, listAdjustments } from './adjust.ts'

/** Corrections by hand, always of two people. */
export const adjustmentRoutes = (db: Db): Route[] => [
  route(contract.adjustments, (call) => listAdjustments(db, call)),
  route(contract.adjust, (call) => adjust(db, call)),
]
