import { fold } from '@senluna/kit/text/fold.ts'
import { describe, expect, test } from 'vitest'
import { nearest, rank, type Entry } from './rank.ts'
import { knownAs } from './words.ts'

const entry = (name: string, vendorName: string, heat = 0): Entry => ({
  gameId: fold(name),
  name,
  folded: fold(name),
  known: '',
  vendor: vendorName,
  vendorName,
  vendorFolded: fold(vendorName),
  type: 'RNG',
  heat,
})
const games = [
  entry('Gà Chọi', 'Thu Bồn', 3),
  entry('Gà Chọi Vàng', 'Hồ Trăng', 9),
  entry('Sen Vàng', 'Senluna', 5),
  entry('Vàng Sen Cổ', 'Hồ Trăng', 50),
  entry('Đầm Sen', 'Cửu Long', 1),
  entry('Mắt Rồng', 'Cửu Long', 2),
]
const names = (typed: string) => rank(games, typed, 10).found.map((game) => game.name)

describe('search', () => {
  test('marks are not needed', () => expect(names('ga choi')[0]).toBe('Gà Chọi'))
  test('marks do not hurt', () => expect(names('gà chọi')[0]).toBe('Gà Chọi'))
  test('đ is found as d', () => expect(names('dam sen')).toEqual(['Đầm Sen']))
  test('the whole name comes before a hotter longer one', () =>
    expect(names('ga choi')).toEqual(['Gà Chọi', 'Gà Chọi Vàng']))
  test('the beginning of a name comes before a hotter game with the words in another order', () =>
    expect(names('sen vang')).toEqual(['Sen Vàng', 'Vàng Sen Cổ']))
  test('a vendor finds its games, hotter ones first', () =>
    expect(names('ho trang')).toEqual(['Vàng Sen Cổ', 'Gà Chọi Vàng']))
  test('a word and a vendor together', () => expect(names('rong cuu')).toEqual(['Mắt Rồng']))
  test('initials are enough when nothing else fits', () => expect(names('gc')).toEqual(['Gà Chọi Vàng', 'Gà Chọi']))
  test('nothing typed finds nothing', () => expect(rank(games, '  !', 10)).toEqual({ found: [], count: 0 }))
  test('the count is of all, the list only of the best', () => {
    expect(rank(games, 'sen', 1)).toMatchObject({ count: 3, found: [{ name: 'Sen Vàng' }] })
  })
  test('a slip in a short word leads to the nearest', () => {
    expect(rank(games, 'gs choi', 5).count).toBe(0)
    expect(nearest(games, 'gs choi', 1)[0]?.name).toBe('Gà Chọi')
    expect(nearest(games, 'zzzz', 3)).toEqual([])
  })
  test('a list ten times as long takes about ten times as long', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => entry(`Trò Chơi Số ${index}`, `Nhà ${index % 40}`, index))
    // The best of a few, beside each other: what else the machine does is not the search's.
    const timeOf = (list: typeof many) => {
      const began = performance.now()
      expect(rank(list, 'choi so 77', 30).found.length).toBeGreaterThan(18)
      return performance.now() - began
    }
    const times = Array.from({ length: 5 }, () => [timeOf(many.slice(0, 1_000)), timeOf(many)] as const)
    const [short, long] = [Math.min(...times.map(([few]) => few)), Math.min(...times.map(([, all]) => all))]
    expect(long / short).toBeLessThan(40)
  })
})

const played = [
  ['VN_N', 'Miền Bắc'],
  ['VN_C_DNA', 'Đà Nẵng'],
  ['VN_S_HCM', 'TP. Hồ Chí Minh'],
  ['sen-vang', 'Sen Vàng'],
  ['K3_1M', 'Xúc xắc K3 1 phút'],
  ['LHC_HK', 'Mark Six Hồng Kông'],
  ['live-bac', 'Baccarat Sen'],
  ['bau-cua', 'Bầu Cua'],
].map(([gameId = '', name = '']) => ({
  ...entry(name, 'Senluna'),
  gameId,
  known: knownAs(gameId, fold(name), gameId === 'sen-vang' ? 'RNG' : ''),
}))

describe('what players type', () => {
  for (const [typed, name] of [
    ['xsmb', 'Miền Bắc'],
    ['XSMN', 'TP. Hồ Chí Minh'],
    ['xsmt', 'Đà Nẵng'],
    ['tx', 'Xúc xắc K3 1 phút'],
    ['tài xỉu', 'Xúc xắc K3 1 phút'],
    ['sicbo', 'Xúc xắc K3 1 phút'],
    ['mark6', 'Mark Six Hồng Kông'],
    ['bc', 'Bầu Cua'],
    ['bcr', 'Baccarat Sen'],
    ['bacarat', 'Baccarat Sen'],
    ['baccarta', 'Baccarat Sen'],
    ['xucc xac', 'Xúc xắc K3 1 phút'],
  ] as const)
    test(`${typed} finds ${name}`, () => expect(rank(played, typed, 3).found[0]?.name).toBe(name))

  test('a station’s short code finds that station alone', () => {
    expect(rank(played, 'xsdn', 9).found.map(({ name }) => name)).toEqual(['Đà Nẵng'])
    expect(rank(played, 'xshcm', 9).found.map(({ name }) => name)).toEqual(['TP. Hồ Chí Minh'])
  })
  test('what a category is called finds its games', () =>
    expect(rank(played, 'nổ hũ', 9).found.map(({ name }) => name)).toEqual(['Sen Vàng']))

  test('two slips are one too many', () => expect(rank(played, 'bacarta', 3).count).toBe(0))
})
