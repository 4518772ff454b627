import { OWN_GAMES } from './own-games.ts'

/**
 * What all slots say of themselves in a language, by key; nothing in one they aren't written in.
 */
export const slotWordsIn = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...OWN_GAMES.map(({ words }) => words?.[language])) as Record<string, string>
