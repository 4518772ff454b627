import { expect, it } from 'vitest'
import { boardOf } from '../boards/table.ts'
import { keptOf, widthOf, withFavourites } from './favourites.ts'
import type { Board } from '../boards/board.ts'

const board = (code: string): Board => {
  const found = boardOf(code)
  if (!found) throw new RangeError(code)
  return found
}
const firstRow = (code: string) => {
  const found = board(code)
  return found.kind === 'ROWS' ? found.rows[0]!.id : ''
}

it('keeps numbers equally long, each once', () => {
  const id = firstRow('X115_R5')
  expect(widthOf(board('X115_R5'))).toBe(2)
  expect(keptOf(board('X115_R5'), { [id]: ['3', '11'] })).toEqual(['03', '11'])
  expect(keptOf(board('SSC_A5_DIRECT'), { 0: ['7'], 1: ['7', '8'] })).toEqual(['7', '8'])
})

it('puts a set on the first row where nothing is chosen, without what the row lacks', () => {
  const id = firstRow('X115_R5')
  expect(withFavourites(board('X115_R5'), {}, ['03', '11', '45'])).toEqual({ [id]: ['3', '11'] })
  const direct = board('SSC_A5_DIRECT')
  const [first, second] = direct.kind === 'ROWS' ? direct.rows : []
  const once = withFavourites(direct, {}, ['7'])
  expect(once).toEqual({ [first!.id]: ['7'] })
  expect(withFavourites(direct, once, ['8'])).toEqual({ [first!.id]: ['7'], [second!.id]: ['8'] })
})

it('is not offered on boards of words and sums', () => {
  for (const code of ['K3_BS', 'K3_SUM', 'K3_TRIPLE_ANY']) expect(widthOf(board(code)), code).toBeUndefined()
})
