import { expect, it } from 'vitest'
import { findBetType, findGame } from '@senluna/games/lottery/rules/index.ts'
import { dragonsOf, drawsOf, measuresOf, roadOf } from './sides.ts'
import { treeOf } from '../play/tree.ts'

it('says of a draw what the bets on it say', () => {
  const cases = [
    ['SSC_1M', 'SSC_SUM5', 'sum-bs', [4, 9, 0, 9, 1]],
    ['PC28_1M', 'PC_BS', 'sum-bs', [4, 9, 0]],
    ['PC28_1M', 'PC_BS', 'sum-bs', [4, 9, 1]],
    ['K3_1M', 'K3_BS', 'sum-bs', [4, 6, 1]],
    ['K3_1M', 'K3_OE', 'sum-oe', [4, 6, 2]],
    ['X115_1M', 'X115_SUM_BS', 'sum-bs', [1, 2, 3, 11, 10]],
    ['PK10_1M', 'PK_SUM_BS', 'top-bs', [10, 2, 1, 3, 4, 5, 6, 7, 8, 9]],
    ['PK10_1M', 'PK_SUM_OE', 'top-oe', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['LHC_1M', 'LHC_TM_BS', 'special-bs', [1, 2, 3, 4, 5, 6, 25]],
    ['LHC_1M', 'LHC_TM_OE', 'special-oe', [1, 2, 3, 4, 5, 6, 24]],
  ] as const
  for (const [code, bet, id, result] of cases) {
    const game = findGame(code)
    const measure = measuresOf(game?.family ?? '').find((measure) => measure.id === id)
    const side = measure?.sideOf(result)
    const type = game && findBetType(game, bet)
    expect(type?.pick([side]).outcome({ result, facts: {} }).wins.length, `${code} ${bet}`).toBe(1)
  }
})

it('leaves out what pushes or loses both', () => {
  const none = (family: string, id: string, draw: readonly number[]) =>
    measuresOf(family)
      .find((measure) => measure.id === id)
      ?.sideOf(draw)
  expect(none('K3', 'sum-bs', [2, 2, 2])).toBeUndefined()
  expect(none('LHC', 'special-oe', [1, 2, 3, 4, 5, 6, 49])).toBeUndefined()
  expect(none('11X5', 'sum-bs', [2, 4, 6, 8, 10])).toBeUndefined()
  expect(none('SSC', 'lh', [3, 1, 1, 1, 3])).toBeUndefined()
})

it('lays the sides of draws out as a road, and finds the longest run of now', () => {
  expect(roadOf(['BIG', 'BIG', 'SMALL', undefined, 'SMALL', 'BIG'])).toEqual([
    { side: 'BIG', length: 2 },
    { side: 'SMALL', length: 1 },
    { side: 'SMALL', length: 1 },
    { side: 'BIG', length: 1 },
  ])
  const draws = drawsOf([
    { place: '1', values: ['6', '5', '1'] },
    { place: '2', values: ['6', '4', '2'] },
    { place: '3', values: ['5', '6', '1'] },
    { place: 'sum', values: ['17', '15', '4'] },
  ])
  expect(draws).toEqual([
    [6, 6, 5],
    [5, 4, 6],
    [1, 2, 1],
  ])
  expect(drawsOf([{ place: 'special', values: ['49', '3'] }])).toEqual([[49], [3]])
  expect(dragonsOf(measuresOf('K3'), draws, 2).map(({ side, length }) => [side, length])).toEqual([
    ['BIG', 2],
    ['ODD', 2],
  ])
})

it('hangs every bet type on one branch', () => {
  const tree = treeOf(['SSC_SUM5', 'SSC_A5_DIRECT', 'SSC_DWD', 'SSC_LH', 'D3_F2_GRP2'])
  expect(tree).toEqual([
    { name: 'five', types: ['SSC_A5_DIRECT'] },
    { name: 'two', types: ['D3_F2_GRP2'] },
    { name: 'places', types: ['SSC_DWD'] },
    { name: 'sides', types: ['SSC_SUM5', 'SSC_LH'] },
  ])
})
