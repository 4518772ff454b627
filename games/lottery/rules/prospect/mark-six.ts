import { fraction } from '../money/fraction.ts'
import type { BetType, Json, Picked } from '../tickets/bet-type.ts'
import { choose } from '../tickets/selection.ts'
import type { DrawFacts } from '../draws/result.ts'
import type { Fall, Falls } from './falls.ts'

const BALLS = 49
const REGULAR = 6
const DRAWN = 7

/** Types on the seven numbers drawn. Absent for those on the special number or the sum alone. */
export function fallsOfMarkSix(type: BetType, picked: Picked, facts: DrawFacts): Falls | undefined {
  const list = Array.isArray(picked.selection) ? picked.selection : []
  if (/^LHC_(?:ZM|[23]QZ|3Z2|TC|BZ\d+)$/.test(type.code)) return fallsOfBalls(picked, list.filter(isNumber))
  if (type.code === 'LHC_PTW') return fallsOfGroups(list.filter((digit) => digit === 0).length, list.length)
  if (type.code !== 'LHC_PTYX') return undefined
  // The animal of the draw's year has five numbers, each other four.
  return facts.zodiac === undefined
    ? { list: [] }
    : fallsOfGroups(list.filter((animal) => animal !== facts.zodiac).length, list.length)
}

/** Numbers that are all alike: what counts is how many are regular and whether one is special. */
function fallsOfBalls(picked: Picked, chosen: readonly number[]): Falls {
  const others = Array.from({ length: BALLS }, (_, index) => index + 1).filter((ball) => !chosen.includes(ball))
  const list: Fall[] = []
  for (let regular = 0; regular <= REGULAR; regular++) {
    const left = REGULAR - regular
    const ways = choose(chosen.length, regular) * choose(others.length, left)
    if (ways === 0) continue
    const six = [...chosen.slice(0, regular), ...others.slice(0, left)]
    for (const [special, count] of [
      [chosen[regular], chosen.length - regular],
      [others[left], others.length - left],
    ] as const) {
      if (special === undefined) continue
      list.push({
        outcome: picked.outcome({ result: [...six, special], facts: {} }),
        chance: fraction(ways * count, choose(BALLS, REGULAR) * (BALLS - REGULAR)),
      })
    }
  }
  return { list }
}

/** Groups of four and of five balls, each won once by any of its balls. */
function fallsOfGroups(fours: number, all: number): Falls {
  const fives = all - fours
  const list: Fall[] = []
  for (let four = 0; four <= fours; four++)
    for (let five = 0; five <= fives; five++) {
      const ways = choose(fours, four) * choose(fives, five) * waysToHit(fours - four, fives - five, four, five)
      if (ways === 0 || four + five === 0) continue
      const wins = [
        { tier: '4', hits: 1, count: four },
        { tier: '5', hits: 1, count: five },
      ].filter(({ count }) => count > 0)
      list.push({ outcome: { wins, pushes: 0 }, chance: fraction(ways, choose(BALLS, DRAWN)) })
    }
  return { list }
}

/** In how many ways seven balls miss some groups and hit each of the others. */
function waysToHit(missedFours: number, missedFives: number, fours: number, fives: number): number {
  const left = BALLS - 4 * missedFours - 5 * missedFives
  let ways = 0
  for (let four = 0; four <= fours; four++)
    for (let five = 0; five <= fives; five++) {
      const sign = (four + five) % 2 ? -1 : 1
      ways += sign * choose(fours, four) * choose(fives, five) * choose(left - 4 * four - 5 * five, DRAWN)
    }
  return ways
}

const isNumber = (item: Json): item is number => typeof item === 'number'
