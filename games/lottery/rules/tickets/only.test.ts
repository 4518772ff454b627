import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type BetType, type Picked, SelectionRefused } from './bet-type.ts'
import { STRUCTURES } from '../index.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const padded = (digits: number) => [7, 3, 9].map((number) => String(number).padStart(digits, '0'))

/** Selections of several lines in every form there is; a type takes those of its own form. */
const tried = ({ kinds }: BetType): unknown[] => {
  const words = Object.keys(kinds)
  const common = ['BIG', 'SMALL', 'ODD', 'EVEN', 'TAI', 'XIU', 'CHAN', 'LE', 'DRAGON', 'TIGER']
  const pairs = common.flatMap((item) => common.map((other) => [item, other]))
  return [
    ...[1, 2, 3, 4].map(padded),
    range(0, 3),
    range(1, 3),
    range(4, 6),
    range(11, 13),
    words.map(Number),
    words,
    ...pairs,
    ...[2, 3, 5].flatMap((places) => [
      [[1, 2], [3], ...range(3, places).map(() => [])],
      [[1, 2], ...range(2, places).map(() => [3])],
      range(1, places).map(() => ['BIG', 'ODD']),
    ]),
    { '1': [10, 2], '3': [7] },
    ...[...pairs, words].flatMap((pick) => [
      { rank: 2, pick },
      { pair: [1, 5], pick },
    ]),
    { pair: [1, 2], single: [3, 4] },
  ]
}

function pickedOf(type: BetType, selection: unknown): Picked | undefined {
  try {
    return type.pick(selection)
  } catch (error) {
    if (error instanceof SelectionRefused) return undefined
    throw error
  }
}

const several = [...STRUCTURES].flatMap(([profile, { betTypes }]) =>
  [...betTypes.values()].flatMap((type) =>
    tried(type).flatMap((selection) => {
      const picked = pickedOf(type, selection)
      return picked?.keys && picked.keys.length > 1 ? [{ profile, type, picked, keys: picked.keys }] : []
    }),
  ),
)

test('some lines of a selection are the same lines by themselves', () => {
  for (const { profile, type, picked, keys } of several) {
    const where = `${profile} ${type.code} ${JSON.stringify(picked.selection)}`
    assert.equal(keys.length, picked.lines, where)
    if (!picked.only) continue
    for (const which of [[0], [keys.length - 1], keys.map((_, place) => place)]) {
      const part = type.pick(picked.only(which))
      assert.deepEqual(
        part.keys,
        which.map((place) => keys[place]),
        where,
      )
      assert.equal(part.lines, which.length, where)
    }
    assert.deepEqual(picked.only(keys.map((_, place) => place)), picked.selection, where)
  }
})

test('only the products of digits, attributes and dice, pairs and orders can not come apart', () => {
  const codes = (some: typeof several) => [...new Set(some.map(({ type }) => type.code))].toSorted()
  const whole = codes(several.filter(({ picked }) => !picked.only))
  const apart = codes(several.filter(({ picked }) => picked.only))
  assert.ok(apart.length > 60, `${apart.length} types come apart`)
  assert.deepEqual(whole, [
    'B7L3_DAO',
    'B8L3_DAO',
    'BAO7_DAO',
    'C3_DAU_DAO',
    'C3_DAU_DUOI_DAO',
    'C3_DB_DAO',
    'C4_DB_DAO',
    'D3_B2_DIRECT',
    'D3_B2_DXDS',
    'D3_F2_DIRECT',
    'DA1',
    'DA1_KR',
    'DA2',
    'K3_PAIR_SINGLE',
    'LO2_DAO',
    'LO3_DAO',
    'LO4_DAO',
    'SSC_B2_DIRECT',
    'SSC_B2_DXDS',
    'SSC_F2_DIRECT',
  ])
})
