import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import { assertExactOver, assertSimulated, type DrawClass, waysOf } from '../../../testing/weighted-return.ts'
import type { Outcome } from '../../tickets/bet-type.ts'
import { vietlott as games } from '../../catalogue/vietlott.ts'
import { fraction } from '../../money/fraction.ts'
import { payoutOf, returnOf } from '../../money/payout.ts'
import type { Structure } from '../../draws/structure.ts'
import { mega645, power655, topPrize, vietlottKeno, withJackpots } from './index.ts'

const structures: Readonly<Record<string, Structure>> = {
  VL_MEGA645: mega645,
  VL_POWER655: power655,
  VL_KENO: vietlottKeno,
}

/** How many numbers a tier stands for: Vietlott's cases count those. */
const MATCHED: Readonly<Record<string, number>> = { JACKPOT: 6, JACKPOT1: 6, JACKPOT2: 5, T1: 5, T2: 4, T3: 3 }
const hitsOf = ({ wins: [win] }: Outcome) => (win ? (MATCHED[win.tier] ?? Number(win.tier.split('-')[1])) : 0)

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game in structures)
test('there are 3 worked cases', () => assert.equal(cases.length, 3))
for (const worked of cases)
  test(`${worked.id}: ${String(worked['note'])}`, () => {
    const game = games.find(({ code }) => code === worked.game)
    assertSettlesOther(structures[worked.game] ?? mega645, worked, { prizes: game?.prices, hitsOf })
  })

/** All 8,145,060 draws, in one array that is written over. */
function* draws(): Generator<readonly number[]> {
  const six = [0, 0, 0, 0, 0, 0]
  for (six[0] = 1; six[0] <= 40; six[0]++)
    for (six[1] = six[0] + 1; six[1] <= 41; six[1]++)
      for (six[2] = six[1] + 1; six[2] <= 42; six[2]++)
        for (six[3] = six[2] + 1; six[3] <= 43; six[3]++)
          for (six[4] = six[3] + 1; six[4] <= 44; six[4]++) for (six[5] = six[4] + 1; six[5] <= 45; six[5]++) yield six
}

test('Mega wins exactly as often as it says, over all 8,145,060 draws', { timeout: 120_000 }, () => {
  const type = typeOf(mega645, 'VL_MEGA645_BASIC')
  assertExact(type, [3, 9, 17, 28, 40, 45], draws())
  const ways = (tier: string) => type.kinds['']?.[tier]
  for (const [tier, lines] of [
    ['JACKPOT', 1],
    ['T1', 234],
    ['T2', 11_115],
    ['T3', 182_780],
  ] as const)
    assert.deepEqual(ways(tier), fraction(lines, 8_145_060), tier)
})

test('Power wins exactly as often as it says', () => {
  const type = typeOf(power655, 'VL_POWER655_BASIC')
  const chosen = [5, 12, 23, 34, 45, 55]
  const rest = Array.from({ length: 55 }, (_, index) => index + 1).filter((number) => !chosen.includes(number))
  const classes = [0, 1, 2, 3, 4, 5, 6].flatMap((matches) =>
    [true, false].map((bonus) => ({
      result: [...chosen.slice(0, matches), ...rest.slice(0, 6 - matches)],
      facts: { bonus: bonus ? 55 : 54 },
      weight: waysOf(6, matches) * waysOf(49, 6 - matches) * BigInt(bonus ? 6 - matches : 49 - (6 - matches)),
    })),
  )
  assertExactOver(type, chosen, classes)
  const ways = (tier: string) => type.kinds['']?.[tier]
  for (const [tier, lines] of [
    ['JACKPOT1', 1],
    ['JACKPOT2', 6],
    ['T1', 288],
    ['T2', 17_640],
    ['T3', 368_480],
  ] as const)
    assert.deepEqual(ways(tier), fraction(lines, 28_989_675), tier)
  // The bonus number matters with five matches only, and a draw without it isn't settled.
  const picked = type.pick(chosen)
  const four = [...chosen.slice(0, 4), ...rest.slice(0, 2)]
  assert.equal(picked.outcome({ result: four, facts: { bonus: 55 } }).wins[0]?.tier, 'T2')
  assert.throws(() => picked.outcome({ result: four, facts: {} }), /bonus/)
})

test('a draw brings its own jackpots', () => {
  const type = typeOf(mega645, 'VL_MEGA645_BASIC')
  const price = games[0]?.prices['VL_MEGA645_BASIC']
  assert.ok(price?.by === 'PRIZES')
  const { outcome } = type.pick([1, 2, 3, 4, 5, 6])
  const facts = { jackpots: { JACKPOT: 23_456_789_000n } }
  const won = outcome({ result: [6, 5, 4, 3, 2, 1], facts })
  assert.equal(payoutOf(type, withJackpots(price, facts), amount(10_000n), won), 23_456_789_000n)
  assert.equal(payoutOf(type, withJackpots(price, {}), amount(10_000n), won), 12_000_000_000n)
})

const KENO = games.find(({ code }) => code === 'VL_KENO')?.prices ?? {}
const keno = (code: string) => typeOf(vietlottKeno, `VL_KENO_${code}`)

/** Draws by how many of the chosen they hold. */
const matching = (chosen: number): readonly DrawClass<readonly number[]>[] =>
  Array.from({ length: chosen + 1 }, (_, matched) => ({
    result: Array.from({ length: 20 }, (_each, index) => (index < matched ? index + 1 : chosen + index + 1)),
    facts: {},
    weight: waysOf(chosen, matched) * waysOf(80 - chosen, 20 - matched),
  }))

/** The published returns of picks 1 to 10, in hundredths of a percent. */
for (const [index, share] of [5000, 5411, 5550, 5514, 5491, 5445, 5512, 5468, 5473, 5775].entries()) {
  const chosen = index + 1
  const numbers = Array.from({ length: chosen }, (_, index) => index + 1)
  test(`Keno, ${chosen} chosen: exact, and returns ${share / 100} %`, () => {
    assertExactOver(keno('PICK'), numbers, matching(chosen))
    const price = KENO['VL_KENO_PICK']
    assert.ok(price)
    const { n, d } = returnOf(keno('PICK'), price, String(chosen))
    assert.equal(Number((n * 20_000n + d) / (2n * d)), share)
  })
}

test("Keno's plays also when it is drawn", () => {
  const numbers = Array.from({ length: 10 }, (_, index) => 7 * index + 3)
  assertSimulated(vietlottKeno, [
    ...numbers.map((_, index) => [keno('PICK'), numbers.slice(0, index + 1)] as const),
    ...['BIG', 'SMALL', 'DRAW'].map((pick) => [keno('BS'), [pick]] as const),
    ...['EVEN', 'ODD_11_12', 'DRAW'].map((pick) => [keno('OE'), [pick]] as const),
  ])
})

/** Draws by how many of their numbers are even, and by how many lie above 40. */
const split = (
  own: (index: number) => number,
  other: (index: number) => number,
): readonly DrawClass<readonly number[]>[] =>
  Array.from({ length: 21 }, (_, count) => ({
    result: Array.from({ length: 20 }, (_each, index) => (index < count ? own(index) : other(index))),
    facts: {},
    weight: waysOf(40, count) * waysOf(40, 20 - count),
  }))
const HIGHS = split(
  (index) => 41 + index,
  (index) => index + 1,
)
const EVENS = split(
  (index) => 2 * index + 2,
  (index) => 2 * index + 1,
)

for (const [code, selections, classes] of [
  ['BS', [['BIG'], ['SMALL'], ['DRAW'], ['BIG', 'SMALL', 'DRAW']], HIGHS],
  ['OE', [['EVEN'], ['ODD'], ['EVEN_11_12'], ['ODD_11_12'], ['DRAW'], ['EVEN', 'ODD', 'DRAW']], EVENS],
] as const) {
  test(`Keno's side bets ${code} win exactly as often as they say`, () => {
    for (const selection of selections) assertExactOver(keno(code), selection, classes)
  })
}

for (const [code, pick, count, paid] of [
  ['BS', 'BIG', 13, 26_000n],
  ['BS', 'BIG', 12, 10_000n],
  ['BS', 'BIG', 10, 0n],
  ['BS', 'SMALL', 7, 26_000n],
  ['BS', 'SMALL', 9, 10_000n],
  ['BS', 'DRAW', 10, 26_000n],
  ['OE', 'EVEN', 15, 200_000n],
  ['OE', 'EVEN', 14, 40_000n],
  ['OE', 'EVEN', 12, 0n],
  ['OE', 'ODD', 5, 200_000n],
  ['OE', 'EVEN_11_12', 11, 20_000n],
  ['OE', 'EVEN_11_12', 13, 0n],
  ['OE', 'ODD_11_12', 8, 20_000n],
  ['OE', 'DRAW', 10, 20_000n],
] as const) {
  test(`Keno ${code} ${pick} with ${count} high or even numbers pays ${paid}`, () => {
    const [drawn, price] = [(code === 'BS' ? HIGHS : EVENS)[count], KENO[`VL_KENO_${code}`]]
    assert.ok(drawn && price)
    assert.equal(payoutOf(keno(code), price, amount(10_000n), keno(code).pick([pick]).outcome(drawn)), paid)
  })
}

for (const [chosen, prize, winners, share] of [
  [8, 200_000_000n, 50, 200_000_000n],
  [8, 200_000_000n, 51, 196_078_431n],
  [9, 800_000_000n, 12, 800_000_000n],
  [9, 800_000_000n, 13, 769_230_769n],
  [10, 2_000_000_000n, 5, 2_000_000_000n],
  [10, 2_000_000_000n, 6, 1_666_666_666n],
] as const) {
  test(`${winners} lines of ${chosen} of ${chosen} get ${share} each`, () =>
    assert.equal(topPrize(chosen, amount(prize), winners), share))
}

for (const [draw, code, selection, refusal] of [
  [mega645, 'VL_MEGA645_BASIC', [1, 2, 3, 4, 5], 'LOT_E_COUNT'],
  [mega645, 'VL_MEGA645_BASIC', [1, 2, 3, 4, 5, 46], 'LOT_E_NUMBER_FORMAT'],
  [mega645, 'VL_MEGA645_BASIC', [1, 2, 3, 4, 5, 5], 'LOT_E_DUPLICATE'],
  [vietlottKeno, 'VL_KENO_PICK', [], 'LOT_E_COUNT'],
  [vietlottKeno, 'VL_KENO_PICK', Array.from({ length: 11 }, (_, index) => index + 1), 'LOT_E_COUNT'],
  [vietlottKeno, 'VL_KENO_OE', ['EVEN_13'], 'LOT_E_SELECTION'],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(draw, code), selection, refusal))
}
