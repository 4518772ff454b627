export { endGameSessions, type GameSession } from './sessions/game-session.ts'
export { roundRoutes } from './routes.ts'
export { createPlayQueue, type PlayQueue } from './posting/play-queue.ts'
export { createRounds, type Rounds } from './rounds.ts'
