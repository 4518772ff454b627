import { pageTexts } from '@senluna/text/index.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { chosenLanguage, isText, shownLanguage, speak, text } from './text.ts'

describe('text', () => {
  beforeAll(() => speak('EN', pageTexts))
  for (const [count, said] of [
    [0, '0 games'],
    [1, '1 game'],
    [8764, '8,764 games'],
  ] as const) {
    test(`${count} is "${said}"`, () => expect(text('home.count.games', { count })).toBe(said))
  }
  test('numbered arguments come from a list', () => expect(text('pattern.DIGITS', [4, 9])).toBe('4-9 digits'))
  test('a put-together key is known or not', () => {
    expect(isText('refusal.AUTH_LOCKED')).toBe(true)
    expect(isText('refusal.toString')).toBe(false)
    expect(isText('constructor')).toBe(false)
  })
  test('Burmese is chosen but shown in English until it has texts', async () => {
    await speak('MY', pageTexts)
    expect(chosenLanguage()).toBe('MY')
    expect(shownLanguage().tag).toBe('en')
  })
  test('Vietnamese groups its numbers by commas, as money does', async () => {
    await speak('VI', pageTexts)
    expect(text('home.count.games', { count: 8764 })).toBe('8,764 trò')
  })
})
