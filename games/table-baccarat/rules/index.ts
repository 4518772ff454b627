export { baccarat, BETS, handsOf } from './baccarat.ts'
export { CONFIGURATION, type Bet } from './configuration.ts'
export { outcomeOfHands, rankOf, suitOf, totalOf, type Hands, type Outcome } from './hand.ts'
export { choiceInWords } from './choice-words.ts'
