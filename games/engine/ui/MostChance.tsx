import { text } from '@senluna/web/client/text.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import type { Opened } from '../session/events.ts'

/** How often a round comes to the most it may return, by the choice that does most often. */
export function MostChance({ most }: { most: NonNullable<Opened['certificate']['most']> }) {
  const times = Number(most.times)
  // A small multiple is shown with its hundredths.
  const multiple = times < 100 ? most.times : countText(Math.floor(times))
  const rounds = countText(Math.round(Number(most.oneIn)))
  return <li>{text('game.rules.mostChance', { multiple, rounds })}</li>
}
