import { expect, test } from 'vitest'
import { isBuilt, entriesOf, PAGE_LIST, pageAt, pagesIn } from './shell/nav/page-list.ts'
import { nameKeyOf } from './shell/nav/page-name.ts'
import { pathTo } from './shell/nav/path-to.ts'
import { codeOf, routesOf, ROUTES } from './shell/nav/routes.tsx'
import type { PageEntry } from './shell/nav/page-entry.ts'
import { PAGES } from './pages.ts'

const Shown = () => null
const jackpots: PageEntry = {
  path: '/jackpots',
  load: async () => ({ default: Shown }),
  layout: 'header',
  title: 'winners.page',
  menus: { account: 5, footer: 85 },
  switch: ['WINNER_BOARD'],
}
const pages = entriesOf({ ...PAGES, jackpots })

test('one entry is enough for a page to be routed', async () => {
  const route = routesOf(pages).find(({ id }) => id === 'jackpots')
  expect(route).toMatchObject({ path: '/jackpots', alone: false })
  expect(route?.Page).toBeDefined()
  expect(pageAt('/jackpots?page=2', pages)).toMatchObject({ id: 'jackpots', layout: 'header' })
})

test('and titled: its code is wrapped by what names it', async () => {
  const { default: Titled } = await codeOf(jackpots.load!, jackpots.title)()
  expect(Titled).not.toBe(Shown)
  expect((await codeOf(jackpots.load!, undefined)()).default).toBe(Shown)
})

test('and listed, at its place, in the menus it names', () => {
  expect(pagesIn('account', pages)[0]?.id).toBe('jackpots')
  expect(pagesIn('footer', pages).map(({ id }) => id)).toEqual([
    'app',
    'join',
    'notices',
    'results',
    'promotions',
    'vip',
    'points',
    'winners',
    'fairness',
    'jackpots',
    'limits',
  ])
  expect(pagesIn('phone', pages).some(({ id }) => id === 'jackpots')).toBe(false)
})

test('no two pages share an address, a place in a menu, or a tab', () => {
  const twice = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at)
  expect(twice(PAGE_LIST.flatMap(({ path, also = [] }) => (path ? [path, ...also] : [])))).toEqual([])
  expect(twice(PAGE_LIST.flatMap(({ center }) => center?.tab ?? []))).toEqual([])
  for (const menu of ['account', 'phone', 'footer', 'row'] as const)
    expect(twice(pagesIn(menu).map(({ menus }) => JSON.stringify(menus?.[menu])))).toEqual([])
})

test('a page of one list or card is followed by what can be played, so that it does not end in nothing', () => {
  for (const id of ['app', 'favorites', 'notices', 'promotions', 'recent', 'seamless', 'winners'] as const)
    expect(PAGES[id], id).toHaveProperty('short', true)
})

test('every page in a menu has a name', () => {
  for (const menu of ['account', 'phone', 'footer', 'row'] as const)
    expect(pagesIn(menu).filter((page) => nameKeyOf(page, menu) === undefined)).toEqual([])
  expect(nameKeyOf(PAGES.join, 'row')).toBe('shell.affiliates')
  expect(nameKeyOf(PAGES.join, 'footer')).toBe('join.title')
})

test('every page with an address is routed, but those that are not built', () => {
  const routed = new Set(ROUTES.map(({ id }) => id))
  expect(PAGE_LIST.filter(({ id, path }) => path && !routed.has(id)).map(({ id }) => id)).toEqual(['home', 'slip'])
})

for (const [address, id] of [
  ['/', 'home'],
  ['/register.html', 'home'],
  ['vip', 'vip'],
  ['/help/feedback/SL-1', 'help'],
  ['/helpmc', 'helpWindow'],
  ['/lottery/sea', 'lotterySea'],
  ['/lottery/elsewhere', 'lottery'],
  ['/records/bets?page=2', 'bets'],
  ['/rng', undefined],
] as const)
  test(`${address} is ${id ?? 'no page of its own'}`, () => expect(pageAt(address)?.id).toBe(id))

test('what stands at no address is not absent', () => expect(isBuilt('/nowhere')).toBe(true))

test('addresses are made from the list', () => {
  expect(pathTo('home')).toBe('/')
  expect(pathTo('help')).toBe('/help')
  expect(pathTo('help.ticket', { no: 'SL-1/2' })).toBe('/help/feedback/SL-1%2F2')
  expect(pathTo('helpWindow.topic', { topic: 'terms' }, { version: 3 })).toBe('/helpmc/terms?version=3')
  expect(pathTo('promotion', { id: 'a b' })).toBe('/promoDetail?id=a+b')
  // @ts-expect-error a ticket has a number
  expect(() => pathTo('help.ticket')).not.toThrow()
  // @ts-expect-error there is no such page
  expect(() => pathTo('nowhere')).toThrow()
})
