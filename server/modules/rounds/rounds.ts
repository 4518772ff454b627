import { assert } from '@senluna/kit/assert.ts'
import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { walletOf } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Jackpots } from '../jackpots/index.ts'
import type { PlayQueue } from './posting/play-queue.ts'
import { GameSessions, type GameSession, type SiteSessions } from './sessions/game-session.ts'
import type { SeedSource } from './play-state/open-play-state.ts'
import { InFlightRounds } from './in-flight-rounds.ts'
import { PlayStates } from './play-state/play-states.ts'
import { rulesNoOf } from './queries/rules.ts'

/** A house game as this process runs it. */
export interface RunningGame {
  game: HouseGame
  certificate: Certificate
  configurationHash: string
  vendor: string
  rulesNo: number
}

/** What house games are made of. */
export interface RoundsDeps {
  db: Db
  queue: PlayQueue
  source: SeedSource
  /** The sessions that games hang on. */
  site: SiteSessions
  games: readonly { game: HouseGame; certificate: Certificate }[]
  jackpots: Jackpots
  /** The catalogue's vendor code of our own games. */
  vendor: string
  /** Limits evaluated but not binding. */
  bench: boolean
}

/** The house games of one process. */
export interface Rounds {
  db: Db
  queue: PlayQueue
  source: SeedSource
  games: ReadonlyMap<string, RunningGame>
  sessions: GameSessions
  site: SiteSessions
  playStates: PlayStates
  inFlight: InFlightRounds
  jackpots: Jackpots
  bench: boolean
  walletOf(session: GameSession): Promise<{ balance: string; version: number }>
}

/**
 * Builds the house games; notes each paytable in use, so that a round names the one it was played
 * by.
 */
export async function createRounds(deps: RoundsDeps): Promise<Rounds> {
  const games = new Map<string, RunningGame>()
  for (const { game, certificate } of deps.games) {
    const rulesNo = await rulesNoOf(deps.db, game.code, certificate.configurationHash)
    games.set(game.code, {
      game,
      certificate,
      configurationHash: certificate.configurationHash,
      vendor: deps.vendor,
      rulesNo,
    })
  }
  return {
    db: deps.db,
    queue: deps.queue,
    source: deps.source,
    games,
    sessions: new GameSessions(deps.db, deps.site),
    site: deps.site,
    playStates: new PlayStates(deps.db, deps.source),
    inFlight: new InFlightRounds(),
    jackpots: deps.jackpots,
    bench: deps.bench,
    walletOf: (session) => balanceOf(deps.db, session),
  }
}

async function balanceOf(db: Db, session: GameSession): Promise<{ balance: string; version: number }> {
  const wallet = await walletOf(queryOf(db), session.memberId, session.wallet)
  assert(wallet, 'a game session has a wallet')
  return { balance: (wallet.balance - wallet.held).toString(), version: Number(wallet.version) }
}
