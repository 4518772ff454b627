import { text } from '@senluna/web/client/text.ts'
import type { Rung, RunView } from '../../engine/run/definition.ts'
import { CONFIGURATION, countOf, guessesOf, offers, timesX10000, type Guess } from '../rules/index.ts'

/** A guess that can be made, with its chance and what a cash-out pays after it. */
export interface Offer {
  guess: Guess
  label: string
  /** In hundredths of a percent. */
  chance: number
  timesX10000: number
  offered: boolean
}

const GUESSES: readonly Guess[] = ['h', 'l', 'e']

/** The card that lies on top. */
export const topOf = ({ shown }: RunView): number | undefined => shown.at(-1)

const labelOf = (rank: number, guess: Guess): string => {
  if (guess === 'e') return text('hilo.same')
  const alone = rank === 1 || rank === CONFIGURATION.ranks
  if (guess === 'h') return text(alone ? 'hilo.higherOnly' : 'hilo.higher')
  return text(alone ? 'hilo.lowerOnly' : 'hilo.lower')
}

/** The two guesses on the card on top. */
export function offersOf(view: RunView): readonly Offer[] {
  const rank = topOf(view)
  const guesses = guessesOf(view.shown, view.moves)
  if (rank === undefined || !guesses) return []
  return GUESSES.filter((guess) => countOf(rank, guess) > 0).map((guess) => {
    const count = countOf(rank, guess)
    return {
      guess,
      label: labelOf(rank, guess),
      chance: (count * 10_000) / CONFIGURATION.ranks,
      timesX10000: timesX10000([...guesses.counts, count]),
      offered: !view.over && offers(rank, guesses, guess),
    }
  })
}

/** How many skips are left. */
export const skipsLeft = (view: RunView): number =>
  CONFIGURATION.skips - (guessesOf(view.shown, view.moves)?.skipped ?? 0)

/** The multiplier after each right guess so far. */
export function rungsOf(view: RunView): readonly Rung[] {
  const counts = view.shown.length === 0 ? [] : (guessesOf(view.shown, view.moves)?.counts ?? [])
  return counts.map((_, nth) => ({
    label: text('hilo.summary', { count: nth + 1 }),
    timesX10000: timesX10000(counts.slice(0, nth + 1)),
    state: nth === counts.length - 1 ? 'here' : 'done',
  }))
}
