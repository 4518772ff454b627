import type { DeskTextKey } from './desk.ts'
import { deskAll as en } from './en/desk/all.ts'
import { FAMILY_TEXTS } from './families.ts'
import { deskAll as vi } from './vi/desk/all.ts'

async function withFamilies(language: 'VI' | 'EN', own: object) {
  const families = await Promise.all(FAMILY_TEXTS.map(({ desk }) => desk[language]()))
  return Object.assign({}, own, ...families.map(({ texts }) => texts)) as Readonly<Record<DeskTextKey, string>>
}

/**
 * Everything the desk says, the families' words included, in the languages it is written in. For
 * tests; the desk itself loads one language.
 */
export const DESK_TEXTS = { VI: await withFamilies('VI', vi), EN: await withFamilies('EN', en) }
