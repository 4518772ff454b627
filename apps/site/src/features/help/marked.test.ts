import { expect, test } from 'vitest'
import { marked } from './marked.ts'

for (const [text, words, pieces] of [
  [
    'Đổi mật khẩu',
    ['mat'],
    [
      ['Đổi ', false],
      ['mật', true],
      [' khẩu', false],
    ],
  ],
  [
    'Đổi mật khẩu',
    ['doi', 'khau'],
    [
      ['Đổi', true],
      [' mật ', false],
      ['khẩu', true],
    ],
  ],
  ['a word', ['ord'], [['a word', false]]],
  [
    '(Word)',
    ['word'],
    [
      ['(', false],
      ['Word', true],
      [')', false],
    ],
  ],
  ['', ['x'], []],
  ['nothing', [], [['nothing', false]]],
] as const)
  test(`“${text}” by ${words.join(' ') || 'no word'}`, () => {
    expect(marked(text, words)).toEqual(pieces)
    expect(
      marked(text, words)
        .map(([piece]) => piece)
        .join(''),
    ).toBe(text)
  })
