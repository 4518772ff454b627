import * as catalog from '@senluna/contract/desk/brand/catalog.ts'
import * as keys from '@senluna/contract/desk/brand/vendor-keys.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import { vendorFeeApproval, changeGame, changeVendor, changeVendorFee, games, vendors } from './catalog.ts'
import { openGameApproval, openVendorApproval } from './open-by-two.ts'
import { askFreeze, freezeApproval, type AfterThaw } from './freeze.ts'
import { vendorKeyApproval, enterKey, keysOfVendor, type VendorParts } from './vendor-keys.ts'

/** The calls of vendors, their keys and games. */
export function deskRoutes(parts: VendorParts): Route[] {
  const { db } = parts
  return [
    route(catalog.deskVendors, (call) => vendors(parts, call)),
    exportRoute(db, catalog.deskVendors, catalog.exportVendors, (call) => vendors(parts, call)),
    route(catalog.changeVendor, (call) => changeVendor(parts, call)),
    route(catalog.changeVendorFee, (call) => changeVendorFee(db, call)),
    route(keys.vendorKeys, (call) => keysOfVendor(parts, call)),
    route(keys.enterVendorKey, (call) => enterKey(parts, call)),
    route(catalog.deskGames, (call) => games(db, call)),
    exportRoute(db, catalog.deskGames, catalog.exportGames, (call) => games(db, call)),
    route(catalog.changeGame, (call) => changeGame(db, call)),
    route(catalog.freezeGame, (call) => askFreeze(db, call)),
  ]
}

/** What two people change of vendors and games together. */
export const approvals = ({ afterThaw }: { afterThaw: AfterThaw }): readonly ApprovalAction[] => [
  vendorFeeApproval,
  openGameApproval,
  openVendorApproval,
  vendorKeyApproval,
  freezeApproval(afterThaw),
]
