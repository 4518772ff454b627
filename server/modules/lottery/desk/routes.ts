import * as calendarContract from '@senluna/contract/lottery/desk/calendar.ts'
import * as contract from '@senluna/contract/lottery/desk/draws.ts'
import * as linesContract from '@senluna/contract/lottery/desk/lines.ts'
import * as termsContract from '@senluna/contract/lottery/desk/terms.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute, listRoutes } from '../../staff/index.ts'
import type { Lottery } from '../lottery.ts'
import { changeTerms, termsApproval } from './terms/change-terms.ts'
import { correctionEffect, isAbove } from './correction.ts'
import { dayList, dropDay, setDay } from './days.ts'
import { correct, decide, drawApprovals, enter, extend, lockNow, makeVoid } from './draw-acts.ts'
import { drawList } from './draw-list.ts'
import { drawNo } from './queries/draw-row.ts'
import { drawDetails } from './draw-details.ts'
import { drawExposure } from './exposure.ts'
import { limitList, setLineLimit } from './line-limits.ts'
import { linesOfDraw } from './lines.ts'
import { showOnAir } from './on-air.ts'
import { lotteryList, switchLottery } from './games.ts'
import { termsList } from './terms/terms-list.ts'
import { tryTerms } from './terms/try-terms.ts'

/** The lottery at the desk: draws, results, terms, games and days. */
export const lotteryDeskRoutes = (lottery: Lottery): Route[] => [
  route(contract.deskDraws, (call) => drawList(lottery, call)),
  exportRoute(lottery.db, contract.deskDraws, contract.exportDraws, (call) => drawList(lottery, call)),
  route(contract.deskDrawDetails, (call) => drawDetails(lottery, call)),
  route(contract.drawExposure, (call) => drawExposure(lottery, call)),
  route(linesContract.drawLines, (call) => linesOfDraw(lottery, call)),
  ...listRoutes(
    lottery.db,
    linesContract.lineLimits,
    linesContract.exportLineLimits,
    (call) => limitList(lottery.db, call),
    ({ query }) => ({ action: 'lottery.lineLimits', object: { kind: 'members', id: query.account ?? 'all' } }),
  ),
  route(linesContract.setLineLimit, (call) => setLineLimit(lottery, call)),
  route(contract.lockDrawEarly, (call) => lockNow(lottery, call)),
  route(contract.enterDrawResult, (call) => enter(lottery, call)),
  route(contract.announceOnAir, (call) => showOnAir(lottery, call)),
  route(contract.decideDrawResult, (call) => decide(lottery, call)),
  route(contract.tryCorrection, ({ brand, caller, params, body }) =>
    correctionEffect(lottery, { brand, all: isAbove(caller) }, drawNo(params.id), body),
  ),
  route(contract.correctDrawResult, (call) => correct(lottery, call)),
  route(contract.voidDeskDraw, (call) => makeVoid(lottery, call)),
  route(contract.extendDeskDraw, (call) => extend(lottery, call)),
  route(termsContract.deskTerms, (call) => termsList(lottery, call)),
  exportRoute(lottery.db, termsContract.deskTerms, termsContract.exportTerms, (call) => termsList(lottery, call)),
  route(termsContract.tryTerms, (call) => tryTerms(lottery, call)),
  route(termsContract.changeTerms, (call) => changeTerms(lottery, call)),
  route(calendarContract.deskLotteries, (call) => lotteryList(lottery, call)),
  exportRoute(lottery.db, calendarContract.deskLotteries, calendarContract.exportLotteries, (call) =>
    lotteryList(lottery, call),
  ),
  route(calendarContract.switchLottery, (call) => switchLottery(lottery, call)),
  route(calendarContract.drawDays, (call) => dayList(lottery, call)),
  exportRoute(lottery.db, calendarContract.drawDays, calendarContract.exportDrawDays, (call) => dayList(lottery, call)),
  route(calendarContract.setDrawDay, (call) => setDay(lottery, call)),
  route(calendarContract.dropDrawDay, (call) => dropDay(lottery, call)),
]

/** What two people of the desk do together about the lottery. */
export const lotteryApprovals: readonly ApprovalAction[] = [...drawApprovals, termsApproval]
