import * as contract from '@senluna/contract/desk-risk.ts'
import type { Db } from '../../platform/database/db.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { decideCase, listCases, noteCase, takeCase } from './desk-cases.ts'
import { changeRule, listRules, tryRule, type StoppedSince } from './desk-rules.ts'
import { clearLink, listGraph, restoreLink } from './links.ts'
import { addWatch, listWatch, removeWatch } from './desk-watch.ts'

/** Cases, rules and watch lists, for the brand's people. Which payments were stopped a later module tells. */
export const riskRoutes = ({ db, stoppedSince }: { db: Db; stoppedSince: StoppedSince }): Route[] => [
  route(contract.riskCases, (call) => listCases(db, call)),
  route(contract.takeCase, (call) => takeCase(db, call)),
  route(contract.noteCase, (call) => noteCase(db, call)),
  route(contract.decideCase, (call) => decideCase(db, call)),
  route(contract.riskRules, (call) => listRules(db, stoppedSince, call)),
  route(contract.tryRule, (call) => tryRule(db, call)),
  route(contract.changeRule, (call) => changeRule(db, call)),
  route(contract.watchlists, (call) => listWatch(db, call)),
  route(contract.addWatch, (call) => addWatch(db, call)),
  route(contract.removeWatch, (call) => removeWatch(db, call)),
  route(contract.graph, (call) => listGraph(db, call)),
  route(contract.clearLink, (call) => clearLink(db, call)),
  route(contract.restoreLink, (call) => restoreLink(db, call)),
]
