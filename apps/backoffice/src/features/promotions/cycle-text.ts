import { plainText, say } from '../../say.ts'

/** For which day or period a reward is; one that comes once in an account's life has none. */
export const cycleText = (cycle: string): string =>
  cycle === 'ONCE' ? say('desk.promotions.every.ONCE') : plainText(cycle)
