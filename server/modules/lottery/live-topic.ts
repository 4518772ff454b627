import { GAMES } from '@senluna/games/lottery/rules/index.ts'

/** Whether a live topic is that of a lottery's draws (`draw.VN_N`), which everybody may hear. */
export const isDrawTopic = (topic: string): boolean => topic.startsWith('draw.') && GAMES.has(topic.slice(5))
