import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import {
  blackjackDealers,
  blackjackSettles,
  blackjackTotals,
  hiloCards,
  hiloTimes,
  minesBoards,
  minesTimes,
  towerTimes,
} from './runs.ts'
import { vectors } from './vectors.ts'

// The tests of each game run every case of their list. Here: no case is missing from the lists.

/** How many cases each list has: `-1`, `-2` and so on. */
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, nth) => `${name}-${nth + 1}`)

const CASES = {
  dice: numbered('dice', 10),
  limbo: numbered('limbo', 8),
  plinko: numbered('plinko', 8),
  mines: [...numbered('mines-board', 6), ...numbered('mines-mult', 8)],
  arcade: [
    ...numbered('wheel', 4),
    ...numbered('hilo-mult', 4),
    ...numbered('hilo-cards', 2),
    ...numbered('tower-mult', 3),
  ],
  blackjack: [...numbered('bj-val', 7), ...numbered('bj-dealer', 5), ...numbered('bj-settle', 8)],
  slot_tumble: numbered('tumble-round', 8),
  jackpot: [
    'jp-contrib-1',
    'jp-contrib-split',
    'jp-mustHit-trigger',
    ...numbered('jp-mustHit-rtp', 3),
    ...numbered('jp-random-rtp', 2),
  ],
}

const RUN = {
  dice: vectors.dice,
  limbo: vectors.limbo,
  plinko: vectors.plinko,
  mines: [...minesBoards, ...minesTimes],
  arcade: [...vectors.wheel, ...hiloCards, ...hiloTimes, ...towerTimes],
  blackjack: [...blackjackTotals, ...blackjackDealers, ...blackjackSettles],
  slot_tumble: vectors.slot_tumble,
  jackpot: vectors.jackpot,
} satisfies Record<keyof typeof CASES, readonly { id: string }[]>

for (const name of Object.keys(CASES) as (keyof typeof CASES)[])
  test(`every worked case of ${name} is run`, () =>
    assert.deepEqual(RUN[name].map(({ id }) => id).toSorted(), CASES[name].toSorted()))

test('the files of games of moves hold no case beside those lists', () => {
  const { vectors: runs } = JSON.parse(readFileSync(new URL('./runs.json', import.meta.url), 'utf8')) as {
    vectors: Record<string, { id: string }[]>
  }
  const known = new Set([...CASES.mines, ...CASES.arcade, ...CASES.blackjack])
  for (const { id } of Object.values(runs).flat()) assert.ok(known.has(id), id)
})
