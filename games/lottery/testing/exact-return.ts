import assert from 'node:assert/strict'
import type { BetType } from '../rules/tickets/bet-type.ts'
import { type Fraction, fraction, NOTHING, plus, times } from '../rules/money/fraction.ts'
import type { Result } from '../rules/draws/result.ts'

/**
 * Shows that a bet type's chances are exact: tries a selection against every result there is, and
 * compares how often each tier was hit with what its `kinds` say of its lines. `results` may write
 * over what it gave.
 */
export function assertExact<R extends Result>(type: BetType<R>, selection: unknown, results: Iterable<R>): void {
  const picked = type.pick(selection)
  const hit = new Map<string, number>()
  let [space, pushes] = [0, 0]
  for (const result of results) {
    const outcome = picked.outcome({ result, facts: {} })
    let all = 0
    for (const { tier, hits, count } of outcome.wins) {
      hit.set(tier, (hit.get(tier) ?? 0) + hits * count)
      all += hits * count
    }
    if (all > (type.together ?? all)) assert.fail(`${type.code}: more hits than there can be together`)
    pushes += outcome.pushes
    space++
  }
  const lines = picked.kinds ?? { '': picked.lines }
  const count = Object.values(lines).reduce((sum, line) => sum + line, 0)
  assert.equal(count, picked.lines, `${type.code}: the kinds are all its lines`)
  const expected = new Map<string, Fraction>()
  for (const [kind, number] of Object.entries(lines)) {
    if (!number) continue
    const means = type.kinds[kind]
    assert.ok(means, `${type.code} knows the kind ${kind}`)
    for (const [tier, mean] of Object.entries(means))
      expected.set(tier, plus(expected.get(tier) ?? NOTHING, times(mean, fraction(number))))
  }
  const found = [...expected.keys()].map((tier) => [tier, fraction(hit.get(tier) ?? 0, space)])
  assert.deepEqual(found, [...expected], `${type.code} ${JSON.stringify(selection)}`)
  for (const tier of hit.keys()) assert.ok(expected.has(tier), `${type.code} only hits tiers it has chances for`)
  const pushed = Object.entries(lines).reduce(
    (sum, [kind, number]) => plus(sum, times(type.pushed?.[kind] ?? NOTHING, fraction(number))),
    NOTHING,
  )
  assert.deepEqual(fraction(pushes, space), pushed, `${type.code}: pushed lines`)
}
