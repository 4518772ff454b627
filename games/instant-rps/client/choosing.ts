import { handOf, HANDS } from '../rules/index.ts'

/** The hand after the one that is chosen, round and round. */
export const nextHand = (text: string): string =>
  HANDS[(HANDS.indexOf(handOf(text) ?? 'rock') + 1) % HANDS.length] ?? 'rock'
