import assert from 'node:assert/strict'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { textsOfSlot } from '@senluna/games/rules.ts'
import { test } from 'vitest'
import { sourceFiles } from '../files.ts'

// A slot is one folder: beside it only the list of games names it, and brands name what joins their
// pots.

const LIST = 'games/own-games.ts'
/** What names a slot as an example, or as a brand's choice. */
const WORDS = /^(?:brands|e2e|text\/[a-z]{2}\/desk)\/|\.test\.tsx?$|\/testing\//
/** The first of our games stands for all of them here and there. */
const [, ...SLOTS] = OWN_GAMES.filter(({ boards }) => boards)

for (const { game } of SLOTS) {
  test(`no code outside of its folder knows ${game.code}, but for the list of games`, () => {
    const named = new RegExp(`\\b(?:${game.code}|${textsOfSlot(game.code)})\\b`)
    const files = [...sourceFiles()].flatMap(([path, source]) =>
      !WORDS.test(path) && !path.startsWith(`games/slots-${game.code}/`) && named.test(source) ? [path] : [],
    )
    assert.deepEqual(
      files.filter((path) => !path.startsWith('games/slots-')),
      [LIST],
    )
  })
}
