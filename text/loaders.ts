import type { LanguageCode } from './languages.ts'
import type { texts as frame } from './vi/game-frame.ts'
import type { texts as later } from './vi/later.ts'
import type { texts as page } from './vi/page.ts'

export type PageTextKey = keyof typeof page
export type LaterTextKey = keyof typeof later
export type FrameTextKey = keyof typeof frame

export type Loaders<Key extends string> = Record<LanguageCode, () => Promise<{ texts: Record<Key, string> }>>

/**
 * The messages of the site's first page, loaded when asked for. A bundler follows only paths that
 * stand here in full.
 */
export const pageTexts: Loaders<PageTextKey> = {
  CN: () => import('./cn/page.ts'),
  TW: () => import('./tw/page.ts'),
  EN: () => import('./en/page.ts'),
  VI: () => import('./vi/page.ts'),
  TH: () => import('./th/page.ts'),
  TY: () => import('./ty/page.ts'),
  JA: () => import('./ja/page.ts'),
  KO: () => import('./ko/page.ts'),
  MY: () => import('./my/page.ts'),
  MS: () => import('./ms/page.ts'),
  ID: () => import('./id/page.ts'),
  KM: () => import('./km/page.ts'),
  LO: () => import('./lo/page.ts'),
  HI: () => import('./hi/page.ts'),
  BN: () => import('./bn/page.ts'),
  TA: () => import('./ta/page.ts'),
  TE: () => import('./te/page.ts'),
  UR: () => import('./ur/page.ts'),
  NE: () => import('./ne/page.ts'),
  ES: () => import('./es/page.ts'),
  PT: () => import('./pt/page.ts'),
  FR: () => import('./fr/page.ts'),
  RU: () => import('./ru/page.ts'),
  TR: () => import('./tr/page.ts'),
  AR: () => import('./ar/page.ts'),
  FA: () => import('./fa/page.ts'),
  SW: () => import('./sw/page.ts'),
}

/** The messages of everything that is loaded when it is opened. */
export const laterTexts: Loaders<LaterTextKey> = {
  CN: () => import('./cn/later.ts'),
  TW: () => import('./tw/later.ts'),
  EN: () => import('./en/later.ts'),
  VI: () => import('./vi/later.ts'),
  TH: () => import('./th/later.ts'),
  TY: () => import('./ty/later.ts'),
  JA: () => import('./ja/later.ts'),
  KO: () => import('./ko/later.ts'),
  MY: () => import('./my/later.ts'),
  MS: () => import('./ms/later.ts'),
  ID: () => import('./id/later.ts'),
  KM: () => import('./km/later.ts'),
  LO: () => import('./lo/later.ts'),
  HI: () => import('./hi/later.ts'),
  BN: () => import('./bn/later.ts'),
  TA: () => import('./ta/later.ts'),
  TE: () => import('./te/later.ts'),
  UR: () => import('./ur/later.ts'),
  NE: () => import('./ne/later.ts'),
  ES: () => import('./es/later.ts'),
  PT: () => import('./pt/later.ts'),
  FR: () => import('./fr/later.ts'),
  RU: () => import('./ru/later.ts'),
  TR: () => import('./tr/later.ts'),
  AR: () => import('./ar/later.ts'),
  FA: () => import('./fa/later.ts'),
  SW: () => import('./sw/later.ts'),
}

/** The messages of the page inside the game frame, loaded when asked for. */
export const frameTexts: Loaders<FrameTextKey> = {
  CN: () => import('./cn/game-frame.ts'),
  TW: () => import('./tw/game-frame.ts'),
  EN: () => import('./en/game-frame.ts'),
  VI: () => import('./vi/game-frame.ts'),
  TH: () => import('./th/game-frame.ts'),
  TY: () => import('./ty/game-frame.ts'),
  JA: () => import('./ja/game-frame.ts'),
  KO: () => import('./ko/game-frame.ts'),
  MY: () => import('./my/game-frame.ts'),
  MS: () => import('./ms/game-frame.ts'),
  ID: () => import('./id/game-frame.ts'),
  KM: () => import('./km/game-frame.ts'),
  LO: () => import('./lo/game-frame.ts'),
  HI: () => import('./hi/game-frame.ts'),
  BN: () => import('./bn/game-frame.ts'),
  TA: () => import('./ta/game-frame.ts'),
  TE: () => import('./te/game-frame.ts'),
  UR: () => import('./ur/game-frame.ts'),
  NE: () => import('./ne/game-frame.ts'),
  ES: () => import('./es/game-frame.ts'),
  PT: () => import('./pt/game-frame.ts'),
  FR: () => import('./fr/game-frame.ts'),
  RU: () => import('./ru/game-frame.ts'),
  TR: () => import('./tr/game-frame.ts'),
  AR: () => import('./ar/game-frame.ts'),
  FA: () => import('./fa/game-frame.ts'),
  SW: () => import('./sw/game-frame.ts'),
}
