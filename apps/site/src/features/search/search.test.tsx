import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Game } from '@senluna/contract/play/games.ts'
import { gameIndex, gameList } from '@senluna/contract/play/lobby.ts'
import { answer, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import CommandSearch from './CommandSearch.tsx'

const INDEX: ReplyOf<typeof gameIndex> = {
  vendors: [
    ['SENLUNA', 'Senluna'],
    ['LUCK', 'Lucky'],
  ],
  shelves: [
    [0, 'RNG', [['sen-vang', 'Sen Vàng', 9]]],
    [
      1,
      'FISH',
      [
        ['deep', 'Deep Sea'],
        ['reef', 'Gold Reef'],
      ],
    ],
  ],
}

const GAME: Game = {
  gameId: 'deep',
  nodeId: '1',
  name: 'Deep Sea',
  icon: '/art/g/deep.svg',
  motif: 'fish',
  palette: ['#000000', '#ffffff'],
  vendorCode: 'LUCK',
  vendorName: 'Lucky',
  gameType: 'FISH',
  underMaintenance: 0,
  isNewGame: false,
  isHot: 0,
  isGame: 'GAME',
  demo: false,
  theme: '',
  features: [],
  volatility: 'LOW',
  jackpot: false,
  own: false,
}

async function openSearch() {
  answer(gameIndex, INDEX)
  const user = await show(<CommandSearch />, { at: '/?modal=search' })
  await waitFor(() => expect(callsOf(gameIndex)).toHaveLength(1))
  return user
}
const input = () => screen.getByRole('searchbox')
const found = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.cs-row')].map((row) => row.querySelector('b')?.textContent)
const says = () => document.querySelector('.cs-hint')?.textContent

test('a game is found without its marks, with its vendor beside it', async () => {
  const user = await openSearch()
  await user.type(input(), 'sen vang')
  await waitFor(() => expect(found()).toEqual(['Sen Vàng']))
  expect(says()).toBe(text('search.count', { count: 1 }))
  expect(document.querySelector('.cs-row small')?.textContent).toBe(`Senluna · ${text('category.RNG')}`)
})

test('what isn’t there is said, and what is near it offered', async () => {
  const user = await openSearch()
  await user.type(input(), 'gold rxxf')
  await waitFor(() => expect(says()).toBe(text('search.none', { query: 'gold rxxf' })))
  expect(screen.getByText(text('search.nearest'))).toBeDefined()
  expect(found()[0]).toBe('Gold Reef')
})

describe('by keyboard', () => {
  test('down goes into the list and to its end, up goes back to the field', async () => {
    const user = await openSearch()
    await user.type(input(), 'e')
    await waitFor(() => expect(found().length).toBeGreaterThan(1))
    const rows = [...document.querySelectorAll('.cs-row')]
    await user.keyboard('{ArrowDown}'.repeat(rows.length + 2))
    expect(document.activeElement).toBe(rows.at(-1))
    await user.keyboard('{ArrowUp}'.repeat(rows.length + 1))
    expect(document.activeElement).toBe(input())
  })

  test('Enter in the field takes the first; a guest is asked to log in for it', async () => {
    const user = await openSearch()
    answer(gameList, { list: [GAME], total: 1 })
    await user.type(input(), 'deep{Enter}')
    await waitFor(() => expect(new URLSearchParams(location.search).get('modal')).toBe('login'))
    expect(new URLSearchParams(location.search).get('next')).toContain('id=deep')
    expect(callsOf(gameList)[0]?.query).toMatchObject({ vendorCode: 'LUCK', q: 'Deep Sea' })
  })
})

describe('what was searched for', () => {
  test('is offered the next time, the last one first, until it is cleared', async () => {
    localStorage.setItem('searches', JSON.stringify(['reef', 'sen']))
    const user = await openSearch()
    await user.click(button('sen'))
    expect(input()).toHaveProperty('value', 'sen')
    await user.clear(input())
    await user.click(button(text('search.clear')))
    expect(screen.queryByText(text('search.recent'))).toBeNull()
    expect(localStorage.getItem('searches')).toBeNull()
  })

  test('that can’t be read was never kept', async () => {
    localStorage.setItem('searches', '{"no":1}')
    await openSearch()
    expect(screen.queryByText(text('search.recent'))).toBeNull()
  })
})

test('a game that can’t be started says so, and the window stays', async () => {
  const user = await openSearch()
  refuse(gameList, 'SYS_BUSY')
  await user.type(input(), 'deep{Enter}')
  await waitFor(() => expect(toasts()).toEqual([text('refusal.SYS_BUSY')]))
  expect(input()).toBeDefined()
})

test('an index that can’t be read is asked for again', async () => {
  refuse(gameIndex, 'SYS_BUSY')
  const user = await show(<CommandSearch />, { at: '/?modal=search' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(gameIndex, INDEX)
  await user.click(again)
  await user.type(input(), 'deep')
  await waitFor(() => expect(found()).toEqual(['Deep Sea']))
})
