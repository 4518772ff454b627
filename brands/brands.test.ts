import { describe, expect, test } from 'vitest'
import { taxProblems } from '@senluna/kit/tax/tax.ts'
import { BRANDS } from './index.ts'
import { PATTERNS } from './patterns.ts'

describe('brands', () => {
  test('merchant codes and hosts belong to one brand each', () => {
    const codes = BRANDS.map((brand) => brand.merchantCode)
    const hosts = BRANDS.flatMap((brand) => brand.hosts)
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(hosts).size).toBe(hosts.length)
  })
  test('no two brands share their surfaces, their accent or their mark', () => {
    for (const pick of [
      (brand: (typeof BRANDS)[number]) => brand.theme.tokens.dark['--bg'],
      (brand: (typeof BRANDS)[number]) => brand.theme.tokens.light['--gold'],
      (brand: (typeof BRANDS)[number]) => brand.logo.mark,
    ])
      expect(new Set(BRANDS.map(pick)).size).toBe(BRANDS.length)
  })
  for (const brand of BRANDS) {
    test(`${brand.brandName}: without a licence it runs on demonstration money`, () => {
      expect(brand.profile.licensed || brand.currency.demonstration).toBe(true)
    })
    test(`${brand.brandName}: its profile's taxes are whole, and examples while it has no licence`, () => {
      const { licensed, taxes } = brand.profile
      expect(taxProblems(taxes)).toEqual([])
      expect(taxes.filter(({ code }) => code.startsWith('EXAMPLE-') === licensed)).toEqual([])
    })
    test(`${brand.brandName}: its weak passwords fit its own rule's length, so the list bites`, () => {
      const rule = brand.register.find((item) => item.field === 'password')!
      expect(brand.security.weakPasswords.filter((word) => [...word].length < rule.minLength)).toEqual([])
    })
    test(`${brand.brandName}: each pattern is the catalogue's`, () => {
      for (const rule of brand.register) {
        const expected = rule.patternId === null ? '*' : PATTERNS[rule.patternId as keyof typeof PATTERNS]
        expect(rule.acceptedPattern).toBe(expected)
      }
    })
  }
})

const cases: readonly [keyof typeof PATTERNS, readonly string[], readonly string[]][] = [
  ['LETTERS_AND_DIGITS', ['abc123', 'A1'], ['abc', '123', 'abc-1', 'ab 1', '']],
  ['LETTER_FIRST', ['a', 'Abc123'], ['1abc', 'a_b', '', 'ábc']],
  [
    'EMAIL',
    ['a@b.co', 'user.name+tag@mail.example.com'],
    ['a@b', 'a@@b.co', '.a@b.co', 'a..b@c.co', 'a@-b.co', 'a b@c.co'],
  ],
  ['DIGITS', ['0', '0123456789'], ['12a', '１２', '', '-1']],
  ['NO_SPACES', ['a!b', 'đạt'], ['a b', 'a　b', '']],
  ['CHINESE_PUNCT', ['张三', '你好，世界。'], ['张三A', '，。', '张 三']],
  ['STRONG', ['Aa1!', 'P@ssw0rd'], ['Aa11', 'aa1!', 'AA1!', 'Aa!!', 'Aa1! ']],
  ['FULLWIDTH_JA', ['やまだ　たろう', 'ヤマダタロー'], ['ﾔﾏﾀﾞ', 'yamada', '山田 太郎']],
  ['USERNAME', ['player01', 'Abcdef'], ['1player', 'abcde', 'a_bcdef', 'abcdefghijklmnopq']],
  ['LATIN_NAME', ['Nguyễn Văn A', 'Trần Thị Bích Ngọc'], ['Nguyễn  A', 'Иван', 'A1', ' Nguyễn']],
  ['REFERRAL_CODE', ['7K3M9QTX', '0ABCDEFG'], ['7k3m9qtx', '7K3M9QT', '7K3M9QIO', '7K3M9QTU']],
]
describe('patterns', () => {
  for (const [id, taken, refused] of cases) {
    const pattern = new RegExp(PATTERNS[id], 'u')
    for (const value of taken) test(`${id} takes ${value}`, () => expect(pattern.test(value)).toBe(true))
    for (const value of refused)
      test(`${id} refuses ${JSON.stringify(value)}`, () => expect(pattern.test(value)).toBe(false))
  }
})
