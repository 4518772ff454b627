import { openDatabase } from '../../platform/database/db.ts'
import type { FamilyBase, GameFamily, OpenFamily } from '../families/index.ts'
import { consumers, drawRebates } from './chains/unit-rebates.ts'
import { lotteryApprovals, lotteryDeskRoutes } from './desk/routes.ts'
import { touches } from './desk/touches.ts'
import { noBeacon } from './draws/randomness/beacon.ts'
import { Drand } from './draws/randomness/drand.ts'
import { DrawClock } from './draws/draw-clock.ts'
import { escrowTo } from './draws/escrow.ts'
import { LOTTERY_FIGURES } from './draws/figures.ts'
import { checkDraws, randomnessFigure } from './draws/nightly-check.ts'
import { grantFreeTickets, isLotteryGame, lotteryGameName } from './free/grant.ts'
import { launchPage } from './launch.ts'
import { isDrawTopic } from './live-topic.ts'
import { Games, type Lottery } from './lottery.ts'
import { formedSource, httpSource } from './official/index.ts'
import { officialGames } from './origin.ts'
import { pageHeads } from './page-heads.ts'
import { ticketDetails } from './reading/queries/ticket-details.ts'
import { worstCase } from './reading/queries/worst-case.ts'
import { lineLimits } from './line-limits/agent-limit-store.ts'
import { LOTTERY_CHECKS, LOTTERY_WAGERS } from './reconcile.ts'
import { remindBeforeLock } from './reminders/remind.ts'
import { lotteryRoutes } from './routes.ts'
import { settleLeftOpen } from './settlement/left-open-store.ts'
import { lotterySettings, type LotterySettings } from './settings.ts'

interface OpenLottery extends OpenFamily {
  lottery: Lottery
  background: DrawClock
}

/** Draws and what is bet on them. */
export const lottery: GameFamily<OpenLottery> = {
  name: 'lottery',
  wagersOfItsOwn: LOTTERY_WAGERS,
  checks: () => LOTTERY_CHECKS,
  approvals: lotteryApprovals,
  touches,
  objectKinds: { 'lottery-draw': 'draw' },
  consumers,
  rebates: drawRebates,
  lineLimits,
  freeTickets: { isGame: isLotteryGame, nameOf: lotteryGameName, grant: grantFreeTickets },
  worstCase,
  heads: pageHeads,
  configure: (env) => {
    const settings = lotterySettings(env)
    const byHand = officialGames(settings.byHand)
    return (base) => openLottery(base, settings, byHand)
  },
}

async function openLottery(
  base: FamilyBase,
  settings: LotterySettings,
  byHand: ReadonlySet<string>,
): Promise<OpenLottery> {
  const { config, log, clock, database, metrics } = base
  // Only who makes the draws has connections of the role that does.
  const draws =
    config.role === 'jobs' || config.role === 'all'
      ? openDatabase(config.databaseUrl, { max: 2, log, as: 'draw', name: `senluna ${config.role} draws` })
      : undefined
  const drand = new Drand(settings.relays, clock, log)
  const running: Lottery = {
    db: database.db,
    pool: database.pool,
    drawPool: draws?.pool,
    lanes: base.lanes,
    clock,
    log,
    brands: base.brands,
    ...base.seeds,
    beacon: settings.beacon === 'drand' ? drand : noBeacon,
    escrow: settings.escrowKey ? escrowTo(settings.escrowKey) : undefined,
    formerBeacons: [drand],
    sources: settings.sources.map(({ name, address, form }) =>
      form ? formedSource(name, address, form, clock) : httpSource(name, address, clock),
    ),
    byHand,
    games: new Games(database.db, clock),
  }
  const randomness = randomnessFigure(metrics.registry)
  return {
    lottery: running,
    routes: [...lotteryRoutes(running, base.countries), ...lotteryDeskRoutes(running)],
    owns: (gameId) => running.games.find(gameId) !== undefined,
    launch: (opening) => launchPage(running, opening),
    details: (...asked) => ticketDetails(running, ...asked),
    accountReopened: settleLeftOpen,
    isPublicTopic: isDrawTopic,
    figures: LOTTERY_FIGURES,
    jobs: [
      {
        name: 'check-draws',
        cron: '40 20 * * *',
        run: async () => ({ rows: (await checkDraws(running, randomness, clock.now())).size }),
      },
      {
        name: 'remind-before-lock',
        cron: '* * * * *',
        run: () =>
          remindBeforeLock({ db: database.db, log, games: running.games, push: base.push, brands: base.brands }, () =>
            clock.now(),
          ),
      },
    ],
    background: new DrawClock(running),
    close: async () => draws?.close(),
  }
}
