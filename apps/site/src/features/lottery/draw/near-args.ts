/** How many draws are asked for ahead: as many as the longest chase. */
const AHEAD = '100'

/** What a page asks of a game's draws around now. */
export const nearArgs = (gameCode: string) => ({ query: { gameCode, count: AHEAD, awaited: 'YES' as const } })
