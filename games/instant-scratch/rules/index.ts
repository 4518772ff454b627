export { CONFIGURATION, RISKS, type ScratchChoice } from './configuration.ts'
export { cardsOf, choiceOf, paysOf, scratch, winningOf } from './scratch.ts'
