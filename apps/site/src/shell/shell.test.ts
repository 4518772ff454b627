import { describe, expect, test } from 'vitest'
import { mayFrame, stageOf } from '../features/game/use-stage.ts'
import { isBuilt } from './nav/page-list.ts'
import { categoryAt } from './nav/categories.ts'
import { fitting } from './header/use-fitting.ts'

describe('navigation', () => {
  test('all entries fit when there is room', () => expect(fitting([100, 100, 100], 300)).toBe(2))
  test('what does not fit leaves room for "More"', () => expect(fitting([100, 100, 100, 100], 399)).toBe(1))
  test('with no room at all only the first stays', () => expect(fitting([100, 100], 120)).toBe(0))
  test('both lotteries share one page', () => {
    expect(categoryAt('/elott')).toBe('ELOTT')
    expect(categoryAt('/rng')).toBe('RNG')
    expect(categoryAt('/nowhere')).toBeUndefined()
  })
  test('entries without a page are absent, with or without a slash', () => {
    expect(isBuilt('/vnlottery')).toBe(true)
    expect(isBuilt('lottery')).toBe(true)
    expect(isBuilt('/lottery?id=1')).toBe(true)
    expect(isBuilt('/promotions?id=1')).toBe(true)
    expect(isBuilt('/slip#pay')).toBe(false)
    expect(isBuilt('/deposit#pay')).toBe(true)
    expect(isBuilt('/help#pay')).toBe(true)
    expect(isBuilt('/rng')).toBe(true)
    expect(isBuilt('/rng?page=HAIAU')).toBe(true)
  })
})

describe('what may stand in the game frame', () => {
  const stage = 'http://play.localhost:8080'
  for (const [url, may] of [
    ['http://play.localhost:8080/#t=1', true],
    ['https://vendor.example/game?token=1', true],
    ['http://vendor.example/game', false],
    ['http://play.localhost:8081/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['/game', false],
    ['not a url at all://', false],
  ] as const) {
    test(`${url} ${may ? 'may' : 'may not'}`, () => {
      Object.assign(globalThis, { location: { href: 'http://localhost:8080/game', origin: 'http://localhost:8080' } })
      expect(mayFrame(url, stage)).toBe(may)
    })
  }
})

describe('where our own game page may have been opened', () => {
  const stage = 'http://play.localhost:8080'
  const hosts = ['https://games.example', 'https://more.example/']
  for (const [url, origin] of [
    ['http://play.localhost:8080/#t=1', stage],
    ['https://games.example/#t=1', 'https://games.example'],
    ['https://more.example/#t=1', 'https://more.example'],
    ['https://games.example.evil/#t=1', undefined],
    ['https://vendor.example/', undefined],
    ['nothing', undefined],
  ] as const)
    test(url, () => expect(stageOf(url, stage, hosts)).toBe(origin))
})
