import { drawn, made } from '../../../engine/canvas/pictures.ts'
import { CHO_NOI, SYMBOLS, type Cell, type TumbleSymbol } from '../../rules/index.ts'
import type { PictureName } from '../art/pictures.ts'

export type Images = Record<PictureName, HTMLImageElement>

/** How every symbol looks, at so many pixels of the screen; multipliers with their numbers. */
export interface Looks {
  pixels: number
  of(cell: Cell): HTMLCanvasElement
}

export function looksOf(images: Partial<Images>, pixels: number): Looks {
  const plain = Object.fromEntries(
    SYMBOLS.map((name) => [name, drawn(images[name]!, pixels, pixels)] as const),
  ) as Record<TumbleSymbol, HTMLCanvasElement>
  const numbered = new Map(CHO_NOI.multipliers.values.map((times) => [times, withNumber(plain.M, times)] as const))
  return { pixels, of: ({ symbol, times = 0 }) => numbered.get(times) ?? plain[symbol] }
}

/** A hat with its number over the brim. */
function withNumber(hat: HTMLCanvasElement, times: number): HTMLCanvasElement {
  const { width, height } = hat
  return made(width, height, (context) => {
    context.drawImage(hat, 0, 0)
    context.font = `900 ${Math.round(height * (times < 100 ? 0.34 : 0.28))}px system-ui, sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = height * 0.09
    context.strokeStyle = '#5a1a06'
    context.fillStyle = '#fff'
    const [x, y] = [width / 2, height * 0.66]
    context.strokeText(`×${times}`, x, y)
    context.fillText(`×${times}`, x, y)
  })
}
