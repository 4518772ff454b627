import assert from 'node:assert/strict'
import { certifyTable, unitsIn, writtenBets } from '@senluna/kit/games/table.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { tables } from '../../vectors/tables.ts'
import { Stream } from '../../verifier/index.ts'
import { certificate } from '../certificate.ts'
import { ANNOUNCED, colourOf, neighbours, roulette, SPOTS, WHEEL } from './index.ts'

test('the certificate is what every bet comes to: each returns 36 of 37', () => {
  const { played } = certificate
  assert.deepEqual({ ...certifyTable(roulette, configurationHashOf(roulette)), played }, certificate)
  for (const { bet } of SPOTS) {
    const returned = roulette.outcomes().reduce((sum, { outcome }) => sum + roulette.timesX10000(bet, outcome), 0)
    assert.equal(returned, 36 * 10_000, bet)
  }
})

/** What the vectors call a bet, by the numbers it is on. */
const betOn = (numbers: readonly number[]): string =>
  SPOTS.find((spot) => spot.numbers.toSorted((a, b) => a - b).join() === numbers.join())!.bet

const OUTSIDE: Record<string, string> = {
  RED: 'red',
  BLACK: 'black',
  ODD: 'odd',
  EVEN: 'even',
  LOW: 'low',
  HIGH: 'high',
}

for (const { id, input, expected } of tables.roulette.results) {
  test(`what bets come to: ${id}`, () => {
    for (const [nth, { type, numbers, index }] of input.bets.entries()) {
      const bet =
        OUTSIDE[type] ?? (type === 'DOZEN' ? `d${index}` : type === 'COLUMN' ? `k${index}` : betOn(numbers ?? []))
      const stake = amount(BigInt(input.stakeEachBet))
      assert.equal(roulette.beats([input.result], stake, `${bet}.1`)[0]!.won, BigInt(expected.returned[nth]!), bet)
    }
    assert.equal(colourOf(input.result), expected.colour.toLowerCase())
  })
}

for (const { id, input, expected } of tables.roulette.seeds) {
  test(`the number of a seed: ${id}`, () => {
    const { serverSeed, tableId: clientSeed, roundNo: nonce } = input
    const drawn = roulette.drawn(new Stream({ serverSeed, clientSeed, nonce, streamCode: 'roulette' }))
    assert.deepEqual(drawn, [expected.result])
  })
}

test('the layout has each bet once, by the numbers that lie together', () => {
  const counts = Map.groupBy(SPOTS, ({ kind }) => kind)
  const sizes = Object.fromEntries([...counts].map(([kind, spots]) => [kind, spots.length]))
  assert.deepEqual(sizes, {
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    line: 11,
    dozen: 3,
    column: 3,
    even: 6,
  })
  assert.equal(new Set(SPOTS.map(({ numbers }) => numbers.toSorted((a, b) => a - b).join())).size, SPOTS.length)
})

test('an announced bet covers its part of the wheel with the chips it is known by', () => {
  const covered = (call: keyof typeof ANNOUNCED) =>
    new Set(ANNOUNCED[call].flatMap(({ bet }) => SPOTS.find((spot) => spot.bet === bet)!.numbers))
  const chips = Object.values(ANNOUNCED).map((bets) => unitsIn(writtenBets(bets)))
  assert.deepEqual(chips, [9, 6, 5, 4])
  const all = new Set([...covered('voisins'), ...covered('tiers'), ...covered('orphelins')])
  assert.equal(all.size, 37)
  assert.deepEqual(
    [...covered('zero')].toSorted((a, b) => a - b),
    [0, 3, 12, 15, 26, 32, 35],
  )
})

test('neighbours lie on either side of a number on the wheel, round the zero too', () => {
  assert.deepEqual(
    neighbours(0, 2).map(({ bet }) => bet),
    ['n3', 'n26', 'n0', 'n32', 'n15'],
  )
  assert.equal(new Set(WHEEL).size, 37)
})

test('bets that the layout does not have, or too much of them, are no choice', () => {
  const { read } = roulette.choosing
  assert.equal(read('red.10-n17.5'), 'n17.5-red.10')
  for (const text of ['', 'red', 'red.0', 'red.01', 'n37.1', 'h3.1', 'c34.1', 'red.1-red.2', 'red.5001', 'n1.201'])
    assert.equal(read(text), undefined, text)
  assert.equal(read('red.5000-black.5000'), 'black.5000-red.5000')
  assert.equal(read('red.5000-black.5000-odd.1'), undefined)
  const many = (count: number) => writtenBets(SPOTS.slice(0, count).map(({ bet }) => ({ bet, units: 200 })))
  assert.equal(read(many(26))?.length, many(26).length)
  assert.equal(read(many(27)), undefined)
})

test('a stake that is not the whole units of its bets, and a draw that is none, is refused', () => {
  assert.equal(roulette.stakeOf('n17.5-red.10'), 15_000n)
  assert.throws(() => roulette.beats([17], amount(14_999n), 'n17.5-red.10'), RangeError)
  for (const drawn of [[], [37], [-1], [1.5], [1, 2]])
    assert.throws(() => roulette.beats(drawn, amount(1_000n), 'red.1'), RangeError)
})
