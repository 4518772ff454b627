import { drawn, made } from '../../canvas/pictures.ts'
import type { Cell } from './tokens.ts'

/** Which numbers are written over a symbol that bears one, and how. */
export interface Numbering {
  symbol: string
  values: readonly number[]
  /** What stands before the number: `×`. */
  before: string
  /** The rim of the figures. */
  rim: string
  /** How far down its middle is, as a share of the picture's height. */
  at: number
}

/** How every symbol looks, at so many pixels of the screen; those with numbers with theirs. */
export interface Looks {
  pixels: number
  of(cell: Cell): HTMLCanvasElement
}

/** Draws every symbol once at these pixels. */
export function looksOf(
  images: Readonly<Partial<Record<string, HTMLImageElement>>>,
  { symbols, numbering }: { symbols: readonly string[]; numbering?: Numbering | undefined },
  pixels: number,
): Looks {
  const plain = new Map(symbols.map((name) => [name, drawn(images[name]!, pixels, pixels)] as const))
  const numbered = new Map(
    numbering?.values.map((times) => [times, withNumber(plain.get(numbering.symbol)!, times, numbering)] as const),
  )
  return { pixels, of: ({ symbol, times = 0 }) => numbered.get(times) ?? plain.get(symbol)! }
}

/** A symbol with its number. */
function withNumber(picture: HTMLCanvasElement, times: number, { before, rim, at }: Numbering): HTMLCanvasElement {
  const { width, height } = picture
  return made(width, height, (context) => {
    context.drawImage(picture, 0, 0)
    context.font = `900 ${Math.round(height * (times < 100 ? 0.34 : 0.28))}px system-ui, sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = height * 0.09
    context.strokeStyle = rim
    context.fillStyle = '#fff'
    const [x, y] = [width / 2, height * at]
    context.strokeText(`${before}${times}`, x, y)
    context.fillText(`${before}${times}`, x, y)
  })
}
