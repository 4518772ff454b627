// All that players' pages and the server say to each other about the lottery.

export { nearDraw, price, result, type LottGame, type OpenedDraw } from './lottery/shapes.ts'
export * from './lottery/front.ts'
export * from './lottery/games.ts'
export * from './lottery/draws.ts'
export * from './lottery/draw-event.ts'
export * from './play/free-tickets.ts'
export * from './lottery/orders.ts'
export * from './lottery/sets.ts'
