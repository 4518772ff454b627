import { DAY } from '@senluna/kit/time.ts'
import type { Person } from '../people.ts'

/** Agents, on whose links others wait, come before an offer has lapsed. */
const AGENTS_COME = 4 * DAY
/** By those who play high VIP levels are climbed: they come as often as it takes. */
const HIGH_COME = 2 * DAY

/** Whether a visit can be left out on a slow machine, so long after the last one. */
export function maySkip({ isAgent, isHigh }: Pick<Person, 'isAgent' | 'isHigh'>, sinceMs: number): boolean {
  if (isHigh) return sinceMs < HIGH_COME
  return !isAgent || sinceMs < AGENTS_COME
}
