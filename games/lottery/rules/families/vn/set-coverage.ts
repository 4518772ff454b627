import { at } from '@senluna/kit/assert.ts'
import { compare, type Fraction, fraction, NOTHING, plus, times } from '../../money/fraction.ts'
import { choose } from '../../tickets/selection.ts'
import { allFall, type ComparedSet } from './sets.ts'

/**
 * Patterns of a bundle that are tried at most; a bundle with more is bounded from above instead.
 */
const MOST_PATTERNS = 1 << 16
/**
 * With more different sets than this their chances are added up without a look at what they share.
 */
const MOST_SETS = 300

const ONE = fraction(1)

/**
 * The exact chance that at least one of these sets wins.
 *
 * Numbers that stand in the same sets are alike, so patterns are counted by how many of each kind
 * fall; bundles of sets that share no number are counted apart and joined, because a pattern's
 * chance depends only on how many fall of all. Where sets are too entangled for that, the sum of
 * their chances stands in: never too low, and at most 1.
 */
export function setCoverage(all: readonly ComparedSet[]): Fraction {
  const sets = [...new Map(all.map((set) => [`${set.least} ${set.numbers.join()}`, set])).values()]
  const first = sets[0]
  if (!first) return NOTHING
  if (sets.length > MOST_SETS) return atMost(sets)
  const { space, draws } = first
  let lost: readonly bigint[] = [1n]
  for (const bundle of bundlesOf(sets)) {
    const kinds = kindsOf(bundle)
    if (kinds.reduce((patterns, { size }) => patterns * (size + 1), 1) > MOST_PATTERNS) return atMost(sets)
    lost = joined(lost, lostBy(bundle, kinds))
  }
  const numbers = lost.length - 1
  const chance = lost.reduce(
    (sum, ways, fallen) => plus(sum, times(fraction(ways), allFall(space, draws, fallen, numbers - fallen))),
    NOTHING,
  )
  return fraction(chance.d - chance.n, chance.d)
}

/** Numbers that stand in the same sets of a bundle, and which sets those are. */
interface Kind {
  readonly size: number
  readonly sets: readonly number[]
}

function bundlesOf(sets: readonly ComparedSet[]): readonly (readonly ComparedSet[])[] {
  let bundles: { numbers: Set<string>; sets: ComparedSet[] }[] = []
  for (const set of sets) {
    const own = { numbers: new Set(set.numbers), sets: [set] }
    const apart = bundles.filter((bundle) => !set.numbers.some((number) => bundle.numbers.has(number)))
    for (const bundle of bundles) {
      if (apart.includes(bundle)) continue
      for (const number of bundle.numbers) own.numbers.add(number)
      own.sets.push(...bundle.sets)
    }
    bundles = [...apart, own]
  }
  return bundles.map((bundle) => bundle.sets)
}

function kindsOf(bundle: readonly ComparedSet[]): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const number of new Set(bundle.flatMap(({ numbers }) => numbers))) {
    const sets = bundle.flatMap((set, index) => (set.numbers.includes(number) ? [index] : []))
    const name = sets.join()
    kinds.set(name, { size: (kinds.get(name)?.size ?? 0) + 1, sets })
  }
  return [...kinds.values()]
}

/** In how many ways so many of a bundle's numbers fall and no set of it wins, by how many. */
function lostBy(bundle: readonly ComparedSet[], kinds: readonly Kind[]): readonly bigint[] {
  const total = kinds.reduce((sum, { size }) => sum + size, 0)
  const ways = Array.from({ length: total + 1 }, () => 0n)
  const there = bundle.map(() => 0)
  const noneWins = () => bundle.every(({ least }, index) => (least ? at(there, index) < least : at(there, index) > 0))
  const go = (index: number, fallen: number, count: number) => {
    const kind = kinds[index]
    if (!kind) {
      if (noneWins()) ways[fallen] = at(ways, fallen) + BigInt(count)
      return
    }
    for (let own = 0; own <= kind.size; own++) {
      for (const set of kind.sets) there[set] = at(there, set) + own
      go(index + 1, fallen + own, count * choose(kind.size, own))
      for (const set of kind.sets) there[set] = at(there, set) - own
    }
  }
  go(0, 0, 1)
  return ways
}

function joined(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  const ways = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  a.forEach((left, i) => b.forEach((right, j) => (ways[i + j] = at(ways, i + j) + left * right)))
  return ways
}

function atMost(sets: readonly ComparedSet[]): Fraction {
  // A set's chance depends on how many numbers it has and how many of them it wants, on nothing
  // else.
  const alike = Map.groupBy(sets, ({ least, numbers }) => `${least} ${numbers.length}`)
  const sum = [...alike.values()].reduce(
    (total, [set, ...others]) => plus(total, set ? times(setCoverage([set]), fraction(others.length + 1)) : NOTHING),
    NOTHING,
  )
  return compare(sum, ONE) > 0 ? ONE : sum
}
