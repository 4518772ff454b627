import { choiceOf, CONFIGURATION, writtenChoice, type CoinChoice } from '../rules/index.ts'

const [FEWEST, MOST] = CONFIGURATION.flips

/** The choice in a text that the shell has read before. */
export const choiceIn = (text: string): CoinChoice => choiceOf(text) ?? { side: 'heads', flips: FEWEST }

/** The same run of the other side. */
export function swapped(text: string): string {
  const { side, flips } = choiceIn(text)
  return writtenChoice({ side: side === 'heads' ? 'tails' : 'heads', flips })
}

/** So many flips more or fewer, as far as the game goes. */
export function longer(text: string, by: number): string {
  const { side, flips } = choiceIn(text)
  return writtenChoice({ side, flips: Math.min(MOST, Math.max(FEWEST, flips + by)) })
}
