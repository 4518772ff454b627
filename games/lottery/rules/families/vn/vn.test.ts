import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { type BetType, type Price, SelectionRefused } from '../../tickets/bet-type.ts'
import { payoutOf } from '../../money/payout.ts'
import { ResultRefused } from '../../draws/result.ts'
import type { Structure } from '../../draws/structure.ts'
import { vnNorth, vnSouth } from './index.ts'
import { vnPair } from './two-stations.ts'
import { byTier } from '../../catalogue/prices/odds.ts'

const structureFor = (game: string) => (game === 'VN_N' ? vnNorth : game.includes('2_') ? vnPair : vnSouth)

const typeOf = (structure: Structure, code: string): BetType => {
  const found = structure.betTypes.get(code)
  assert.ok(found, code)
  return found
}

/** One odds for every tier of a type: the vectors state what the bet was taken at. */
const priceAt = (type: BetType, thousandths: number): Price =>
  byTier(
    Object.fromEntries(
      Object.values(type.kinds).flatMap((means) => Object.keys(means).map((tier) => [tier, thousandths] as const)),
    ),
  )

interface Drawing {
  result: unknown
}

interface Bet {
  type: string
  selection: unknown
  unit: number
  odds_milli: number
}

interface Expected {
  status: string
  combos: number
  hits: number
  payout: number
  net: number
  winning_lines: { line: string; hits: number; payout: number }[]
  uncapped_payout?: number
}

const isVietnamese = ({ game }: { game: string }) => /^VN_[NCS]2?(?:_|$)/.test(game)
const settled = lotteryCases.filter((lotteryCase) => lotteryCase.kind === 'settle' && isVietnamese(lotteryCase))

test('there are vectors to settle', () => assert.equal(settled.length, 62))

for (const { id, game, ...rest } of settled) {
  test(`settles ${id}`, () => {
    const [draw, bet, stake] = [rest['draw'] as Drawing, rest['bet'] as Bet, rest['stake'] as number]
    const expected = rest['expected'] as Expected
    const limits = rest['limits'] as { max_payout_per_user_numero: number } | undefined
    const structure = structureFor(game)
    const type = typeOf(structure, bet.type)
    const picked = type.pick(bet.selection)
    assert.deepEqual(picked.selection, bet.selection)
    assert.equal(picked.lines, expected.combos)
    assert.equal(bet.unit * type.units * picked.lines, stake)

    const outcome = picked.outcome({ result: structure.readResult(draw.result), facts: {} })
    const price = priceAt(type, bet.odds_milli)
    const paid = Number(payoutOf(type, price, amount(BigInt(bet.unit)), outcome))
    const capped = Math.min(paid, limits?.max_payout_per_user_numero ?? paid)
    assert.equal(paid, expected.uncapped_payout ?? expected.payout)
    assert.equal(capped, expected.payout)
    assert.equal(capped - stake, expected.net)
    assert.equal(
      outcome.wins.reduce((sum, { hits, count }) => sum + hits * count, 0),
      expected.hits,
    )
    assert.equal(outcome.pushes, 0)
    assert.equal(outcome.wins.length ? 'WON' : 'LOST', expected.status)
    assert.deepEqual(
      outcome.wins.map((win) => ({
        line: win.line,
        hits: win.hits,
        payout: Number(payoutOf(type, price, amount(BigInt(bet.unit)), { wins: [win], pushes: 0 })),
      })),
      expected.winning_lines,
    )
  })
}

const ofSelection = new Set(['LOT_E_COUNT', 'LOT_E_NUMBER_FORMAT', 'LOT_E_DUPLICATE', 'LOT_E_LINES'])

for (const { id, game, bet, expected } of lotteryCases.filter(
  (lotteryCase) => lotteryCase.kind === 'validate' && isVietnamese(lotteryCase),
)) {
  const { type, selection } = bet as { type: string; selection: unknown }
  const { error, combos, stake } = expected as { error?: string; combos?: number; stake?: number }
  if (error !== undefined && !ofSelection.has(error) && error !== 'LOT_E_TYPE_REGION') continue
  test(`validates ${id}`, () => {
    const own = structureFor(game).betTypes.get(type)
    if (error === 'LOT_E_TYPE_REGION') return assert.equal(own, undefined)
    assert.ok(own)
    if (error !== undefined) return assert.throws(() => own.pick(selection), { code: error })
    const picked = own.pick(selection)
    assert.equal(picked.lines, combos)
    assert.equal(picked.lines * own.units * (bet as { unit: number }).unit, stake)
  })
}

for (const [type, selection, code, at_] of [
  ['LO2', '79', 'LOT_E_SELECTION', undefined],
  ['LO2', { 0: '79' }, 'LOT_E_SELECTION', undefined],
  ['LO2', null, 'LOT_E_SELECTION', undefined],
  ['LO2', [], 'LOT_E_COUNT', undefined],
  ['LO2', [79], 'LOT_E_NUMBER_FORMAT', '0'],
  ['LO2', ['12', ' 7'], 'LOT_E_NUMBER_FORMAT', '1'],
  ['LO2', ['٧٩'], 'LOT_E_NUMBER_FORMAT', '0'],
  ['LO2', ['79\n'], 'LOT_E_NUMBER_FORMAT', '0'],
  ['LO2', ['12', '7', '12'], 'LOT_E_NUMBER_FORMAT', '1'],
  ['LO2', ['12', '79', '12'], 'LOT_E_DUPLICATE', '2'],
  ['XIEN3', ['12', '34'], 'LOT_E_COUNT', undefined],
  ['XIEN2', Array.from({ length: 21 }, (_, n) => String(n + 10)), 'LOT_E_COUNT', undefined],
  ['TRUOT4', ['12', '34', '56'], 'LOT_E_COUNT', undefined],
  ['TRUOT4', ['12', '34', '56', '78', '90'], 'LOT_E_COUNT', undefined],
  ['TRUOT4', ['12', '34', '56', '12'], 'LOT_E_DUPLICATE', '3'],
  ['DAU', ['12'], 'LOT_E_NUMBER_FORMAT', '0'],
  ['TX_DB', ['TO'], 'LOT_E_SELECTION', '0'],
  ['TX_DB', ['TAI', 'TAI'], 'LOT_E_DUPLICATE', '1'],
  ['TX_DB', [1], 'LOT_E_SELECTION', '0'],
  ['TONG_DB', ['07'], 'LOT_E_NUMBER_FORMAT', '0'],
  ['TONG_DB', ['19'], 'LOT_E_SELECTION', '0'],
] as const) {
  test(`${type} refuses ${JSON.stringify(selection)}: ${code}`, () => {
    assert.throws(
      () => typeOf(vnNorth, type).pick(selection),
      (refused) => refused instanceof SelectionRefused && refused.code === code && refused.at === at_,
    )
  })
}

interface Generated {
  result: Record<string, string[]>
  words_consumed: number
}

const drawing = lotteryCases.find(({ id }) => id === 'P-GEN-002')
assert.ok(drawing)
const whole = drawing['expected'] as Generated

test('the house draws prize by prize, digit by digit, and nothing more', () => {
  const { result, words_consumed } = whole
  const digits = Object.values(result).flat().join('')
  let read = 0
  const drawn = vnNorth.draw?.({
    uint(n) {
      assert.equal(n, 10)
      return Number(digits[read++])
    },
  })
  assert.deepEqual(drawn, result)
  assert.equal(read, words_consumed)
})

for (const [altered, place] of [
  [{ db: ['4202'] }, 'db.0'],
  [{ db: ['042021'] }, 'db.0'],
  [{ db: [42_021] }, 'db.0'],
  [{ db: '42021' }, 'db'],
  [{ g7: ['47', '08', '69'] }, 'g7'],
  [{ g7: ['47', '08', '69', '8'] }, 'g7.3'],
  [{ g3: undefined }, 'g3'],
  [{ g8: ['12'] }, 'g8'],
] as const) {
  test(`a result with ${JSON.stringify(altered)} is refused`, () => {
    assert.throws(
      () => vnNorth.readResult({ ...whole.result, ...altered }),
      (refused) => refused instanceof ResultRefused && refused.at === place,
    )
  })
}

test('a result of another region is refused, and so is none', () => {
  for (const value of [null, 'result', [], {}]) assert.throws(() => vnNorth.readResult(value), ResultRefused)
  assert.throws(() => vnSouth.readResult(whole.result), ResultRefused)
})

test('a result of two stations has exactly both, each whole', () => {
  const result = settled.find(({ id }) => id === 'VN-DA-006')?.['draw'] as { result: Record<string, object> }
  const { HCM, DT } = result.result
  assert.deepEqual(vnPair.readResult({ HCM, DT }), { HCM, DT })
  for (const value of [null, [], {}, { HCM }, { HCM, DT, CM: DT }, { HCM, DT: { ...DT, g8: ['1'] } }, HCM])
    assert.throws(() => vnPair.readResult(value), ResultRefused)
  assert.equal(vnPair.draw, undefined)
})

test('the largest xiên is settled without laying out its lines', () => {
  const numbers = Array.from({ length: 20 }, (_, n) => String(n).padStart(2, '0'))
  const tails = [...numbers, ...numbers.slice(0, 7)]
  const result = vnNorth.readResult({
    db: [`000${at(tails, 0)}`],
    g1: [`000${at(tails, 1)}`],
    g2: tails.slice(2, 4).map((tail) => `000${tail}`),
    g3: tails.slice(4, 10).map((tail) => `000${tail}`),
    g4: tails.slice(10, 14).map((tail) => `00${tail}`),
    g5: tails.slice(14, 20).map((tail) => `00${tail}`),
    g6: tails.slice(20, 23).map((tail) => `0${tail}`),
    g7: tails.slice(23),
  })
  const picked = typeOf(vnNorth, 'XIEN4').pick(numbers)
  assert.equal(picked.lines, 4_845)
  assert.equal(picked.keys, undefined)
  assert.deepEqual(picked.outcome({ result, facts: {} }).wins, [{ tier: '', hits: 1, count: 4_845 }])
})

test('exposure is counted by number, and by the sorted set of a single xiên or trượt', () => {
  assert.deepEqual(typeOf(vnNorth, 'LO2').pick(['79', '00']).keys, ['79', '00'])
  assert.deepEqual(typeOf(vnNorth, 'XIEN2').pick(['79', '58']).keys, ['58-79'])
  assert.deepEqual(typeOf(vnNorth, 'TRUOT4').pick(['79', '58', '01', '33']).keys, ['01-33-58-79'])
  assert.deepEqual(typeOf(vnNorth, 'TX_DB').pick(['XIU']).keys, ['XIU'])
})
