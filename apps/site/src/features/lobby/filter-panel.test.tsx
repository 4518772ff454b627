import { vendorGameTypes } from '@senluna/contract/play/lobby.ts'
import { whitelabel } from '@senluna/contract/site/system.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { field, show, text, waitFor } from '../../testing/show.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { NO_FILTERS, type Filters } from './filters.ts'

const answerVendors = (vendorCount: number) =>
  answer(whitelabel, {
    menu: [],
    navigation: [{ gameType: 'RNG', name: 'Slots', page: '/rng', sort: 1, gameCount: 30, vendorCount }],
    vendorOrder: [],
    whitelabel: [],
  })

beforeEach(() => answerVendors(2))

const classesOf = (vendorCode: string, ways: number, lines: number) => ({
  vendorCode,
  gameTypes: [
    {
      gameType: 'RNG' as const,
      classifies: [
        { code: 'WAYS', name: 'Ways', count: ways },
        { code: 'LINES', name: 'Lines', count: lines },
      ],
      themes: vendorCode === 'A' ? ['lotus'] : ['lotus', 'moon'],
      volatilities: ['HIGH'],
    },
  ],
})

async function openPanel(more: Partial<Filters> = {}) {
  answer(vendorGameTypes, { list: [classesOf('A', 2, 10), classesOf('B', 20, 1)] })
  const onChange = vi.fn<(next: Partial<Filters>) => void>()
  const user = await show(<FilterPanel type="RNG" filters={{ ...NO_FILTERS, ...more }} onChange={onChange} />)
  return { user, onChange }
}
const options = () =>
  Array.from(field(text('lobby.classify')).querySelectorAll('option'), (option) => option.textContent)

test('a lobby is narrowed to one class of its games; the classes have their counts', async () => {
  const { user, onChange } = await openPanel()
  await waitFor(() => expect(document.body.textContent).toContain(text('lobby.classify')))
  expect(options().map((label) => label.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    text('lobby.any'),
    'Ways (22)',
    'Lines (11)',
  ])
  await user.selectOptions(field(text('lobby.classify')), 'LINES')
  expect(onChange).toHaveBeenCalledWith({ classify: 'LINES' })
})

test('of the vendors in view only', async () => {
  await openPanel({ page: 'A' })
  await waitFor(() => expect(document.body.textContent).toContain(text('lobby.classify')))
  expect(options()[1]).toContain('Lines')
})

test('themes and volatilities are those of the games in view; where all are alike, neither is asked for', async () => {
  const values = (label: string) => Array.from(field(label).querySelectorAll('option'), (option) => option.value)
  await openPanel()
  await waitFor(() => expect(offers(text('lobby.theme'))).toBe(true))
  expect(values(text('lobby.theme'))).toEqual(['', 'lotus', 'moon'])
  expect(offers(text('lobby.volatility'))).toBe(false)
})

test('a theme that was chosen before can be given up', async () => {
  await openPanel({ page: 'A', theme: 'ocean' })
  await waitFor(() => expect(document.body.textContent).toContain(text('lobby.classify')))
  const values = Array.from(field(text('lobby.theme')).querySelectorAll('option'), (option) => option.value)
  expect(values).toEqual(['', 'lotus', 'ocean'])
})

test('features are those of the category, and the one that was chosen before', async () => {
  answer(vendorGameTypes, { list: [] })
  await show(<FilterPanel type="MINI" filters={{ ...NO_FILTERS, feature: 'wild' }} onChange={() => {}} />)
  const names = Array.from(field(text('lobby.feature')).querySelectorAll('option'), (option) => option.value)
  expect(names).toEqual(['', 'wild', 'moves', 'instant'])
})

const offers = (label: string) => document.querySelector('.form')?.textContent.includes(label)

for (const [type, more, features, jackpot] of [
  ['RNG', {}, true, true],
  ['MINI', {}, true, true],
  ['TABLE', {}, true, false],
  ['FISH', {}, false, false],
  ['TABLE', { jackpot: true, feature: 'wild' }, true, true],
] as const) {
  test(`${type} is narrowed only by what its games have, and by ${Object.keys(more).join(', ') || 'nothing'} before`, async () => {
    answer(vendorGameTypes, { list: [] })
    await show(<FilterPanel type={type} filters={{ ...NO_FILTERS, ...more }} onChange={() => {}} />)
    expect([offers(text('lobby.feature')), offers(text('lobby.jackpot'))]).toEqual([features, jackpot])
  })
}

test.each([
  [1, false],
  [2, true],
])('of %i vendors, our own can be chosen: %s', async (vendors, offered) => {
  answerVendors(vendors)
  await openPanel()
  // By then the other call was answered, too.
  await waitFor(() => expect(offers(text('lobby.classify'))).toBe(true))
  await waitFor(() => expect(offers(text('lobby.own'))).toBe(offered))
})
