import type { Game } from '@senluna/contract/play/games.ts'
import { describe, expect, test } from 'vitest'
import { varied } from './slots.ts'

const game = (
  gameId: string,
  vendorCode: string,
  motif: string,
  colour = gameId,
  underMaintenance: 0 | 1 = 1,
): Game => ({
  gameId,
  nodeId: '1',
  name: gameId,
  icon: '',
  palette: [colour, '#000'],
  vendorCode,
  vendorName: vendorCode,
  gameType: 'RNG',
  underMaintenance,
  isNewGame: false,
  isHot: 0,
  isGame: 'GAME',
  demo: false,
  theme: '',
  motif,
  features: [],
  volatility: 'LOW',
  jackpot: false,
  own: false,
})
const ids = (games: readonly Game[]) => games.map((game) => game.gameId).join('')

describe('slots worth looking at', () => {
  for (const [why, games, shown] of [
    ['one that can be played comes first', [game('a', 'X', 'sea'), game('b', 'Y', 'sky', 'b', 0)], 'ba'],
    [
      'neither studio nor motif twice in a row',
      [game('a', 'X', 'sea'), game('b', 'X', 'sky'), game('c', 'Y', 'sea'), game('d', 'Z', 'moon')],
      'adbc',
    ],
    [
      'nor the same colour',
      [game('a', 'X', 'sea', 'red'), game('b', 'Y', 'sky', 'red'), game('c', 'Z', 'moon')],
      'acb',
    ],
    ['what there is, when nothing else is left', [game('a', 'X', 'sea'), game('b', 'X', 'sea')], 'ab'],
    ['none twice', [game('a', 'X', 'sea'), game('a', 'X', 'sea'), game('b', 'Y', 'sky')], 'ab'],
  ] as const) {
    test(why, () => expect(ids(varied(games, 16))).toBe(shown))
  }
  test('no more than asked for', () => expect(ids(varied([game('a', 'X', 'p'), game('b', 'Y', 'q')], 1))).toBe('a'))
})
