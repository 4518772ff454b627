import assert from 'node:assert/strict'
import { test } from 'vitest'
import { BRANDS } from '@senluna/brands/index.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { at } from '@senluna/kit/assert.ts'
import { officialGames, originOf } from './origin.ts'

const licensed = (brand: Brand): Brand => ({ ...brand, currency: { ...brand.currency, demonstration: false } })
const origin = (code: string, brands: readonly Brand[], byHand: string[] = []) =>
  originOf({ brands, byHand: officialGames(byHand) }, GAMES.get(code)!)

test('a demonstration draws official games itself, but for those it obtains by hand; a licensed house draws none', () => {
  const demo = at(BRANDS, 0)
  assert.equal(origin('VN_C_KH', [demo]), 'DEMONSTRATION')
  assert.equal(origin('VN_C_KH', [demo], ['VN_C_KH']), 'OFFICIAL')
  assert.equal(origin('VN_N', [demo], ['VN_C_KH']), 'DEMONSTRATION')
  assert.equal(origin('VN_N', [licensed(demo)]), 'OFFICIAL')
  assert.equal(origin('VN_FAST_N_45', [licensed(demo)]), 'SELF')
})

test('only official games can be named', () => {
  for (const code of ['VN_FAST_N_45', 'NO_GAME', ''])
    assert.throws(() => officialGames([code]), new RegExp(`LOTTERY_BY_HAND names ${code}`))
})
