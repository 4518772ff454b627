export { CONFIGURATION, HANDS, OPENING, type PokerHand } from './configuration.ts'
export { pokerHandOf } from './hand.ts'
export { cardsAfter, maskOf, moveOf, videoPoker } from './video-poker.ts'
