import { agentReport, exportAgentReport } from '@senluna/contract/desk/agent-report.ts'
import * as contract from '@senluna/contract/desk/reports.ts'
import { exportLiability, liabilityReport } from '@senluna/contract/desk/liability.ts'
import { exportPlayerValue, playerValue } from '@senluna/contract/desk/player-value.ts'
import { exportRewardReport, rewardReport } from '@senluna/contract/desk/reward-report.ts'
import { exportTaxReport, taxReport } from '@senluna/contract/desk/taxes.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import type { WorstCase } from '../liability-store.ts'
import { mailRoutes } from './mails/mail-routes.ts'
import { agentRows } from './agents.ts'
import { cohortRows } from './cohorts.ts'
import { liabilityRows } from './liability.ts'
import { moneyRows } from './money.ts'
import { playRows } from './play.ts'
import { playerRows } from './players.ts'
import { rewardRows } from './rewards.ts'
import { taxRows } from './taxes.ts'

/**
 * The reports of a brand, read where `reading` says; that somebody looked is written into `db`.
 */
export const deskRoutes = ({ db, reading, worstCase }: { db: Db; reading: Db; worstCase: WorstCase }): Route[] => [
  route(contract.playReport, (call) => playRows(reading, call)),
  exportRoute(db, contract.playReport, contract.exportPlayReport, (call) => playRows(reading, call)),
  route(contract.moneyReport, (call) => moneyRows(reading, call)),
  exportRoute(db, contract.moneyReport, contract.exportMoneyReport, (call) => moneyRows(reading, call)),
  ...listRoutes(
    db,
    playerValue,
    exportPlayerValue,
    (call) => playerRows(reading, call),
    ({ query }) => ({ action: 'reports.players', object: { kind: 'members', id: query.account ?? 'all' } }),
  ),
  ...listRoutes(
    db,
    agentReport,
    exportAgentReport,
    (call) => agentRows(reading, call),
    ({ query }) => ({ action: 'reports.agents', object: { kind: 'members', id: query.parent ?? 'all' } }),
  ),
  route(liabilityReport, (call) => liabilityRows({ reading, worstCase }, call)),
  exportRoute(db, liabilityReport, exportLiability, (call) => liabilityRows({ reading, worstCase }, call)),
  route(contract.cohortReport, (call) => cohortRows(reading, call)),
  exportRoute(db, contract.cohortReport, contract.exportCohortReport, (call) => cohortRows(reading, call)),
  route(rewardReport, (call) => rewardRows(reading, call)),
  exportRoute(db, rewardReport, exportRewardReport, (call) => rewardRows(reading, call)),
  route(taxReport, (call) => taxRows(reading, call)),
  exportRoute(db, taxReport, exportTaxReport, (call) => taxRows(reading, call)),
  ...mailRoutes(db),
]
