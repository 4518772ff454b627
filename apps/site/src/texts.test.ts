import { BRANDS } from '@senluna/brands/index.ts'
import { PATTERNS } from '@senluna/brands/patterns.ts'
import { REFUSALS } from '@senluna/contract/refusals.ts'
import { GAME_TYPES, PRODUCTS } from '@senluna/kit/product.ts'
import { plainText, TEXTS } from '@senluna/text/all.ts'
import { isLanguage, writtenIn } from '@senluna/text/index.ts'
import { compiledMessage } from '@senluna/web/build/messages.ts'
import { describe, expect, test } from 'vitest'

const { VI, EN } = TEXTS
const keys = Object.keys(VI) as (keyof typeof VI)[]

/** The names a message takes, wherever in it they stand. */
function argumentsOf(compiled: unknown): Set<string> {
  const names = new Set<string>()
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      names.add(String(token[0]))
      if (typeof token[2] === 'object' && token[2] !== null) Object.values(token[2]).forEach(walk)
    }
  }
  walk(compiled)
  return names
}

describe('texts', () => {
  test('Vietnamese and English have the same keys', () => {
    expect(Object.keys(EN).sort()).toEqual([...keys].sort())
  })
  test('no message is empty or has spaces around it', () => {
    expect(
      keys.filter((key) => VI[key] !== VI[key].trim() || EN[key] !== EN[key].trim() || !VI[key] || !EN[key]),
    ).toEqual([])
  })
  test('both languages take the same arguments', () => {
    const different = keys.filter((key) => {
      const [vi, en] = [VI[key], EN[key]].map((message) => [...argumentsOf(compiledMessage(message))].sort().join())
      return vi !== en
    })
    expect(different).toEqual([])
  })
  for (const code of Object.keys(REFUSALS))
    test(`refusal ${code} has a message`, () => expect(VI).toHaveProperty([`refusal.${code}`]))
  for (const id of Object.keys(PATTERNS)) {
    test(`pattern ${id} has a message, and one for an exact length with one number`, () => {
      expect(VI).toHaveProperty([`pattern.${id}`])
      expect(EN[`pattern.${id}.exact` as keyof typeof EN]).not.toContain('{1}')
    })
  }
  test('every category and product has a name', () => {
    const wanted = [...GAME_TYPES.map((type) => `category.${type}`), ...PRODUCTS.map((product) => `product.${product}`)]
    expect(wanted.filter((key) => !(key in VI))).toEqual([])
  })
  test('every field a brand asks for has a label', () => {
    const fields = BRANDS.flatMap((brand) =>
      brand.register.filter((rule) => rule.enabled).map((rule) => `field.${rule.field}`),
    )
    expect(fields.filter((key) => !(key in VI))).toEqual([])
  })
})

describe('languages', () => {
  test('every language a brand names is in the table', () => {
    const named = BRANDS.flatMap((brand) => [
      brand.defaultLanguage,
      ...brand.supportedLanguages,
      ...brand.pickerLanguages,
    ])
    expect(named.filter((code) => !isLanguage(code))).toEqual([])
  })
  test('a language without texts is written in English as a whole', () => {
    expect(writtenIn('MY')).toBe('EN')
    expect(writtenIn('VI')).toBe('VI')
    expect(writtenIn('toString')).toBe('EN')
  })
  test('plain texts fill in names and numbers, and leave alone what they are not given', () => {
    expect(plainText('EN', 'pattern.DIGITS', { 0: 4, 1: 9 })).toBe('4-9 digits')
    expect(plainText('VI', 'pattern.DIGITS', { 0: 4 })).toBe('4-{1} chữ số')
  })
})
