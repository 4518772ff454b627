import { readFileSync } from 'node:fs'
import { texts as later } from '@senluna/text/en/later.ts'
import { texts as lotteryFront } from '@senluna/text/en/lottery/front.ts'
import { texts as lotteryPages } from '@senluna/text/en/lottery/pages.ts'
import { texts as first } from '@senluna/text/en/site/page.ts'
import { texts as soon } from '@senluna/text/en/soon.ts'
import { expect, test } from 'vitest'
import { firstModules, modulesOf } from '../build/first-modules.ts'
import { pagesIn } from './shell/nav/page-list.ts'
import { nameKeyOf } from './shell/nav/page-name.ts'

/**
 * The list of pages, with those of families, names what later pages and menus say, which come with
 * their texts.
 */
const LIST = /\/site\/src\/(?:pages|families)\.ts$/
const files = [...firstModules()].filter((file) => !file.includes('/text/') && !LIST.test(file))

test('what the first page says is in its own dictionary, not in the one that is loaded later', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(namedIn(files, { ...soon, ...later })).toEqual([])
})

/** Parts of the site that are loaded with the texts of `soon.ts` alone. */
const SOON_PARTS = [
  'shell/header/Headline.tsx',
  'shell/header/MemberBar.tsx',
  'shell/frame/Footer.tsx',
  'shell/frame/Dock.tsx',
  'shell/notices/Banners.tsx',
  'shell/notices/NewNotices.tsx',
  'features/home/RecentWins.tsx',
  'features/home/SlotsRail.tsx',
  'features/game/GamePage.tsx',
  'features/closed/Unreachable.tsx',
  'play/OpenNow.tsx',
  'features/lottery/home/Draws.tsx',
  'features/lottery/home/NextDraws.tsx',
  'features/lottery/home/Popular.tsx',
  'features/lottery/home/PopularNumbers.tsx',
]

test.each(SOON_PARTS)('what %s says comes right behind the first page', (part) => {
  const own = modulesOf(`apps/site/src/${part}`)
  expect(own.size).toBeGreaterThan(0)
  expect(
    namedIn(
      [...own].filter((file) => !files.includes(file) && !file.includes('/text/') && !LIST.test(file)),
      later,
    ),
  ).toEqual([])
})

const LOTTERY_PARTS = SOON_PARTS.filter((part) => part.startsWith('features/lottery/'))

test.each(LOTTERY_PARTS)('what %s says of the lottery comes without the names of its bets', (part) => {
  const own = modulesOf(`apps/site/src/${part}`)
  const others = Object.fromEntries(Object.entries(lotteryPages).filter(([key]) => !(key in lotteryFront)))
  expect(Object.keys(others).length).toBeGreaterThan(200)
  expect(
    namedIn(
      [...own].filter((file) => !file.includes('/text/')),
      others,
    ),
  ).toEqual([])
})

test('so does the frame that stands without a network, which puts its words together', () => {
  expect('install.offline.title' in soon && 'install.offline.body' in soon).toBe(true)
})

test('so do the names of pages in the menus of members and of the footer', () => {
  const names = (['account', 'footer'] as const).flatMap((menu) => pagesIn(menu).map((page) => nameKeyOf(page, menu)))
  expect(names.filter((key) => key !== undefined && key in later)).toEqual([])
})

/** The messages of a dictionary that files name, by file. */
function namedIn(among: readonly string[], texts: Readonly<Record<string, string>>): string[] {
  return among.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z_]+(?:\.[\w]+)+)'/gi)]
      .map(([, key]) => key!)
      .filter((key) => key in texts)
      .map((key) => `${file}: ${key}`),
  )
}

test('so is what the row of pages calls them, which is on the first page', () => {
  const names = pagesIn('row').map((page) => nameKeyOf(page, 'row'))
  expect(names.filter((key) => key === undefined || !(key in first))).toEqual([])
})

test('no message is sent twice', () => {
  expect(Object.keys(later).filter((key) => key in first || key in soon)).toEqual([])
  expect(Object.keys(soon).filter((key) => key in first)).toEqual([])
})
