/** One language as a brand names it. */
export interface Language {
  /** BCP 47. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Its name in itself. */
  endonym: string
}

/** Every language a brand can name, by the brand's two-letter code. MY is Burmese, MS Malay, TY Tagalog. */
export const LANGUAGES = {
  CN: { tag: 'zh-Hans', direction: 'ltr', endonym: '简体中文' },
  TW: { tag: 'zh-Hant', direction: 'ltr', endonym: '繁體中文' },
  EN: { tag: 'en', direction: 'ltr', endonym: 'English' },
  VI: { tag: 'vi', direction: 'ltr', endonym: 'Tiếng Việt' },
  TH: { tag: 'th', direction: 'ltr', endonym: 'ไทย' },
  TY: { tag: 'fil', direction: 'ltr', endonym: 'Filipino' },
  JA: { tag: 'ja', direction: 'ltr', endonym: '日本語' },
  KO: { tag: 'ko', direction: 'ltr', endonym: '한국어' },
  MY: { tag: 'my', direction: 'ltr', endonym: 'မြန်မာ' },
  MS: { tag: 'ms', direction: 'ltr', endonym: 'Bahasa Melayu' },
  ID: { tag: 'id', direction: 'ltr', endonym: 'Bahasa Indonesia' },
  KM: { tag: 'km', direction: 'ltr', endonym: 'ខ្មែរ' },
  LO: { tag: 'lo', direction: 'ltr', endonym: 'ລາວ' },
  HI: { tag: 'hi', direction: 'ltr', endonym: 'हिन्दी' },
  BN: { tag: 'bn', direction: 'ltr', endonym: 'বাংলা' },
  TA: { tag: 'ta', direction: 'ltr', endonym: 'தமிழ்' },
  TE: { tag: 'te', direction: 'ltr', endonym: 'తెలుగు' },
  UR: { tag: 'ur', direction: 'rtl', endonym: 'اردو' },
  NE: { tag: 'ne', direction: 'ltr', endonym: 'नेपाली' },
  ES: { tag: 'es', direction: 'ltr', endonym: 'Español' },
  PT: { tag: 'pt-BR', direction: 'ltr', endonym: 'Português' },
  FR: { tag: 'fr', direction: 'ltr', endonym: 'Français' },
  RU: { tag: 'ru', direction: 'ltr', endonym: 'Русский' },
  TR: { tag: 'tr', direction: 'ltr', endonym: 'Türkçe' },
  AR: { tag: 'ar', direction: 'rtl', endonym: 'العربية' },
  FA: { tag: 'fa', direction: 'rtl', endonym: 'فارسی' },
  SW: { tag: 'sw', direction: 'ltr', endonym: 'Kiswahili' },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof LANGUAGES

/** Whether a brand's code names a language of the table. */
export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)
