import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'

export type Most = NonNullable<Opened['certificate']['most']>

/** Rarer than this nobody can picture: it is said to be rarer than this. */
const RAREST = 1e12

/** How many times what was staked, once in how many rounds, and whether it is rarer still. */
export function mostFigures({ times, oneIn, bound }: Most): { multiple: string; rounds: string; rare: boolean } {
  const rounds = Number(oneIn)
  return {
    multiple: multipleText(times),
    rounds: countText(Math.round(Math.min(rounds, RAREST))),
    rare: bound === true || rounds > RAREST,
  }
}

/** A small multiple is shown with its hundredths. */
const multipleText = (times: string): string => (Number(times) < 100 ? times : countText(Math.floor(Number(times))))

/** The most that a round may return, and how often it does by the choice that does most often. */
export function MostChance({ most, cap }: { most: Most | undefined; cap: number }) {
  if (!most) return <li>{text('game.rules.most', { multiple: countText(cap) })}</li>
  const { multiple, rounds, rare } = mostFigures(most)
  return (
    <>
      <li>{text('game.rules.most', { multiple })}</li>
      <li>{text(rare ? 'game.rules.mostRare' : 'game.rules.mostChance', { multiple, rounds })}</li>
    </>
  )
}
