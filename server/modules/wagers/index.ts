export { type PlayItem, type PlayOutcome, type PlayStatus } from './play-batch.ts'
export { createPlayQueue, type PlayQueue } from './play-queue.ts'
export { wagerRoutes } from './routes.ts'
