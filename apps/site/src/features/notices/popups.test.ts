import type { Notice } from '@senluna/contract/site/notices.ts'
import { describe, expect, test } from 'vitest'
import { due, withShown, type Remembered } from './popups.ts'

const notice = (id: string, frequency: Notice['frequency'], version = 1): Notice => ({
  id,
  title: id,
  content: '',
  type: 'PU',
  linkType: 'NONE',
  frequency,
  version,
  createdAt: '2026-11-01T00:00:00.000Z',
})
const all = [notice('once', 'ONCE'), notice('daily', 'DAILY'), notice('always', 'ALWAYS')]
const nothing: Remembered = { quiet: '', seen: {} }
const shown = all.reduce((before, popup) => withShown(before, popup, 'an', '2026-11-21', false), nothing)
const ids = (...question: Parameters<typeof due>) => due(...question).map((popup) => popup.id)

describe('pop-up notices that are due', () => {
  for (const [why, remembered, who, today, expected] of [
    ['all of them at first', nothing, 'an', '2026-11-21', ['once', 'daily', 'always']],
    ['on the same day only what always shows', shown, 'an', '2026-11-21', ['always']],
    ['the next day the daily one again', shown, 'an', '2026-11-22', ['daily', 'always']],
    ['another account has seen none', shown, 'binh', '2026-11-21', ['once', 'daily', 'always']],
    ['none when peace was asked for today', { ...nothing, quiet: '2026-11-21' }, 'an', '2026-11-21', []],
    ['tomorrow that is over', { ...shown, quiet: '2026-11-21' }, 'an', '2026-11-22', ['daily', 'always']],
  ] as const) {
    test(why, () => expect(ids(all, remembered, who, today)).toEqual(expected))
  }
  test('a new version is due once more', () =>
    expect(ids([notice('once', 'ONCE', 2)], shown, 'an', '2026-11-21')).toEqual(['once']))
  test('asking for peace stands beside what was seen', () =>
    expect(withShown(nothing, notice('once', 'ONCE'), 'an', '2026-11-21', true)).toEqual({
      quiet: '2026-11-21',
      seen: { 'an/once': [1, '2026-11-21'] },
    }))
  test('only the latest are kept', () => {
    let many = nothing
    for (let nth = 0; nth < 300; nth++) many = withShown(many, notice(`n${nth}`, 'ONCE'), 'an', '2026-11-21', false)
    expect(Object.keys(many.seen)).toHaveLength(200)
    expect(many.seen['an/n299']).toBeDefined()
  })
})
