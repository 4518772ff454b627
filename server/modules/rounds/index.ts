export { houseGames } from './family.ts'
export { endGameSessions, type GameSession } from './sessions/game-session.ts'
export type { Rounds } from './rounds.ts'
export { roundOrigin } from './queries/round-origin.ts'
