/** One language as a brand names it. */
export interface Language {
  /** BCP 47. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Its name in itself. */
  endonym: string
  /**
   * Whose numbers and plurals it follows where not its own: money is grouped by commas, so no dot
   * may group thousands.
   */
  numbers?: string
}

/**
 * Every language a brand can name, by the brand's two-letter code. MY is Burmese, MS Malay, TY
 * Tagalog.
 */
export const LANGUAGES = {
  CN: { tag: 'zh-Hans', direction: 'ltr', endonym: '简体中文' },
  TW: { tag: 'zh-Hant', direction: 'ltr', endonym: '繁體中文' },
  EN: { tag: 'en', direction: 'ltr', endonym: 'English' },
  VI: { tag: 'vi', direction: 'ltr', endonym: 'Tiếng Việt', numbers: 'en' },
  TH: { tag: 'th', direction: 'ltr', endonym: 'ไทย' },
  TY: { tag: 'fil', direction: 'ltr', endonym: 'Filipino' },
  JA: { tag: 'ja', direction: 'ltr', endonym: '日本語' },
  KO: { tag: 'ko', direction: 'ltr', endonym: '한국어' },
  MY: { tag: 'my', direction: 'ltr', endonym: 'မြန်မာ' },
  MS: { tag: 'ms', direction: 'ltr', endonym: 'Bahasa Melayu' },
  ID: { tag: 'id', direction: 'ltr', endonym: 'Bahasa Indonesia', numbers: 'en' },
  KM: { tag: 'km', direction: 'ltr', endonym: 'ខ្មែរ' },
  LO: { tag: 'lo', direction: 'ltr', endonym: 'ລາວ', numbers: 'en' },
  HI: { tag: 'hi', direction: 'ltr', endonym: 'हिन्दी' },
  BN: { tag: 'bn', direction: 'ltr', endonym: 'বাংলা' },
  TA: { tag: 'ta', direction: 'ltr', endonym: 'தமிழ்' },
  TE: { tag: 'te', direction: 'ltr', endonym: 'తెలుగు' },
  UR: { tag: 'ur', direction: 'rtl', endonym: 'اردو' },
  NE: { tag: 'ne', direction: 'ltr', endonym: 'नेपाली' },
  ES: { tag: 'es', direction: 'ltr', endonym: 'Español', numbers: 'es-MX' },
  PT: { tag: 'pt-BR', direction: 'ltr', endonym: 'Português', numbers: 'en' },
  FR: { tag: 'fr', direction: 'ltr', endonym: 'Français' },
  RU: { tag: 'ru', direction: 'ltr', endonym: 'Русский' },
  TR: { tag: 'tr', direction: 'ltr', endonym: 'Türkçe', numbers: 'en' },
  AR: { tag: 'ar', direction: 'rtl', endonym: 'العربية' },
  FA: { tag: 'fa', direction: 'rtl', endonym: 'فارسی' },
  SW: { tag: 'sw', direction: 'ltr', endonym: 'Kiswahili' },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof LANGUAGES

/**
 * The language whose numbers and plurals a language follows: Latin digits, as money has. English
 * where the browser doesn't know it (Chromium: Burmese), or they would follow the device.
 */
export const numbersOf = ({ tag, numbers }: Pick<Language, 'tag' | 'numbers'>): string =>
  numbers ?? `${isKnown(tag) ? tag : 'en'}-u-nu-latn`

/**
 * The same for dates: by the Gregorian calendar, as every record has them. English has the day
 * first, as Vietnam and its neighbours do.
 */
export const datesOf = ({ tag }: Pick<Language, 'tag'>): string =>
  `${tag !== 'en' && isKnown(tag) ? tag : 'en-GB'}-u-ca-gregory-nu-latn`

const isKnown = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0

/** Whether a brand's code names a language of the table. */
export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)

/** The brand's code of a document's language; English for one that is not in the table. */
export const codeOf = (tag: string): LanguageCode =>
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .find((code) => LANGUAGES[code].tag === tag) ?? 'EN'
