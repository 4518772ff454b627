import { texts as ar } from './ar/index.ts'
import { texts as bn } from './bn/index.ts'
import { texts as cn } from './cn/index.ts'
import { texts as en } from './en/index.ts'
import { texts as es } from './es/index.ts'
import { texts as fa } from './fa/index.ts'
import { texts as fr } from './fr/index.ts'
import { texts as hi } from './hi/index.ts'
import { texts as id } from './id/index.ts'
import { texts as ja } from './ja/index.ts'
import { texts as km } from './km/index.ts'
import { texts as ko } from './ko/index.ts'
import { texts as lo } from './lo/index.ts'
import { texts as ms } from './ms/index.ts'
import { texts as my } from './my/index.ts'
import { texts as ne } from './ne/index.ts'
import { texts as pt } from './pt/index.ts'
import { texts as ru } from './ru/index.ts'
import { texts as sw } from './sw/index.ts'
import { texts as ta } from './ta/index.ts'
import { texts as te } from './te/index.ts'
import { texts as th } from './th/index.ts'
import { texts as tr } from './tr/index.ts'
import { texts as tw } from './tw/index.ts'
import { texts as ty } from './ty/index.ts'
import { texts as ur } from './ur/index.ts'
import { texts as vi } from './vi/index.ts'
import { FAMILY_TEXTS } from './families.ts'
import type { CompleteLanguage, TextKey } from './index.ts'
import { LANGUAGES, type LanguageCode } from './languages.ts'

type Own = Readonly<Record<keyof typeof vi, string>>
type Messages = Readonly<Record<TextKey, string>>

/** Without the families' texts. A complete language that misses a message is a type error. */
const OWN: Readonly<Record<CompleteLanguage, Own> & Record<LanguageCode, Partial<Own>>> = {
  CN: cn,
  TW: tw,
  EN: en,
  VI: vi,
  TH: th,
  TY: ty,
  JA: ja,
  KO: ko,
  MY: my,
  MS: ms,
  ID: id,
  KM: km,
  LO: lo,
  HI: hi,
  BN: bn,
  TA: ta,
  TE: te,
  UR: ur,
  NE: ne,
  ES: es,
  PT: pt,
  FR: fr,
  RU: ru,
  TR: tr,
  AR: ar,
  FA: fa,
  SW: sw,
}

/** What the families say in a language; nothing where English stands in for it. */
async function familiesIn(code: LanguageCode): Promise<Readonly<Record<string, string>>> {
  const written = FAMILY_TEXTS.filter(({ pages }) => code === 'EN' || pages[code] !== pages.EN)
  const loaded = await Promise.all(written.map(({ pages }) => pages[code]()))
  return Object.assign({}, ...loaded.map(({ texts }) => texts)) as Record<string, string>
}

/** What is written in each language, and nothing else. */
export const WRITTEN = Object.fromEntries(
  await Promise.all(
    (Object.keys(LANGUAGES) as LanguageCode[]).map(
      async (code) => [code, { ...OWN[code], ...(await familiesIn(code)) }] as const,
    ),
  ),
) as Readonly<Record<CompleteLanguage, Messages> & Record<LanguageCode, Partial<Messages>>>
