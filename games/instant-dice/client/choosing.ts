import { choiceOf, dice, waysOf, writtenChoice, CONFIGURATION, type DiceChoice } from '../rules/index.ts'

const { faces, ways } = CONFIGURATION
const [FEWEST, MOST] = ways

/** The choice in a text that the shell has read before. */
export function choiceIn(text: string): DiceChoice {
  const choice = choiceOf(text) ?? choiceOf(dice.choosing.first)
  if (!choice) throw new RangeError(`no choice: ${text}`)
  return choice
}

/** The choice nearest to a target on one side that the game offers. */
export function nearest(side: DiceChoice['side'], target: number): string {
  const count = Math.min(MOST, Math.max(FEWEST, waysOf({ side, target: Math.round(target) })))
  return writtenChoice({ side, target: side === 'under' ? count : faces - 1 - count })
}

/** The same chance on the other side. */
export function swapped(text: string): string {
  const { side, target } = choiceIn(text)
  return nearest(side === 'under' ? 'over' : 'under', faces - 1 - target)
}

/** The target moved by so many hundredths, as far as the game goes. */
export function moved(text: string, by: number): string {
  const { side, target } = choiceIn(text)
  return nearest(side, target + by)
}
