import { BRANDS } from '@senluna/brands/index.ts'
import { laterTexts } from '@senluna/text/index.ts'
import { speak } from '@senluna/web/client/text.ts'
import type { FieldRule } from '@senluna/contract/site/system.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { brokenBy, brokenText, hintText, ruleText, strengthOf } from './rules.ts'

const register = BRANDS[0]!.register
const rule = (field: string, change: Partial<FieldRule> = {}): FieldRule => {
  const found = register.find((rule) => rule.field === field)!
  return { ...found, tabs: [...found.tabs], ...change }
}

beforeAll(() => speak('EN', laterTexts))

describe('field rules', () => {
  for (const [field, value, broken] of [
    ['username', '', 'empty'],
    ['username', '   ', 'empty'],
    ['username', 'player01', null],
    ['username', ' player01 ', null],
    ['username', 'short', 'rule'],
    ['username', '1player', 'rule'],
    ['username', 'рlayer01', 'rule'],
    ['username', 'a'.repeat(10_000), 'rule'],
    ['password', 'abcd 1234', 'rule'],
    ['password', 'P@ssw0rd!', null],
    ['payeeName', '', null],
    ['payeeName', 'Trần Thị Bích Ngọc', null],
    ['payeeName', 'Robert"); drop table', 'rule'],
    ['birthday', '2024-02-29', null],
    ['birthday', '2023-02-29', 'rule'],
    ['email', 'a..b@c.co', 'rule'],
  ] as const) {
    test(`${field} ${JSON.stringify(value.slice(0, 30))} is ${broken ?? 'right'}`, () =>
      expect(brokenBy(rule(field), value)).toBe(broken))
  }
  test("length counts people's characters, not code units", () => {
    const two = rule('nickname', { minLength: 2, maxLength: 2 })
    expect(brokenBy(two, '🀄🀄')).toBe(null)
    expect(brokenBy(two, 'e\u0301a')).toBe(null)
  })
  test('a rule speaks with its lengths, in one number where they are one', () => {
    expect(ruleText(rule('password'))).toBe('8-20 letters, digits or symbols')
    expect(ruleText({ patternId: 'PAY_PIN', minLength: 6, maxLength: 6 })).toBe('6 digits')
    expect(ruleText({ patternId: null, minLength: 3, maxLength: 9 })).toBe('3-9 characters')
  })
  test('a user name is told with the lengths of its rule, not with those of the usual one', () => {
    expect(ruleText(rule('username', { minLength: 8, maxLength: 12 }))).toBe(
      '8-12 letters or digits, starting with a letter',
    )
    expect(ruleText({ patternId: 'USERNAME', minLength: 8, maxLength: 8 })).not.toContain('{')
  })
  test('no hint calls a value wrong that nobody has typed yet', () => {
    expect(hintText(rule('email'))).toBe(undefined)
    expect(ruleText(rule('email'))).toBe('Incorrect email format')
    expect(hintText(rule('username'))).toBe(ruleText(rule('username')))
  })
  test('what the server found wrong is said with its numbers', () => {
    expect(brokenText({ field: 'x', patternId: 'DIGITS', args: [4, 9] }, undefined)).toBe('4-9 digits')
    expect(brokenText({ field: 'username' }, rule('username'))).toContain('starting with a letter')
    expect(brokenText({ field: 'x', patternId: 'NEW_ONE' }, undefined)).toBe('This value isn’t valid.')
  })
})

describe('strength', () => {
  for (const [password, strength] of [
    ['abc', 0],
    ['aaaaaaaa', 1],
    ['abcdefgh', 1],
    ['Abcdefg1', 2],
    ['Tr0ng-dong-Hoa', 3],
  ] as const) {
    test(`${password} is ${strength}`, () => expect(strengthOf(password, { minLength: 8 })).toBe(strength))
  }
})
