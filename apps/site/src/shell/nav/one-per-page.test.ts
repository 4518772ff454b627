import { expect, test } from 'vitest'
import { onePerPage } from './one-per-page.ts'

const item = (gameType: string, gameCount: number, vendorCount = 1) => ({
  name: gameType,
  gameType,
  page: `/${gameType.toLowerCase()}`,
  sort: 0,
  gameCount,
  vendorCount,
})
const counted = (...navigation: Parameters<typeof onePerPage>[0]) =>
  onePerPage(navigation).map(({ path, type, count, vendorCount }) => [path, type, count, vendorCount])

test('two categories that share a page are one entry that counts the games and vendors of both', () => {
  expect(counted(item('ELOTT', 7, 2), item('LIVE', 3), item('LOTT', 24))).toEqual([
    ['/elott', 'ELOTT', 31, 3],
    ['/live', 'LIVE', 3, 1],
  ])
})

test('a category without a vendor is neither shown nor counted', () => {
  expect(counted(item('ELOTT', 7), item('LOTT', 24, 0))).toEqual([['/elott', 'ELOTT', 7, 1]])
})

test('a category that this page knows nothing of is left out', () => {
  expect(counted(item('NEW_KIND', 4))).toEqual([])
})
