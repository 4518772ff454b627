import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import type { Compared } from '../../tickets/bet-type.ts'
import { fraction, NOTHING, plus, times } from '../../money/fraction.ts'
import { vnNorth } from './index.ts'
import { setCoverage } from './set-coverage.ts'
import type { ComparedSet } from './sets.ts'

const coverage = (...bets: readonly (readonly [type: string, selection: readonly string[]])[]) => {
  const compared = bets.map(([code, selection]): Compared => {
    const own = vnNorth.betTypes.get(code)?.pick(selection).compared
    assert.ok(own)
    return own
  })
  const [first] = compared
  assert.ok(first && vnNorth.coverage)
  assert.ok(compared.every(({ group }) => group === first.group))
  return vnNorth.coverage(first.group, compared)
}

test('plays on the last two of the special prize are compared together', () => {
  assert.deepEqual(coverage(['TX_DB', ['TAI']], ['TX_DB', ['XIU']]), fraction(1))
  assert.deepEqual(coverage(['TX_DB', ['TAI']], ['DE_DB', ['07', '58']]), fraction(51, 100))
  assert.deepEqual(coverage(['DAU', ['1', '2']], ['DUOI', ['1']], ['TONG_DB', ['18']]), fraction(29, 100))
  assert.deepEqual(coverage(['CL_DB', ['CHAN']], ['TONG_CL', ['CHAN', 'LE']]), fraction(1))
})

test('lô counts its different numbers', () => {
  assert.deepEqual(coverage(['LO2', ['01', '02']], ['LO2_1K', ['02', '03']]), fraction(3, 100))
})

test('one xiên or trượt covers its own chance', () => {
  for (const [code, selection] of [
    ['XIEN2', ['01', '02']],
    ['XIEN4', ['01', '02', '03', '04']],
    ['TRUOT4', ['01', '02', '03', '04']],
  ] as const) {
    assert.deepEqual(coverage([code, selection]), vnNorth.betTypes.get(code)?.kinds['']?.[''])
  }
})

test('a number fallen and not fallen at once can only win one way', () => {
  const both = coverage(['XIEN2', ['01', '02']], ['TRUOT4', ['01', '02', '03', '04']])
  assert.deepEqual(both, plus(coverage(['XIEN2', ['01', '02']]), coverage(['TRUOT4', ['01', '02', '03', '04']])))
})

/** By trying every series of draws of a small space. */
function tried(space: number, draws: number, sets: readonly ComparedSet[]) {
  let won = 0
  const total = space ** draws
  for (let series = 0; series < total; series++) {
    const fallen = new Set<number>()
    for (let draw = 0, rest = series; draw < draws; draw++, rest = Math.floor(rest / space)) fallen.add(rest % space)
    const wins = ({ numbers, least }: ComparedSet) => {
      const there = numbers.filter((number) => fallen.has(Number(number))).length
      return least ? there >= least : there === 0
    }
    if (sets.some(wins)) won++
  }
  return fraction(won, total)
}

test('any sets together cover what trying every draw of a small space shows', () => {
  const [space, draws] = [6, 4]
  const set = fc
    .record({
      numbers: fc.uniqueArray(fc.integer({ min: 0, max: space - 1 }), { minLength: 1, maxLength: 5 }),
      least: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ numbers, least }): ComparedSet => ({
      group: 'sets',
      space,
      draws,
      numbers: numbers.map(String),
      least: Math.min(least, numbers.length),
      wins: () => [],
    }))
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 5 }), (sets) => {
      assert.deepEqual(setCoverage(sets), tried(space, draws, sets))
    }),
    { numRuns: 120 },
  )
})

test('many sets that share no number are still exact', () => {
  const pairs = Array.from({ length: 40 }, (_, n) => ['XIEN2', [pad(2 * n), pad(2 * n + 1)]] as const)
  const all = coverage(...pairs)
  const covered = coverage(['XIEN2', ['00', '01']])
  assert.ok(all.n * covered.d < 40n * covered.n * all.d, 'less than the sum')
  assert.ok(all.n * 2n > all.d, 'and more than half')
})

test('sets too entangled to count are bounded by the sum of their chances, at most 1', () => {
  const covered = coverage(['XIEN2', ['00', '01']])
  const chain = Array.from({ length: 19 }, (_, n) => ['XIEN2', [pad(n), pad(n + 1)]] as const)
  assert.deepEqual(coverage(...chain), fraction(1))
  const few = chain.slice(0, 18)
  assert.deepEqual(coverage(...few), times(covered, fraction(18)))
})

test('a set that is bet twice covers what it covers once', () => {
  const covered = coverage(['XIEN2', ['00', '01']])
  assert.deepEqual(coverage(['XIEN2', ['00', '01']], ['XIEN2', ['01', '00']]), covered)
})

test('thousands of sets of few numbers are bounded in no time: they hold up nobody’s draw', () => {
  const pairs = Array.from({ length: 100 }, (_, a) =>
    Array.from({ length: 99 - a }, (__, b) => [pad(a), pad(a + b + 1)]),
  )
  const sets = pairs.flat().map((numbers) => ['XIEN2', numbers] as const)
  assert.equal(sets.length, 4_950)
  const began = performance.now()
  assert.deepEqual(coverage(...sets), fraction(1))
  assert.ok(performance.now() - began < 2_000)
})

test('nothing covers nothing', () => assert.deepEqual(setCoverage([]), NOTHING))

const pad = (value: number) => String(value).padStart(2, '0')
