import assert from 'node:assert/strict'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { textsOfSlot } from '@senluna/games/rules.ts'
import { test } from 'vitest'
import { sourceFiles } from '../files.ts'

// A slot is one folder: beside it only the lists of games name it, its words in text/, what a brand
// joins to its pots, and what a demonstration tells of it.

const LISTS = ['games/own-games.ts', 'games/clients.ts', 'games/faces.ts']
const WORDS = /^(?:text|brands|tools\/seed|e2e)\/|\.test\.tsx?$|\/testing\//
/** The first of our games stands for all of them here and there. */
const [, ...SLOTS] = OWN_GAMES.filter(({ boards }) => boards)

for (const { game } of SLOTS) {
  test(`no code outside of its folder knows ${game.code}, but for the lists of games`, () => {
    const named = new RegExp(`\\b(?:${game.code}|${textsOfSlot(game.code)})\\b`)
    const files = [...sourceFiles()].flatMap(([path, source]) =>
      !WORDS.test(path) && !path.startsWith(`games/slots-${game.code}/`) && named.test(source) ? [path] : [],
    )
    assert.deepEqual(files.filter((path) => !path.startsWith('games/slots-')).toSorted(), LISTS.toSorted())
  })
}
