import { frameTexts, laterTexts, pageTexts } from '@senluna/text/index.ts'
import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { countText } from '../ui/money/format.ts'
import { chosenLanguage, isText, shownLanguage, speak, speakMore, text } from './text.ts'

describe('text', () => {
  beforeAll(() => speak('EN', pageTexts))
  for (const [count, said] of [
    [0, '0 games'],
    [1, '1 game'],
    [8764, '8,764 games'],
  ] as const) {
    test(`${count} is "${said}"`, () => expect(text('home.count.games', { count })).toBe(said))
  }
  for (const [seconds, said] of [
    [1, 'Each spin takes at least 1 second.'],
    [2.5, 'Each spin takes at least 2.5 seconds.'],
  ] as const) {
    test(`a spin of at least ${seconds} s is told in the singular only for one`, async () => {
      await speak('EN', frameTexts)
      expect(text('game.rules.malfunction', { seconds })).toBe(said)
      await speak('EN', pageTexts)
    })
  }
  test('what is loaded later adds to what is there; numbered arguments come from a list', async () => {
    await speakMore(laterTexts)
    expect(text('pattern.DIGITS', [4, 9])).toBe('4-9 digits')
    expect(text('shell.login')).toBe('Log in')
    await speak('EN', pageTexts)
    expect(text('pattern.DIGITS', [4, 9])).toBe('4-9 digits')
  })
  test('two parts loaded later both speak the language chosen after them', async () => {
    await speakMore(laterTexts)
    await speakMore(lotteryPages)
    await speak('VI', pageTexts)
    expect([text('lottery.type.LO2'), text('pattern.DIGITS', [4, 9]), text('shell.login')]).toEqual([
      'Lô 2 số',
      '4-9 chữ số',
      'Đăng nhập',
    ])
    await speak('EN', pageTexts)
  })
  test('another language chosen while texts are on their way gets its own', async () => {
    const adding = speakMore(laterTexts)
    await speak('VI', pageTexts)
    await adding
    expect(text('login.welcome')).toBe('Chào mừng trở lại')
    await speak('EN', pageTexts)
  })
  test('a put-together key is known or not', () => {
    expect(isText('refusal.AUTH_LOCKED')).toBe(true)
    expect(isText('refusal.toString')).toBe(false)
    expect(isText('constructor')).toBe(false)
  })
  test('Korean stands with English where it has no message yet', async () => {
    await speak('KO', pageTexts)
    expect(chosenLanguage()).toBe('KO')
    expect(shownLanguage().tag).toBe('ko')
    expect(text('shell.login')).toMatch(/\p{Script=Hangul}/u)
    expect(text('home.hero.more')).toBe('More slots')
  })
  test('a language nobody knows is shown in English', async () => {
    await speak('XX', pageTexts)
    expect(shownLanguage().tag).toBe('en')
    expect(text('shell.login')).toBe('Log in')
  })
  for (const [code, said, counted] of [
    ['VI', '8,764 trò', '8,764'],
    ['CN', '8,764 款', '8,764'],
    ['RU', '8\u00a0764 games', '8\u00a0764'],
    ['AR', '\u20668,764 games\u2069', '8,764'],
  ] as const) {
    test(`${code} says its numbers as ${said}`, async () => {
      await speak(code, pageTexts)
      expect([text('home.count.games', { count: 8764 }), countText(8764)]).toEqual([said, counted])
    })
  }
  test('among Arabic letters a date keeps its order and English its full stop', async () => {
    await speak('AR', pageTexts)
    await speakMore(laterTexts)
    expect(text('rg.reached.free', { time: '2026-11-01' })).toContain('\u20662026-11-01\u2069')
    expect(text('home.hero.body')).toMatch(/^\u2066Golden .*\.\u2069$/)
    expect(text('shell.login')).not.toContain('\u2066')
    await speak('EN', pageTexts)
    expect(text('home.hero.body')).toMatch(/^Golden .*\.$/)
  })
  for (const [code, single, few, many] of [
    ['RU', 1, 3, 7],
    ['AR', 1, 3, 11],
  ] as const) {
    test(`${code} has another word for ${single}, ${few} and ${many} results`, async () => {
      await speak(code, pageTexts)
      const words = [single, few, many].map((count) => text('search.count', { count }).replace(/\d+/, '').trim())
      expect(new Set(words).size).toBe(3)
    })
  }
})
