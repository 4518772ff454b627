import * as contract from '@senluna/contract/desk/money/risk.ts'
import type { Db } from '../../../platform/database/db.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import { caseApproval, decideCase, giveCase, listCases, noteCase, oneCase, takeCase, type MovedOn } from './cases.ts'
import { ruleApproval, changeRule, listRules, tryRule, type StoppedSince } from './rules.ts'
import { clearLink, clearLinkApproval, listGraph, restoreLink } from '../links.ts'
import { casesNear, mergeCase } from './merge.ts'
import { addWatch, unwatchApproval, listWatch, removeWatch } from './watch.ts'

/**
 * Cases, rules and watch lists, for the brand's people. Which payments were stopped and what was
 * moved a later module tells.
 */
export const deskRoutes = ({
  db,
  stoppedSince,
  movedOn,
}: {
  db: Db
  stoppedSince: StoppedSince
  movedOn: MovedOn
}): Route[] => [
  ...listRoutes(
    db,
    contract.riskCases,
    contract.exportCases,
    (call) => listCases(db, movedOn, call),
    ({ query }) => ({ action: 'risk.list', object: { kind: 'risk-cases', id: query.kind ?? 'all' } }),
  ),
  route(contract.riskCaseOne, (call) => oneCase(db, movedOn, call)),
  route(contract.casesNear, (call) => casesNear(db, call)),
  route(contract.mergeCase, (call) => mergeCase(db, call)),
  route(contract.takeCase, (call) => takeCase(db, call)),
  route(contract.giveCase, (call) => giveCase(db, call)),
  route(contract.noteCase, (call) => noteCase(db, call)),
  route(contract.decideCase, (call) => decideCase(db, call)),
  route(contract.riskRules, (call) => listRules(db, stoppedSince, call)),
  exportRoute(db, contract.riskRules, contract.exportRules, (call) => listRules(db, stoppedSince, call)),
  route(contract.tryRule, (call) => tryRule(db, call)),
  route(contract.changeRule, (call) => changeRule(db, call)),
  ...listRoutes(
    db,
    contract.watchlists,
    contract.exportWatchlists,
    (call) => listWatch(db, call),
    ({ query }) => ({ action: 'risk.watchlists', object: { kind: 'watchlists', id: query.kind ?? 'all' } }),
  ),
  route(contract.addWatch, (call) => addWatch(db, call)),
  route(contract.removeWatch, (call) => removeWatch(db, call)),
  ...listRoutes(
    db,
    contract.graph,
    contract.exportGraph,
    (call) => listGraph(db, call),
    () => ({ action: 'risk.graph', object: { kind: 'graph', id: 'devices' } }),
  ),
  route(contract.clearLink, (call) => clearLink(db, call)),
  route(contract.restoreLink, (call) => restoreLink(db, call)),
]

/** What two people decide of cases, rules and watch lists together. */
export const approvals = (): readonly ApprovalAction[] => [
  caseApproval,
  clearLinkApproval,
  ruleApproval,
  unwatchApproval,
]
