import type { LanguageCode } from './languages.ts'
import { FAMILY_TEXTS, type FamilyDeskTextKey } from './families.ts'
import type { deskAll } from './vi/desk/all.ts'

/** The name of a message of the desk. */
export type DeskTextKey = keyof typeof deskAll | FamilyDeskTextKey

/** The languages the desk is written in. */
export const DESK_LANGUAGES = ['VI', 'EN'] as const

type Loader = () => Promise<{ texts: Record<string, string> }>

/** The desk's own messages with those of every family, loaded together. */
const withFamilies =
  (language: (typeof DESK_LANGUAGES)[number], page: Loader): Loader =>
  async () => {
    const parts = await Promise.all([page(), ...FAMILY_TEXTS.map(({ desk }) => desk[language]())])
    return { texts: Object.assign({}, ...parts.map(({ texts }) => texts)) as Record<string, string> }
  }

const en = withFamilies('EN', () => import('./en/desk/page.ts'))
const VI = withFamilies('VI', () => import('./vi/desk/page.ts'))
const asia = {
  CN: en,
  TW: en,
  TH: en,
  JA: en,
  KO: en,
  MY: en,
  KM: en,
  LO: en,
  HI: en,
  BN: en,
  TA: en,
  TE: en,
  UR: en,
  NE: en,
}
const west = { EN: en, ES: en, PT: en, FR: en, RU: en, TR: en, AR: en, FA: en, SW: en }

/** The messages of the desk, loaded when asked for; English where it is not written. */
export const deskTexts: Record<LanguageCode, Loader> = { VI, TY: en, MS: en, ID: en, ...asia, ...west }
