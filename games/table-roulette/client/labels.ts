import { text } from '@senluna/web/client/text.ts'
import { betsIn } from '@senluna/kit/games/table.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { SPOTS, spotOf, type Spot } from '../rules/index.ts'
import { figures } from './places.ts'

const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

/** A bet in words: its figures, or its name. */
export function labelOf(spot: Spot): string {
  const even = EVENS.find((name) => name === spot.bet)
  if (even) return text(`roulette.${even}`)
  const nth = spot.bet.slice(1)
  if (spot.kind === 'dozen') return text('roulette.dozen', { nth })
  if (spot.kind === 'column') return text('roulette.column', { nth })
  return figures(spot)
}

/** Every bet of a choice with what lies on it. */
export const choiceText = (choice: string): string =>
  betsIn(choice)
    .filter(({ bet }) => SPOTS.some((spot) => spot.bet === bet))
    .map(({ bet, units }) => `${labelOf(spotOf(bet))}: ${countText(units * 1_000)}`)
    .join(' · ')
