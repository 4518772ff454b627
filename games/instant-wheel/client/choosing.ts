import { choiceOf, RISKS, type WheelChoice } from '../rules/index.ts'

/** The choice in a text that the shell has read before. */
export const choiceIn = (text: string): WheelChoice => choiceOf(text) ?? 'medium'

/** The risk after the one that is chosen, round and round. */
export const nextRisk = (text: string): string => RISKS[(RISKS.indexOf(choiceIn(text)) + 1) % RISKS.length] ?? 'medium'

/** The different pays of a wheel, the highest first, each with how many segments have it. */
export function payCounts(pays: readonly number[]): readonly (readonly [x100: number, count: number])[] {
  const counts = new Map<number, number>()
  for (const x100 of pays) counts.set(x100, (counts.get(x100) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => b - a)
}
