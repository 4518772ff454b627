import { isLanguage, type LanguageCode } from '@senluna/text/index.ts'

/**
 * A face for letters that not every device can show. A bundler follows only names that stand here
 * in full.
 */
const FACES: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  CN: () => import('@fontsource-variable/noto-sans-sc'),
  TW: () => import('@fontsource-variable/noto-sans-tc'),
  JA: () => import('@fontsource-variable/noto-sans-jp'),
  KO: () => import('@fontsource-variable/noto-sans-kr'),
  TH: () => import('@fontsource-variable/noto-sans-thai'),
  LO: () => import('@fontsource-variable/noto-sans-lao'),
  KM: () => import('@fontsource-variable/noto-sans-khmer'),
  MY: () => import('@fontsource-variable/noto-sans-myanmar'),
  HI: () => import('@fontsource-variable/noto-sans-devanagari'),
  NE: () => import('@fontsource-variable/noto-sans-devanagari'),
  BN: () => import('@fontsource-variable/noto-sans-bengali'),
  TA: () => import('@fontsource-variable/noto-sans-tamil'),
  TE: () => import('@fontsource-variable/noto-sans-telugu'),
  AR: () => import('@fontsource-variable/noto-sans-arabic'),
  FA: () => import('@fontsource-variable/noto-sans-arabic'),
  UR: () => import('@fontsource-variable/noto-sans-arabic'),
}

/**
 * Makes the face of a language known to the page, which waits for nothing. `scripts.css` names it
 * behind the faces of devices: only a device that has none of them fetches it, and of it only the
 * pieces with letters on the screen.
 */
export function bringFace(language: string): void {
  if (isLanguage(language)) void FACES[language]?.().catch(() => undefined)
}
