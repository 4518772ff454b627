import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import type { VnResult } from '../families/vn/result.ts'
import { drawPrizes, NORTH, SOUTH } from '../families/vn/result.ts'
import { bridgesOf, heldByChance, LONGEST_BRIDGE, type BridgeKind } from './bridges.ts'
import { matchesOf } from './check-numbers.ts'
import { numbersPast, pairsPast } from './numbers.ts'
import { pastResults } from './past-results.ts'
import { numbersOf, specialTail, sumDigit, tailsOf, TWO_DIGITS } from './tails.ts'

/** Numbers that look random and are the same in every run. */
function randoms(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomResults(seed: number, draws: number, prizes = NORTH): VnResult[] {
  const next = randoms(seed)
  return Array.from({ length: draws }, () => drawPrizes(prizes, { uint: next }))
}

/** The same facts, worked out by looking at every draw for every number. */
function slowPast(history: readonly (readonly string[])[], number: string) {
  const has = history.map((draw) => draw.includes(number))
  const gaps = has.map((_, from) => {
    const next = has.indexOf(true, from)
    return (next === -1 ? has.length : next) - from
  })
  return {
    number,
    hits: history.flat().filter((fallen) => fallen === number).length,
    draws: has.filter(Boolean).length,
    absent: has.length - 1 - has.lastIndexOf(true),
    longest: Math.max(0, ...gaps),
  }
}

describe('the past of numbers', () => {
  test('a small history by hand', () => {
    const history = [['07', '07', '12'], ['12'], ['99'], ['07'], ['12'], ['12']]
    assert.deepEqual(numbersPast(history, ['07', '12', '99', '50']), [
      { number: '07', hits: 3, draws: 2, absent: 2, longest: 2 },
      { number: '12', hits: 4, draws: 4, absent: 0, longest: 2 },
      { number: '99', hits: 1, draws: 1, absent: 3, longest: 3 },
      { number: '50', hits: 0, draws: 0, absent: 6, longest: 6 },
    ])
    assert.deepEqual(numbersPast([], ['07']), [{ number: '07', hits: 0, draws: 0, absent: 0, longest: 0 }])
  })

  test.each([1, 2, 3, 4])('random histories agree with a slow count (%i)', (seed) => {
    const results = randomResults(seed, [1, 2, 37, 120][seed - 1]!, seed % 2 ? NORTH : SOUTH)
    const history = results.map(tailsOf)
    assert.deepEqual(
      numbersPast(history, TWO_DIGITS),
      TWO_DIGITS.map((number) => slowPast(history, number)),
    )
  })
})

describe('pairs', () => {
  test('a small history by hand: a repeat counts once a draw', () => {
    const history = [
      ['31', '07', '31'],
      ['07', '31', '99'],
      ['99', '07'],
    ]
    assert.deepEqual(pairsPast(history, 2), [
      { first: '07', second: '31', draws: 2 },
      { first: '07', second: '99', draws: 2 },
    ])
  })

  test.each([5, 6])('random histories agree with a slow count (%i)', (seed) => {
    const history = randomResults(seed, 25).map(tailsOf)
    const slow = TWO_DIGITS.flatMap((first) =>
      TWO_DIGITS.filter((second) => second > first).map((second) => ({
        first,
        second,
        draws: history.filter((draw) => draw.includes(first) && draw.includes(second)).length,
      })),
    )
      .filter(({ draws }) => draws > 0)
      .sort((a, b) => b.draws - a.draws || Number(a.first + a.second) - Number(b.first + b.second))
    assert.deepEqual(pairsPast(history, 5_000), slow)
  })
})

/** Every pair of places of two texts made of all digits, looked at draw by draw from the newest. */
function slowBridges(results: readonly VnResult[], kind: BridgeKind) {
  const texts = results.map((result) => numbersOf(result).join(''))
  const length = texts[0]!.length
  const found: { places: [number, number]; run: number; number: string }[] = []
  for (let from = 0; from < length; from++)
    for (let to = 0; to < length; to++) {
      if (from === to || (kind === 'EITHER' && from > to)) continue
      let run = 0
      while (run < LONGEST_BRIDGE && run < results.length - 1) {
        const before = texts[results.length - 2 - run]!
        const made = before[from]! + before[to]!
        const next = tailsOf(results[results.length - 1 - run]!)
        const held = next.includes(made) || (kind === 'EITHER' && next.includes(made[1]! + made[0]!))
        if (!held) break
        run += 1
      }
      found.push({ places: [from, to], run, number: texts.at(-1)![from]! + texts.at(-1)![to]! })
    }
  return found
}

describe('bridges', () => {
  const flat = { n: ['12', '34'] } as VnResult
  test('a small history by hand', () => {
    // 1 and 4 stand at the first and the last place of every draw, and each next draw has 14 or 41.
    const results: VnResult[] = [{ n: ['10', '04'] }, { n: ['14', '04'] }, { n: ['20', '41'] }]
    const exact = bridgesOf(results, 'EXACT', 50)
    assert.equal(exact.tried, 12)
    const first = { prize: 'n', nth: 0, digit: 0 }
    const last = { prize: 'n', nth: 1, digit: 1 }
    const [longest] = bridgesOf(results, 'EITHER', 50).longest
    assert.deepEqual(longest, { from: first, to: last, run: 2, number: '21' })
    assert.ok(exact.longest.every(({ run }) => run === 1))
    assert.deepEqual(bridgesOf([flat], 'EXACT', 5), { tried: 12, held: [], longest: [] })
    assert.deepEqual(bridgesOf([], 'EXACT', 5), { tried: 0, held: [], longest: [] })
  })

  test.each([
    ['EXACT', 7, NORTH],
    ['EITHER', 8, NORTH],
    ['EXACT', 9, SOUTH],
    ['EITHER', 10, SOUTH],
  ] as const)('%s bridges of random histories agree with a slow search (%i)', (kind, seed, prizes) => {
    const results = randomResults(seed, 40, prizes)
    const slow = slowBridges(results, kind)
    const { tried, held, longest } = bridgesOf(results, kind, 20_000)
    assert.equal(tried, slow.length)
    const most = Math.max(...slow.map(({ run }) => run))
    assert.deepEqual(
      held,
      Array.from({ length: most }, (_, least) => slow.filter(({ run }) => run > least).length),
    )
    const kept = slow.filter(({ run }) => run > 0).sort((a, b) => b.run - a.run)
    assert.deepEqual(
      longest.map(({ run, number }) => `${run} ${number}`),
      kept.map(({ run, number }) => `${run} ${number}`),
    )
  })

  test('a bridge is followed no further back than its bound', () => {
    const all = { n: Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')) } as VnResult
    const { longest } = bridgesOf(Array<VnResult>(50).fill(all), 'EXACT', 1)
    assert.equal(longest[0]?.run, LONGEST_BRIDGE)
  })

  test.each(['EXACT', 'EITHER'] as const)('as many %s ones hold as chance lets hold', (kind) => {
    let held = 0
    let tried = 0
    for (let seed = 100; seed < 140; seed++) {
      const bridges = bridgesOf(randomResults(seed, 5), kind, 0)
      held += bridges.held[1] ?? 0
      tried += bridges.tried
    }
    const expected = heldByChance(tried, 2, 27, kind)
    assert.ok(Math.abs(held / expected - 1) < 0.1, `${held} against ${expected}`)
  })
})

describe('what a result says of a typed number', () => {
  const result: VnResult = { db: ['31258'], g1: ['70458'], g6: ['258', '374'], g7: ['58', '67'] }
  const shown = (typed: string) => matchesOf(result, typed).map(({ prize, nth, digits }) => `${prize}.${nth}:${digits}`)
  test('a tail is found in every prize', () => assert.deepEqual(shown('58'), ['db.0:2', 'g1.0:2', 'g6.0:2', 'g7.0:2']))
  test('three digits are compared with those that have three, and with two of the others', () =>
    assert.deepEqual(shown('258'), ['db.0:3', 'g6.0:3', 'g7.0:2']))
  test('a ticket is compared in as many last digits as the prize has', () => {
    assert.deepEqual(shown('31258'), ['db.0:5', 'g6.0:3', 'g7.0:2'])
    assert.deepEqual(shown('831258'), ['db.0:5', 'g6.0:3', 'g7.0:2'])
  })
  test.each(['', '5', 'abc', '5 8', '1234567'])('what is no number matches nothing: %s', (typed) =>
    assert.deepEqual(shown(typed), []),
  )
})

test('special prizes by head, tail and sum', () => {
  const results: VnResult[] = ['10958', '31219', '00058'].map((db) => ({ db: [db], g7: ['77'] }))
  const past = pastResults(results)
  assert.equal(specialTail(results[0]!), '58')
  assert.equal(sumDigit('58'), '3')
  assert.equal(past.draws, 3)
  assert.deepEqual(past.special.heads[5], { number: '5', hits: 2, draws: 2, absent: 0, longest: 1 })
  assert.deepEqual(past.special.tails[9], { number: '9', hits: 1, draws: 1, absent: 1, longest: 1 })
  assert.deepEqual(past.special.sums[0], { number: '0', hits: 1, draws: 1, absent: 1, longest: 1 })
  assert.deepEqual(past.numbers[77], { number: '77', hits: 3, draws: 3, absent: 0, longest: 0 })
})
