import assert from 'node:assert/strict'
import { amount } from '@senluna/kit/money.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { byTier } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { compare, fraction, NOTHING, plus, times } from '@senluna/games/lottery/rules/money/fraction.ts'
import { payoutOf, returnOf } from '@senluna/games/lottery/rules/money/payout.ts'
import { linesByKind } from '@senluna/games/lottery/rules/prospect/falls.ts'
import { fallsOf, prospectOf } from '@senluna/games/lottery/rules/prospect/prospect.ts'
import type { BetType, Picked, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { test } from 'vitest'
import { randomOf, selectionOf } from '../halls/boards/board.ts'
import { boardOf } from '../halls/boards/table.ts'

/** A sequence that looks random and is the same in every run. */
function sequence(): (n: number) => number {
  let state = 54_321
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % n
  }
}

/** A unit of which every price is whole, so that nothing is lost by rounding down. */
const unitOf = (type: BetType) =>
  amount(
    Object.values(type.kinds)
      .flatMap((means) => Object.values(means))
      .reduce((unit, { n }) => (type.pricing === 'SERIES' ? unit * n : unit), 2_000n),
  )

/** Draws that games offered are drawn by, each once. */
const OFFERED = [
  ...new Map(
    [...GAMES.values()].filter(({ disabled }) => disabled === undefined).map((game) => [game.profile, game]),
  ).values(),
].map(structureOf)

/** Odds that differ from tier to tier, or a series. */
function priceOf(type: BetType): Price {
  if (type.pricing === 'SERIES') return { by: 'SERIES', series: 1_980, maxSeries: 1_980 }
  const tiers = Object.values(type.kinds).flatMap((means) => Object.keys(means))
  return byTier(Object.fromEntries(tiers.map((tier, index) => [tier, 2_000 + 1_000 * index])))
}

const digits = (number: number, width: number) => String(number).padStart(width, '0')

/**
 * What players of the Vietnamese draws could pick: numbers, digits, words; the type takes what is
 * its own.
 */
function vnSelections(below: (n: number) => number): readonly unknown[] {
  const lists = [1, 2, 3, 4, 5, 6, 8, 10, 14].flatMap((length) =>
    [1, 2, 3, 4].map((width) => {
      const first = below(10 ** width)
      return Array.from({ length }, (_, place) => digits((first + place * 3) % 10 ** width, width))
    }),
  )
  return [...lists, ['TAI'], ['XIU'], ['CHAN'], ['LE'], ['CHAN', 'LE'], ['0'], ['9', '13']]
}

function picksOf(structure: Structure, type: BetType, below: (n: number) => number): readonly Picked[] {
  if (structure.family === 'VN')
    return vnSelections(below).flatMap((selection) => {
      try {
        return [type.pick(selection)]
      } catch {
        return []
      }
    })
  const board = boardOf(type.code)
  assert.ok(board, type.code)
  return Array.from({ length: 12 }, () => type.pick(selectionOf(board, randomOf(board, below))))
}

for (const structure of OFFERED)
  test(`${structure.profile}: what every bet can pay, by its chances, comes to its return`, { timeout: 60_000 }, () => {
    const below = sequence()
    for (const type of structure.betTypes.values()) {
      const [price, unit] = [priceOf(type), unitOf(type)]
      const picks = picksOf(structure, type, below)
      assert.ok(picks.length > 0, type.code)
      for (const picked of picks) {
        const facts = type.code === 'LHC_PTYX' ? { zodiac: 'PIG' } : {}
        const falls = fallsOf(structure, type, picked, facts)
        assert.ok(falls, type.code)
        if (falls.tops) continue
        const mean = falls.list.reduce(
          (sum, { outcome, chance }) => plus(sum, times(chance, fraction(payoutOf(type, price, unit, outcome)))),
          NOTHING,
        )
        const lines = facts.zodiac ? animals(picked) : linesByKind(type, picked)
        const expected = lines.reduce(
          (sum, [kind, count]) =>
            plus(sum, times(returnOf(type, price, kind), fraction(unit * BigInt(type.units) * BigInt(count)))),
          NOTHING,
        )
        const what = `${type.code} ${JSON.stringify(picked.selection)}`
        assert.equal(compare(mean, expected), 0, what)
        const { most, chance, chanceOfMost } = prospectOf(structure, { type, price, unit, picked, facts })
        assert.ok(most && chance && chanceOfMost, what)
        assert.ok(compare(chance, fraction(1)) <= 0 && compare(chanceOfMost, NOTHING) > 0, what)
        assert.ok(compare(times(chanceOfMost, fraction(most)), expected) <= 0, what)
      }
    }
  })

/** The animal of the year is one of five numbers. */
const animals = ({ selection }: Picked) =>
  Array.isArray(selection) ? selection.map((animal) => [animal === 'PIG' ? '5' : '4', 1] as const) : []
