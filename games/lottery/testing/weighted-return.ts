import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import type { BetType } from '../rules/tickets/bet-type.ts'
import { type Fraction, fraction, NOTHING, plus, times } from '../rules/money/fraction.ts'
import type { Drawn, Result } from '../rules/draws/result.ts'
import type { Structure } from '../rules/draws/structure.ts'

/**
 * A draw that stands for `weight` of all there are: those a selection can't distinguish from it.
 */
export interface DrawClass<R extends Result> extends Drawn<R> {
  readonly weight: bigint
}

/**
 * Shows that a bet type's chances are exact, over classes of draws that together are all there are.
 */
export function assertExactOver<R extends Result>(
  type: BetType<R>,
  selection: unknown,
  classes: Iterable<DrawClass<R>>,
): void {
  const picked = type.pick(selection)
  const hit = new Map<string, bigint>()
  let [space, pushes] = [0n, 0n]
  for (const { weight, ...drawn } of classes) {
    const outcome = picked.outcome(drawn)
    const all = outcome.wins.reduce((sum, win) => sum + win.hits * win.count, 0)
    assert.ok(all <= (type.together ?? all), `${type.code}: no more hits than there can be together`)
    for (const { tier, hits, count } of outcome.wins)
      hit.set(tier, (hit.get(tier) ?? 0n) + weight * BigInt(hits * count))
    pushes += weight * BigInt(outcome.pushes)
    space += weight
  }
  const expected = expectedOf(type, picked.kinds ?? { '': picked.lines })
  for (const tier of hit.keys()) assert.ok(expected.has(tier), `${type.code} has a chance for ${tier}`)
  const found = [...expected.keys()].map((tier) => [tier, fraction(hit.get(tier) ?? 0n, space)])
  assert.deepEqual(found, [...expected], `${type.code} ${JSON.stringify(selection)}`)
  const pushed = Object.entries(picked.kinds ?? { '': picked.lines }).reduce(
    (sum, [kind, lines]) => plus(sum, times(type.pushed?.[kind] ?? NOTHING, fraction(lines))),
    NOTHING,
  )
  assert.deepEqual(fraction(pushes, space), pushed, `${type.code}: pushed lines`)
}

/** A play to draw for: a bet type and a selection of it. */
export type Play<R extends Result> = readonly [type: BetType<R>, selection: unknown]

/**
 * Draws many times as the house does and shows that what each play hits lies within four deviations
 * of its chances.
 */
export function assertSimulated<R extends Result>(
  { draw }: Structure<R>,
  plays: readonly Play<R>[],
  { times: count = 10_000, facts = {} }: { times?: number; facts?: Drawn<R>['facts'] } = {},
): void {
  assert.ok(draw)
  const draws = seeded(20_261_121)
  const tallies = plays.map(([type, selection]) => ({
    type,
    selection,
    picked: type.pick(selection),
    sum: 0,
    squares: 0,
  }))
  for (let i = 0; i < count; i++) {
    const drawn = { result: draw(draws), facts }
    for (const tally of tallies) {
      let hits = 0
      for (const win of tally.picked.outcome(drawn).wins) hits += win.hits * win.count
      assert.ok(hits <= tally.picked.lines * tally.type.most, `${tally.type.code}: no line hits more than its most`)
      assert.ok(hits <= (tally.type.together ?? hits), `${tally.type.code}: no more hits than there can be together`)
      tally.sum += hits
      tally.squares += hits * hits
    }
  }
  for (const { type, selection, picked, sum, squares } of tallies) {
    const mean = sum / count
    const deviation = Math.sqrt((squares / count - mean * mean) / count)
    const chances = [...expectedOf(type, picked.kinds ?? { '': picked.lines }).values()]
    const expected = chances.reduce((all, { n, d }) => all + Number(n) / Number(d), 0)
    const what = `${type.code} ${JSON.stringify(selection)}: ${mean} is not about ${expected} (± ${deviation})`
    assert.ok(Math.abs(mean - expected) <= 4 * deviation + 1e-12, what)
  }
}

/** Random numbers of a seed, the same in every run. */
export function seeded(seed: number): Draws {
  let state = seed >>> 0 || 1
  const word = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
  return {
    uint(n) {
      const limit = 2 ** 32 - (2 ** 32 % n)
      for (;;) {
        const next = word()
        if (next < limit) return next % n
      }
    },
  }
}

/** In how many ways k of n can be chosen. */
export function waysOf(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/** How many sets of `size` of the numbers 1 to `pool` have each sum; counted number by number. */
export function setsBySum(pool: number, size: number): ReadonlyMap<number, bigint> {
  const most = size * pool
  const counts = Array.from({ length: size + 1 }, () => new BigUint64Array(most + 1))
  at(counts, 0)[0] = 1n
  for (let number = 1; number <= pool; number++)
    for (let taken = Math.min(size, number); taken > 0; taken--) {
      const [less, more] = [at(counts, taken - 1), at(counts, taken)]
      for (let sum = number; sum <= most; sum++) {
        const ways = at(less, sum - number)
        if (ways) more[sum] = at(more, sum) + ways
      }
    }
  return new Map([...at(counts, size).entries()].filter(([, ways]) => ways > 0n))
}

function expectedOf(type: BetType, kinds: Readonly<Record<string, number>>): Map<string, Fraction> {
  const expected = new Map<string, Fraction>()
  for (const [kind, lines] of Object.entries(kinds)) {
    const means = type.kinds[kind]
    assert.ok(means, `${type.code} knows the kind ${kind}`)
    for (const [tier, mean] of Object.entries(means))
      expected.set(tier, plus(expected.get(tier) ?? NOTHING, times(mean, fraction(lines))))
  }
  return expected
}
