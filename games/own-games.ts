import type { HouseGame } from '@senluna/kit/games/game.ts'
import { isInstant, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import { isRunGame, type RunGame } from '@senluna/kit/games/run.ts'
import { isTableGame, type TableGame } from '@senluna/kit/games/table.ts'
import { coinFlip } from './instant-coin-flip/game.ts'
import { dice } from './instant-dice/game.ts'
import { limbo } from './instant-limbo/game.ts'
import { plinko } from './instant-plinko/game.ts'
import { wheel } from './instant-wheel/game.ts'
import { rps } from './instant-rps/game.ts'
import { scratch } from './instant-scratch/game.ts'
import { keno } from './instant-keno/game.ts'
import type { OwnGame, SideGame } from './own-game.ts'
import { blackjack } from './run-blackjack/game.ts'
import { hilo } from './run-hilo/game.ts'
import { mines } from './run-mines/game.ts'
import { tower } from './run-tower/game.ts'
import { matRung } from './slots-mat-rung/game.ts'
import { muaVang } from './slots-mua-vang/game.ts'
import { doubleUp } from './side-double-up/game.ts'
import { roiNuoc } from './slots-roi-nuoc/game.ts'
import { videoPoker } from './run-video-poker/game.ts'
import { baccarat } from './table-baccarat/game.ts'
import { roulette } from './table-roulette/game.ts'
import { choNoi } from './slots-cho-noi/game.ts'
import { senVang } from './slots-sen-vang/game.ts'

/** Every house game, the first as the home page shows it. A new one is a line here. */
export const OWN_GAMES: readonly [OwnGame, ...OwnGame[]] = [
  senVang,
  choNoi,
  roiNuoc,
  muaVang,
  matRung,
  dice,
  limbo,
  plinko,
  wheel,
  coinFlip,
  rps,
  scratch,
  keno,
  roulette,
  baccarat,
  mines,
  hilo,
  videoPoker,
  blackjack,
  tower,
]

/** Games that hang on rounds of others: they stand in no catalogue. */
export const SIDE_GAMES: readonly SideGame[] = [doubleUp]

/** Every game that rounds are played by. */
export const PLAYED_GAMES: readonly [OwnGame, ...SideGame[]] = [...OWN_GAMES, ...SIDE_GAMES]

const isOneOutcome = (game: HouseGame): game is InstantGame | RunGame | TableGame =>
  isInstant(game) || isRunGame(game) || isTableGame(game)

/** Those that show one outcome: of one step with a choice or bets before it, or of many. */
export const ONE_OUTCOME: readonly HouseGame<InstantBeat>[] = PLAYED_GAMES.map(({ game }) => game).filter(isOneOutcome)
