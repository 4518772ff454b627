import { drawn, rushing } from '../../../engine/canvas/pictures.ts'
import type { SymbolLook } from '../../../engine/canvas/reel.ts'
import type { SlotSymbol } from '../../rules/index.ts'
import type { PictureName } from '../art/pictures.ts'

/** Every symbol, in the order of its worth. */
export const SYMBOLS = [
  'W',
  'S',
  'H1',
  'H2',
  'H3',
  'H4',
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
] as const satisfies readonly SlotSymbol[]

export type Images = Record<PictureName, HTMLImageElement>

/** How the symbols look on the reels, at so many pixels of the screen. */
export function looksOf(images: Partial<Images>, pixels: number): Record<SlotSymbol, SymbolLook> {
  const looks = SYMBOLS.map((name) => {
    const still = drawn(images[name]!, pixels, pixels)
    return [name, { still, rushing: rushing(still) }] as const
  })
  return Object.fromEntries(looks) as Record<SlotSymbol, SymbolLook>
}
