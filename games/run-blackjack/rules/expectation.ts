import { CONFIGURATION } from './configuration.ts'
import { DealerEnds, freshShoe, putBack, standing, take, type Ends, type Shoe } from './dealer.ts'
import { adviceOn, adviceOnPair } from './strategy.ts'

// What the sheet of strategy brings, exact but for the last digits of floating numbers: each deal
// of eight decks, each card a hand may take, and what the dealer comes to from the cards then left.
//
// Hands of a split pair don't look at each other, so each is worked out as if its cards came first:
// cards without replacement have the same chances in any order. That the others' second cards are
// no such pair is counted by inclusion and exclusion over how many of them are.

/** What one hand's stake brings less itself, and how much is staked, on average over all deals. */
export interface Expectation {
  gain: number
  staked: number
}

/** A dealer with 21 in two cards, for what is taken out of the average. */
const NATURAL: Ends = Float64Array.from([0, 0, 0, 0, 1, 0])

const totalOf = (low: number, hasAce: boolean) => (hasAce && low <= 11 ? low + 10 : low)

/** One play from an open card on, with the dealer's end by the cards left. */
class Play {
  readonly #up: number
  readonly #endsOf: (shoe: Shoe) => Ends
  readonly #doubles: (total: number, soft: boolean, up: number) => boolean

  constructor(up: number, endsOf: (shoe: Shoe) => Ends) {
    this.#up = up
    this.#endsOf = endsOf
    this.#doubles = (total, soft) => adviceOn(total, soft, up).startsWith('D')
  }

  /** A hand of two cards that is not split. */
  two(shoe: Shoe, one: number, other: number): Expectation {
    const low = one + other
    const hasAce = one === 1 || other === 1
    const total = totalOf(low, hasAce)
    if (!this.#doubles(total, hasAce && low <= 11, this.#up)) return { gain: this.#more(shoe, low, hasAce), staked: 1 }
    return {
      gain: 2 * this.#eachCard(shoe, (value) => this.#stand(shoe, totalOf(low + value, hasAce || value === 1))),
      staked: 2,
    }
  }

  /** A hand that takes no more. */
  stands(shoe: Shoe, one: number, other: number): number {
    return this.#stand(shoe, totalOf(one + other, one === 1 || other === 1))
  }

  #more(shoe: Shoe, low: number, hasAce: boolean): number {
    if (low > 21) return -1
    const total = totalOf(low, hasAce)
    const word = adviceOn(total, hasAce && low <= 11, this.#up)
    // What would be doubled with two cards is hit with more, or stood where the sheet says so.
    if (total === 21 || word === 'S' || word === 'Ds') return this.#stand(shoe, total)
    return this.#eachCard(shoe, (value) => this.#more(shoe, low + value, hasAce || value === 1))
  }

  #stand(shoe: Shoe, total: number): number {
    return total > 21 ? -1 : standing(total, this.#endsOf(shoe))
  }

  #eachCard(shoe: Shoe, gain: (value: number) => number): number {
    const all = shoe[0]!
    let sum = 0
    for (let value = 1; value <= 10; value++) {
      const count = shoe[value]!
      if (count === 0) continue
      take(shoe, value)
      sum += (count / all) * gain(value)
      putBack(shoe, value)
    }
    return sum
  }
}

/** A pair that is split, from a shoe without the pair. */
function splitPair(play: Play, shoe: Shoe, pair: number): Expectation {
  // Of one hand, times the chance that so many other cards are of the pair's rank too.
  const known = new Map<number, { other: Expectation; same: Expectation }>()
  const withMore = (more: number) => {
    const before = known.get(more)
    if (before) return before
    let chance = 1
    for (let nth = 0; nth < more; nth++) {
      chance *= shoe[pair]! / shoe[0]!
      take(shoe, pair)
    }
    const sums = { other: { gain: 0, staked: 0 }, same: { gain: 0, staked: 0 } }
    const all = shoe[0]!
    for (let value = 1; value <= 10; value++) {
      const share = (chance * shoe[value]!) / all
      take(shoe, value)
      const { gain, staked } =
        pair === 1 ? { gain: play.stands(shoe, pair, value), staked: 1 } : play.two(shoe, pair, value)
      putBack(shoe, value)
      const sum = value === pair ? sums.same : sums.other
      sum.gain += share * gain
      sum.staked += share * staked
    }
    for (let nth = 0; nth < more; nth++) putBack(shoe, pair)
    known.set(more, sums)
    return sums
  }
  const whole: Expectation = { gain: 0, staked: 0 }
  const add = ({ gain, staked }: Expectation, times: number) => {
    whole.gain += times * gain
    whole.staked += times * staked
  }
  if (pair === 1) {
    const { other, same } = withMore(0)
    add(other, 2)
    add(same, 2)
    return whole
  }
  for (const { pairs, others, unsplit } of splitEnds()) {
    for (let more = 0; more < others; more++)
      add(withMore(pairs + more).other, others * (more % 2 === 0 ? 1 : -1) * choose(others - 1, more))
    for (let more = 0; more <= others && unsplit > 0; more++)
      add(withMore(pairs - 1 + more).same, unsplit * (more % 2 === 0 ? 1 : -1) * choose(others, more))
  }
  return whole
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

interface SplitEnd {
  /** How many second cards were of the pair's rank, split again or not. */
  pairs: number
  others: number
  unsplit: number
}

/** How second cards can fall, of the pair's rank or not, until no hand is split any more. */
function splitEnds(): readonly SplitEnd[] {
  const ends: SplitEnd[] = []
  // A hand by whether its second card is of the pair's rank.
  const fall = (hands: readonly boolean[], wanted: number, splits: number): void => {
    if (wanted > 0) {
      const place = hands.length - wanted
      for (const isPair of [true, false]) fall(hands.with(place, isPair), wanted - 1, splits)
      return
    }
    const nth = hands.length < CONFIGURATION.splitTo ? hands.indexOf(true) : -1
    if (nth >= 0) {
      fall([...hands.filter((_, place) => place !== nth), false, false], 2, splits + 1)
      return
    }
    const unsplit = hands.filter(Boolean).length
    ends.push({ pairs: splits - 1 + unsplit, others: hands.length - unsplit, unsplit })
  }
  fall([false, false], 2, 1)
  return ends
}

/** What a hand of the first two cards brings by the sheet, a dealer's natural taken as any 21. */
function hand(play: Play, shoe: Shoe, one: number, other: number, up: number): Expectation {
  if (one === other && adviceOnPair(one, up) === 'P') return splitPair(play, shoe, one)
  return play.two(shoe, one, other)
}

/** Over all deals of one hand, by the sheet, without insurance and side bets. Takes seconds. */
export function expectation(ups: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]): Expectation {
  const whole = { gain: 0, staked: 0 }
  const shoe = freshShoe()
  for (const up of ups) {
    const upChance = shoe[up]! / shoe[0]!
    take(shoe, up)
    const { gain, staked } = againstUp(shoe, up)
    whole.gain += upChance * gain
    whole.staked += upChance * staked
    putBack(shoe, up)
  }
  return whole
}

function againstUp(shoe: Shoe, up: number): Expectation {
  const sum = { gain: 0, staked: 0 }
  const ends = new DealerEnds(up)
  const open = new Play(up, (left) => ends.from(left))
  const natural = new Play(up, () => NATURAL)
  // The hidden card that makes a natural of this one.
  const under = up === 1 ? 10 : up === 10 ? 1 : undefined
  for (let first = 1; first <= 10; first++)
    for (let other = first; other <= 10; other++) {
      const all = shoe[0]! * (shoe[0]! - 1)
      const ways = first === other ? shoe[first]! * (shoe[first]! - 1) : 2 * shoe[first]! * shoe[other]!
      take(shoe, first)
      take(shoe, other)
      const chance = ways / all
      const naturalChance = under === undefined ? 0 : shoe[under]! / shoe[0]!
      if (first === 1 && other === 10) {
        sum.gain += chance * (1 - naturalChance) * (CONFIGURATION.naturalX10000 / 10_000 - 1)
        sum.staked += chance
      } else {
        const played = hand(open, shoe, first, other, up)
        let { gain, staked } = played
        if (under !== undefined) {
          take(shoe, under)
          const lost = hand(natural, shoe, first, other, up)
          putBack(shoe, under)
          gain += naturalChance * (-1 - lost.gain)
          staked += naturalChance * (1 - lost.staked)
        }
        sum.gain += chance * gain
        sum.staked += chance * staked
      }
      putBack(shoe, first)
      putBack(shoe, other)
    }
  return sum
}
