import { drawn, picture, rushing } from '../../../engine/canvas/pictures.ts'
import type { SymbolLook } from '../../../engine/canvas/reel.ts'
import type { SlotSymbol } from '../../rules/index.ts'
import type { PictureName } from '../art/pictures.ts'
import { urls } from '../art/urls.ts'

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

/** Loads every picture and reports how far it is, in percent. */
export async function loadImages(
  names: readonly PictureName[],
  onLoading: (percent: number) => void,
): Promise<Partial<Images>> {
  let done = 0
  const pairs = await Promise.all(
    names.map(async (name) => {
      const image = await picture(urls[name])
      onLoading(Math.round((++done / names.length) * 90))
      return [name, image] as const
    }),
  )
  return Object.fromEntries(pairs)
}

/** How the symbols look on the reels, at so many pixels of the screen. */
export function looksOf(images: Partial<Images>, pixels: number): Record<SlotSymbol, SymbolLook> {
  const looks = SYMBOLS.map((name) => {
    const still = drawn(images[name]!, pixels, pixels)
    return [name, { still, rushing: rushing(still) }] as const
  })
  return Object.fromEntries(looks) as Record<SlotSymbol, SymbolLook>
}
