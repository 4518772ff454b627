import type { FieldRule } from '@senluna/kit/brand.ts'
import { PATTERNS, type PatternId } from './patterns.ts'

interface FieldChoice {
  enabled?: boolean
  required?: boolean
  pattern?: PatternId
  length: readonly [least: number, most: number]
  tabs?: readonly ('username' | 'mobile')[]
}

/** How registration asks for each field, in the order a form shows them. */
const FIELDS: Record<string, FieldChoice> = {
  username: { required: true, pattern: 'USERNAME', length: [6, 16], tabs: ['username'] },
  mobileNum: { required: true, pattern: 'DIGITS', length: [8, 15], tabs: ['mobile'] },
  password: { required: true, pattern: 'ALNUM_SYMBOLS', length: [8, 20] },
  confirmPassword: { required: true, length: [8, 20] },
  payeeName: { pattern: 'LATIN_NAME', length: [2, 50] },
  email: { pattern: 'EMAIL', length: [6, 100] },
  birthday: { enabled: false, pattern: 'DATE_YMD', length: [10, 10] },
  nickname: { enabled: false, pattern: 'NO_SPACES', length: [2, 20] },
  paymentPassword: { enabled: false, pattern: 'PAY_PIN', length: [6, 6] },
  affiliateCode: { enabled: false, pattern: 'LETTERS_OR_DIGITS', length: [3, 20] },
  referralCode: { enabled: false, pattern: 'REFERRAL_CODE', length: [8, 8] },
  recommenderId: { enabled: false, pattern: 'LETTERS_OR_DIGITS', length: [4, 20] },
  qqNum: { enabled: false, pattern: 'DIGITS', length: [5, 12] },
  zalo: { enabled: false, pattern: 'DIGITS', length: [7, 15] },
  line: { enabled: false, pattern: 'NO_SPACES', length: [2, 50] },
  telegram: { enabled: false, pattern: 'NO_SPACES', length: [2, 50] },
  facebook: { enabled: false, pattern: 'NO_SPACES', length: [2, 50] },
  wechat: { enabled: false, pattern: 'LETTER_FIRST', length: [6, 20] },
  whatsapp: { enabled: false, pattern: 'DIGITS', length: [7, 15] },
  idNumber: { enabled: false, pattern: 'DIGITS', length: [9, 12] },
  address: { enabled: false, length: [5, 200] },
  nationality: { enabled: false, length: [2, 50] },
  occupation: { enabled: false, length: [2, 100] },
  sourceOfIncome: { enabled: false, length: [2, 100] },
  captcha: { pattern: 'LETTERS_OR_DIGITS', length: [4, 4] },
}

/** The rules of registration; `changes` are what one brand asks for differently. */
export const registerRules = (changes: Record<string, Partial<FieldChoice>> = {}): FieldRule[] =>
  Object.entries(FIELDS).map(([field, standard], index) => {
    const asked: FieldChoice = { ...standard, ...changes[field] }
    return {
      field,
      enabled: asked.enabled ?? true,
      required: asked.required ?? false,
      acceptedPattern: asked.pattern ? PATTERNS[asked.pattern] : '*',
      patternId: asked.pattern ?? null,
      minLength: asked.length[0],
      maxLength: asked.length[1],
      sort: index + 1,
      tabs: asked.tabs ?? ['username', 'mobile'],
    }
  })
