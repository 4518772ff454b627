import { CONFIGURATION } from './configuration.ts'

/** How a run is opened: so many hands, with side bets on each or without. */
export interface BlackjackOpening {
  seats: number
  pairs: boolean
  three: boolean
}

const [FEWEST, MOST] = CONFIGURATION.seats

/** One hand without side bets. */
export const FIRST = '1'

/** An opening as it is written: `2pt` is two hands with both side bets. */
export const writtenOpening = ({ seats, pairs, three }: BlackjackOpening): string =>
  `${seats}${pairs ? 'p' : ''}${three ? 't' : ''}`

/** What is written; undefined for no opening of the game. */
export function openingIn(written: string): BlackjackOpening | undefined {
  const [, digit, pairs, three] = /^([1-9])(p?)(t?)$/.exec(written) ?? []
  const seats = Number(digit)
  if (!(seats >= FEWEST && seats <= MOST)) return undefined
  return { seats, pairs: pairs === 'p', three: three === 't' }
}

/** What an opening stakes, in ten-thousandths of the ladder's stake. */
export function stakedAt(written: string): number {
  const opening = openingIn(written)
  if (!opening) throw new RangeError(`no opening of blackjack: ${written}`)
  const sides = Number(opening.pairs) + Number(opening.three)
  return opening.seats * (10_000 + sides * CONFIGURATION.halfX10000)
}
