export { areGoodsLeft, awardExtra, canBePrize, holdToAward, worthOf } from './award.ts'
export { consumers } from './events.ts'
export { type LevelOf, type Points } from './points.ts'
export { pointRoutes } from './routes.ts'
