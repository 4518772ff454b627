import type { Game } from '@senluna/contract/play/games.ts'
import { expect, test } from 'vitest'
import { shelvesFor } from './Shelves.tsx'

const game = (gameId: string, ...features: string[]) => ({ gameId, features }) as unknown as Game
const idsOf = (shelves: ReturnType<typeof shelvesFor>) =>
  shelves?.map(({ feature, games }) => [feature, ...games.map(({ gameId }) => gameId)])

test('each game stands on one shelf, in the order of the list', () => {
  const games = [game('dice', 'instant'), game('mines', 'moves'), game('odd', 'wild'), game('hilo', 'moves', 'instant')]
  expect(idsOf(shelvesFor('MINI', games))).toEqual([
    ['moves', 'mines', 'hilo'],
    ['instant', 'dice'],
    [undefined, 'odd'],
  ])
})

test('games of one kind, and categories without kinds, are one list', () => {
  expect(shelvesFor('MINI', [game('dice', 'instant'), game('limbo', 'instant')])).toBeUndefined()
  expect(shelvesFor('RNG', [game('a', 'wild'), game('b', 'moves')])).toBeUndefined()
  expect(shelvesFor('MINI', [])).toBeUndefined()
})
