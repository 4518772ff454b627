import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { FieldRule } from '../brand.ts'
import { fieldValue, PATTERNS, ruleArgs, ruleBreach, type PatternId } from './patterns.ts'

const EXAMPLES: Record<PatternId, { accepts: string[]; rejects: string[] }> = {
  LETTERS_AND_DIGITS: { accepts: ['abc123', 'A1'], rejects: ['abc', '123', 'abc-1', 'ab 1', ''] },
  LETTER_FIRST: { accepts: ['a', 'Abc123'], rejects: ['1abc', 'a_b', '', 'ábc'] },
  EMAIL: {
    accepts: ['a@b.co', 'user.name+tag@mail.example.com'],
    rejects: ['a@b', 'a@@b.co', '.a@b.co', 'a..b@c.co', 'a@-b.co', 'a b@c.co'],
  },
  DIGITS: { accepts: ['0', '0123456789'], rejects: ['12a', '１２', '', '-1'] },
  LETTERS_OR_DIGITS: { accepts: ['abc', '123', 'aB9'], rejects: ['a b', 'a-b', ''] },
  ALNUM_ONE_UPPER: { accepts: ['aB1', 'ABC'], rejects: ['abc1', 'aB 1', ''] },
  LETTERS_SPACES: { accepts: ['Nguyen Van A', 'John'], rejects: ['Nguyễn', 'A  B', ' A', 'A1'] },
  NO_SPACES: { accepts: ['a!b', 'đạt'], rejects: ['a b', 'a\u3000b', ''] },
  CHINESE_PUNCT: { accepts: ['张三', '阿·买提', '你好，世界。'], rejects: ['张三A', '，。', '张 三'] },
  THAI: { accepts: ['สวัสดี'], rejects: ['สวัสดี a', 'hello', 'ส ว'] },
  KOREAN: { accepts: ['홍길동', 'ㄱ'], rejects: ['홍 길동', 'hong', '金'] },
  THAI_OR_ENGLISH_SPACES: {
    accepts: ['สมชาย ใจดี', 'Somchai Jaidee', 'สมชาย Jaidee'],
    rejects: ['สมชาย1', ' สมชาย', 'สมชาย  ใจดี'],
  },
  UPPER_SPACES: { accepts: ['NGUYEN VAN A'], rejects: ['Nguyen', 'NGUYEN  A', 'A1'] },
  ALNUM_SYMBOLS: { accepts: ['aB1!', '~#'], rejects: ['a b', 'ấ', ''] },
  STRONG: { accepts: ['Aa1!', 'P@ssw0rd'], rejects: ['Aa11', 'aa1!', 'AA1!', 'Aa!!', 'Aa1! '] },
  FULL_NAME_TWO_PARTS: {
    accepts: ['Somchai Jaidee', 'Nguyễn An', "O'Neil Jean-Luc"],
    rejects: ['Somchai', 'Nguyen Van A', 'A  B', 'A 1'],
  },
  FULLWIDTH_JA: {
    accepts: ['やまだ\u3000たろう', 'ヤマダタロー', '山田太郎', 'ＡＢＣ１'],
    rejects: ['ﾔﾏﾀﾞ', 'yamada', '山田 太郎'],
  },
  KANJI_DIGITS: { accepts: ['東京1丁目', '一２3'], rejects: ['とうきょう1', 'Tokyo1', '東京 1'] },
  UPPER_NO_SPACES: { accepts: ['ABC'], rejects: ['AbC', 'A B', 'A1', ''] },
  DATE_YMD: { accepts: ['2024-02-29', '1999-12-31'], rejects: ['2024-13-01', '2024-1-1', '24-01-01', '2024/01/01'] },
  DATE_MDY: { accepts: ['02-29-2024'], rejects: ['29-02-2024', '2-29-2024', '02/29/2024'] },
  USERNAME: { accepts: ['player01', 'Abcdef'], rejects: ['1player', 'abcde', 'a_bcdef', 'abcdefghijklmnopq'] },
  LATIN_NAME: {
    accepts: ['Nguyễn Văn A', 'Trần Thị Bích Ngọc', 'Jean-Luc O’Neil'],
    rejects: ['Nguyễn  A', 'Иван', 'A1', ' Nguyễn'],
  },
  PAY_PIN: { accepts: ['123456', '000000'], rejects: ['12345', '1234567', '12345a'] },
  BANK_ACCOUNT: { accepts: ['0011012345678', '99MM24011M34875080'], rejects: ['12345', 'abc12345', '0011 0123'] },
  TRC20: {
    accepts: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    rejects: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'TR7'],
  },
  ERC20: {
    accepts: ['0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    rejects: ['dAC17F958D2ee523a2206206994597C13D831ec7', '0xdAC17', '0xZAC17F958D2ee523a2206206994597C13D831ec7'],
  },
  REFERRAL_CODE: { accepts: ['7K3M9QTX', '0ABCDEFG'], rejects: ['7k3m9qtx', '7K3M9QT', '7K3M9QIO', '7K3M9QTU'] },
}

for (const [patternId, { accepts, rejects }] of Object.entries(EXAMPLES)) {
  const pattern = new RegExp(PATTERNS[patternId as PatternId], 'u')
  test(`${patternId} takes what it should and nothing else`, () => {
    for (const value of accepts) assert.ok(pattern.test(value), `accepts ${value}`)
    for (const value of rejects) assert.ok(!pattern.test(value), `rejects ${value}`)
  })
}

const rule = (more: Partial<FieldRule>): FieldRule => ({
  field: 'email',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: null,
  minLength: 2,
  maxLength: 8,
  sort: 1,
  tabs: ['username'],
  ...more,
})

for (const [value, changes, breach, why] of [
  ['', { required: true }, 'required', 'an empty value of a required field is missing'],
  ['', {}, undefined, 'an optional field may be empty'],
  ['a', {}, 'length', 'one character is too short'],
  ['123456789', {}, 'length', 'nine are too long'],
  ['𝒳𝒳𝒳𝒳𝒳𝒳𝒳𝒳', {}, undefined, 'lengths are counted in code points'],
  [
    'x'.repeat(10_000),
    { acceptedPattern: PATTERNS.EMAIL, patternId: 'EMAIL' },
    'length',
    'a long value never meets its pattern',
  ],
  ['12ab', { acceptedPattern: PATTERNS.DIGITS, patternId: 'DIGITS' }, 'pattern', 'letters are no digits'],
  ['a\u0000b', {}, 'pattern', 'a control character is no text'],
  ['a\ud800b', {}, 'pattern', 'half a character is no text'],
  [
    '2023-02-29',
    { maxLength: 10, acceptedPattern: PATTERNS.DATE_YMD, patternId: 'DATE_YMD' },
    'calendar',
    '2023 had no 29 February',
  ],
  [
    '2024-02-29',
    { maxLength: 10, acceptedPattern: PATTERNS.DATE_YMD, patternId: 'DATE_YMD' },
    undefined,
    '2024 had one',
  ],
  [
    '04-31-2024',
    { maxLength: 10, acceptedPattern: PATTERNS.DATE_MDY, patternId: 'DATE_MDY' },
    'calendar',
    'April has 30 days',
  ],
] as const) {
  test(`field rules: ${why}`, () => assert.equal(ruleBreach(rule(changes), value), breach))
}

test('a value is trimmed and brought into one Unicode form, a password keeps its spaces', () => {
  assert.equal(fieldValue('payeeName', ' Nguye\u0302\u0303n '), 'Nguyễn')
  assert.equal(fieldValue('confirmPassword', ' e\u0301 '), ' é ')
})

test('a message gets one figure when both lengths are the same', () => {
  assert.deepEqual(ruleArgs(rule({})), [2, 8])
  assert.deepEqual(ruleArgs(rule({ minLength: 6, maxLength: 6 })), [6])
})
