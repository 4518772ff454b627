import { GAMES } from '@senluna/games/lottery/rules/index.ts'

/** The lottery's games that a brand starts with: all that aren't closed by the rules. */
export const LOTTERY_GAMES = [...GAMES.values()].filter(({ disabled }) => disabled === undefined)
