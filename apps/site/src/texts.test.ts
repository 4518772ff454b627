import { BRANDS } from '@senluna/brands/index.ts'
import { PATTERNS } from '@senluna/brands/patterns.ts'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { REFUSALS } from '@senluna/contract/refusals.ts'
import { GAME_TYPES, PRODUCTS } from '@senluna/kit/product.ts'
import { isOffered, lacking, missingIn, plainText, TEXTS } from '@senluna/text/all.ts'
import {
  codeOf,
  COMPLETE,
  datesOf,
  isLanguage,
  LANGUAGES,
  numbersOf,
  writtenIn,
  type LanguageCode,
} from '@senluna/text/index.ts'
import { analytics } from '@senluna/text/vi/site/analytics.ts'
import { moneyRefusals } from '@senluna/text/vi/money/money-refusals.ts'
import { refusals } from '@senluna/text/vi/refusals.ts'
import { states } from '@senluna/text/vi/site/states.ts'
import { slotWordsIn } from '@senluna/games/slot-words.ts'
import { WRITTEN as WRITTEN_IN_TEXT } from '@senluna/text/written.ts'
import { compiledMessage } from '@senluna/web/build/messages.ts'
import { describe, expect, test } from 'vitest'

type Messages = Readonly<Record<string, string>>

/** What is written in each language, the words of the slots' folders among it. */
const WRITTEN = Object.fromEntries(
  Object.entries(WRITTEN_IN_TEXT).map(([code, own]) => [code, { ...own, ...slotWordsIn(code) }]),
) as Readonly<Record<LanguageCode, Messages>>
const { VI, EN } = WRITTEN
const keys = Object.keys(VI)

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

/** How a message chooses by number: the cases it has, of every plural in it. */
function casesOf(compiled: unknown): string[] {
  const cases: string[] = []
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token) || typeof token[2] !== 'object' || token[2] === null) continue
      if (token[1] === 'plural') cases.push(...Object.keys(token[2]).filter((form) => form !== 'offset'))
      Object.values(token[2]).forEach(walk)
    }
  }
  walk(compiled)
  return cases
}

const LANGUAGE_CODES = Object.keys(LANGUAGES).filter(isLanguage)

describe('texts', () => {
  for (const code of LANGUAGE_CODES) {
    const written: Readonly<Record<string, string>> = WRITTEN[code]
    const own = keys.filter((key) => key in written)
    test(`${code} has no message of its own making, none that is empty or has spaces around it`, () => {
      expect(Object.keys(written).filter((key) => !(key in VI))).toEqual([])
      expect(own.filter((key) => !written[key] || written[key] !== written[key].trim())).toEqual([])
    })
    test(`${code} takes the arguments English takes`, () => {
      const different = own.filter((key) => {
        const [here, there] = [written[key]!, EN[key]!].map((message) =>
          [...argumentsOf(compiledMessage(message))].sort().join(),
        )
        return here !== there
      })
      expect(different).toEqual([])
    })
    test(`${code} chooses by number as its grammar does`, () => {
      const rules = new Intl.PluralRules(numbersOf(LANGUAGES[code]))
      const reached = new Set<string>(Array.from({ length: 200 }, (_, count) => rules.select(count)))
      const known = new Set<string>(new Intl.PluralRules(LANGUAGES[code].tag).resolvedOptions().pluralCategories)
      const wrong = own.filter((key) => {
        const cases = casesOf(compiledMessage(written[key]!))
        if (cases.length === 0) return false
        const unheard = cases.filter((form) => !known.has(form) && !form.startsWith('='))
        const missing = reached.size > 2 ? [...reached].filter((form) => !cases.includes(form)) : []
        return unheard.length > 0 || missing.length > 0 || !cases.includes('other')
      })
      expect(wrong).toEqual([])
    })
  }
  test('complete languages have every message', () => {
    for (const code of COMPLETE) expect(Object.keys(WRITTEN[code]).sort(), code).toEqual([...keys].sort())
  })
  test('what goes wrong is told in every language: refusals of the account and of money, a page or a game that does not open', () => {
    const messages = { ...refusals, ...moneyRefusals }
    const given = ENDPOINTS.filter((call) => call.for !== 'staff').flatMap((call) =>
      call.refusals.map((code) => `refusal.${code}`),
    )
    const closed = Object.keys(states).filter((key) => !key.startsWith('seamless.'))
    const wanted = [
      ...new Set(given.filter((key) => key in messages)),
      ...closed,
      'launch.popupBlocked',
      'launch.invalid',
    ]
    expect(wanted.length).toBeGreaterThan(90)
    for (const code of LANGUAGE_CODES)
      expect(
        wanted.filter((key) => !(key in WRITTEN[code])),
        code,
      ).toEqual([])
  })
  test('what somebody agrees to is asked in every language', () => {
    for (const code of LANGUAGE_CODES)
      expect(
        Object.keys(analytics).filter((key) => !(key in WRITTEN[code])),
        code,
      ).toEqual([])
  })
  for (const code of Object.keys(REFUSALS))
    test(`refusal ${code} has a message`, () => expect(VI).toHaveProperty([`refusal.${code}`]))
  for (const id of Object.keys(PATTERNS)) {
    test(`pattern ${id} has a message, and one for an exact length with one number`, () => {
      expect(VI).toHaveProperty([`pattern.${id}`])
      expect(EN[`pattern.${id}.exact`]).not.toContain('{1}')
    })
  }
  test('every category and product has a name', () => {
    const wanted = [...GAME_TYPES.map((type) => `category.${type}`), ...PRODUCTS.map((product) => `product.${product}`)]
    expect(wanted.filter((key) => !(key in VI))).toEqual([])
  })
  test('a product is called by all that counts as it: no two alike, no codes, slots not for tables and mini games too', () => {
    for (const code of COMPLETE) {
      const texts: Readonly<Record<string, string>> = WRITTEN[code]
      const names = PRODUCTS.map((product) => texts[`product.${product}`] ?? '')
      expect(new Set(names).size, code).toBe(PRODUCTS.length)
      expect(names.join(' '), code).not.toMatch(/LOTT/)
      expect(texts['product.RNG'], code).not.toBe(texts['category.RNG'])
    }
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
  test('every language a brand names is whole, to the last message', () => {
    const named = BRANDS.flatMap((brand) => [
      brand.defaultLanguage,
      ...brand.supportedLanguages,
      ...brand.pickerLanguages,
    ])
    expect(named.filter(isLanguage).flatMap((code) => missingIn(code).map((key) => `${code} ${key}`))).toEqual([])
    expect(named.filter((code) => !isOffered(code))).toEqual([])
  })
  test('a language that lacks one message is not offered', () => {
    const { 'shell.login': _, ...almost } = VI
    expect(lacking(almost)).toEqual(['shell.login'])
    expect(lacking(VI)).toEqual([])
    expect(LANGUAGE_CODES.filter(isOffered).toSorted()).toEqual([...COMPLETE].toSorted())
    expect(Object.keys(TEXTS).toSorted()).toEqual([...COMPLETE].toSorted())
    expect(missingIn('AR')).toContain('trans.100')
    expect(isOffered('AR')).toBe(false)
    expect(isOffered('XX')).toBe(false)
  })
  test('no language groups thousands by a dot, which money would read as its decimals', () => {
    const eighty = LANGUAGE_CODES.map((code) => new Intl.NumberFormat(numbersOf(LANGUAGES[code])).format(87_640))
    expect(eighty.filter((said) => !/^87[,\s]640$/.test(said))).toEqual([])
  })
  test('a language that the browser does not know has the day first and Latin digits, whatever the device has', () => {
    expect(datesOf({ tag: 'xx' })).toBe('en-GB-u-ca-gregory-nu-latn')
    expect(numbersOf({ tag: 'xx' })).toBe('en-u-nu-latn')
    expect(datesOf(LANGUAGES.VI)).toBe('vi-u-ca-gregory-nu-latn')
    expect(datesOf(LANGUAGES.EN)).toBe('en-GB-u-ca-gregory-nu-latn')
  })
  test("a document's language leads back to the brand's code", () => {
    expect(LANGUAGE_CODES.map((code) => codeOf(LANGUAGES[code].tag))).toEqual(LANGUAGE_CODES)
    expect(codeOf('xx')).toBe('EN')
  })
  test('an unknown language is written in English', () => {
    expect(writtenIn('MY')).toBe('MY')
    expect(writtenIn('XX')).toBe('EN')
    expect(writtenIn('toString')).toBe('EN')
  })
  test('plain texts fill in names and numbers, and leave alone what they are not given', () => {
    expect(plainText('EN', 'pattern.DIGITS', { 0: 4, 1: 9 })).toBe('4-9 digits')
    expect(plainText('VI', 'pattern.DIGITS', { 0: 4 })).toBe('4-{1} chữ số')
  })
})
