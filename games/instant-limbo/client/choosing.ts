import { CONFIGURATION, targetOf, targetText } from '../rules/index.ts'

const [FIRST, LAST] = CONFIGURATION.targets

/** The target in a choice that the shell has read before, in hundredths. */
export const targetIn = (choice: string): number => targetOf(choice) ?? FIRST

/** The choice nearest to a target that the game offers. */
export const nearest = (target: number): string => targetText(Math.min(LAST, Math.max(FIRST, Math.round(target))))

/** The target a tenth lower or higher. */
export function moved(choice: string, by: -1 | 1): string {
  const target = targetIn(choice)
  return nearest(target + by * Math.max(1, Math.round(target / 10)))
}
