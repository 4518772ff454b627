import { choiceOf, RISKS, type ScratchChoice } from '../rules/index.ts'

/** The choice in a text that the shell has read before. */
export const choiceIn = (text: string): ScratchChoice => choiceOf(text) ?? 'medium'

/** The card after the one that is chosen, round and round. */
export const nextRisk = (text: string): string => RISKS[(RISKS.indexOf(choiceIn(text)) + 1) % RISKS.length] ?? 'medium'
