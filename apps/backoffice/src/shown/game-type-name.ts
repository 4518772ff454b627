import { say, wordOf } from '../say.ts'

/** The category of a game. As a product its slots count together with tables and mini games. */
export const gameTypeName = (type: string): string =>
  type === 'RNG' ? say('desk.gameType.RNG') : wordOf('desk.product', type)
