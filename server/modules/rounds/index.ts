export { endGameSessions, type GameSession } from './sessions/game-session.ts'
export { roundRoutes } from './routes.ts'
export { createRounds, type Rounds } from './rounds.ts'
