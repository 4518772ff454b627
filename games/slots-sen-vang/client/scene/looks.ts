import { drawn, picture, rushingTextureOf, textureFrom } from '../../../engine/canvas/pictures.ts'
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

/** Wide enough for a cell of a large screen at two pixels to one. */
const SYMBOL_PX = 384

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

/** How the symbols look on the reels. */
export function looksOf(images: Partial<Images>): Record<SlotSymbol, SymbolLook> {
  const looks = SYMBOLS.map((name) => {
    const symbol = drawn(images[name]!, SYMBOL_PX, SYMBOL_PX)
    const rushing = rushingTextureOf(symbol, SYMBOL_PX / 2, SYMBOL_PX / 2)
    return [name, { still: textureFrom(symbol, true), rushing }] as const
  })
  return Object.fromEntries(looks) as Record<SlotSymbol, SymbolLook>
}
