import { CONFIGURATION } from './configuration.ts'

/** A shoe by what its cards count: place 1 aces, 10 tens and pictures; place 0 all together. */
export type Shoe = number[]

export const freshShoe = (): Shoe => {
  const ofRank = 4 * CONFIGURATION.decks
  return [13 * ofRank, ...Array.from({ length: 9 }, () => ofRank), 4 * ofRank]
}

export function take(shoe: Shoe, value: number): void {
  shoe[value]!--
  shoe[0]!--
}

export function putBack(shoe: Shoe, value: number): void {
  shoe[value]!++
  shoe[0]!++
}

/** How likely a dealer comes to 17, 18, 19, 20, 21 and above 21. */
export type Ends = Float64Array

const BUST = 5

const FRESH = freshShoe()
/** No hand and its split pair take as many cards of one value. */
const MOST_GONE = 30

/** What dealers come to from an open card, by what the shoe still has; each worked out once. */
export class DealerEnds {
  readonly #known = new Map<number, Ends>()
  readonly #up: number

  constructor(up: number) {
    this.#up = up
  }

  /** With the hidden card drawn from the shoe like any other. */
  from(shoe: Shoe): Ends {
    let key = 0
    for (let value = 1; value <= 10; value++) key = key * MOST_GONE + FRESH[value]! - shoe[value]!
    let ends = this.#known.get(key)
    if (!ends) {
      ends = new Float64Array(6)
      draw(shoe, this.#up, this.#up === 1, 1, ends)
      this.#known.set(key, ends)
    }
    return ends
  }
}

/** `low` counts each ace once. */
function draw(shoe: Shoe, low: number, hasAce: boolean, chance: number, ends: Ends): void {
  const all = shoe[0]!
  for (let value = 1; value <= 10; value++) {
    const count = shoe[value]!
    if (count === 0) continue
    const share = (chance * count) / all
    const next = low + value
    const ace = hasAce || value === 1
    const total = ace && next <= 11 ? next + 10 : next
    if (total > 21) ends[BUST]! += share
    else if (total >= CONFIGURATION.dealerStands) ends[total - CONFIGURATION.dealerStands]! += share
    else {
      take(shoe, value)
      draw(shoe, next, ace, share, ends)
      putBack(shoe, value)
    }
  }
}

/** What standing on a total brings, less the stake of one. */
export function standing(total: number, ends: Ends): number {
  let gain = ends[BUST]!
  for (let end = 0; end < BUST; end++) {
    const theirs = end + CONFIGURATION.dealerStands
    if (total > theirs) gain += ends[end]!
    else if (total < theirs) gain -= ends[end]!
  }
  return gain
}
