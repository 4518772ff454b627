import type { LanguageCode } from './languages.ts'
import type { texts as frame } from './vi/site/game-frame.ts'
import type { texts as later } from './vi/later.ts'
import type { texts as page } from './vi/site/page.ts'
import type { texts as soon } from './vi/soon.ts'

export type PageTextKey = keyof typeof page
export type SoonTextKey = keyof typeof soon
export type LaterTextKey = keyof typeof later
export type FrameTextKey = keyof typeof frame

export type Loaders<Key extends string> = Record<LanguageCode, () => Promise<{ texts: Record<Key, string> }>>

/**
 * The messages of the site's first page, loaded when asked for. A bundler follows only paths that
 * stand here in full.
 */
export const pageTexts: Loaders<PageTextKey> = {
  CN: () => import('./cn/site/page.ts'),
  TW: () => import('./tw/site/page.ts'),
  EN: () => import('./en/site/page.ts'),
  VI: () => import('./vi/site/page.ts'),
  TH: () => import('./th/site/page.ts'),
  TY: () => import('./ty/site/page.ts'),
  JA: () => import('./ja/site/page.ts'),
  KO: () => import('./ko/site/page.ts'),
  MY: () => import('./my/site/page.ts'),
  MS: () => import('./ms/site/page.ts'),
  ID: () => import('./id/site/page.ts'),
  KM: () => import('./km/site/page.ts'),
  LO: () => import('./lo/site/page.ts'),
  HI: () => import('./hi/site/page.ts'),
  BN: () => import('./bn/site/page.ts'),
  TA: () => import('./ta/site/page.ts'),
  TE: () => import('./te/site/page.ts'),
  UR: () => import('./ur/site/page.ts'),
  NE: () => import('./ne/site/page.ts'),
  ES: () => import('./es/site/page.ts'),
  PT: () => import('./pt/site/page.ts'),
  FR: () => import('./fr/site/page.ts'),
  RU: () => import('./ru/site/page.ts'),
  TR: () => import('./tr/site/page.ts'),
  AR: () => import('./ar/site/page.ts'),
  FA: () => import('./fa/site/page.ts'),
  SW: () => import('./sw/site/page.ts'),
}

/** The messages of what comes right behind the first page, or stands around a game. */
export const soonTexts: Loaders<SoonTextKey> = {
  CN: () => import('./cn/soon.ts'),
  TW: () => import('./tw/soon.ts'),
  EN: () => import('./en/soon.ts'),
  VI: () => import('./vi/soon.ts'),
  TH: () => import('./th/soon.ts'),
  TY: () => import('./ty/soon.ts'),
  JA: () => import('./ja/soon.ts'),
  KO: () => import('./ko/soon.ts'),
  MY: () => import('./my/soon.ts'),
  MS: () => import('./ms/soon.ts'),
  ID: () => import('./id/soon.ts'),
  KM: () => import('./km/soon.ts'),
  LO: () => import('./lo/soon.ts'),
  HI: () => import('./hi/soon.ts'),
  BN: () => import('./bn/soon.ts'),
  TA: () => import('./ta/soon.ts'),
  TE: () => import('./te/soon.ts'),
  UR: () => import('./ur/soon.ts'),
  NE: () => import('./ne/soon.ts'),
  ES: () => import('./es/soon.ts'),
  PT: () => import('./pt/soon.ts'),
  FR: () => import('./fr/soon.ts'),
  RU: () => import('./ru/soon.ts'),
  TR: () => import('./tr/soon.ts'),
  AR: () => import('./ar/soon.ts'),
  FA: () => import('./fa/soon.ts'),
  SW: () => import('./sw/soon.ts'),
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
  CN: () => import('./cn/site/game-frame.ts'),
  TW: () => import('./tw/site/game-frame.ts'),
  EN: () => import('./en/site/game-frame.ts'),
  VI: () => import('./vi/site/game-frame.ts'),
  TH: () => import('./th/site/game-frame.ts'),
  TY: () => import('./ty/site/game-frame.ts'),
  JA: () => import('./ja/site/game-frame.ts'),
  KO: () => import('./ko/site/game-frame.ts'),
  MY: () => import('./my/site/game-frame.ts'),
  MS: () => import('./ms/site/game-frame.ts'),
  ID: () => import('./id/site/game-frame.ts'),
  KM: () => import('./km/site/game-frame.ts'),
  LO: () => import('./lo/site/game-frame.ts'),
  HI: () => import('./hi/site/game-frame.ts'),
  BN: () => import('./bn/site/game-frame.ts'),
  TA: () => import('./ta/site/game-frame.ts'),
  TE: () => import('./te/site/game-frame.ts'),
  UR: () => import('./ur/site/game-frame.ts'),
  NE: () => import('./ne/site/game-frame.ts'),
  ES: () => import('./es/site/game-frame.ts'),
  PT: () => import('./pt/site/game-frame.ts'),
  FR: () => import('./fr/site/game-frame.ts'),
  RU: () => import('./ru/site/game-frame.ts'),
  TR: () => import('./tr/site/game-frame.ts'),
  AR: () => import('./ar/site/game-frame.ts'),
  FA: () => import('./fa/site/game-frame.ts'),
  SW: () => import('./sw/site/game-frame.ts'),
}
