import * as contract from '@senluna/contract/desk/reports.ts'
import { exportLiability, liabilityReport } from '@senluna/contract/desk/liability.ts'
import { exportPlayerValue, playerValue } from '@senluna/contract/desk/player-value.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import { cohortRows } from './cohorts.ts'
import { liabilityRows } from './liability.ts'
import { moneyRows } from './money.ts'
import { playRows } from './play.ts'
import { playerRows } from './players.ts'

/** The reports of a brand, from daily facts alone. */
export const deskRoutes = (db: Db): Route[] => [
  route(contract.playReport, (call) => playRows(db, call)),
  exportRoute(db, contract.playReport, contract.exportPlayReport, (call) => playRows(db, call)),
  route(contract.moneyReport, (call) => moneyRows(db, call)),
  exportRoute(db, contract.moneyReport, contract.exportMoneyReport, (call) => moneyRows(db, call)),
  ...listRoutes(
    db,
    playerValue,
    exportPlayerValue,
    (call) => playerRows(db, call),
    ({ query }) => ({ action: 'reports.players', object: { kind: 'members', id: query.account ?? 'all' } }),
  ),
  route(liabilityReport, (call) => liabilityRows(db, call)),
  exportRoute(db, liabilityReport, exportLiability, (call) => liabilityRows(db, call)),
  route(contract.cohortReport, (call) => cohortRows(db, call)),
  exportRoute(db, contract.cohortReport, contract.exportCohortReport, (call) => cohortRows(db, call)),
]
