import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { test } from 'vitest'
import type { BetType, Picked, Price } from '../../tickets/bet-type.ts'
import { NORTH_PRICES, SOUTH_PRICES } from '../../catalogue/prices/vn-prices.ts'
import { type Fraction, fraction, NOTHING, plus, ppm, times } from '../../money/fraction.ts'
import { returnOf } from '../../money/payout.ts'
import type { Structure } from '../../draws/structure.ts'
import { vnNorth, vnSouth, type VnResult } from './index.ts'
import { NORTH, type Prize, SOUTH } from './result.ts'
import { byTier } from '../../catalogue/prices/odds.ts'

interface Region {
  name: string
  structure: Structure
  prizes: readonly Prize[]
  prices: Readonly<Record<string, Price>>
  draws: number
}

const regions: readonly Region[] = [
  { name: 'North', structure: vnNorth, prizes: NORTH, prices: NORTH_PRICES, draws: 27 },
  { name: 'South', structure: vnSouth, prizes: SOUTH, prices: SOUTH_PRICES, draws: 18 },
]

const typeOf = ({ structure }: Region, code: string): BetType => {
  const found = structure.betTypes.get(code)
  assert.ok(found, code)
  return found
}

/** Numbers that can be repeated: a small generator whose state is the seed. */
function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return { uint: (n: number) => next() % n }
}

const hitsOf = (picked: Picked, result: VnResult) =>
  picked.outcome({ result, facts: {} }).wins.reduce((sum, { hits, count }) => sum + hits * count, 0)

const width = (value: number, digits: number) => String(value).padStart(digits, '0')

/** A draw in which every number is 9s. */
const nines = (prizes: readonly Prize[]): VnResult =>
  Object.fromEntries(
    prizes.map(({ key, count, digits }) => [key, Array.from({ length: count }, () => '9'.repeat(digits))]),
  )

/** The same but for one number. */
const only = (all: VnResult, key: string, place: number, number: string): VnResult => ({
  ...all,
  [key]: all[key]?.map((nine, index) => (index === place ? number : nine)) ?? [],
})

/** Digits in front of those a play compares, or behind: they must not matter. */
const HEADS = ['0721', '2107', '9999', '0000', '1072']

const LINE: Readonly<Record<number, string>> = { 2: '07', 3: '107', 4: '2107' }

/** The types that count each fallen number by itself, with how many digits they compare. */
const listed = (region: Region) =>
  [...region.structure.betTypes.values()].flatMap((type) => {
    const own = [2, 3, 4].find((digits) => accepts(type, [at(Object.values(LINE), digits - 2)]))
    // Đảo is proved line by line against its base.
    return own === undefined || type.base || /^(?:XIEN|TRUOT|DA1)/.test(type.code) ? [] : [{ type, digits: own }]
  })

const WORDS = ['TAI', 'XIU', 'CHAN', 'LE']

const numbersTo = (most: number, digits = 1) => Array.from({ length: most + 1 }, (_, value) => width(value, digits))

const accepts = (type: BetType, selection: unknown) => {
  try {
    return Boolean(type.pick(selection))
  } catch {
    return false
  }
}

for (const region of regions) {
  const { name, prizes, structure } = region

  // A draw's hits are the sum of its numbers' hits (proved below), so the mean is a sum over the
  // places of the draw: for each, every value of the digits a type can see is tried, under several
  // heads that it must not see.
  test(`${name}: the mean hits of every number play, by trying every value of every place`, () => {
    const all = nines(prizes)
    for (const { type, digits } of listed(region)) {
      const picked = type.pick([LINE[digits]])
      let mean = NOTHING
      for (const prize of prizes) {
        for (let place = 0; place < prize.count; place++) {
          const shown = Math.min(digits, prize.digits)
          const tried = 10 ** shown
          let hits = 0
          if (!sees(picked, prize, place, all)) continue
          for (let value = 0; value < tried; value++) {
            const rest = at(HEADS, value % HEADS.length).slice(0, prize.digits - shown)
            const own = width(value, shown)
            hits += hitsOf(picked, only(all, prize.key, place, isFirst(type.code) ? own + rest : rest + own))
          }
          mean = plus(mean, fraction(hits, tried))
        }
      }
      assert.deepEqual(mean, type.kinds['']?.[''], type.code)
    }
  }, 60_000)

  test(`${name}: what a number play hits is the sum of what each drawn number hits`, () => {
    const [draws, all] = [seeded(11), nines(prizes)]
    const plays = listed(region).map(({ type, digits }) => type.pick(every(digits, 40, draws)))
    for (let round = 0; round < 60; round++) {
      const result = structure.draw?.(draws) as VnResult
      for (const picked of plays) {
        const none = hitsOf(picked, all)
        let sum = none
        for (const { key } of prizes) {
          result[key]?.forEach((number, place) => (sum += hitsOf(picked, only(all, key, place, number)) - none))
        }
        assert.equal(hitsOf(picked, result), sum)
      }
    }
  })

  test(`${name}: plays on the special prize, over every one of its last five digits`, () => {
    const digits = at(prizes, 0).digits
    const plays = ['DE_DB', 'DAU', 'DUOI', 'TX_DB', 'CL_DB', 'TONG_DB', 'TONG_TX', 'TONG_CL'].map((code) => {
      const type = typeOf(region, code)
      const words = [...new Set([...WORDS, ...numbersTo(18), ...numbersTo(99, 2)])].filter((word) =>
        accepts(type, [word]),
      )
      return { type, words, picked: type.pick(words), hits: new Map<string, number>() }
    })
    const [base, tried] = [nines(prizes), 100_000]
    for (let value = 0; value < tried; value++) {
      const result = { ...base, db: [width((value % 10) * tried + value, digits).slice(-digits)] }
      for (const { picked, hits } of plays) {
        for (const { line = '' } of picked.outcome({ result, facts: {} }).wins)
          hits.set(line, (hits.get(line) ?? 0) + 1)
      }
    }
    assert.deepEqual(
      plays.map(({ words }) => words.length),
      [100, 10, 10, 2, 2, 19, 2, 2],
    )
    for (const { type, words, hits } of plays) {
      for (const word of words) {
        const means = type.kinds[word] ?? type.kinds['']
        assert.deepEqual(fraction(hits.get(word) ?? 0, tried), means?.[word] ?? means?.[''], `${type.code} ${word}`)
      }
    }
  }, 60_000)

  test(`${name}: xiên and trượt, by the chances of each next number`, () => {
    for (const size of [2, 3, 4]) {
      assert.deepEqual(typeOf(region, `XIEN${size}`).kinds['']?.[''], at(fallenOf(size, region.draws), size))
    }
    for (const size of [4, 5, 6, 8, 10]) {
      assert.deepEqual(typeOf(region, `TRUOT${size}`).kinds['']?.[''], at(fallenOf(size, region.draws), 0))
    }
  })

  test(`${name}: xiên, trượt and lô come as often as computed in 20,000 draws`, () => {
    const rounds = 20_000
    const draws = seeded(20_260_105)
    const lines = [
      ...['XIEN2', 'XIEN3', 'XIEN4'].map((code, index) => ({
        code,
        pick: ['00', '07', '58', '99'].slice(0, index + 2),
      })),
      ...[4, 5, 6, 8, 10].map((size) => ({ code: `TRUOT${size}`, pick: every(2, size, draws) })),
    ].map(({ code, pick }) => ({ type: typeOf(region, code), picked: typeOf(region, code).pick(pick), won: 0 }))
    for (let round = 0; round < rounds; round++) {
      const result = structure.draw?.(draws) as VnResult
      for (const line of lines) line.won += hitsOf(line.picked, result)
    }
    for (const { type, won } of lines) {
      const chance = Number(ppm(type.kinds['']?.[''] ?? NOTHING)) / 1e6
      const sigma = Math.sqrt(rounds * chance * (1 - chance))
      assert.ok(Math.abs(won - rounds * chance) < 4 * sigma, `${type.code}: ${won} of ${rounds}`)
    }
  })
}

/**
 * Whether a play looks at a place at all: its line is put there at both ends, and numbers that are
 * not it.
 */
const sees = (picked: Picked, { key, digits }: Prize, place: number, all: VnResult) => {
  const line = String(picked.keys?.[0])
  const draws = seeded(place + digits)
  const others = Array.from({ length: 100 }, () => width(draws.uint(10 ** digits), digits))
  const shown = [line.padEnd(digits, '9'), line.padStart(digits, '9'), ...others]
  return shown.some((number) => hitsOf(picked, only(all, key, place, number.slice(-digits))) > 0)
}

const isFirst = (code: string) => ['LO2_DAU', 'DE_DAU_DB', 'DE_DAU_G1'].includes(code)

function every(digits: number, count: number, draws: { uint(n: number): number }): string[] {
  const found = new Set<string>()
  while (found.size < count) found.add(width(draws.uint(10 ** digits), digits))
  return [...found]
}

/**
 * The chances that 0 … `size` of so many given tails have fallen after `draws` draws: step by step,
 * no formula.
 */
function fallenOf(size: number, draws: number): readonly Fraction[] {
  let chances = Array.from({ length: size + 1 }, (_, fallen) => fraction(fallen ? 0 : 1))
  for (let draw = 0; draw < draws; draw++) {
    chances = chances.map((chance, fallen) => {
      const stays = times(chance, fraction(100 - size + fallen, 100))
      const before = chances[fallen - 1]
      return before ? plus(stays, times(before, fraction(size - fallen + 1, 100))) : stays
    })
  }
  return chances
}

/**
 * The mean hits of a pair of numbers: step by step through the draws, no formula. `hits` of how
 * often each fell.
 */
function pairMean(draws: number, hits: (a: number, b: number) => number): Fraction {
  let chances = new Map<string, { a: number; b: number; chance: Fraction }>([
    ['0 0', { a: 0, b: 0, chance: fraction(1) }],
  ])
  for (let draw = 0; draw < draws; draw++) {
    const next = new Map<string, { a: number; b: number; chance: Fraction }>()
    for (const { a, b, chance } of chances.values())
      for (const [x, y, share] of [
        [a + 1, b, fraction(1, 100)],
        [a, b + 1, fraction(1, 100)],
        [a, b, fraction(98, 100)],
      ] as const) {
        const known = next.get(`${x} ${y}`)?.chance ?? NOTHING
        next.set(`${x} ${y}`, { a: x, b: y, chance: plus(known, times(chance, share)) })
      }
    chances = next
  }
  return [...chances.values()].reduce(
    (sum, { a, b, chance }) => plus(sum, times(chance, fraction(hits(a, b)))),
    NOTHING,
  )
}

test('the mean hits of đá, by the chances of each next number', () => {
  const [, south] = regions
  assert.ok(south)
  const pairs = pairMean(18, (a, b) => Math.min(a, b))
  const halves = pairMean(18, (a, b) => (a && b ? a + b : 0))
  assert.deepEqual(typeOf(south, 'DA1').kinds['']?.[''], pairs)
  assert.deepEqual(typeOf(south, 'DA1_KR').kinds['']?.[''], halves)
  assert.equal(percent(pairs, 5), '2.62604')
  assert.equal(percent(halves, 5), '5.65405')
  assert.deepEqual(
    pairMean(18, (a, b) => (a && b ? 1 : 0)),
    typeOf(south, 'XIEN2').kinds['']?.[''],
  )
})

test('the most that đá can hit: one pair, and all pairs of a selection', () => {
  const [, south] = regions
  assert.ok(south)
  const most = (code: string) => [typeOf(south, code).most, typeOf(south, code).together]
  assert.deepEqual(
    [most('DA1'), most('DA1_KR')],
    [
      [9, 153],
      [18, 306],
    ],
  )
})

test('đảo is its base on every order of each number: lines, costs, chances and what is won', () => {
  const [, south] = regions
  assert.ok(south)
  const draws = seeded(5)
  for (const type of south.structure.betTypes.values()) {
    if (!type.base) continue
    const base = typeOf(south, type.base)
    const digits = [2, 3, 4].find((width) => accepts(base, [at(Object.values(LINE), width - 2)])) ?? 0
    const [own, twice, all] = [at(Object.values(LINE), digits - 2), '1'.repeat(digits), '1230'.slice(0, digits)]
    for (const numbers of [[own], [twice], [twice, all]]) {
      const orders = [...new Set(numbers.flatMap((number) => [number, ...permuted(number).toSorted()]))]
      const [picked, plain] = [type.pick(numbers), base.pick(orders)]
      assert.deepEqual([picked.lines, picked.keys, picked.selection], [plain.lines, orders, numbers], type.code)
      for (let round = 0; round < 50; round++) {
        const result = south.structure.draw?.(draws) as VnResult
        const drawn = { result, facts: {} }
        assert.deepEqual(picked.outcome(drawn), plain.outcome(drawn), type.code)
      }
    }
    assert.deepEqual([type.units, type.kinds, type.most], [base.units, base.kinds, base.most])
    assert.throws(() => type.pick([all, [...all].toReversed().join('')]), /LOT_E_DUPLICATE at 1/)
    assert.throws(() => type.pick([]), /LOT_E_COUNT/)
    assert.throws(() => type.pick(['1']), /LOT_E_NUMBER_FORMAT/)
  }
})

/** Every order of some digits, with repeats: by exchanging places. */
const permuted = (digits: string): string[] =>
  digits.length === 1
    ? [digits]
    : [...digits].flatMap((digit, place) =>
        permuted([...digits].filter((_, other) => other !== place).join('')).map((rest) => digit + rest),
      )

/** Percent as the tables print it: half of the last place is rounded up. */
function percent(share: Fraction, places: number): string {
  const scale = 10n ** BigInt(places)
  const rounded = (share.n * 200n * scale + share.d) / (share.d * 2n)
  return `${rounded / scale}.${String(rounded % scale).padStart(places, '0')}`
}

for (const [name, code, north, south, places = 3] of [
  ['xiên 2', 'XIEN2', '5.4882', '2.6108', 4],
  ['xiên 3', 'XIEN3', '1.2298', '0.3913', 4],
  ['xiên 4', 'XIEN4', '0.26699', '0.05552', 5],
  ['trượt 4', 'TRUOT4', '33.214', '47.960'],
  ['trượt 5', 'TRUOT5', '25.034', '39.721'],
  ['trượt 6', 'TRUOT6', '18.813', '32.832'],
  ['trượt 8', 'TRUOT8', '10.526', '22.294'],
  ['trượt 10', 'TRUOT10', '5.815', '15.009'],
] as const) {
  test(`the published chance of ${name}`, () => {
    assert.deepEqual(
      regions.map((region) => percent(typeOf(region, code).kinds['']?.[''] ?? NOTHING, places)),
      [north, south],
    )
  })
}

test('the published chances of a number falling so many times', () => {
  const timesFallen = (draws: number, hits: number) => {
    let ways = 1n
    for (let i = 0; i < hits; i++) ways = (ways * BigInt(draws - i)) / BigInt(i + 1)
    return fraction(ways * 99n ** BigInt(draws - hits), 100n ** BigInt(draws))
  }
  assert.deepEqual(
    [0, 1, 2, 3].map((hits) => percent(timesFallen(27, hits), 3)),
    ['76.234', '20.791', '2.730', '0.230'],
  )
  assert.deepEqual(
    [0, 1, 2].map((hits) => percent(timesFallen(18, hits), 3)),
    ['83.451', '15.173', '1.303'],
  )
})

/** The published returns, in percent, at the odds the tables were seen with. */
const published: readonly (readonly [code: string, odds: number, region: 0 | 1, percent: string, kind?: string])[] = [
  ['LO2', 99_500, 0, '99.50'],
  ['LO2', 99_500, 1, '99.50'],
  ['LO2_1K', 3_700, 0, '99.90'],
  ['LO2_1K', 5_500, 1, '99.00'],
  ['LO2_DAU', 99_500, 0, '99.50'],
  ['LO3', 980_000, 0, '98.00'],
  ['LO3', 980_000, 1, '98.00'],
  ['LO4', 8_880_000, 0, '88.80'],
  ['LO4', 8_880_000, 1, '88.80'],
  ['BAO8', 75_000, 0, '75.00'],
  ['BAO7', 75_000, 1, '75.00'],
  ['DA1', 750_000, 1, '54.71'],
  ['DA1_KR', 375_000, 1, '58.90'],
  ['DA1', 1_000_000, 1, '72.95'],
  ['DA1_KR', 500_000, 1, '78.53'],
  ['B7L3', 650_000, 1, '65.00'],
  ['B8L3', 650_000, 1, '65.00'],
  ['B7L3', 865_000, 1, '86.50'],
  ['XIEN2', 16_000, 0, '87.81'],
  ['XIEN2', 28_000, 1, '73.10'],
  ['XIEN3', 65_000, 0, '79.94'],
  ['XIEN3', 150_000, 1, '58.70'],
  ['XIEN4', 180_000, 0, '48.06'],
  ['XIEN4', 750_000, 1, '41.64'],
  ['DE_DB', 99_500, 0, '99.50'],
  ['DE_G7', 98_000, 0, '98.00'],
  ['DE_DAU_DUOI', 99_500, 1, '99.50'],
  ['DAU', 9_900, 0, '99.00'],
  ['DAU', 9_950, 1, '99.50'],
  ['C3_DAU', 960_000, 0, '96.00'],
  ['C3_DAU_DUOI', 980_000, 0, '98.00'],
  ['C3_DAU_DUOI', 980_000, 1, '98.00'],
  ['C4_DB', 8_880_000, 0, '88.80'],
  ['TRUOT4', 2_300, 0, '76.39'],
  ['TRUOT4', 2_000, 1, '95.92'],
  ['TRUOT5', 3_200, 0, '80.11'],
  ['TRUOT5', 2_200, 1, '87.39'],
  ['TRUOT6', 4_200, 0, '79.01'],
  ['TRUOT6', 2_700, 1, '88.65'],
  ['TRUOT8', 8_000, 0, '84.21'],
  ['TRUOT8', 3_300, 1, '73.57'],
  ['TRUOT10', 12_000, 0, '69.78'],
  ['TRUOT10', 5_600, 1, '84.05'],
  ['TX_DB', 1_995, 0, '99.75'],
  ['TONG_TX', 1_999, 0, '89.96'],
  ['TONG_CL', 1_999, 0, '99.95'],
  ['TONG_DB', 70_000, 0, '70.00', '0'],
  ['TONG_DB', 26_999, 0, '81.00', '2'],
  ['TONG_DB', 13_668, 0, '82.01', '13'],
  ['TONG_DB', 9_000, 0, '90.00', '9'],
]

for (const [code, milli, index, expected, kind] of published) {
  test(`the published return of ${code} ${kind ?? ''} ${at(regions, index).name}`, () => {
    const type = typeOf(at(regions, index), code)
    assert.equal(percent(returnOf(type, byTier({ [kind ?? '']: milli }), kind), 2), expected)
  })
}
