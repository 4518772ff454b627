import { HOUSE_GAMES } from '@senluna/games/rules.ts'
import type { FamilyBase, GameFamily, OpenFamily } from '../families/index.ts'
import { IDLE, sessionStateOf } from '../sessions/index.ts'
import {
  consumers,
  createJackpots,
  JACKPOT_CHECKS,
  jackpotJobs,
  jackpotRoutes,
  jackpotTopic,
  tendPots,
} from '../jackpots/index.ts'
import { choiceDetails } from './choices/choice-text.ts'
import { prolongFree } from './free/free-store.ts'
import { voidFree } from './free/void-free.ts'
import { launchInFrame } from './launch.ts'
import { createPlayQueue } from './posting/play-queue.ts'
import { HOUSE_ROUNDS, roundChecks } from './reconcile.ts'
import { createRounds, type Rounds } from './rounds.ts'
import { roundRoutes } from './routes.ts'
import { runJobs } from './runs/end-waiting.ts'
import { openRunOf } from './runs/run-store.ts'

/** The catalogue's vendor code of our own games. */
const OWN_VENDOR = 'SENLUNA'

interface OpenHouseGames extends OpenFamily {
  rounds: Rounds
}

/**
 * The house's own games that run in the frame: each paid round is worked out and posted at once.
 */
export const houseGames: GameFamily<OpenHouseGames> = {
  name: 'house',
  roundsOfItsOwn: HOUSE_ROUNDS,
  checks: (ofFamilies) => [...roundChecks(ofFamilies), ...JACKPOT_CHECKS],
  consumers,
  voided: voidFree,
  thawed: prolongFree,
  configure: () => openHouseGames,
}

async function openHouseGames(base: FamilyBase): Promise<OpenHouseGames> {
  const { config, database, sessions, seeds } = base
  const { db } = database
  const queue = createPlayQueue({ ...base, url: config.databaseUrl, lanes: config.lanes })
  const jackpots = createJackpots({ ...base, db })
  const rounds = await createRounds({
    db,
    queue,
    source: seeds,
    site: {
      standing: (id, now) => sessionStateOf(sessions, id, now),
      used: (id, at) => sessions.use.note(id, at),
      idleMs: IDLE,
    },
    games: HOUSE_GAMES,
    jackpots,
    vendor: OWN_VENDOR,
    bench: config.bench,
  })
  return {
    rounds,
    routes: [...roundRoutes(rounds), ...jackpotRoutes(jackpots)],
    jobs: [...runJobs(rounds, base.log, base.clock), ...jackpotJobs(jackpots)],
    isPublicTopic: (topic) => base.brands.some(({ merchantCode }) => jackpotTopic(merchantCode) === topic),
    owns: (gameId) => rounds.games.has(gameId),
    launch: (opening) => launchInFrame(db, opening),
    isInPlay: async (owner, game, mode) => (await openRunOf(db, { owner, game, mode })) !== undefined,
    details: (owner, rows, language) => choiceDetails(db, owner, rows, language),
    caller: (request, brand, now) => rounds.sessions.of(request, brand, now),
    warm: () => queue.warm(),
    // Pots stand from the start: the job that tends them comes with the next minute.
    background: { start: () => void tendPots(jackpots), stop: () => Promise.resolve() },
    close: () => queue.close(),
  }
}
