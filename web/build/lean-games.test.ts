import { expect, test } from 'vitest'
import { emptied, isUnread } from './lean-games.ts'

test('pages have neither the help of games, nor their pictures, nor their words in all languages', () => {
  for (const unread of ['instant-dice/help.ts', 'slots-mat-rung/motif.ts', 'slots-mat-rung/words/index.ts?v=1'])
    expect(isUnread(`/house/games/${unread}`), unread).toBe(true)
  for (const read of ['slots-mat-rung/words/vi.ts', 'slots-mat-rung/game.ts', 'slot-words.ts', 'lottery/rules/help.ts'])
    expect(isUnread(`/house/games/${read}`), read).toBe(false)
})

test('what is left out keeps its names, so that whoever imports them still can', () => {
  expect(emptied("import { a } from './a.ts'\n\nexport const help: Help = { VI: a }\nexport const b = 1\n")).toBe(
    'export const help = undefined\nexport const b = undefined',
  )
})
