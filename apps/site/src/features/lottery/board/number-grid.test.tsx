import { expect, test, vi } from 'vitest'
import { screen, show } from '../../../testing/show.tsx'
import { NumberGrid, type Cell } from './NumberGrid.tsx'

const cells: readonly Cell[] = Array.from({ length: 6 }, (_, index) => ({ value: `0${index}` }))
const cellOf = (value: string) => screen.getByRole('button', { name: value })

async function showGrid(more: { cells?: readonly Cell[]; locked?: boolean; selected?: string[] } = {}) {
  const onToggle = vi.fn<(value: string) => void>()
  const { selected = [], ...rest } = more
  const grid = (
    <NumberGrid label="Numbers" cells={cells} columns={3} selected={new Set(selected)} onToggle={onToggle} {...rest} />
  )
  return { user: await show(grid), onToggle }
}

test('a number is picked with a click', async () => {
  const { user, onToggle } = await showGrid()
  await user.click(cellOf('04'))
  expect(onToggle.mock.calls).toEqual([['04']])
})

test('the picked ones are marked, no other', async () => {
  await showGrid({ selected: ['01'] })
  const marked = document.querySelectorAll('td[aria-selected="true"]')
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual(['01'])
})

test('one tab stop; arrows move by a number and by a row', async () => {
  const { user, onToggle } = await showGrid()
  await user.tab()
  expect(document.activeElement).toBe(cellOf('00'))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(cellOf('04'))
  await user.keyboard(' ')
  expect(onToggle.mock.calls).toEqual([['04']])
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('Home and End go to the ends of the row', async () => {
  const { user } = await showGrid()
  cellOf('04').focus()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(cellOf('05'))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(cellOf('03'))
})

test('typed digits go to their number', async () => {
  const { user } = await showGrid()
  await user.tab()
  await user.keyboard('05')
  expect(document.activeElement).toBe(cellOf('05'))
})

test('a locked board takes nothing', async () => {
  const { user, onToggle } = await showGrid({ locked: true })
  await user.click(cellOf('02'))
  expect(onToggle).not.toHaveBeenCalled()
  expect(cellOf('02').getAttribute('aria-disabled')).toBe('true')
})

test('a closed number takes nothing and says why; its neighbours do', async () => {
  const { user, onToggle } = await showGrid({ cells: [{ value: '00', closed: 'sold out' }, ...cells.slice(1)] })
  await user.click(cellOf('00, sold out'))
  await user.click(cellOf('01'))
  expect(onToggle.mock.calls).toEqual([['01']])
})
